import MarvelLibrary
import Ports
import StepKit

/// The things of the library that its sentences name.
let marvelParameters = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelWork", #"(?:comic|series|story|event) \d{1,9}"#, placePattern(works)) {
    try WorkPlace(words: $0)
  }
  ParameterType("marvelSection", "comics|series|stories|events") { word in
    try require(MarvelCharacter.Section(rawValue: word), "no section is called \(word)")
  }
  ParameterType("marvelWorks", amountsPattern) { text in try WorkAmounts(words: text) }
  ParameterType(
    "marvelCharacter", #"character \d{1,9}"#, placePattern("character"), "the last character"
  ) {
    try CharacterChoice(words: $0)
  }
  ParameterType("marvelFailure", MarvelFailure.allCases.map(\.rawValue).joined(separator: "|")) {
    try require(MarvelFailure(rawValue: $0), "no failure is called \($0)").error
  }
  ParameterType("marvelProblem", MarvelProblem.allCases.map(\.rawValue).joined(separator: "|")) {
    try require(MarvelProblem(rawValue: $0), "no problem is called \($0)")
  }
}

/// A character that a scenario means, among those that are shown.
enum CharacterChoice: Hashable, Sendable {
  /// From 1; there may be none.
  case number(Int)
  case last

  init(words: String) throws {
    self = words == "the last character" ? .last : .number(try writtenNumber(words))
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

extension WorkPlace {
  /// The place of `comic 2`, or of `the second comic`.
  init(words: String) throws {
    let section = try require(
      words.split(separator: " ").lazy.compactMap { MarvelCharacter.Section(word: $0) }.first,
      "no section has a \(words)")
    // The number has no sign, so that there is one less.
    self.init(section, try writtenNumber(words) - 1)
  }
}

private let works = "(?:comic|series|story|event)"

private let ordinals = Vocabulary.english.ordinals.filter { $0.value <= 20 }

private let cardinals = Vocabulary.english.cardinals.filter { $0.value <= 20 }
  .merging(Vocabulary.english.determiners) { number, _ in number }

private func placePattern(_ thing: String) -> String {
  #"the (?:\d{1,9}(?:st|nd|rd|th)|\#(oneOf(ordinals.keys))) \#(thing)"#
}

/// `2 comics`, or several of these: `two comics, no series and a story`.
private let amountsPattern: String = {
  let amount =
    #"(?:\d{1,9}|\#(oneOf(cardinals.keys))) (?:comics?|series|stor(?:y|ies)|events?)"#
  return "\(amount)(?:(?:, | and |, and )\(amount))*"
}()

/// The longer words first, because the first that matches is taken.
private func oneOf(_ words: some Sequence<String>) -> String {
  words.sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|")
}

private func cardinal(_ word: String) -> Int? { Int(word) ?? cardinals[word] }

/// The number in `character 3` or `the third character`.
private func writtenNumber(_ words: String) throws -> Int {
  let found = words.split(separator: " ").lazy.compactMap { word in
    ordinals[String(word)] ?? Int(word.prefix { $0.isWholeNumber })
  }
  return try require(found.first, "\"\(words)\" has no number")
}
