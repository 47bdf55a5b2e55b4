import ComicsList
import StepKit
import TestDoubles

extension ComicsWorld {
  mutating func expectSectionsAre(_ titles: [String], _ isSo: Bool) async throws {
    try await look()
    let (found, titles) = (try sections().map(\.title), listed(titles))
    guard isSo else { return try expect(found != titles, "the sections are \(titles)") }
    try expect(found, equals: titles, "the list of sections")
    try expect(app.sectionCount, equals: titles.count, "the number of sections")
  }

  func expectSectionCount(_ amount: Amount, _ isShown: Bool) throws {
    try amount.expect(app.sectionCount, isShown: isShown)
    try expect(app.comics.content?.count ?? 0, equals: app.sectionCount, "the sections presented")
  }

  mutating func expectSections(
    _ titles: [String], _ amount: Amount, _ isShown: Bool
  ) async throws {
    try await look()
    let isShown = try amount.isShown(titles, isShown)
    try expectTexts(try sections().map(\.title), titles, isShown, exactly: amount.isExact)
  }

  mutating func expectSections(
    _ groups: Amount, holding amount: Amount, _ isShown: Bool
  ) async throws {
    try expect(isShown, "the sentence says what is not shown")
    try await look()
    try expectSectionCount(groups, true)
    try amount.expect(titlesShown.count, isShown: true)
  }

  mutating func expectSection(
    _ title: String, at place: ListPlace, _ isSo: Bool
  ) async throws {
    try await look()
    let found = try place.element(of: try sections()).title
    try expect((found == title) == isSo, "the section there is \"\(found)\"")
  }

  /// Some of the comics of a section, in any order.
  mutating func expectSection(
    _ section: String, _ has: Bool, _ titles: [String]
  ) async throws {
    try await look()
    let found = try self.section(section).comics.map(\.title)
    try expect(titles.filter { found.contains($0) != has }, equals: [], "what is wrong in \(found)")
  }

  mutating func expectComics(
    _ titles: [String], _ isThere: Bool, in section: String
  ) async throws {
    try await look()
    let found = try sections().first { $0.title == section }?.comics.map(\.title) ?? []
    try expect(
      titles.filter { found.contains($0) != isThere }, equals: [], "what is wrong in \(found)")
  }

  /// With no others beside them.
  mutating func expectComics(
    _ titles: [String], _ isThere: Bool, aloneIn section: String
  ) async throws {
    try await look()
    let found = try self.section(section).comics.map(\.title)
    try expect((found == titles) == isThere, "the section has \(found)")
  }

  mutating func expectRows(
    of section: String, _ amount: Amount, _ has: Bool
  ) async throws {
    try await look()
    let shown = try self.section(section)
    try amount.expect(shown.comics.count, isShown: has)
    let index = try sections().firstIndex(of: shown) ?? -1
    try expect(app.rowCount(section: index), equals: shown.comics.count, "the number of rows")
  }

  /// Where there is no such section it has no rows.
  mutating func expectRows(
    of section: String, _ amount: Amount, orNone isSo: Bool
  ) async throws {
    try await look()
    let sections = try sections()
    let index = sections.firstIndex { $0.title == section } ?? sections.count
    let count = sections.indices.contains(index) ? sections[index].comics.count : 0
    try expect(app.rowCount(section: index), equals: count, "the number of rows")
    try amount.expect(count, isShown: isSo)
  }

  func expectSection(_ section: String, _ titles: [String]) throws {
    let shown = try self.section(section).comics
    try expect(shown.map(\.title), equals: titles, "section \"\(section)\"")
  }

  /// The sections of a table, each with the number of its comics or with their titles if the table
  /// has a second column.
  mutating func expectSections(_ table: DataTable, _ isSo: Bool) async throws {
    try await look()
    try expect(isSo, "say which sections there are")
    let words = ["group", "groups", "letter", "letters", "section", "sections", "title", "titles"]
    let head = table.raw.first?.map { $0.lowercased() } ?? []
    let isHeading = words.contains(head.first ?? "")
    if isHeading, head.count > 1 {
      let known = [
        "comics", "titles", "comic", "title", "items", "number of comics", "number", "count",
      ]
      try table.checkColumns([head[0]] + known)
      try expect(head.count == 2, "the table has \(head.count) columns, expected 2")
    }
    let rows = Array(table.raw.dropFirst(isHeading ? 1 : 0))
    let found = try sections().enumerated().map { index, section in
      guard rows.indices.contains(index), rows[index].count > 1 else { return [section.title] }
      let isNumber = Int(rows[index][1]) != nil
      let titles = section.comics.map(\.title)
      return [section.title, isNumber ? "\(titles.count)" : titles.joined(separator: ", ")]
    }
    try expect(found, equals: rows, "the sections")
  }
}
