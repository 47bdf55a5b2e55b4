import StepKit

/// Films as a sentence names them: `2 films`, `one valid film, "Ponyo"`, `"Ponyo" alone`.
struct FilmList {
  /// The titles; nil where only their number is said.
  let titles: [String]?
  let count: Int
  /// Whether there are no others.
  let isOnly: Bool

  init(_ text: String) throws {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let named = parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] }
    let words = parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] }
      .joined(separator: " ").split { " ,:".contains($0) }.map(String.init)
    let number = words.lazy.compactMap { Self.numbers[$0] ?? Int($0) }.first
    isOnly =
      words.contains { ["only", "just", "exactly", "alone", "nothing", "order"].contains($0) }
      || words.contains { $0 != "a" && (Self.numbers[$0] ?? Int($0)) != nil }
    titles = named.isEmpty ? nil : named
    count = try require(number ?? titles?.count, "\"\(text)\" has no number and no titles")
    if let titles {
      try expect(titles.count, equals: count, "the number of titles in the sentence")
    }
  }

  /// The titles of films that are named.
  var named: [String] { titles ?? [] }

  /// The films of the cache, or of a command, that the sentence means.
  func samples(others: Bool = false) throws -> [PlainFilm] {
    try titles.map { sampleFilms($0) } ?? sampleFilms(count, others: others)
  }

  /// The films as the remote writes them.
  var json: String {
    get throws { feedJSON(try titles ?? sampleNumbers(count).map { "Film \($0 + 1)" }) }
  }

  private static let numbers: [String: Int] = Vocabulary.english.cardinals.merging([
    "no": 0, "a": 1, "single": 1,
  ]) { $1 }

  /// What says that there are no others, or that their order is the one said.
  static let exactly =
    "in (?:this|that|the same|exactly this|the given) order|and nothing else|and no other films?"
    + "|only|alone"

  private static let quotes = #"(?:"[^"]*")(?:(?:, and |, | and )"[^"]*")*"#
  private static let only = "(?:only |just |exactly |nothing but )?"
  private static let number =
    #"\d{1,6}|no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|a|one single"#
  private static let these = "(?:the|these|those|all|both|all the|the same|the same list of)"
  private static let films =
    "(?:(?:valid|single|new|Ghibli) )*(?:films?|movies?|titles?|items?|entries|entry)"
  private static let named =
    "(?:,|:)?(?: (?:(?:(?:titled|named|called|entitled|with the titles|namely),?|in (?:this|the|that|the following"
    + "|the same) order|as follows):?))?"
  /// Only films with a noun and a number; films by their titles; the same in this order.
  static let words =
    "\(titled)|\(only)(?:\(these) )?(?:\(number)) \(films)(?: only)?"

  /// Only films that are named by their titles.
  static let titled =
    "\(only)(?:(?:\(these) )?(?:(?:\(number)) )?\(films)\(named) )?\(quotes)"
    + "(?: (?:\(exactly)))?"
}

/// The phrases that have films in them.
let filmListTypes = StepLibrary(GhibliWorld.self) {
  ParameterType("film list", FilmList.words, useForSnippets: false) { text in try FilmList(text) }

  // the films "Ponyo" and "Arrietty", only "Ponyo"
  ParameterType("titles", FilmList.titled, useForSnippets: false) { text in try FilmList(text) }

  // of 2 films, that has "Ponyo"
  ParameterType(
    "with films",
    "(?:with|of|containing|holding|(?:that|which) (?:has|contains|holds|consists of))"
      + " (?:\(FilmList.words))",
    useForSnippets: false
  ) { text in try FilmList(text) }

  // the title "Ponyo" and the description "By the sea"
  ParameterType("film properties", FilmProperty.claims, useForSnippets: false) { (text: String) in
    FilmProperty.claims(in: text)
  }
}
