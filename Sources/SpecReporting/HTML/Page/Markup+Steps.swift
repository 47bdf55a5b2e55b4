import Messages

extension Markup {
  /// The steps of one attempt in full.
  mutating func steps(_ steps: [TestStep], _ links: SourceLinks?, store: inout AttachmentStore) {
    self += "<ol class=\"steps\">\n"
    for step in steps {
      self += "<li class=\"\(step.status.code)\">"
      var place = Markup()
      if let codePlace = step.codePlace { place.code(codePlace, links) }
      content(of: step, place: place)
      if let text = step.explanation { explanation(text) }
      files(step.attachments, store: &store)
      self += "</li>\n"
    }
    self += "</ol>\n"
  }

  /// The steps of a background or an outline as they are written.
  mutating func written(_ steps: [GherkinDocument.Step]) {
    self += "<ol class=\"written\">"
    for step in steps {
      self += "<li>"
      content(of: TestStep(written: step))
      self += "</li>\n"
    }
    self += "</ol>\n"
  }

  /// A sentence, its time, and its argument below it.
  ///
  /// - Parameter place: That of its code, if it is shown.
  mutating func content(of step: TestStep, place: Markup = Markup()) {
    words(of: step)
    // Most steps take next to no time, so only longer ones are shown.
    let time = step.result?.duration.microseconds ?? 0
    if time >= 1_000 { self += " <i>\(timeText(microseconds: time))</i>" }
    if !place.isEmpty { self += " \(place)" }
    if let docString = step.pickleStep?.argument?.docString {
      self += "<pre class=\"doc\">\(shortenedText(docString.content))</pre>"
    }
    guard let table = step.pickleStep?.argument?.dataTable else { return }
    self.table(table.rows.lazy.map { $0.cells.lazy.map(\.value) }) { markup, _, cell in
      markup += "<td>"
      markup.text(shortened(cell, to: 1_000))
      markup += "</td>"
    }
  }

  /// A place, as a link if its address is known.
  mutating func code(_ place: Place, _ links: SourceLinks?) {
    let code: Markup = "<code>\(shortened(place.text))</code>"
    guard let address = links?.address(of: place) else { return self += code }
    self += "<a href=\"\(address)\" rel=\"noopener noreferrer\">\(code)</a>"
  }

  /// The keyword and the text of a step, its arguments set off.
  private mutating func words(of step: TestStep) {
    let limit = 2_000
    if !step.keyword.isEmpty { self += "<b>\(step.keyword)</b>" }
    if step.text.utf8.count > limit {
      self += "\(shortened(step.text, to: limit))"
    } else {
      for (text, isArgument) in step.pieces {
        if isArgument { self += "<em>\(text)</em>" } else { self.text(text) }
      }
    }
  }
}
