import MarvelLibrary
import StepKit

/// Characters that a sentence says are shown: `"Thor" and "Hulk"`, `only three characters`, `the
/// first 20 of 60 characters`.
struct CharacterGroup: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case names([String])
    case count(Int)
    /// The first ones of the library, and how many it has if the sentence says so.
    case first(Int, of: Int?)
    case last(Int)
    /// From 1, and how many the library has if the sentence says so.
    case range(Int, Int, of: Int?)
    case all
    /// All those of the search.
    case allFound
    case some
    case character(CharacterChoice)
    /// All those of a name that was searched for.
    case ofName(NameChoice)
    /// Other ones than that which the story is about.
    case others
    /// Those of the first pages.
    case pages(Int)
  }

  var kind: Kind
  /// There are no others.
  var isOnly = false
  /// There are no others, and they stand in this order.
  var isOrdered = false
  /// How many there are, where a sentence that names them says so.
  var count: Int?
  /// All have the one name: `characters named "Twin"`.
  var isOfOneName = false

  init(words: String) throws {
    if let kind = try Self.meant(words) {
      self.kind = kind
      isOnly =
        ["only ", "just ", "exactly "].contains { words.hasPrefix($0) }
        || words.contains("the only page")
      return
    }
    let text = words.replacing(/^(?:a|the)\ (?:list|page|total)\ (?:of|with)\ /, with: "")
    let texts = quotedTexts(text)
    let before = text.prefix { $0 != "\"" }.split(separator: " ").map(String.init)
    let after = (texts.isEmpty ? "" : String(text.reversed().prefix { $0 != "\"" }.reversed()))
      .split(separator: " ").map(String.init)
    isOnly = ["only", "just", "exactly", "else", "other", "others", "alone", "nothing"].contains {
      before.contains($0) || after.contains($0)
    }
    isOrdered = after.last == "order"
    let numbers = before.compactMap { cardinal($0) }
    if texts.isEmpty {
      kind = try Self.kind(before, numbers)
    } else {
      kind = .names(texts)
      count = numbers.first
      if let count { try expect(texts.count, equals: count, "the number of names") }
      isOfOneName =
        texts.count == 1 && count == nil
        && ["characters", "heroes"].contains { before.contains($0) }
    }
  }

  /// Those that are meant without their names or number.
  private static func meant(_ words: String) throws -> Kind? {
    var parts = words.split { " ,".contains($0) }.map(String.init)
    if words.contains("one or more") || parts.first == "a" || parts.first == "any",
      !words.contains("\""),
      parts.contains("character") || parts.contains("characters"),
      parts.dropFirst().first != "list",
      !parts.contains("other"), !parts.contains("of")
    {
      return .some
    }
    if parts.starts(with: ["all"]), parts.contains("results"), !parts.contains("for") {
      return .all
    }
    if parts.last == "names" || parts.last == "name",
      parts.contains("other") || parts.contains("different")
    {
      return .others
    }
    if ["only", "just", "exactly"].contains(parts[0]) { parts.removeFirst() }
    let numbers = parts.compactMap { $0 == "a" ? nil : cardinal($0) }
    if parts.contains("other"), parts[0] == "any" { return .others }
    if parts.contains("pages") || parts.contains("page") && !parts.contains("character") {
      let places = parts.compactMap { $0 == "next" ? 2 : ordinals[$0] }
      return .pages(parts.contains("both") ? 2 : numbers.first ?? places.max() ?? 1)
    }
    if parts.last == "name", parts.contains("characters") || parts.contains("results") {
      let start = parts.lastIndex {
        ["match", "matching", "with", "for", "of", "have"].contains($0)
      }
      let name = parts.suffix(from: (start ?? 0) + 1).joined(separator: " ")
      return .ofName(name == "the name" ? .searched(nil) : try NameChoice(words: name))
    }
    let isOne = parts.contains("character") || parts.contains("hero")
    let isPlace = parts.contains("index") || parts.contains("position")
    guard isOne, !words.contains("\""), ["the", "that", "this"].contains(parts[0]),
      numbers.isEmpty || isPlace
    else { return nil }
    return .character(try CharacterChoice(words: parts.joined(separator: " ")))
  }

  private static func kind(_ words: [String], _ numbers: [Int]) throws -> Kind {
    guard let count = numbers.first else {
      guard ["all", "every", "each"].contains(where: { words.contains($0) }) else { return .some }
      return ["found", "matching"].contains { words.contains($0) } ? .allFound : .all
    }
    if words.contains("first") { return .first(count, of: numbers.dropFirst().first) }
    if words.contains("last") { return .last(count) }
    guard numbers.count > 1 else { return .count(count) }
    return words.contains { ["to", "through"].contains($0) }
      ? .range(count, numbers[1], of: numbers.dropFirst(2).first)
      : .first(count, of: numbers[1])
  }

  static let pattern = [
    "\(list)\(which)*(?:\(number) )?(?:\(things)[,:]? )?(?:called |named )?\(quotation)"
      + "(?:(?:, ?(?:and |or )?| and | or |, but also )\(quotation))*"
      + "(?: alone| only|,? and nothing else|,? and (?:nobody|no one|nothing) else|,? (?:and|but) no other(?:s| characters?))?"
      + "(?: in (?:this|that|the given|exactly this) order)?",
    "\(list)\(which)*\(number)(?: different)? \(things)\(scope)",
    "\(which)*(?:first|last) \(number)(?: of (?:the |all )*\(number))?(?: \(things))?\(scope)",
    "\(which)*(?:first|last) \(number) \(things) of (?:the |all )*\(number)(?: \(things))?\(scope)",
    "\(which)*\(number) of (?:the |all )*\(number)(?: \(things))?\(scope)",
    #"(?:only |just )?(?:the )?(?:first )?characters (?:from )?\d{1,9} (?:to|through) \d{1,9}(?: (?:out )?of (?:the |all )*\d{1,9}(?: characters)?)?"#,
    "(?:all|every|each)(?: of)?(?: the| its| these)? \(things)\(scope)|all of them|every one of them",
    "(?:(?:the|some|any|its|these|those) )*(?:Marvel )?characters\(scope)",
    "(?:a|the) list of (?:the )?(?:Marvel )?characters\(source)",
    // What a person does with a view is another sentence.
    "(?:only |just |exactly )?(?:\(oneCharacter))(?! is no longer visible)",
    "any other characters?|(?:the )?characters with (?:other|different) names?|other characters",
    "(?:one or more|a|any) characters?\(scope)",
    "all(?: of)? the results(?: of the (?:character index|index|API|Marvel API|library))?",
    "(?:the )?characters (?:of|from|on) the only page",
    "(?:only |just |exactly )?(?:the )?characters (?:of|from|on) (?:the first page|both pages|(?:all )?(?:the )?\(number) pages)",
    "(?:only |just |exactly )?(?:all )?(?:the )?(?:characters|results)"
      + " (?:(?:(?:that|which) match|matching|with|for|of|(?:that|which) have) (?:\(NameChoice.searched)|the name))",
  ].joined(separator: "|")

  /// `two pages of characters`, `the first, the second and the third page`.
  static let pagesPattern =
    "(?:only |just )?(?:(?:the )?characters (?:of|from|on) )?the first(?: page)?(?:, (?:the )?second)?(?:,? and (?:the )?(?:next|second|third)) pages?"
    + "|(?:only |just )?(?:the )?(?:first )?(?:two|three|four|five|[2-9]) pages(?: of (?:characters|results))?"
    + "|both pages of (?:characters|results)"

  private static let list = "(?:(?:a|the) (?:list|page|total) (?:of|with) )?"
  private static let which =
    "(?:(?:only|just|exactly|both|all|of|the|these|those|same) )"
  private static let things =
    "(?:(?:Marvel|found|matching|loaded|listed|different) )*"
    + "(?:characters?(?:\\(s\\))?|heroes|hero|names|entries|entry|rows?|cells?|superheroes)"
  /// `that character`, `the second character`, `the character with that name`.
  static let oneCharacter =
    "(?:the|that|this) character (?:that was |which was |that the user )?selected(?: in the (?:list(?: of characters)?|(?:filter |search )?results))?|(?:the|that|this)(?: (?:other|found|same|selected|\\d{1,9}(?:st|nd|rd|th)|\(oneOf(ordinals.keys))|last))? (?:character|hero)"
    + "(?: (?:at|with|on|in) (?:the )?(?:index|position) \\d{1,9}| with (?:that|the searched) name"
    + "| (?:of|on|from|in) the (?:next|\(oneOf(ordinals.keys))) page)?"
  private static let scope = "(?:\(source)| in (?:total|all)| altogether)?"
  /// `of the library`, `loaded from the Marvel API character index`.
  private static let source =
    " (?:(?:loaded |fetched )?(?:of|from|in) the (?:Marvel )?(?:API|library|index|(?:(?:Marvel )?API )?characters? index)"
    + "(?: of the (?:Marvel )?API)?|(?:of|on) (?:that|the) page)"
}

