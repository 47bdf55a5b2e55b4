import Messages

extension Markup {
  /// The steps of one attempt in full.
  mutating func steps(_ steps: [TestStep], _ links: SourceLinks?, store: inout AttachmentStore) {
    self += "<ol class=\"steps\">\n"
    for step in steps { self.step(step, links, store: &store) }
    self += "</ol>\n"
  }

  private mutating func step(
    _ step: TestStep, _ links: SourceLinks?, store: inout AttachmentStore
  ) {
    self += "<li class=\"\(step.status.code)\"><p>\(mark(step.status))"
    self += "<span>"
    words(of: step)
    self += "</span>"
    if let place = step.codePlace {
      self += " "
      code(place, links)
    }
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

  /// A place, as a link where something shows it.
  mutating func code(_ place: Place, _ links: SourceLinks?) {
    let code: Markup = "<code>\(shortened(place.text))</code>"
    guard let address = links?.address(of: place) else { return self += code }
    self += "<a href=\"\(address)\" rel=\"noopener noreferrer\">\(code)</a>"
  }

  /// The keyword and the text of a step, its arguments set off.
  mutating func words(of step: TestStep) {
    let limit = 2_000
    self += "<b>\(step.keyword)</b>"
    if step.text.utf8.count > limit {
      self += "\(shortened(step.text, to: limit))"
    } else {
      for (text, isArgument) in step.pieces {
        if isArgument { self += "<em>\(text)</em>" } else { self += "\(text)" }
      }
    }
  }

  private mutating func argument(of step: TestStep) {
    guard let argument = step.pickleStep?.argument else { return }
    if let docString = argument.docString {
      self += "<pre class=\"doc\">\(shortenedText(docString.content))</pre>"
    }
    if let table = argument.dataTable { self.table(table, rowLimit: 500) }
  }

  mutating func table(_ table: Pickle.Table, rowLimit limit: Int) {
    self += "<div class=\"wide\"><table>"
    for row in table.rows.prefix(limit) {
      self += "<tr>"
      for cell in row.cells {
        self += "<td>"
        text(shortened(cell.value, to: 1_000))
        self += "</td>"
      }
      self += "</tr>"
    }
    self += "</table></div>"
    if table.rows.count > limit {
      self += "<p>… \(table.rows.count - limit) more rows are cut</p>"
    }
  }
}
