import MarvelLibrary
import Pictures
import StepKit

/// What sentences say of the sections of the details and of the works in them.
extension MarvelWorld {
  /// The titles of the works that the details show.
  mutating func titles(_ section: MarvelCharacter.Section) throws -> [String] {
    try details().character.works(in: section).items.map(\.title)
  }

  mutating func expectTitles(
    _ section: MarvelCharacter.Section, _ titles: [String], _ expected: Bool
  ) throws {
    let shown = try self.titles(section)
    for title in titles {
      try expect(shown.contains(title) == expected, "the \(section) are \(shown)")
    }
  }

  /// As above; where the sentence says so, there are no others.
  mutating func expectTitles(
    _ section: MarvelCharacter.Section, _ titles: [String], _ statement: Statement
  ) throws {
    guard statement.isOnly else { return try expectTitles(section, titles, statement.isTrue) }
    let shown = try self.titles(section)
    try expect(
      (shown.sorted() == titles.sorted()) == statement.isTrue, "the \(section) are \(shown)")
  }

  mutating func expectWorks(_ amounts: WorkAmounts, _ expected: Bool) throws {
    let character = try details().character
    let shown = Dictionary(
      uniqueKeysWithValues: amounts.counts.keys.map { ($0, character.works(in: $0).available) })
    try expect((shown == amounts.counts) == expected, "the details show \(shown)")
  }

  /// The headings of the sections as they are drawn.
  mutating func sectionHeadings() throws -> [String] {
    _ = try details()
    return screen.elements.compactMap { element in
      if case .heading(let text, detail: _) = element { text } else { nil }
    }
  }

  mutating func expectSections(_ names: [String], _ expected: Bool) throws {
    let headings = try sectionHeadings()
    for name in names {
      let isThere = headings.contains { $0.lowercased() == name.lowercased() }
      try expect(isThere == expected, "the sections are \(headings)")
    }
  }

  /// As above; where the sentence says so, there are no others, or as many as it counts.
  mutating func expectSections(
    _ names: [String], _ statement: Statement, count: Int? = nil
  ) throws {
    if let count { try expect(names.count, equals: count, "the number of sections named") }
    guard statement.isOnly else { return try expectSections(names, statement.isTrue) }
    let wanted = names.map { $0.lowercased() }
    let shown = try sectionHeadings().map { $0.lowercased() }
      .filter { MarvelCharacter.Section(word: $0) != nil || wanted.contains($0) }
    try expect(
      (shown.sorted() == wanted.sorted()) == statement.isTrue, "the sections are \(shown)")
  }

  /// The names of sections in a table, and how many items each has if it says so.
  mutating func expectSections(_ table: DataTable, _ expected: Bool) throws {
    let headers = ["section", "sections", "name", "title"]
    let isHeader = headers.contains(table.raw.first?.first?.lowercased() ?? "")
    try expect(
      table.header.count <= (expected ? 2 : 1),
      "the columns are the section and, where it is shown, the number of its items")
    let character = try details().character
    let headings = try sectionHeadings().map { $0.lowercased() }
    let rows = table.raw.dropFirst(isHeader ? 1 : 0)
    let names = rows.map { $0[0].lowercased() }
    for row in rows {
      try expectSections([row[0]], expected)
      guard row.count > 1, expected else { continue }
      let section = MarvelCharacter.Section(word: row[0].lowercased())
      let shown = section.map { character.works(in: $0).available } ?? character.links.count
      try expect("\(shown)", equals: row[1], "the number of \(row[0])")
    }
    if expected { try expect(headings.filter(names.contains), equals: names, "their order") }
  }

  /// The section that a sentence means, of which the story speaks from now on.
  mutating func section(_ choice: SectionChoice) throws -> MarvelCharacter.Section {
    let section = try require(choice.section ?? setup.section, "the story speaks of no section")
    setup.section = section
    return section
  }

  /// Gives the works where that is given; the details show as many.
  mutating func givenOrSeen(_ amounts: WorkAmounts, _ expected: Bool) async throws {
    if !scenario.isInOutcome, expected {
      try setWorks(amounts)
      try await refresh()
      if isPreparingDetails { return }
    }
    try expectWorks(amounts, expected)
  }
}
