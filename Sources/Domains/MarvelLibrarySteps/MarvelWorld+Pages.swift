import MarvelLibrary
import Ports
import StepKit
import TestDoubles

extension MarvelWorld {
  /// The requests for pages after the first one since the first action.
  private mutating func furtherPages() -> [HTTPRequest] {
    furtherRequests().filter { $0.url == SampleServer.indexURL && $0["offset"] != "0" }
  }

  /// The number of characters before the page that was asked for last.
  func lastOffset() -> Int {
    network.requests.last { $0.url == SampleServer.indexURL }?["offset"].flatMap { Int($0) } ?? 0
  }

  /// The number of the page that so many characters end on.
  func lastPage(of count: Int) -> Int { max(0, count - 1) / max(1, pageSize) + 1 }

  /// The number of the page, from 1; nil for whichever comes next.
  func number(of page: PageChoice.Which) -> Int? {
    switch page {
    case .next: nil
    case .number(let number): number
    case .last: lastPage(of: indexed(name: currentScreen?.search?.text).count)
    }
  }

  /// The page has come since the first action and is shown, or is not there.
  mutating func expectPage(_ page: PageChoice, _ statement: Statement) throws {
    guard statement.isTrue else { return try expectNoPage(page.which) }
    try expectNextPage(page.which)
  }

  /// As above; a page alone is shown without those before it.
  mutating func expectPageShown(_ page: PageChoice, _ statement: Statement) throws {
    guard page.isOnly || statement.isOnly, statement.isTrue else {
      return try expectPage(page, statement)
    }
    let (shown, all) = (try seenNames(), indexed(name: currentScreen?.search?.text).map(\.name))
    let last = lastPage(of: all.count)
    let number = min(number(of: page.which) ?? lastPage(of: lastOffset() + 1), last)
    let names = Array(all.dropFirst((number - 1) * pageSize).prefix(pageSize))
    try expect(shown, equals: names, "the list")
  }

  /// The list has so many characters of the library, the last page of which came after `before`.
  mutating func expectGrowth(from before: Int, to after: Int) throws {
    try expect(0 <= before && before < after, "it does not grow from \(before) to \(after)")
    let shown = try seenNames()
    try expect(shown.count, equals: after, "the number of characters shown")
    try expect(shown, equals: indexed().prefix(after).map(\.name), "the list")
    let offset = furtherPages().last.flatMap { $0["offset"] }
    try expect(offset, equals: "\(before)", "what was there before")
  }

  /// All the characters of the library are shown, the last of them since the first action.
  mutating func expectRest(_ expected: Bool) throws {
    guard expected else { return try expectNoPage(.last) }
    try expectNextPage(.last)
    try expect(try seenNames(), equals: indexed().map(\.name), "the list")
  }

  /// The last page that came has so many characters.
  mutating func expectNextPage(count: Int) throws {
    let before = furtherPages().last.flatMap { $0["offset"] }.flatMap { Int($0) } ?? 0
    try expect(try seenNames().count - before, equals: count, "the characters of the page")
  }

  /// The characters of so many pages are shown.
  mutating func expectPages(_ count: Int, _ expected: Bool) throws {
    try expect((1...1000).contains(count), "there are no \(count) pages")
    let all = indexed().map(\.name)
    let names = Array(all.prefix(count * pageSize))
    try expect(all.count > (count - 1) * pageSize, "there are \(all.count) characters")
    let shown = try seenNames()
    // More may be shown than the pages of which a sentence denies that they are.
    let isShown = expected ? shown == names : shown.starts(with: names)
    try expect(isShown == expected, "shown are \(shown)")
  }

