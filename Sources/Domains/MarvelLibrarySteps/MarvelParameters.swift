import MarvelLibrary
import Ports
import StepKit

/// The things of the library that its sentences name.
let marvelParameters = StepLibrary(MarvelWorld.self) {
  ParameterType(
    "marvelWork", #"(?:comic|series|story|event) \d{1,9}"#, placePattern(work) + ofCharacter,
    "the (?:\(oneOf(ordinals.keys))|last) item (?:of|in) the (?:comics|series|stories|events)(?: section)?",
    #"(?:the |its )?\#(work) \#(quotation)"# + ofCharacter,
    "(?:the|its) (?:comic|story|event|item)",
    useForSnippets: false
  ) { try WorkChoice(words: $0) }
  ParameterType(
    "marvelWorkGroup",
    "(?:all|both)(?: of)?(?: the| its)?(?: \(number))? \(works)",
    "(?:only )?(?:the )?(?:first )?(?:\(number)) (?:visible )?\(works)",
    useForSnippets: false
  ) { try WorkGroup(words: $0) }
  ParameterType("marvelSection", "comics|series|stories|events") { word in
    try require(MarvelCharacter.Section(rawValue: word), "no section is called \(word)")
  }
  ParameterType("marvelSections", "\(works)(?:(?:, | and |, and )\(works))*", useForSnippets: false)
  {
    $0.split(whereSeparator: { " ,".contains($0) }).compactMap { MarvelCharacter.Section(word: $0) }
  }
  ParameterType("marvelKind", "comics?|series|stor(?:y|ies)|events?", useForSnippets: false) {
    word in
    try require(MarvelCharacter.Section(word: word), "no section is called \(word)")
  }
  ParameterType("marvelWorks", amountsPattern) { text in try WorkAmounts(words: text) }
  ParameterType(
    "marvelCharacter", #"character \d{1,9}"#, placePattern("(?:character|hero)"),
    "(?:the |a )?(?:character |hero )?(?:named |called )?\(quotation)",
    "(?:the|a|any|that|this) (?:character|hero)", useForSnippets: false
  ) { try CharacterChoice(words: $0) }
  ParameterType("marvelFailure", MarvelFailure.allCases.map(\.rawValue).joined(separator: "|")) {
    try require(MarvelFailure(rawValue: $0), "no failure is called \($0)").error
  }
  ParameterType("marvelProblem", problemPattern, useForSnippets: false) { words in
    try require(MarvelProblem(words: words), "no problem is called \(words)")
  }
  ParameterType(
    "marvelParameter", "(?:name|nameStartsWith|offset|limit|ts|apikey|hash)(?: param(?:eter)?)?",
    useForSnippets: false
  ) { String($0.prefix { $0 != " " }) }
  ParameterType("marvelNames", namesPattern, useForSnippets: false) { words in
    quotedTexts(words)
  }
}

/// A character that a scenario means, among those that are shown.
enum CharacterChoice: Hashable, Sendable {
  /// From 1; there may be none.
  case number(Int)
  case last
  case named(String)
  /// The one that the story is about.
  case subject

  init(words: String) throws {
    if let name = quoted(words) {
      self = .named(name)
    } else if words.hasPrefix("the last ") {
      self = .last
    } else if words.hasPrefix("a ") || words.hasPrefix("any ") {
      self = .number(1)
    } else {
      self = anyNumber(words).map { .number($0) } ?? .subject
    }
  }
}

/// A work that a scenario means, among those of the character that the story is about.
struct WorkChoice: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case place(WorkPlace)
    case last(MarvelCharacter.Section)
    case titled(MarvelCharacter.Section, String)
    /// The only one, of a section or of all.
    case only(MarvelCharacter.Section?)
  }

  var kind: Kind
  /// The name of its character, where the sentence has it.
  var owner: String?

  /// Reads `comic 2`, `the second comic of "Thor"`, `the last item of the comics`, `the comic "X"`.
  init(words: String) throws {
    let names = words.prefix { $0 != "\"" }.split(separator: " ")
    let section = names.lazy.compactMap { MarvelCharacter.Section(word: $0) }.first
    let isTitled = names.last.flatMap { MarvelCharacter.Section(word: $0) } != nil
    var texts = quotedTexts(words)
    if isTitled, let section, !texts.isEmpty {
      kind = .titled(section, texts.removeFirst())
      owner = texts.first
      return
    }
    owner = texts.first
    kind =
      switch (section, anyNumber(names.joined(separator: " "))) {
      case (let section?, _) where names.contains("last"): .last(section)
      // The number has no sign, so that there is one less.
      case (let section?, let number?): .place(WorkPlace(section, number - 1))
      default: .only(section)
      }
  }
}

/// Several works of a section: `all comics`, `the first three comics`.
struct WorkGroup: Hashable, Sendable {
  var section: MarvelCharacter.Section
  /// Nothing for all of them.
  var count: Int?
  /// Whether `count` is that of all of them.
  var isWhole: Bool

  init(words: String) throws {
    let parts = words.split(separator: " ")
    section = try require(
      parts.last.flatMap { MarvelCharacter.Section(word: $0) }, "no section has \(words)")
    isWhole = parts[0] == "all" || parts[0] == "both"
    count =
      parts[0] == "both" ? 2 : parts.dropLast().lazy.compactMap { cardinal(String($0)) }.first
  }
}

