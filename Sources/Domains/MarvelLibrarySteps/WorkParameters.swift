import MarvelLibrary
import StepKit

/// The works of a character, their images and their sections.
let workParameters = StepLibrary(MarvelWorld.self) {
  ParameterType(
    "marvelWork", #"(?:comic|series|story|event) \d{1,9}"#, placePattern(work) + ofCharacter,
    "\(determiner) (?:\(oneOf(ordinals.keys))|last) item \(ofSection)",
    #"(?:\#(determiner) )?\#(work) (?:called |titled |named )?\#(quotation)"# + ofCharacter,
    #"\#(determiner) item (?:called |titled |named )?\#(quotation)"#,
    "(?:\(determiner)|the same) (?:comic|story|event|item)", "(?:an|one) item \(ofSection)",
    useForSnippets: false
  ) { try WorkChoice(words: $0) }
  ParameterType(
    "marvelImage", "(?:the|its|this|that) \(image)|it",
    "(?:the|its|this|that) (?:comic|story|event)'s \(image)",
    "(?:the|its|this|that) (?:comic|story|event)'s \(image)",
    "(?:the|its) (?:\(oneOf(ordinals.keys))|last)(?: \(work))? \(image)(?: \(ofSection))?",
    "(?:the|its) \(image) \(ofSection)", "the \(image) (?:of|for) \(quotation)",
    useForSnippets: false
  ) { try WorkChoice(image: $0) }
  // Whichever: the first.
  ParameterType(
    "marvelAnyImage",
    "(?:an|any|one) \(image)(?: \(ofSection))?|(?:the|an) \(image) of (?:a|an|any|one) \(work)"
      + "|one of (?:the|its) \(image)s(?: \(ofSection))?", useForSnippets: false
  ) { words in
    let section = words.split(separator: " ").lazy.compactMap { MarvelCharacter.Section(word: $0) }
    return section.first.map { WorkChoice(.place(WorkPlace($0, 0))) } ?? WorkChoice(.any)
  }
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
  ParameterType(
    "marvelSections", "\(works)(?:(?:, | and |, and )\(article)\(works))*", useForSnippets: false
  ) {
    $0.split(whereSeparator: { " ,".contains($0) }).compactMap { MarvelCharacter.Section(word: $0) }
  }
  ParameterType("marvelSectionList", sectionList, useForSnippets: false) { words in
    words.split { " ,".contains($0) }.compactMap { MarvelCharacter.Section(word: $0) }
  }
  ParameterType("marvelTitlesOf", titlesPattern, useForSnippets: false) { words in
    try TitlesChoice(words: words)
  }
  ParameterType("marvelKind", "comics?|series|stor(?:y|ies)|events?", useForSnippets: false) {
    word in
    try require(MarvelCharacter.Section(word: word), "no section is called \(word)")
  }
  ParameterType("marvelWorks", amountsPattern) { text in try WorkAmounts(words: text) }
  // Also without numbers: several of each.
  ParameterType("marvelSomeWorks", someWorksPattern, useForSnippets: false) { text in
    try WorkAmounts(some: text)
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
    /// The first on the screen, or else of all.
    case any
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
    let names = words.prefix { $0 != "\"" }.replacing("'s ", with: " ").split(separator: " ")
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
    if names.contains("same") {
      kind = .current
      return
    }
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
  /// Whether no others are meant.
  var isOnly: Bool

  init(words: String) throws {
    let parts = words.split(separator: " ")
    section = try require(
      parts.last.flatMap { MarvelCharacter.Section(word: $0) }, "no section has \(words)")
    isOnly = parts[0] == "only"
    isWhole = parts[0] == "all" || parts[0] == "both"
    count =
      parts[0] == "both" ? 2 : parts.dropLast().lazy.compactMap { cardinal(String($0)) }.first
  }
}

/// The titles of the works in sections: `the titles of the 3 comics`.
struct TitlesChoice: Hashable, Sendable {
  var sections: [MarvelCharacter.Section]
  var count: Int?

  init(words: String) throws {
    let names = words.split { " ,".contains($0) }
    sections = names.compactMap { MarvelCharacter.Section(word: $0) }
    count = names.lazy.filter { $0 != "a" }.compactMap { cardinal(String($0)) }.first
  }
}

/// Works in sections: `2 comics, 1 series and no stories`.
struct WorkAmounts: Hashable, Sendable {
  var counts: [MarvelCharacter.Section: Int] = [:]

  init(_ counts: [MarvelCharacter.Section: Int]) { self.counts = counts }

  /// Reads `3 comics`, `comics and events`, `images in all sections`.
  init(some text: String) throws {
    let names = text.split { " ,".contains($0) }
    if names.contains("sections") || names.contains("section") {
      counts = Dictionary(uniqueKeysWithValues: MarvelCharacter.Section.allCases.map { ($0, 2) })
    } else if text.hasPrefix("more than") || text.hasPrefix("at least"), let last = names.last,
      let section = MarvelCharacter.Section(word: last)
    {
      counts[section] = text.contains("two") ? 3 : 2
    } else if names.contains(where: { cardinal(String($0)) != nil }) {
      self = try WorkAmounts(
        words: names.filter { !["with", "its", "images", "pictures"].contains($0) }
          .joined(separator: " "))
    } else {
      let sections = names.compactMap { MarvelCharacter.Section(word: $0) }
      counts = Dictionary(sections.map { ($0, 2) }, uniquingKeysWith: { first, _ in first })
    }
  }

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

private let ofCharacter = "(?: (?:of|by) (?:the character )?\(quotation))?"

private let work = "(?:comic|series|story|event)"

private let image = "(?:image|picture|thumbnail|cover)"

private let ofSection = "(?:of|in)(?: the)? (?:comics|series|stories|events)(?: section)?"

private let sectionPattern =
  "(?:\(determiner)|a|an) \(works) section|(?:\(determiner)|a|an) \"(?:[Cc]omics|[Ss]eries|[Ss]tories|[Ee]vents)\" section|\(determiner) section (?:of |called |named |with the )?\(works)"
  + "|(?:\(determiner) )?section (?:called |named )?\"(?:[Cc]omics|[Ss]eries|[Ss]tories|[Ee]vents)\""
  + "|(?:the|this|that) section"

private let imagesOf =
  "(?: (?:of|in|for) (?:(?:the|its|any|a|all|all the|each) )?(?:\(works)|\(work)|sections?)(?: sections?)?)?"

/// `the titles of the 3 comics`.
private let titlesPattern =
  "(?:the |all the |all )?(?:titles?|names?) of (?:(?:the|its|his|her|their|all|all the|both|every|each|these) )?"
  + "(?:\(number) )?(?:\(works)|\(work))(?:(?:, | and |, and )\(article)\(works))*"

/// `without waiting for the images`, `before any comic image is loaded`.
private let beforeImagesPattern =
  "without (?:waiting for|loading|fetching|requesting) (?:the|its|any|their|an|all the) \(image)s?\(imagesOf)"
  + "|before (?:the|its|any|their|an|all|all the|any of the)(?: (?:comic|series|story|event))? \(image)s?\(imagesOf)"
  + " (?:is|are|was|were|has been|have been|arrives?|appears?)(?: (?:loaded|fetched|shown|presented))?"

private let works = "(?:comics|series|stories|events)"

private let article = "(?:(?:the|its|his|her|their) )?"

/// `a comics section, a series section and an events section`.
private let sectionList =
  "(?:an?|the|one|its) \(works) section(?:(?:, | and |, and )(?:an? |the |one |its )?\(works) section)+"

/// `2 comics`, or several of these: `two comics, no series and a story`.
private let amountsPattern: String = {
  let amount = "\(number) (?:comics?|series|stor(?:y|ies)|events?)"
  return "\(amount)(?:(?:, | and |, and | but )\(amount))*"
}()

/// As above, or `comics and events`, `images in all four sections`.
let someWorksPattern =
  "(?:more than|at least) (?:one|two) (?:comics?|series|stor(?:y|ies)|events?)|\(amountsPattern)(?: with (?:images|pictures))?|\(works)(?:(?:, | and |, and )\(works))*"
  + "|(?:images|items|works|pictures) in (?:all|each|every|each of the|all of the)(?: the)?(?: four)? sections?"
