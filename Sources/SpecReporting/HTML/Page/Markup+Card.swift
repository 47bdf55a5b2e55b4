import Messages

extension PageContents.Card {
  /// A scenario that needs attention: its name and cause, and folded its place, the command that runs it
  /// again, and its attempts.
  init(
    _ scenario: HTMLScenario, _ details: AttemptDetails, _ category: String?, rerun: String,
    _ links: SourceLinks?, _ attempts: Markup
  ) {
    let (outcome, pickle) = (scenario.outcome, details.pickle)
    anchor = scenario.anchor
    code = outcome.code
    cause = details.failure?.message ?? ""
    title = """
      <h3><span class="st">\(outcome.mark) \(outcome.word)</span> \(shortened(details.name))</h3>
      """
    let time = timeText(microseconds: scenario.microseconds)
    if !time.isEmpty { title += " <i>\(time)</i>" }
    if let known = details.attempt.knownFlakiness {
      title += " <span class=\"badge\" title=\"\(known.counts)\">\(known.text)</span>"
    }
    if let category { title += " <span class=\"category\">\(shortened(category))</span>" }
    body = "<p class=\"where\">\(shortened(details.lineage.feature?.name ?? "")) "
    body.code(scenario.place(in: pickle.uri), links)
    for tag in pickle.tags { body += " <span class=\"tag\">\(shortened(tag.name))</span>" }
    body += " <a href=\"#\(scenario.anchor)\">among all scenarios</a></p>\n"
    body.command(rerun)
    body += attempts
  }
}

extension Markup {
  /// A command to copy; one click selects it even if no script runs.
  mutating func command(_ text: String) {
    self += """
      <p class="run"><span class="sr">Run it again: </span><code>\(text)</code>\
      <button class="copy" hidden="hidden">Copy</button></p>

      """
  }

  /// The attempts of a card; those in a row that failed alike are shown as one, the last of them.
  mutating func attempts(
    _ attempts: [AttemptDetails], _ links: SourceLinks?, store: inout AttachmentStore
  ) {
    let causes = attempts.map(\.cause)
    var alike: [Attempt] = []
    for (index, details) in attempts.enumerated() {
      let attempt = details.attempt
      if let cause = causes[index], causes.dropFirst(index + 1).first == cause {
        alike.append(attempt)
        continue
      }
      if attempts.count > 1 || attempt.number > 0 {
        let (title, verb) =
          alike.isEmpty
          ? ("Attempt \(attempt.number + 1):", attempt.status.word)
          : ("\(alike.count + 1) attempts", "\(attempt.status.word) alike")
        self += """
          <h4>\(title) <span class="\(attempt.status.code)">\(attempt.status.mark) \(verb)</span></h4>

          """
      }
      self.steps(details.steps, links, store: &store)
      if attempt.status == .unknown, let gap = attempt.gap {
        self += "<p class=\"note\">\(gap.sentence)</p>\n"
      }
      files(attempt.attachments, store: &store)
      let others = alike.flatMap(\.allAttachments)
      if !others.isEmpty {
        self += "<details><summary>Attachments of the attempts before</summary>"
        files(others, store: &store)
        self += "</details>\n"
      }
      alike = []
    }
  }
}
