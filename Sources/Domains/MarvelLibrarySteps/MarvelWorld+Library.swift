import MarvelLibrary
import StepKit

/// What stories say of the characters of the library.
extension MarvelWorld {
  mutating func setName(_ name: String, ofFirst count: Int) throws {
    try expectAction()
    let known = server.library.index.count
    try expect(count <= known, "the library has only \(known) characters")
    for index in 0..<count { server.library.index[index].name = name }
  }

  /// More characters than a page, or no more than one; those that the story has named stay.
  mutating func setMore(_ hasMore: Bool) throws {
    try expectAction()
    let count = server.library.index.count
    if server.library.isDefault { return try setLibrary(hasMore ? 2 * pageSize + 5 : pageSize) }
    if hasMore, count <= pageSize {
      server.library.index += SampleLibrary(count: 2 * pageSize + 5).index
        .dropFirst(count)
    } else if !hasMore, count > pageSize {
      server.library.index.removeLast(count - pageSize)
    }
  }

  /// So many characters come after those that are shown, or after the first page.
  mutating func giveMore(_ count: Int) async throws {
    try expectAction()
    let shown = isOpened ? currentScreen?.list.characters.count ?? 0 : 0
    if shown > 0, shown < pageSize { setup.pageSize = shown }
    let before = shown > 0 ? shown : pageSize
    guard server.library.index.count != before + count else { return }
    if server.library.isDefault { try setLibrary(before) }
    let known = indexed().count
    try expect(known >= before, "there are \(known) characters: no page that others come after")
    server.library.index = Array(indexed().prefix(before))
    server.library.index += SampleLibrary(count: before + count).index.dropFirst(before)
    server.library.isOpenEnded = false
    guard shown > 0 else { return }
    try await refresh()
    try await loadList(upTo: shown)
  }

  /// As above, or after the characters that are shown.
  mutating func giveMore(_ hasMore: Bool) async throws {
    guard isOpened, let shown = currentScreen?.list.characters.count, shown > 0 else {
      return try setMore(hasMore)
    }
    try expectAction()
    let count = server.library.index.count
    guard hasMore != (count > shown) else { return }
    if hasMore {
      setup.pageSize = min(pageSize, shown)
      server.library.index += SampleLibrary(count: count + pageSize).index.dropFirst(count)
    } else {
      server.library.index.removeLast(count - shown)
    }
    try await refresh()
    try await loadList(upTo: shown)
  }

  /// The list, or the search result, does not show all that the library has, or does.
  mutating func expectMore(_ hasMore: Bool) throws {
    let name = try seen().search?.text
    let (shown, all) = (try seenNames().count, indexed(name: name).count)
    try expect(!hasMore || shown > 0, "nothing is shown")
    try expect((shown < all) == hasMore, "shown are \(shown) of \(all)")
  }

  /// A library of the characters in a table, with their descriptions and numbers of works.
  mutating func setLibrary(_ table: DataTable) throws {
    let headings = table.header.map { $0.lowercased() }
    let others = headings.filter { MarvelCharacter.Section(word: $0) != nil }
    let names = try table.characterNames(besides: ["description"] + others)
    try setLibrary(names)
    guard let headings = table.raw.first, names.count < table.raw.count else { return }
    for (column, heading) in headings.enumerated() {
      let section = MarvelCharacter.Section(word: heading.lowercased())
      for (index, row) in table.raw.dropFirst().enumerated() where row.indices.contains(column) {
        if heading.lowercased() == "description" {
          server.library.index[index].description = row[column]
        } else if let section {
          let count = try require(Int(row[column]), "found \(row[column]) \(section)")
          try setWorks(WorkAmounts([section: count]), of: index)
        }
      }
    }
  }
}
