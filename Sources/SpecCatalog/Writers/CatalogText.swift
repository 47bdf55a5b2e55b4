import SpecReporting

/// The catalog for a terminal.
enum CatalogText {
  static func write(_ catalog: Catalog, _ options: ReportOptions) -> [UInt8] {
    var page = TerminalPage(options)
    for part in catalog.parts {
      page.write(part.title, .bold)
      if !part.facts.isEmpty { page.write("  \(part.facts)", .dim) }
      page.newline()
      page.newline()
      for group in part.groups {
        page.line(group.title, indent: 2, .bold)
        for sentence in group.sentences { page.write(sentence) }
        page.newline()
      }
      if !part.parameters.isEmpty {
        if part.world != nil { page.line("Parameters", indent: 2, .bold) }
        for parameter in part.parameters { page.write(parameter) }
        page.newline()
      }
    }
    page.line(catalog.summary)
    return page.bytes
  }
}

extension TerminalPage {
  fileprivate mutating func write(_ sentence: Catalog.Sentence) {
    spaces(4)
    write(sentence.pattern)
    if sentence.below != .nothing { write("  + \(sentence.below.rawValue)", .dim) }
    newline()
    if let description = sentence.description { line(description, indent: 8) }
    if let example = sentence.distinctExample { line("such as: \(example)", indent: 8, .dim) }
    places([sentence.place])
    let facts = [sentence.usesInWords, sentence.timeInWords].compactMap(\.self)
    if !facts.isEmpty { line(facts.joined(separator: ", "), indent: 8, .dim) }
    places(sentence.uses?.places ?? [])
  }

  private mutating func places(_ places: [Place]) {
    for place in places {
      spaces(8)
      self.place(place)
      newline()
    }
  }

  fileprivate mutating func write(_ parameter: Catalog.Parameter) {
    spaces(4)
    write(parameter.title, .bold)
    write("  \(parameter.accepted)")
    if let example = parameter.distinctExample { write("  such as: \(example)", .dim) }
    newline()
  }
}