  /// Gives the library a page of such characters, or finds them there in the list.
  mutating func page(_ page: Int, _ group: CharacterGroup, _ expected: Bool) throws {
    try expect((1...1000).contains(page), "there is no page \(page)")
    let before = (page - 1) * pageSize
    guard isSettingUp else {
      let shown = Array(try seenNames().dropFirst(before).prefix(pageSize))
      let all = indexed().map(\.name)
      let isShown =
        switch group.kind {
        case .names(let names):
          // Of which a page is denied to have any.
          expected || group.isOnly || group.isOrdered
            ? shown == names : !Set(shown).isDisjoint(with: names)
        case .count(let count): shown.count == count
        case .first(let count, _): count > 0 && shown == Array(all.prefix(count))
        case .last(let count): count > 0 && shown == Array(all.suffix(count))
        case .range(let first, let last, _):
          first > 0 && last <= all.count && shown == Array(all.prefix(last).dropFirst(first - 1))
        case .all, .allFound: !shown.isEmpty && shown == all
        case .some: !shown.isEmpty
        case .character(let choice):
          shown.contains(server.library.index[try sample(choice)].name)
        case .ofName, .others, .pages:
          try require(nil as Bool?, "say which characters the page has")
        }
      return try expect(isShown == expected, "the page shows \(shown)")
    }
    try expect(expected && page > 0, "say what the page has")
    switch group.kind {
    case .names(let names):
      if page == 1 { setup.pageSize = names.count }
      try setLibrary(indexed().prefix(page == 1 ? 0 : before).map(\.name) + names)
    case .count(let count):
      if page == 1 { setup.pageSize = count }
      try setLibrary(before + count)
    default: try expect(false, "say how many characters the page has")
    }
  }

  /// The library goes on after so many characters with those.
  mutating func nextPage(
    after count: Int, _ group: CharacterGroup, _ expected: Bool
  ) async throws {
    try expect(expected, "say what the page has")
    let before = indexed().prefix(count).map(\.name)
    try expect(before.count, equals: count, "the characters before the page")
    switch group.kind {
    case .names(let names): try setLibrary(before + names)
    case .count(let more):
      try expect(more <= 1000, "found \(more) characters, expected 1000 at most")
      server.library.index = Array(indexed().prefix(count))
      server.library.index += SampleLibrary(count: count + more).index.dropFirst(count)
      server.library.isDefault = false
    default: try expect(false, "say how many characters the page has")
    }
    let shown = currentScreen?.list.characters.count ?? 0
    try await refresh()
    if shown > 0 { try await loadList(upTo: shown) }
  }

  /// The page has come since the first action and is shown: the only one, or the last of them where
  /// the sentence says which.
  mutating func expectNextPage(
    _ which: PageChoice.Which = .next, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let pages = Array(furtherPages().suffix(which == .next ? furtherPages().count : 1))
    try expect(pages.count, equals: 1, "the number of further pages", file: file, line: line)
    let page = pages[0]
    let offset = try require(
      page["offset"].flatMap { Int($0) }, "the request has no offset", file: file, line: line)
    try expect(
      offset % pageSize == 0, "the page asked for begins after \(offset)", file: file, line: line)
    let all = server.library.characters(name: page["name"], prefix: nil)
    switch which {
    case .next: break
    case .number(let number):
      try expect(
        offset, equals: (number - 1) * pageSize, "where the page begins", file: file, line: line)
    case .last:
      try expect(
        all.count <= offset + pageSize, "it is not the last page", file: file, line: line)
    }
    // What the server has repeated is shown once, so that there are fewer.
    var known = Set<Int>()
    let names = all.prefix(offset + pageSize).filter { known.insert($0.id).inserted }.map(\.name)
    try expect(try seenNames(), equals: names, "the list", file: file, line: line)
    try expect(all.count > offset, "there is no page after \(offset)", file: file, line: line)
  }

  /// No page has been asked for since the first action, or not the page of a number, which is not
  /// shown either.
  mutating func expectNoPage(
    _ which: PageChoice.Which = .next, file: StaticString = #filePath, line: Int = #line
  ) throws {
    guard let number = number(of: which) else {
      return try expect(
        furtherPages().map(\.address), equals: [], "the requests for a next page", file: file,
        line: line)
    }
    let shown = try seenNames()
    let before = (number - 1) * pageSize
    let asked = furtherPages().filter { $0["offset"] == "\(before)" }
    try expect(
      asked.map(\.address), equals: [], "the requests for the page", file: file, line: line)
    try expect(
      shown.count <= before,
      "\(shown.count) characters are shown: the page after \(before) is there",
      file: file, line: line)
  }

  mutating func firstPage(_ size: Int?, _ statement: Statement) async throws {
    let expected = statement.isTrue
    if isSettingUp, expected {
      setup.pageSize = size ?? setup.pageSize
      try await openList()
    }
    let names = indexed().prefix(pageSize).map(\.name)
    let shown = try seenNames()
    let isThere = try hasFirst(names, shown, statement)
    let isFirst = isThere && !names.isEmpty && names.count == size ?? names.count
    try expect(isFirst == expected, "the list shows \(shown.count) characters: \(shown)")
  }
}