/// Works in sections: `2 comics, 1 series and no stories`.
struct WorkAmounts: Hashable, Sendable {
  var counts: [MarvelCharacter.Section: Int] = [:]

  init(_ counts: [MarvelCharacter.Section: Int]) { self.counts = counts }

  init(words: String) throws {
    var amount: Int?
    for word in words.split(whereSeparator: { $0 == " " || $0 == "," }) where word != "and" {
      if let section = MarvelCharacter.Section(word: word) {
        try expect(counts[section] == nil, "\"\(words)\" names the \(section) twice")
        counts[section] = try require(amount, "\"\(words)\" gives no number of \(section)")
        amount = nil
      } else {
        amount = cardinal(String(word))
      }
    }
  }
}

/// The features' names for failures on the way to the API.
enum MarvelFailure: String, CaseIterable, Sendable {
  case notConnected = "not connected"
  case timedOut = "timed out"
  case other = "broken off"

  var error: HTTPClientError {
    switch self {
    case .notConnected: .notConnected
    case .timedOut: .timedOut
    case .other: .other("the connection broke off")
    }
  }
}

/// What a message can be about.
enum MarvelProblem: String, CaseIterable, Sendable {
  case connection = "there is no connection"
  case invalidData = "the data is invalid"
  case refusedKeys = "the keys are not accepted"
  case publicKey = "the public key is blank"
  case privateKey = "the private key is blank"

  init?(words: String) {
    switch words {
    case let words where words.contains("connection"): self = .connection
    case let words where words.contains("keys"): self = .refusedKeys
    case let words where words.contains("public key"): self = .publicKey
    case let words where words.contains("private key"): self = .privateKey
    default: self = .invalidData
    }
  }

  func matches(_ error: CatalogError) -> Bool {
    switch (self, error) {
    case (.connection, .connectivity), (.invalidData, .invalidData): true
    case (.refusedKeys, .invalidData(.status(401, _))): true
    case (.publicKey, .configuration(blank: .public)): true
    case (.privateKey, .configuration(blank: .private)): true
    default: false
    }
  }
}

private let problemPattern =
  "there is no (?:internet )?connection|the connection (?:is|was) lost"
  + "|the (?:data|answer|response)(?: of the server)? (?:is|was) invalid"
  + "|the (?:data|answer|response) (?:cannot|could not|can't|couldn't) be read"
  + "|the keys are (?:not accepted|wrong|invalid)"
  + "|the (?:public|private) key is (?:blank|missing|empty)"

private let quotation = #""(?:[^"\\]|\\.)*""#

/// `"A", "B" and "C"`, also as `the three characters "A", "B" and "C"`.
private let namesPattern =
  "(?:both |all )?(?:of )?(?:the )?(?:\(number) )?(?:characters? |hero(?:es)? )?"
  + "\(quotation)(?:(?:, ?(?:and )?| and )\(quotation))*"

private let ofCharacter = "(?: (?:of|by) (?:the character )?\(quotation))?"

private let work = "(?:comic|series|story|event)"

private let works = "(?:comics|series|stories|events)"

private let ordinals = Vocabulary.english.ordinals.filter { $0.value <= 20 }

private let cardinals = Vocabulary.english.cardinals.filter { $0.value <= 20 }
  .merging(Vocabulary.english.determiners) { number, _ in number }

private let number = #"(?:\d{1,9}|\#(oneOf(cardinals.keys)))"#

private func placePattern(_ thing: String) -> String {
  #"the (?:\d{1,9}(?:st|nd|rd|th)|\#(oneOf(ordinals.keys))|last) \#(thing)"#
}

/// `2 comics`, or several of these: `two comics, no series and a story`.
private let amountsPattern: String = {
  let amount = "\(number) (?:comics?|series|stor(?:y|ies)|events?)"
  return "\(amount)(?:(?:, | and |, and )\(amount))*"
}()

/// The longer words first, because the first that matches is taken.
private func oneOf(_ words: some Sequence<String>) -> String {
  words.sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|")
}

private func cardinal(_ word: String) -> Int? { Int(word) ?? cardinals[word] }

/// The text between the quotation marks, without the backslashes that protect such marks.
private func quoted(_ words: String) -> String? {
  guard let first = words.firstIndex(of: "\""), words.last == "\"" else { return nil }
  return String(words[words.index(after: first)...].dropLast()).replacing(#"\""#, with: "\"")
}

/// The texts between quotation marks.
private func quotedTexts(_ words: String) -> [String] {
  var texts: [String] = []
  var current: String?
  var isEscaped = false
  for character in words {
    guard let text = current else {
      if character == "\"" { current = "" }
      continue
    }
    if character == "\"", !isEscaped {
      texts.append(text)
      current = nil
    } else if character == "\\", !isEscaped {
      isEscaped = true
      continue
    } else {
      current = text + String(character)
    }
    isEscaped = false
  }
  return texts
}

/// The number in `character 3` or `the third character`; nothing where there is none.
private func anyNumber(_ words: String) -> Int? {
  words.split(separator: " ").lazy.compactMap { word in
    ordinals[String(word)] ?? Int(word.prefix { $0.isWholeNumber })
  }.first
}
