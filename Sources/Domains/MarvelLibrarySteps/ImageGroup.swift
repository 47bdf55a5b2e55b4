import MarvelLibrary
import StepKit

/// Images of works that a sentence means: `its images`, `the images of the comics section`, `no image
/// of the other three comics`.
struct ImageGroup: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case all
    /// Those on the screen.
    case visible
    /// Those that are not on the screen.
    case others
    case first(Int)
    /// From 1.
    case numbered([Int])
  }

  /// None for all.
  var sections: [MarvelCharacter.Section]
  var part = Part.all
  /// How many there are, where the sentence says so.
  var count: Int?
  /// `no image`, `none of the images`.
  var isDenied: Bool
  /// `only the images of the comics`.
  var isOnly: Bool
  /// `all images`, which are more than those on the screen.
  var isWhole: Bool

  init(words: String) {
    var parts = words.split { " ,/".contains($0) }.map(String.init)
    isOnly = parts.first == "only"
    isDenied = ["no", "none", "not"].contains(parts[0])
    if isOnly { parts.removeFirst() }
    isWhole = ["all", "both", "each"].contains(parts[0]) && !isDenied
    if parts.starts(with: ["not", "one"]) { parts.removeFirst(2) }
    sections = parts.compactMap { MarvelCharacter.Section(word: $0) }
    let number = parts.indices.lazy.compactMap { index in
      // The number of the sections is none of images.
      parts.dropFirst(index + 1).first?.hasPrefix("section") == true
        ? nil : Int(parts[index]) ?? Vocabulary.english.cardinals[parts[index]]
    }.first
    count = parts.contains("both") ? 2 : number
    let isHidden = parts.contains {
      ["other", "others", "remaining", "hidden", "invisible", "outside", "off"].contains($0)
    }
    let isNotVisible = !isDenied && parts.contains { $0 == "not" || $0.hasSuffix("n't") }
    if isHidden || isNotVisible {
      part = .others
    } else if parts.contains("visible") || parts.contains("which")
      || parts.contains("screen") || parts.dropFirst().contains("that")
    {
      part = .visible
    } else if let works = NumberedWorks(words: words) {
      sections = [works.section]
      part = .numbered(works.numbers)
      count = works.numbers.count
    } else if let number, !parts.contains("all") {
      part = .first(number)
    }
  }
}

/// When images are loaded, by a sentence about that.
struct VisibleMoment: Hashable, Sendable {
  /// Not before: `until they are visible`.
  var isLimit: Bool

  init(words: String) {
    isLimit = words.hasPrefix("until") || words.hasPrefix("before") || words.hasPrefix("unless")
  }
}

/// Images in sentences.
let marvelImages = StepLibrary(MarvelWorld.self) {
  // None of which the sentence denies.
  ParameterType(
    "marvelTheImages",
    "(?:all|both|only|each)?(?: of)? ?\(whose)\(which) \(images)\(ofWorks)\(ofWhom)",
    useForSnippets: false
  ) { ImageGroup(words: $0) }
  ParameterType(
    "marvelImages",
    "(?:only )?(?:\(someOf)(?: \(whose))?|\(whose))\(which) \(images)\(ofWorks)\(ofWhom)\(seen)",
    "(?:no|not one|not a single|any)(?: (?:other|further|more|single))*(?: \(kinds))?"
      + " (?:image|picture|thumbnail|cover)s?\(ofAny)\(ofWhom)",
    "(?:only )?(?:(?:visible|invisible|hidden) )?(?:\(kinds) )?images\(ofWorks)\(seen)",
    "(?:each|every) (?:image|picture|thumbnail|cover)\(ofWorks)\(ofWhom)",
    "(?:only |both |all )?(?:of )?(?:the )?\(images) of (?:\(NumberedWorks.pattern))",
    useForSnippets: false
  ) { ImageGroup(words: $0) }
  // By their number: `only those 3 comics`, `the first two events only`.
  ParameterType(
    "marvelSomeOfWorks",
    "(?:only )?(?:the|those|these|its)(?: (?:first|visible))* \(number)(?: visible)? \(works)(?: only)?",
    useForSnippets: false
  ) { words in ImageGroup(words: words.hasSuffix(" only") ? "only \(words.dropLast(5))" : words) }
  // Of the works whose images they are.
  ParameterType(
    "marvelURIs",
    "(?:only )?(?:(?:none|all|each|any) of )?the resource ?URIs\(ofWorks)\(ofWhom)",
    useForSnippets: false
  ) { ImageGroup(words: $0.replacing("resource URIs", with: "resourceURIs")) }
  ParameterType("marvelWhenVisible", whenVisible, useForSnippets: false) {
    VisibleMoment(words: $0)
  }
  ParameterType("marvelWhenExpanded", whenExpanded, useForSnippets: false) {
    VisibleMoment(words: $0)
  }
  ParameterType.wording("marvelTheirURI", theirURI)
  // As above, where they are not some of others.
  ParameterType(
    "marvelImageSet",
    "(?:all|(?:all )?(?:of )?\(whose))(?: \(kinds))? \(images)\(ofWorks)\(ofWhom)",
    useForSnippets: false
  ) { ImageGroup(words: $0) }
}

