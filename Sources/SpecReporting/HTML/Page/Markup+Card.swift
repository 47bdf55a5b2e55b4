import Messages

/// One attempt at a scenario that is shown in full.
struct HTMLAttempt {
  var attempt: Attempt
  var steps: [TestStep]
}

/// What stands at the head of a card.
struct HTMLCardHead {
  var anchor: String
  var title: String
  var feature: String
  var place: Place
  var tags: [String]
  var status: TestStepResult.Status
  var isFlaky: Bool
  var microseconds: Int
  var rerun: String
}

extension Markup {
  /// A scenario that somebody has to look at: what, where, why, and how to see it again.
  mutating func card(
    _ head: HTMLCardHead, _ attempts: Markup, isOpen: Bool
  ) {
    let word = head.isFlaky ? "flaky" : head.status.word
    let code = head.isFlaky ? "y" : head.status.code
    let mark = head.isFlaky ? "↻" : head.status.mark
    self += "<details class=\"card \(code)\" id=\"f-\(head.anchor)\""
    if isOpen { self += " open=\"open\"" }
    self += """
      >
      <summary><h3><span class="st">\(mark) \(word)</span> \(shortened(head.title))</h3>
      """
    let time = timeText(microseconds: head.microseconds)
    if !time.isEmpty { self += " <i>\(time)</i>" }
    self += """
      </summary>
      <p class="where">\(shortened(head.feature)) <code>\(shortened(head.place.text))</code>
      """
    for tag in head.tags { self += " <span class=\"tag\">\(shortened(tag))</span>" }
    self += " <a href=\"#\(head.anchor)\">among all scenarios</a></p>\n"
    command(head.rerun)
    self += attempts
    self += "</details>\n"
  }

  /// A command to copy; one click selects it also where no script runs.
  mutating func command(_ text: String) {
    self += """
      <p class="run"><span class="sr">Run it again: </span><code>\(text)</code>\
      <button class="copy" hidden="hidden">Copy</button></p>

      """
  }

  /// One attempt of a card.
  mutating func attempt(_ shown: HTMLAttempt, of count: Int, store: inout AttachmentStore) {
    let attempt = shown.attempt
    if count > 1 || attempt.number > 0 {
      self += """
        <h4>Attempt \(attempt.number + 1): <span class="\(attempt.status.code)">\
        \(attempt.status.mark) \(attempt.status.word)</span></h4>

        """
    }
    steps(shown.steps, store: &store)
    if attempt.status == .unknown, let gap = attempt.gap {
      self += "<p class=\"note\">\(gap.sentence)</p>\n"
    }
    files(attempt.attachments, store: &store)
  }
}
