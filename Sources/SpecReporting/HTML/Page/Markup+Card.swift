import Messages

extension Markup {
  /// A scenario that somebody has to look at: its name, its place, its attempts, and the command that
  /// runs it again.
  ///
  /// Its element is still open.
  mutating func card(
    _ scenario: HTMLScenario, _ pickle: Pickle, _ lineage: Lineage, _ category: String?,
    rerun: String, _ links: SourceLinks?, _ attempts: Markup, isOpen: Bool
  ) {
    let word = scenario.isFlaky ? "flaky" : scenario.status.word
    let mark = scenario.isFlaky ? "↻" : scenario.status.mark
    self += "<details class=\"card \(scenario.code)\" id=\"f-\(scenario.anchor)\""
    if isOpen { self += " open=\"open\"" }
    self += """
      >
      <summary><h3><span class="st">\(mark) \(word)</span> \(shortened(lineage.longName(of: pickle)))</h3>
      """
    let time = timeText(microseconds: scenario.microseconds)
    if !time.isEmpty { self += " <i>\(time)</i>" }
    if let known = scenario.knownFlakiness {
      self += " <span class=\"badge\" title=\"\(known.counts)\">\(known.text)</span>"
    }
    if let category { self += " <span class=\"category\">\(shortened(category))</span>" }
    self += """
      </summary>
      <p class="where">\(shortened(lineage.feature?.name ?? "")) 
      """
    code(scenario.place(in: pickle.uri), links)
    for tag in pickle.tags { self += " <span class=\"tag\">\(shortened(tag.name))</span>" }
    self += " <a href=\"#\(scenario.anchor)\">among all scenarios</a></p>\n"
    command(rerun)
    self += attempts
  }

  /// A command to copy; one click selects it also where no script runs.
  mutating func command(_ text: String) {
    self += """
      <p class="run"><span class="sr">Run it again: </span><code>\(text)</code>\
      <button class="copy" hidden="hidden">Copy</button></p>

      """
  }

  /// One attempt of a card.
  mutating func attempt(
    _ attempt: Attempt, _ steps: [TestStep], of count: Int, _ links: SourceLinks?,
    store: inout AttachmentStore
  ) {
    if count > 1 || attempt.number > 0 {
      self += """
        <h4>Attempt \(attempt.number + 1): <span class="\(attempt.status.code)">\
        \(attempt.status.mark) \(attempt.status.word)</span></h4>

        """
    }
    self.steps(steps, links, store: &store)
    if attempt.status == .unknown, let gap = attempt.gap {
      self += "<p class=\"note\">\(gap.sentence)</p>\n"
    }
    files(attempt.attachments, store: &store)
  }
}
