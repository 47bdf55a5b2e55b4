import StepKit

/// The things of the library that its sentences name.
let marvelParameters = StepLibrary(MarvelWorld.self) {
  workParameters
  ParameterType("marvelCharacter", characterWords, useForSnippets: false) {
    try CharacterChoice(words: $0)
  }
  ParameterType("marvelNameless", namelessCharacterWords, useForSnippets: false) {
    try CharacterChoice(words: $0)
  }
  // None of whom the sentence gives the name.
  ParameterType("marvelCharacterMeant", CharacterGroup.oneCharacter, useForSnippets: false) {
    try CharacterChoice(words: $0)
  }
  problemParameters
  ParameterType("marvelNames", namesPattern, useForSnippets: false) { (words: String) -> [String] in
    guard case .names(let names) = try CharacterGroup(words: words).kind else { return [] }
    return names
  }
  // As above, for sentences in which their number counts.
  ParameterType("marvelNamed", namesPattern, useForSnippets: false) { words in
    try CharacterGroup(words: words)
  }
  ParameterType("marvelGroup", CharacterGroup.pattern, useForSnippets: false) {
    try CharacterGroup(words: $0)
  }
  pageParameters
  // A number, but not "no", which other sentences begin with.
  ParameterType("marvelSome", #"\d{1,9}|\#(ones)|ten|twenty"#, useForSnippets: false) {
    (word: String) in try require(cardinal(word), "found \(word)")
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
  /// The one that it spoke of as another.
  case other
  /// Of the page that was loaded last, from 1.
  case ofNextPage(Int)
  /// Of the page of a number, from 1.
  case ofPage(Int, Int)
  /// Of whom the user has searched for the name.
  case searched

  /// Reads `a character`, which stands for the one that the story is about, if there is one.
  init(someone words: String) throws {
    let choice = try CharacterChoice(words: words)
    self = choice == .number(1) && anyNumber(words) == nil ? .subject : choice
  }

  init(words: String) throws {
    if let name = quoted(words) {
      self = .named(name)
    } else if words.hasSuffix(" page"), !words.contains("next page"),
      let range = words.firstRange(of: /\ (?:of|on|from|in)\ the\ /)
    {
      let page = try require(anyNumber(String(words[range.upperBound...])), "found \(words)")
      self = .ofPage(page, anyNumber(String(words[..<range.lowerBound])) ?? 1)
    } else if words.contains("next page") {
      self = .ofNextPage(anyNumber(words) ?? 1)
    } else if words.contains(" other ") {
      self = .other
    } else if words.hasSuffix(" name") {
      self = .searched
    } else if words.split(separator: " ").dropFirst().first == "last" {
      self = .last
    } else if ["a", "any", "one"].contains(words.prefix { $0 != " " }), anyNumber(words) == nil {
      self = .number(1)
    } else {
      // An index is counted from 0.
      let first = words.contains(" index ") ? 0 : 1
      self = anyNumber(words).map { .number($0 + 1 - first) } ?? .subject
    }
  }
}

/// `character 2`, `the third hero`, `the character at index 1`, `"Thor"`, `that character`.
let characterWords = characterForms.joined(separator: "|")

/// As above, without those that give the name.
let namelessCharacterWords = characterForms.filter { !$0.contains(quotation) }.joined(
  separator: "|")

private let characterForms = [
  #"(?:the )?character (?:number )?\d{1,9}"#, placePattern("(?:character|hero|row|cell|entry)"),
  #"the (?:character|hero|row|cell) (?:at|with|on|in) (?:the )?(?:index|position|number|row|place) \d{1,9}"#,
  "(?:the |a )?(?:Marvel )?(?:character |hero )?(?:with the name |named |called )?\(quotation)",
  "(?:the|a|any|that|this|one)(?: (?:selected|chosen|single|same|found))? (?:character|hero)(?: (?:it|him|her)self)?",
  "(?:the|that) other (?:character|hero)",
  "(?:a|the (?:\(oneOf(ordinals.keys)))) character (?:of|on|from|in) the (?:next|\(oneOf(ordinals.keys))) page",
  "a (?:\(oneOf(ordinals.keys))) character",
  "(?:the|that) character with (?:that|the searched) name",
]

/// `"A", "B" and "C"`, also as `the three characters "A", "B" and "C"`.
private let namesPattern =
  "(?:both |all )?(?:of )?(?:the )?(?:\(number) )?(?:(?:characters?|hero(?:es)?)[,:]? )?"
  + "\(named)(?:(?:, ?(?:and |or )?| and | or )\(named))*"

/// A name, but no address.
private let named = #""(?:[^"\\/]|/[^/"]|\\.)*""#
