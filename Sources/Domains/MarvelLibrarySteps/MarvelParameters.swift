import MarvelLibrary
import Ports
import StepKit

/// The things of the library that its sentences name.
let marvelParameters = StepLibrary(MarvelWorld.self) {
  ParameterType(
    "marvelWork", #"(?:comic|series|story|event) \d{1,9}"#, placePattern(work) + ofCharacter,
    "\(whose) (?:\(oneOf(ordinals.keys))|last) item \(ofSection)",
    #"(?:\#(whose) )?\#(work) (?:called |titled |named )?\#(quotation)"# + ofCharacter,
    #"\#(whose) item (?:called |titled |named )?\#(quotation)"#,
    "\(whose) (?:comic|story|event|item)", "(?:an|one) item \(ofSection)",
    useForSnippets: false
  ) { try WorkChoice(words: $0) }
  ParameterType(
    "marvelImage", "(?:the|its|this|that) \(image)|it",
    "(?:the|its) (?:\(oneOf(ordinals.keys))|last) \(image)(?: \(ofSection))?",
    "(?:the|its) \(image) \(ofSection)", "the \(image) of \(quotation)", useForSnippets: false
  ) { try WorkChoice(image: $0) }
  ParameterType("marvelTitled", quotation, useForSnippets: false) { words in
    WorkChoice(.titledAnywhere(quotedTexts(words).first ?? ""))
  }
  // In the section that the story speaks of.
  ParameterType(
    "marvelNumbered",
    "(?:\(oneOf(ordinals.keys))) (?:expanded|large|enlarged) \(image)"
      + "|(?:expanded|large|enlarged) (?:\(oneOf(ordinals.keys))) \(image)", useForSnippets: false
  ) { words in WorkChoice(.number(anyNumber(words) ?? 1)) }
  ParameterType.wording("marvelBeforeImages", beforeImagesPattern)
  ParameterType("marvelSectionChoice", sectionPattern, useForSnippets: false) { words in
    SectionChoice(
      section: words.split { " \"".contains($0) }.lazy
        .compactMap { MarvelCharacter.Section(word: $0.lowercased()) }.first)
  }
  ParameterType(
    "marvelWorkGroup",
    "(?:all|both)(?: of)?(?: the| its)?(?: \(number))? \(works)",
    "(?:only )?(?:the |those |these |its )?(?:first )?(?:\(number)) (?:visible )?\(works)",
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
  ParameterType("marvelCharacter", characterWords, useForSnippets: false) {
    try CharacterChoice(words: $0)
  }
  ParameterType("marvelFailure", MarvelFailure.allCases.map(\.rawValue).joined(separator: "|")) {
    try require(MarvelFailure(rawValue: $0), "no failure is called \($0)").error
  }
  ParameterType("marvelProblem", problemPattern, useForSnippets: false) { words in
    try require(MarvelProblem(words: words), "no problem is called \(words)")
  }
  ParameterType("marvelNames", namesPattern, useForSnippets: false) { words in
    quotedTexts(words)
  }
  ParameterType("marvelGroup", CharacterGroup.pattern, useForSnippets: false) {
    try CharacterGroup(words: $0)
  }
  ParameterType("marvelPaging", pagingPattern, useForSnippets: false) { words in
    try require(
      words.split { " ,".contains($0) }.lazy.filter { $0 != "a" }
        .compactMap { cardinal(String($0)) }.first, "found \(words)")
  }
  ParameterType("marvelNextPage", nextPagePattern, useForSnippets: false) { words in
    PageChoice(words: words)
  }
  ParameterType("marvelMore", morePattern, useForSnippets: false) { words in
    !words.split(separator: " ").contains { ["no", "not", "aren't", "isn't", "only"].contains($0) }
  }
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

  init(words: String) throws {
    if let name = quoted(words) {
      self = .named(name)
    } else if words.split(separator: " ").dropFirst().first == "last" {
      self = .last
    } else if ["a", "any", "one"].contains(words.prefix { $0 != " " }) {
      self = .number(1)
    } else {
      // An index is counted from 0.
      let first = words.contains(" index ") ? 0 : 1
      self = anyNumber(words).map { .number($0 + 1 - first) } ?? .subject
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
    case titledAnywhere(String)
    /// From 1, in the section that the story speaks of.
    case number(Int)
    /// The expanded one, or the only one on the screen, or the only one.
    case current
  }

  var kind: Kind
  /// The name of its character, where the sentence has it.
  var owner: String?

  init(_ kind: Kind) { self.kind = kind }

  /// Reads `the image`, `its first image`, `the last image of the comics`, `the image of "X"`.
  init(image words: String) throws {
    let names = words.prefix { $0 != "\"" }.split(separator: " ")
    let section = names.lazy.compactMap { MarvelCharacter.Section(word: $0) }.first
    let number = anyNumber(names.joined(separator: " "))
    owner = nil
    kind =
      switch (section, number) {
      case (let section?, _) where names.contains("last"): .last(section)
      case (let section?, let number?): .place(WorkPlace(section, number - 1))
      case (let section?, nil): .only(section)
      case (nil, let number?): .number(number)
      case (nil, nil): quotedTexts(words).first.map { .titledAnywhere($0) } ?? .current
      }
  }

  /// Reads `comic 2`, `the second comic of "Thor"`, `the last item of the comics`, `the comic "X"`.
  init(words: String) throws {
    let names = words.prefix { $0 != "\"" }.split(separator: " ")
    let section = names.lazy.compactMap { MarvelCharacter.Section(word: $0) }.first
    let isTitled =
      names.last { !["called", "titled", "named"].contains($0) }
      .flatMap { MarvelCharacter.Section(word: $0) } != nil
    var texts = quotedTexts(words)
    if isTitled, let section, !texts.isEmpty {
      kind = .titled(section, texts.removeFirst())
      owner = texts.first
      return
    }
    if section == nil, names.contains("item"), let title = texts.first {
      kind = .titledAnywhere(title)
      return
    }
    owner = texts.first
    kind =
      switch (section, anyNumber(names.joined(separator: " "))) {
      case (let section?, _) where names.contains("last"): .last(section)
      // The number has no sign, so that there is one less.
      case (let section?, let number?): .place(WorkPlace(section, number - 1))
      case (let section?, nil) where ["an", "one"].contains(names[0]): .place(WorkPlace(section, 0))
      default: .only(section)
      }
  }
}

/// A section of the details, the one that the story spoke of last where it has no name.
struct SectionChoice: Hashable, Sendable {
  var section: MarvelCharacter.Section?
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
    for word in words.split(whereSeparator: { $0 == " " || $0 == "," })
    where word != "and" && word != "but" {
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

/// `character 2`, `the third hero`, `the character at index 1`, `"Thor"`, `that character`.
let characterWords = [
  #"(?:the )?character (?:number )?\d{1,9}"#, placePattern("(?:character|hero|row|cell|entry)"),
  #"the (?:character|hero|row|cell) (?:at|with|on|in) (?:the )?(?:index|position|number|row|place) \d{1,9}"#,
  "(?:the |a )?(?:Marvel )?(?:character |hero )?(?:with the name |named |called )?\(quotation)",
  "(?:the|a|any|that|this|one)(?: (?:selected|chosen|single|same|found))? (?:character|hero)",
].joined(separator: "|")

let quotation = #""(?:[^"\\]|\\.)*""#

/// `"A", "B" and "C"`, also as `the three characters "A", "B" and "C"`.
private let namesPattern =
  "(?:both |all )?(?:of )?(?:the )?(?:\(number) )?(?:(?:characters?|hero(?:es)?)[,:]? )?"
  + "\(quotation)(?:(?:, ?(?:and |or )?| and | or )\(quotation))*"

/// `, 20 on each page`, ` in pages of 20`, ` and each page has 20`.
private let pagingPattern =
  ",?(?: and| with| in)? (?:(?:a |the )?page size (?:of|is)|pages (?:of|with|have)"
  + "|(?:each|every|a|one) page (?:of|with|has|holds|contains|shows)) \(number)(?: characters)?"
  + "|,?(?: and| with)? \(number)(?: characters| of them)? (?:per|on each|on every|on a|on one) page"

private let nextPagePattern =
  "(?:only )?(?:another|one more|(?:the|its) (?:next|second|third|fourth|fifth|2nd|3rd|following|new|last|final)"
  + "|an? (?:next|second|third|further|new|other|additional)"
  + "|any (?:next|other|more|further|additional|new)) page(?:s)?(?: of (?:the )?(?:characters|results|list))?"
  + "|(?:any |the )?(?:more|further|additional) (?:pages|characters|results)|page [2-9]"

/// A page that is loaded after others: the next one, or that of a number.
struct PageChoice: Hashable, Sendable {
  /// From 1; the largest number for the last one.
  var number: Int?

  init(words: String) {
    let number = anyNumber(words)
    let isLast = words.contains("last") || words.contains("final")
    self.number = isLast ? .max : number.map { max(2, $0) }
  }
}

private let morePattern =
  "there (?:is|are|were|was)(?: not|n't| no)?(?: any)? (?:additional|more|further|other)"
  + " (?:results|characters|pages?)(?: of (?:characters|results))?(?: to (?:show|load|present))?"
  + "(?: after (?:it|them))?|there (?:is|was) (?:a|no|another|only one) (?:(?:next|further|second) )?page"
  + "(?: of characters)?"

private let ofCharacter = "(?: (?:of|by) (?:the character )?\(quotation))?"

private let work = "(?:comic|series|story|event)"

private let image = "(?:image|picture|thumbnail|cover)"

private let whose = "(?:the|its|his|her|their|this|that)"

private let ofSection = "(?:of|in)(?: the)? (?:comics|series|stories|events)(?: section)?"

private let sectionPattern =
  "(?:\(whose)|a|an) \(works) section|(?:\(whose)|a|an) \"(?:[Cc]omics|[Ss]eries|[Ss]tories|[Ee]vents)\" section|\(whose) section (?:of |called |named |with the )?\(works)"
  + "|(?:\(whose) )?section (?:called |named )?\"(?:[Cc]omics|[Ss]eries|[Ss]tories|[Ee]vents)\""
  + "|(?:the|this|that) section"

/// `without waiting for the images`, `before any comic image is loaded`.
private let beforeImagesPattern =
  "without waiting for (?:the|its|any|their) \(image)s?"
  + "|before (?:the|its|any|their)(?: (?:comic|series|story|event))? \(image)s?"
  + " (?:is|are|was|were|has been|have been|arrives?|appears?)(?: (?:loaded|fetched|shown|presented))?"

private let works = "(?:comics|series|stories|events)"

private let ordinals = Vocabulary.english.ordinals.filter { $0.value <= 20 }

private let cardinals = Vocabulary.english.cardinals
  .filter { $0.value <= 20 || $0.value % 10 == 0 }
  .merging(Vocabulary.english.determiners) { number, _ in number }

let number = #"(?:\d{1,9}|(?:\#(tens))-(?:\#(ones))|\#(oneOf(cardinals.keys)))"#

private let tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety"

private let ones = "one|two|three|four|five|six|seven|eight|nine"

private func placePattern(_ thing: String) -> String {
  #"\#(whose) (?:\d{1,9}(?:st|nd|rd|th)|\#(oneOf(ordinals.keys))|last) \#(thing)"#
}

/// `2 comics`, or several of these: `two comics, no series and a story`.
private let amountsPattern: String = {
  let amount = "\(number) (?:comics?|series|stor(?:y|ies)|events?)"
  return "\(amount)(?:(?:, | and |, and | but )\(amount))*"
}()

/// The longer words first, because the first that matches is taken.
private func oneOf(_ words: some Sequence<String>) -> String {
  words.sorted { ($1.count, $0) < ($0.count, $1) }.joined(separator: "|")
}

func cardinal(_ word: String) -> Int? {
  let parts = word.split(separator: "-").map { Int($0) ?? cardinals[String($0)] }
  return parts.contains(nil) ? nil : parts.compactMap(\.self).reduce(0, +)
}

/// The text between the quotation marks, without the backslashes that protect such marks.
private func quoted(_ words: String) -> String? {
  guard let first = words.firstIndex(of: "\""), words.last == "\"" else { return nil }
  return String(words[words.index(after: first)...].dropLast()).replacing(#"\""#, with: "\"")
}

/// The texts between quotation marks.
func quotedTexts(_ words: String) -> [String] {
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
func anyNumber(_ words: String) -> Int? {
  words.split(separator: " ").lazy.compactMap { word in
    ordinals[String(word)] ?? Int(word.prefix { $0.isWholeNumber })
  }.first
}
