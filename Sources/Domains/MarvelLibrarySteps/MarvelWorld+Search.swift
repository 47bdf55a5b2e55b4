import MarvelLibrary
import Ports
import StepKit
import TestDoubles

extension MarvelWorld {
  /// The user searches; from the list, the magnifier is tapped before.
  mutating func search(for text: String) async throws {
    try await openIfNeeded()
    if try acting().screen.place == .list { try acting().openSearch() }
    try expect(try acting().screen.place, equals: .search, "where the user is")
    server.library.includeIfWellKnown(text)
    setup.searched.append(text)
    try acting().search(for: text)
  }

  /// The user has searched, and the answer is there.
  mutating func searched(for text: String) async throws {
    try await openSearch()
    server.library.includeIfWellKnown(text)
    setup.searched.append(text)
    try arranged().search(for: text)
  }

  /// The search lies on top, and was presented, or there is none.
  mutating func expectSearch(_ expected: Bool) throws {
    let screen = try seen()
    guard expected else { return try expect(screen.search == nil, "the search is presented") }
    try expect(screen.place, equals: .search, "where the user is")
    try expect(events.contains(.searchPresented), "the wireframe presented no search")
  }

  /// The search result has these characters, no others where the sentence says so.
  mutating func results(_ statement: Statement, _ group: CharacterGroup) async throws {
    // Where it is given, the one character was searched for.
    if !scenario.isInOutcome, statement.isTrue, currentScreen?.search?.result == nil,
      let name = try onlyName(group)
    {
      try await searchOrSee(name, true)
    }
    switch group.kind {
    case .count(let count) where statement.isTrue: try expectFound(count)
    default:
      _ = try found()
      try await list(group, statement)
    }
  }

  /// The name of the one character of whom a sentence speaks.
  private mutating func onlyName(_ group: CharacterGroup) throws -> String? {
    switch group.kind {
    case .names(let names): names.count == 1 ? names[0] : nil
    case .character(let choice): server.library.index[try given(choice)].name
    case .count(1), .some: server.library.index[try given(.subject)].name
    default: nil
    }
  }

  /// The names of the search result.
  mutating func found(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> [String] {
    let screen = try seen(file: file, line: line)
    try expect(screen.place, equals: .search, "where the user is", file: file, line: line)
    let result = try require(
      screen.search?.result, "no search result is shown", file: file, line: line)
    return result.characters.map(\.name)
  }

  /// So many characters are found; none are shown as an empty result.
  mutating func expectFound(
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    // Without a text there is no result, and nothing found.
    if count == 0, try seen(file: file, line: line).search.map({ $0.result == nil }) == true {
      return
    }
    try expect(
      try found(file: file, line: line).count, equals: count,
      "the characters of the search result", file: file, line: line)
    let list = try seenList()
    if list.error == nil {
      try expect(
        list.isEmpty == (count == 0), "the result is not shown as such", file: file, line: line)
    }
  }

  mutating func expectCount(_ count: Int, _ expected: Bool) throws {
    if expected { return try expectFound(count) }
    try expect(try found().count != count, "\(count) characters are found")
  }

  /// The names are among those found, or none of them is.
  mutating func expectFound(
    _ names: [String], _ expected: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let found = try found(file: file, line: line)
    for name in names {
      try expect(
        found.contains(name) == expected, "found were \(found)", file: file, line: line)
    }
  }

  /// The results of a search for the name are shown; where that is given, it is searched for.
  mutating func searchOrSee(_ name: String, _ expected: Bool) async throws {
    if !scenario.isInOutcome, expected, currentScreen?.search?.text != name {
      try await searched(for: name)
      try await settle()
    }
    let screen = try seen()
    let search = screen.search
    let shown = search?.result?.characters.map(\.name)
    let isFound = search?.text == name && shown == indexed(name: name).map(\.name)
    try expect(
      (isFound && screen.place == .search) == expected,
      "in the \(screen.place), the search is for \(search?.text ?? "nothing")")
  }

  /// The names that were searched for, in order.
  var searchedNames: [String] { network.requests.compactMap { $0["name"] } }

  /// A search before the last one found the character.
  func expectFoundBefore(_ name: String) throws {
    let searches = network.requests.indices.filter { network.requests[$0]["name"] != nil }
    let texts = searches.dropLast().filter { !client.canceled.contains($0) }
      .compactMap { network.requests[$0]["name"] }
    let isFound = texts.contains { text in indexed(name: text).contains { $0.name == name } }
    try expect(isFound, "no search found \(name) before: searched for were \(texts)")
  }

  /// The number of the last request that searched for `name`.
  func searchRequest(_ name: String) throws -> Int {
    try require(
      network.requests.lastIndex { $0["name"] == name }, "nothing searched for \(name)")
  }
}