extension MarvelWorld {
  /// Brings about what is said to be shown where that is given, and checks it.
  mutating func list(
    _ group: CharacterGroup, _ statement: Statement, file: StaticString = #filePath,
    line: Int = #line
  ) async throws {
    if isSettingUp {
      if statement.isTrue { try await show(group) } else { try await openList() }
    } else if !scenario.isInOutcome, statement.isTrue, case .names(let names) = group.kind {
      for name in names { try await join(name) }
    }
    try expectShown(group, statement, file: file, line: line)
  }

  /// Opens the app and scrolls until these characters are shown; where the story says nothing of the
  /// library, it has them.
  private mutating func show(_ group: CharacterGroup) async throws {
    switch group.kind {
    case .names(let names):
      if server.library.isOpenEnded { try setLibrary(names) }
      for name in names where server.library.hasUnnamed { _ = server.library.include(name) }
      try await openList()
    case .count(let count): try await show(count)
    case .first(let count, let total):
      if let total, server.library.isOpenEnded { try setLibrary(total) }
      if setup.pageSize == nil, count < pageSize { setup.pageSize = count }
      try await loadList(upTo: count)
    case .range(_, let last, let total):
      if let total, server.library.isOpenEnded { try setLibrary(total) }
      try await loadList(upTo: last)
    case .last, .all, .allFound: try await loadList(upTo: indexed().count)
    case .pages(let count):
      if server.library.isDefault {
        try setLibrary(max(server.library.index.count, count * pageSize))
      }
      try await loadList(upTo: min(count * pageSize, indexed().count))
    case .some, .character, .ofName, .others: try await openList()
    }
  }

