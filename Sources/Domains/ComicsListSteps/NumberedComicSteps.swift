import ComicsList
import StepKit
import TestDoubles

/// Comics by their numbers.
let numberedComicSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("numbered comics", NumberedComics.pattern, useForSnippets: false) {
    (text: String) in try NumberedComics(text)
  }
  for (name, pattern) in [
    ("numbers", numbers), ("comic numbers", comicNumbers), ("character numbers", characterNumbers),
  ] {
    ParameterType(name, pattern, useForSnippets: false) { (text: String) in
      text.split { !$0.isNumber }.compactMap { Int($0) }
    }
  }

  When("{server has} {numbered comics}{in that order}") {
    (comics: inout ComicsWorld, word: ServerWord, numbered: NumberedComics, _: Words) in
    try comics.serve(numbered.all, word)
  }.isIdempotent()

  Step("{list shows} {numbered comics}{in that order}") {
    (comics: inout ComicsWorld, shows: Bool, numbered: NumberedComics, _: Words) in
    try await comics.show(numbered, shows, in: nil)
  }
  .statesDefault(opposite: "the list of comics has no items")

  Step("{list shows} {numbered comics} in/under {the group} {string}") {
    (
      comics: inout ComicsWorld, shows: Bool, numbered: NumberedComics, _: Words, section: String
    ) in
    try await comics.show(numbered, shows, in: section)
  }
  .statesDefault(opposite: "the list of comics has no items")

  for verb in ["{be}", "{is presented}"] {
    Step(.expression("{numbered comics} \(verb) in/under {the group} {string}")) {
      (
        comics: inout ComicsWorld, numbered: NumberedComics, isThere: Bool, _: Words,
        section: String
      ) in
      try await comics.show(numbered, isThere, in: section)
    }
  }

  Step("{numbered comics} {is presented}") {
    (comics: inout ComicsWorld, numbered: NumberedComics, isThere: Bool) in
    try await comics.show(numbered, isThere, in: nil)
  }

  Then("{all comics} in/of/under {the group} {string} {be} {numbers}{in that order}") {
    (
      comics: inout ComicsWorld, _: Words, _: Words, section: String, isSo: Bool, ids: [Int],
      _: Words
    ) in
    try await comics.look()
    let found = try comics.section(section).comics.map(\.id)
    try expect((found == ids) == isSo, "section \"\(section)\" has \(found)")
  }

  // All comics of the section, in their order.
  Then("{the group} {string} {group shows} {comic numbers}{in that order}") {
    (comics: inout ComicsWorld, _: Words, section: String, _: Words, ids: [Int], _: Words) in
    try await comics.look()
    try expect(try comics.section(section).comics.map(\.id), equals: ids, "section \"\(section)\"")
  }

  Then("{the group} {string} {have} {comic numbers}{in that order}") {
    (comics: inout ComicsWorld, _: Words, section: String, has: Bool, ids: [Int], _: Words) in
    try await comics.look()
    let found = try comics.section(section).comics.map(\.id)
    try expect((found == ids) == has, "section \"\(section)\" has \(found)")
  }

  // All characters, in their order.
  Then("{list shows} {character numbers}{in that order}") {
    (comics: inout ComicsWorld, shows: Bool, ids: [Int], _: Words) in
    try await comics.look()
    _ = try comics.names()
    let found = comics.app.characters?.content?.map(\.id) ?? []
    try expect((found == ids) == shows, "the characters are \(found)")
  }
}

private let numbers = #"\d{1,9}(?:(?:,? and|,) \d{1,9})*"#
private let comicNumbers =
  "(?:the )?(?:comics|comic|numbers|ids) (?:with the (?:numbers|ids) )?\(numbers)"

private let characterNumbers =
  "(?:the )?characters (?:with the )?(?:numbers? |ids? )?\(numbers)"

/// Comics with their numbers in the words of a story: `comics 42 "Bolt #1" and 51 "Comet #7"`.
struct NumberedComics: Sendable {
  let all: [(id: Int, title: String)]

  private static let one = #"(?:the )?(?:comic )?(?:number )?\d{1,9},? "(?:[^"\\]|\\.)*""#
  static let pattern =
    #"(?:the )?comics? (?:number )?\d{1,9},? "(?:[^"\\]|\\.)*"(?:(?:,? and(?: also)?|,) \#(one))*"#

  init(_ text: String) throws {
    let titles = quoted(in: text)
    var numbers: [Int] = []
    var isQuoted = false
    for part in text.split(separator: "\"", omittingEmptySubsequences: false) {
      if !isQuoted { numbers += part.split { !$0.isNumber }.compactMap { Int($0) } }
      isQuoted.toggle()
    }
    try expect(numbers.count, equals: titles.count, "the numbers")
    all = zip(numbers, titles).map { (id: $0, title: $1) }
  }
}

extension NumberedComics: CustomStringConvertible {
  /// The same in whatever order they are named.
  var description: String { "\(all.sorted { $0.id < $1.id })" }
}

extension ComicsWorld {
  /// The comics are in the section, or somewhere in the list; a story that begins with them has such
  /// a list, unless the server's comics are known.
  fileprivate mutating func show(
    _ numbered: NumberedComics, _ isShown: Bool, in section: String?
  ) async throws {
    if !isOutcome, isShown {
      if hasSampleTitles { try serve(numbered.all, .state) }
      try await showList()
    }
    try await look()
    let sections = try sections().filter { section == nil || $0.title == section }
    let all = sections.flatMap(\.comics)
    let wrong = numbered.all.map { Comic(id: $0.id, title: $0.title) }.filter {
      all.contains($0) != isShown
    }
    try expect(wrong, equals: [], "what is wrong in \(all)")
  }
}
