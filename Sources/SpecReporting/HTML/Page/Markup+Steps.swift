import Messages

extension Markup {
  /// The steps of one attempt in full.
  mutating func steps(_ steps: [TestStep], store: inout AttachmentStore) {
    self += "<ol class=\"steps\">\n"
    for step in steps { self.step(step, store: &store) }
    self += "</ol>\n"
  }

  private mutating func step(_ step: TestStep, store: inout AttachmentStore) {
    self += "<li class=\"\(step.status.code)\"><p>\(mark(step.status))"
    sentence(of: step)
    if let place = step.codePlace { self += " <code>\(shortened(place.text))</code>" }
    // Most steps take next to nothing, which need not be said of each.
    let time = step.result?.duration.microseconds ?? 0
    if time >= 1_000 { self += " <i>\(timeText(microseconds: time))</i>" }
    self += "</p>"
    argument(of: step)
    if let text = step.explanation { explanation(text) }
    files(step.attachments, store: &store)
    self += "</li>\n"
  }

  /// The sign of a status with the word that it stands for.
  func mark(_ status: TestStepResult.Status) -> Markup {
    "<b class=\"m\" role=\"img\" aria-label=\"\(status.word)\">\(status.mark)</b>"
  }

  private mutating func sentence(of step: TestStep) {
    let limit = 2_000
    self += "<span><b>\(step.keyword)</b>"
    if step.text.utf8.count > limit {
      self += "\(shortened(step.text, to: limit))"
    } else {
      for (text, isArgument) in step.pieces {
        if isArgument { self += "<em>\(text)</em>" } else { self += "\(text)" }
      }
    }
    self += "</span>"
  }

  private mutating func argument(of step: TestStep) {
    guard let argument = step.pickleStep?.argument else { return }
    if let docString = argument.docString {
      self += "<pre class=\"doc\">\(shortenedText(docString.content))</pre>"
    }
    guard let table = argument.dataTable else { return }
    let limit = 500
    self += "<div class=\"wide\"><table>"
    for row in table.rows.prefix(limit) {
      self += "<tr>"
      for cell in row.cells { self += "<td>\(shortened(cell.value, to: 1_000))</td>" }
      self += "</tr>"
    }
    self += "</table></div>"
    if table.rows.count > limit {
      self += "<p>… \(table.rows.count - limit) more rows are cut</p>"
    }
  }
}