  /// Opens the app and scrolls until so many characters are shown; where the story says nothing of
  /// the library and its pages do not end there, it has so many.
  private mutating func show(_ count: Int) async throws {
    if server.library.isDefault, count % pageSize != 0 { try setLibrary(count) }
    try await loadList(upTo: count)
  }

  /// A character that the story names where it says nothing else of the library is in it.
  mutating func join(_ name: String) async throws {
    guard server.library.isOpenEnded, !scenario.isInOutcome,
      currentScreen?.place ?? .list == .list,
      !server.library.index.contains(where: { $0.name == name })
    else { return }
    if isOpened { server.library.isDefault = false }
    _ = server.library.include(name)
    try await refresh()
  }

  /// Whether the list begins with its first page.
  private mutating func isFirstPage(_ shown: [String], _ statement: Statement) throws -> Bool {
    let first = indexed().prefix(pageSize).map(\.name)
    if statement.isStill { try expectShownBefore(first.count) }
    return !first.isEmpty && Array(shown.prefix(first.count)) == first
  }

  private mutating func expectShown(
    _ group: CharacterGroup, _ statement: Statement, file: StaticString, line: Int
  ) throws {
    if statement.isFiltered { _ = try found(file: file, line: line) }
    if case .character(let choice) = group.kind, try seen().place == .details {
      if statement.isTrue { return try expectDetails(of: choice, file: file, line: line) }
      return try expectNoDetails(of: choice)
    }
    let shown = try seenNames(file: file, line: line)
    let all = indexed().map(\.name)
    let indexed = indexed(name: currentScreen?.search?.text).map(\.name)
    let isExact = group.isOnly || statement.isOnly || (statement.isTrue && group.count != nil)
    let isShown: Bool
    switch group.kind {
    case .names(let names) where group.isOrdered: isShown = shown == names
    case .names(let names) where statement.edge == .top:
      isShown = shown.prefix(names.count).sorted() == names.sorted()
    case .names(let names) where statement.edge == .bottom:
      isShown = shown.suffix(names.count).sorted() == names.sorted()
    case .names(let names) where isExact && group.isOfOneName:
      isShown = !shown.isEmpty && shown.allSatisfy(names.contains)
    case .names(let names) where isExact: isShown = shown.sorted() == names.sorted()
    case .names(let names):
      return try expectShown(names, statement.isTrue, file: file, line: line)
    case .count(let count) where statement.isGrowth && statement.isTrue:
      return try expectGrowth(from: shown.count - count, to: shown.count)
    case .count(let count): isShown = shown.count == count
    case .first(let count, let total):
      try expect(
        (1...max(1, indexed.count)).contains(count) && total ?? indexed.count == indexed.count,
        "there are \(indexed.count) characters", file: file, line: line)
      isShown = try hasFirst(Array(indexed.prefix(count)), shown, statement, file, line)
    case .last(let count):
      try expect((1...max(1, indexed.count)).contains(count), "there are \(indexed.count)")
      isShown = Array(shown.suffix(count)) == indexed.suffix(count)
    case .range(let first, let last, let total):
      try expect(
        1 <= first && first <= last && last <= all.count && total ?? all.count == all.count,
        "\(first) to \(last) are no characters of \(all.count)", file: file, line: line)
      let (list, wanted) = (try seen().list.characters.map(\.name), Array(all[(first - 1)..<last]))
      // They are not shown where they are not all there.
      isShown =
        statement.isTrue || isExact
        ? list == wanted : Array(list.prefix(last).dropFirst(first - 1)) == wanted
    case .all: isShown = !shown.isEmpty && shown == all
    case .allFound: isShown = !shown.isEmpty && shown == indexed
    case .some: isShown = !shown.isEmpty && shown == Array(indexed.prefix(shown.count))
    case .character(let choice):
      let id = server.library.index[try sample(choice)].id
      let ids = try seenList(file: file, line: line).characters.map(\.id)
      isShown = isExact && statement.isTrue ? ids == [id] : ids.contains(id)
    case .ofName(let choice):
      let name = try name(choice)
      let wanted = self.indexed(name: name).map(\.name)
      isShown =
        isExact || statement.isTrue
        ? !shown.isEmpty && shown == wanted : !Set(shown).isDisjoint(with: wanted)
    case .others:
      try expect(!statement.isTrue, "say who is shown", file: file, line: line)
      let id = server.library.index[try subject].id
      let ids = try seenList(file: file, line: line).characters.map(\.id)
      isShown = ids != [id]
    case .pages(1) where !isExact: isShown = try isFirstPage(shown, statement)
    case .pages(let count):
      return try expectPages(count, statement.isTrue)
    }
    try expect(
      isShown == statement.isTrue, "\(shown.count) characters are shown: \(shown)", file: file,
      line: line)
  }

  /// Whether the characters shown are the first ones of the library: no others, unless the sentence
  /// denies that these are there or says that they still are.
  mutating func hasFirst(
    _ first: [String], _ shown: [String], _ statement: Statement,
    _ file: StaticString = #filePath, _ line: Int = #line
  ) throws -> Bool {
    if statement.isStill, statement.isTrue {
      try expectShownBefore(first.count, file: file, line: line)
    }
    let isWhole = statement.isTrue ? !statement.isStill : statement.isOnly
    return isWhole ? shown == first : shown.starts(with: first)
  }

  /// So many characters had been shown before what happened last.
  mutating func expectShownBefore(
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let isSearch = currentScreen?.place == .search
    let list = screenBefore.map { isSearch ? $0.search?.result ?? $0.list : $0.list }
    let before = max(list?.characters.count ?? 0, lastOffset())
    try expect(
      count <= before, "\(before) characters were shown before, expected \(count)", file: file,
      line: line)
  }
}
