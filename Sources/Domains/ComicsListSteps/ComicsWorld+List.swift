import ComicsList
import StepKit
import TestDoubles

extension ComicsWorld {
  /// The titles of the whole list, from top to bottom.
  func titles(file: StaticString = #filePath, line: Int = #line) throws -> [String] {
    try sections(file: file, line: line).flatMap { $0.comics.map(\.title) }
  }

  /// The rows of the screen that is open: the characters, or else the comics; none where no list
  /// was presented.
  func visibleTexts() throws -> [String] {
    if let characters = app.characters { return characters.content?.map(\.name) ?? [] }
    return (app.comics.content ?? []).flatMap { $0.comics.map(\.title) }
  }

  /// The titles of the list; none where there is no list.
  var titlesShown: [String] { (app.comics.content ?? []).flatMap { $0.comics.map(\.title) } }

  /// Looks at the list that a story speaks of; one that begins with what is not in it has no list.
  mutating func lookAtList() async throws {
    try await look()
    try expect(isOutcome || app.comics.content != nil, "no list of comics was presented")
  }

  /// Brings a list of these comics on the screen.
  mutating func showList(of titles: [String]) async throws {
    try serve(titles, .state)
    try await showList(isEmpty: titles.isEmpty)
  }

  /// Brings a list on the screen in which there are these among others, as a story begins with it.
  mutating func bringList(of titles: [String]) async throws {
    for title in titles where !titlesShown.contains(title) { try await showList(naming: title) }
    namedComic = titles.last
  }

  /// The texts that a sentence names, of which a list may be written as one.
  ///
  /// Examples of an outline have to: `the characters are "<names>"`. After a noun in singular it is one
  /// title with a comma.
  func listed(_ texts: [String]) -> [String] {
    guard texts.count == 1, texts[0].contains(", "),
      let place = scenario.stepText.firstRange(of: "\"\(texts[0])\"")
    else { return texts }
    let nouns = [
      "comics", "titles", "characters", "names", "groups", "sections", "letters", "headers",
    ]
    let words = scenario.stepText[..<place.lowerBound].split { !$0.isLetter }.map(String.init)
    let last = words.indices.last { nouns.contains(words[$0]) || nouns.contains("\(words[$0])s") }
    guard let last, nouns.contains(words[last]), !words[...last].suffix(3).contains("list"),
      words.dropFirst(last + 1).first != "list"
    else { return texts }
    return texts[0].components(of: ", ")
  }

  /// Brings a list of so many comics on the screen; at least so many may be those of a file.
  mutating func showList(of amount: Amount) async throws {
    if amount.isOpen {
      try await showList()
      if amount.range.contains(titlesShown.count) { return }
    }
    if amount.example == 0 { return try await showList(of: [String]()) }
    try serveSample(amount.example)
    try await showList()
  }

  /// The list has these among others; a story that begins with it has no others.
  mutating func have(
    _ titles: [String], _ has: Bool, inOrder words: [Words?]
  ) async throws {
    if !isOutcome, has { return try await showList(of: titles) }
    try await lookAtList()
    try expectAmong(titlesShown, titles, has, inOrder: words)
  }

  /// The list has those of a table, which are as many as the sentence says.
  mutating func have(_ table: DataTable, _ amount: Amount, _ has: Bool) async throws {
    let others = isOutcome ? [] : ["id", "characters", "names", "character"]
    let isShown = try amount.isShown(texts(in: table, besides: others), has)
    if !isOutcome, isShown { return try await showList(of: table) }
    try await lookAtList()
    try expectTitles(try texts(in: table), isShown, exactly: amount.isExact)
  }

  /// Those named are among those shown, on request in the order in which they are named; or none is.
  func expectAmong(
    _ shown: [String], _ named: [String], _ has: Bool, inOrder words: [Words?]
  ) throws {
    let named = listed(named)
    let wrong = named.filter { shown.contains($0) != has }
    try expect(wrong, equals: [], "what is wrong in \(shown)")
    if has, words.contains(where: { $0?.namesOrder == true }) {
      try expect(shown.filter(named.contains), equals: named, "the order in \(shown)")
    }
  }

  /// One text is among those shown; several are all of them.
  func expectTexts(
    _ shown: [String], _ texts: [String], _ isShown: Bool, exactly: Bool = false
  ) throws {
    let texts = listed(texts)
    if !isShown {
      try expect(shown.filter(texts.contains), equals: [], "what is shown")
    } else if texts.count == 1, !exactly {
      try expect(shown.contains(texts[0]), "the list has \(shown)")
    } else {
      try expect(shown, equals: texts, "the list")
    }
  }

  func expectTitles(
    _ titles: [String], _ isShown: Bool, exactly: Bool = false
  ) throws {
    try expectTexts(titlesShown, titles, isShown, exactly: exactly)
  }

  func expectTitlesAre(_ titles: [String], _ isSo: Bool) throws {
    let (found, titles) = (try self.titles(), listed(titles))
    guard isSo else { return try expect(found != titles, "the titles are \(titles)") }
    try expect(found, equals: titles, "the titles of the list")
  }

  /// No list of this kind was ever presented on the screen that is open.
  func expectNoList(_ list: ListName) throws {
    switch list {
    case .comics:
      try expect(app.comics.content, equals: nil, "the list presented")
      try expect(app.sectionCount, equals: 0, "the number of sections")
    case .characters:
      try expect(app.characters?.content?.map(\.name), equals: nil, "the names presented")
    }
  }

  func expectList(_ isShown: Bool) throws {
    guard isShown else {
      return try expect(
        app.comics.content?.isEmpty != false || app.characters != nil, "the list is shown")
    }
    try expect(app.characters == nil, "the view of the characters is shown")
    try expect(!titles().isEmpty, "the list of comics is empty")
  }

  /// Neither lost nor added, in any order.
  func expectAll() throws {
    struct Item: Decodable { var title: String }
    let answered = try answered(Item.self, to: Self.comicsPath).map(\.title)
    try expect(!answered.isEmpty, "the server has sent no comics")
    try expect(try titles().sorted(), equals: answered.sorted(), "the comics")
  }

  func expectGroupedAndSorted() throws {
    struct Item: Decodable { var title: String }
    let sections = try sections()
    try expect(!sections.isEmpty, "the list of comics is empty")
    let answered = try answered(Item.self, to: Self.comicsPath).map(\.title)
    try expect(titles().sorted(), equals: answered.sorted(), "the comics")
    try expectAscending(sections.map { $0.title == "#" ? "" : $0.title }, "the sections")
    for section in sections {
      let titles = section.comics.map { $0.title.lowercased() }
      try expect(!titles.isEmpty, "section \"\(section.title)\" is empty")
      try expectAscending(titles, "section \"\(section.title)\"")
      for title in titles {
        try expect(firstLetter(of: title), equals: section.title, "the section of \"\(title)\"")
      }
    }
    try expect(shown.message, equals: nil, "the message presented")
    try expect(!shown.isLoading, "the activity indicator is still there")
  }
}

extension String {
  fileprivate func components(of separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}

/// The capital that a title is listed under, found without the domain; for plain letters.
private func firstLetter(of title: String) -> String {
  guard let first = title.first, first.isLetter else { return "#" }
  return first.uppercased()
}
