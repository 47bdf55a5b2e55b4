import MarvelLibrary
import StepKit

/// A view of the library that a sentence names: `the list of characters`, `the filter view`, `the
/// detail view of "Thor"`.
struct ViewChoice: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case list
    case search
    case results
    /// Of the character that the story is about, where the sentence names none.
    case details(CharacterChoice?)
  }

  var kind: Kind
  /// `no detail view`.
  var isDenied: Bool
  /// What the character has whose details they are, where the sentence says so.
  var works: WorkAmounts?

  init(_ kind: Kind, words: String) {
    self.kind = kind
    isDenied = words.hasPrefix("no ")
  }

  /// Reads `from the list`, `from the details of "Thor"`.
  init(from words: String) throws {
    func has(_ parts: String...) -> Bool { parts.contains { words.contains($0) } }
    self =
      if has("detail") {
        try .details(String(words.dropFirst("from ".count)))
      } else if has("result", "match", "filtered") {
        ViewChoice(.results, words: words)
      } else {
        ViewChoice(has("search", "filter") ? .search : .list, words: words)
      }
  }

  /// Whose details they are, where the sentence says so.
  var character: CharacterChoice? {
    if case .details(let choice) = kind { choice } else { nil }
  }

  /// Reads `its detail view`, `the details of the second character`, `"Thor"'s details`.
  static func details(_ text: String) throws -> ViewChoice {
    let separators = [" with ", " who has ", " which has ", " that has "]
    let parts = separators.lazy.compactMap { text.firstRange(of: $0) }.first.map {
      (String(text[..<$0.lowerBound]), String(text[$0.upperBound...]))
    }
    let words = (parts?.0 ?? text).replacing(",", with: "")
    let owner = words.firstRange(of: "detail").map { String(words[..<$0.lowerBound]) } ?? words
    let rest = ["of ", "for ", "about "].lazy.compactMap { words.firstRange(of: $0) }.first
    let choice =
      if let rest {
        try CharacterChoice(words: String(words[rest.upperBound...]))
      } else if owner.contains("'s ") {
        try CharacterChoice(words: String(owner.prefix { $0 != "'" }))
      } else {
        CharacterChoice?.none
      }
    // Whichever has such works is the one that the story is about.
    let isAny = parts != nil && choice == .number(1)
    var view = ViewChoice(.details(choice == .subject || isAny ? nil : choice), words: words)
    view.works = try parts.map { try WorkAmounts(some: $0.1) }
    return view
  }
}

/// The names of the views.
let marvelViews = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelListView", listView, useForSnippets: false) {
    ViewChoice(.list, words: $0)
  }
  ParameterType("marvelSearchView", searchView, useForSnippets: false) {
    ViewChoice(.search, words: $0)
  }
  ParameterType("marvelResults", resultsView, useForSnippets: false) {
    ViewChoice(.results, words: $0)
  }
  ParameterType(
    "marvelFrom", "from (?:\(listView)|\(searchView)|\(resultsView)|\(detailsView))",
    useForSnippets: false
  ) { try ViewChoice(from: $0) }
  ParameterType("marvelDetails", detailsView, useForSnippets: false) {
    try ViewChoice.details($0)
  }
}

/// `the main list`, `the list of characters`, `the character list view`.
let listView =
  "(?:the|a|this|that|my|no|its|any)"
  + "(?: (?:main|first|full|whole|complete|entire|original|unfiltered|initial|same|Marvel|loaded))*"
  + " (?:(?:(?:characters?|characters'|library|hero) )?list(?: \(ofCharacters))?"
  + "(?: view| screen| interface| page)?|characters (?:view|screen|page|interface)"
  + "|main (?:view|screen)|start screen|home screen)"

/// `of characters`, `of all the Marvel characters`, `of the library`.
private let ofCharacters =
  "(?:of|with) (?:all )?(?:the )?(?:loaded )?(?:Marvel )?(?:characters|heroes|library)"

private let searchView =
  "(?:the|an|a) (?:interface|view|screen) (?:to|for) (?:filter|search|filtering|searching)(?: for)?(?: the)?(?: results| characters)?(?: by name)?|(?:the|a|an|no|its|any)(?: (?:character|name|characters|list))*"
  + " (?:search|filter|filtering)(?: (?:of|for) (?:the )?characters| characters)?"
  + "(?: view| screen| interface| UI| field| bar| box| page| module| mode)?"

/// `the results`, `the list of results`, `the filtered list of characters`.
private let resultsView =
  "(?:the|a|an|its)(?: (?:search|filter|filtered|matching|found|new|character))*"
  + " (?:results?(?: (?:list|view|screen))?(?: of (?:the|that|this) (?:search|filter))?"
  + "|list of (?:the )?(?:(?:search|filter|filtered|found|matching) )*(?:results|matches))"
  + "|the (?:search|filter)(?:'s)? list|the filtered (?:list|characters)(?: of characters)?"
  + "|(?:the )(?:matches|matching characters)"

private let detailsView =
  "(?:the|its|his|her|their|a|an|no|any|this|that)(?: (?:character|hero|selected|full))*"
  + " details?(?: view| screen| page| interface| UI)?(?: (?:of|for|about) (?:\(characterWords)|(?:the|that) [a-z]{4,8} (?:search )?result))?"
  + "|(?:\(quotation)|(?:the|that|this)(?: (?:first|second|third|last|selected))? (?:character|hero))'s"
  + " details?(?: view| screen| page| interface)?"
  + "|(?:the|a) details?(?: view| screen| page| interface)? (?:of|for|about)"
  + " (?:(?:a|the) (?:character|hero)(?: (?:called |named )?\(quotation))?|\(quotation))"
  + "(?: with|,? (?:who|which|that) has) (?:\(someWorksPattern)),?"