private let seen =
  "(?: (?:that|which) (?:are|is)(?: not|n't)?(?: yet)? (?:visible|shown|displayed|on (?:the )?screen)(?: yet)?| not (?:yet )?visible"
  + "| (?:on|outside|off|not on) (?:of )?(?:the )?screen)?"
private let works = "(?:comics|series|stories|events)"
private let images = "(?:images|pictures|thumbnails|covers)"
private let someOf = "(?:none|not one|not any|all|both|each|any)(?: of)?"
private let whose = "(?:the|its|his|her|their|these|those|that)"
private let kind = "(?:comics?|series|stor(?:y|ies)|events?)"
private let kinds = "\(kind)(?:(?:, and |, or |, | and | or |/)(?:the |its )?\(kind))*"
private let which =
  "(?: (?:first|other|others|remaining|visible|hidden|single|four|\(number)|\(kinds)))*"
private let ofWorks =
  "(?: (?:of|in|for|from|on)(?: (?:the|its|his|her|their|this|that|these|those|all|each|every|any|a|an|both))*"
  + "\(which)(?: (?:\(kinds))?(?: ?(?:sections?|items?))?)?)?"
private let ofAny =
  "(?: (?:of|in|for|from|on)(?: (?:the|its|his|her|their|this|that|these|those|all|any|a|an|other))*"
  + "(?: (?:remaining|visible|hidden|four|\(number)))*(?: (?:\(kinds))?(?: ?(?:sections?|items?))?)?)?"
private let ofWhom =
  "(?: (?:of|in|on) (?:the character \(quotation)|\(quotation)|the detail view|that character|the character))?"

private let what =
  "(?:they|it|them|each(?: of them)?|(?:the|its|their|that|this)(?: \(kind))?(?: (?:sections?|images?|items?))?)"
private let whenVisible =
  "(?:only )?(?:when|once|as soon as|after|until|before|unless)"
  + " (?:\(what) (?:is|are|becomes?|has become|have become|was|were)(?: (?:about to be|to be|going to be))?"
  + " (?:visible|shown|displayed|presented|needed|seen|on (?:the )?screen|scrolled into view|in view)"
  + "|\(what) (?:comes?|scrolls?|appears?)(?: into view| on(?:to)? the screen)?"
  + "|(?:I|the user|the customer) (?:scrolls?|gets?|comes?) to \(what))"
private let whenExpanded =
  "(?:only )?(?:when|once|as soon as|after|until|before|unless) (?:it|they|the image|the user|I)"
  + " (?:(?:is|are|was|were|has been|have been) (?:expanded|tapped|opened)|expands? (?:it|the image|them))"
private let theirURI =
  "(?:its|his|her|their|the|each|that)(?: (?:own|comic's|item's|work's))? resource ?URIs?"
  + "(?: of (?:the|that|those|these|each) (?:\(kind)|items?|works?))?(?: yet)?"
