import StepKit

/// The pages of the list: how long they are, which one is meant, whether there are more.
let pageParameters = StepLibrary(MarvelWorld.self) {
  ParameterType("marvelPaging", pagingPattern, useForSnippets: false) { words in
    try require(
      words.split { " ,".contains($0) }.lazy.filter { $0 != "a" }
        .compactMap { cardinal(String($0)) }.first, "found \(words)")
  }
  ParameterType("marvelNextPage", nextPagePattern, useForSnippets: false) { words in
    PageChoice(words: words)
  }
  ParameterType("marvelRemaining", remainingPattern, useForSnippets: false) { words in
    RemainingResults(
      count: try require(
        words.split(separator: " ").lazy.compactMap { cardinal(String($0)) }.first,
        "found \(words)"),
      isOfPages: words.split(separator: " ").contains { $0.hasPrefix("page") })
  }
  ParameterType.wording("marvelWhole", wholePattern)
  ParameterType.wording("marvelAfterFirst", afterFirstPattern)
  ParameterType.wording("marvelPlacedAfter", "(?:after|below|behind) \(firstOnes)")
  ParameterType("marvelAtTheEnd", endPattern, useForSnippets: false) { VisibleMoment(words: $0) }
  ParameterType("marvelNoPage", "no (?:third|fourth|fifth|sixth) page", useForSnippets: false) {
    words in try require(anyNumber(words), "found \(words)")
  }
  ParameterType("marvelMore", morePattern, useForSnippets: false) { words in
    !words.split(separator: " ").contains {
      ["no", "not", "nothing", "aren't", "isn't", "only"].contains($0)
    }
  }
}

/// What comes after the characters that are shown: `20 additional results`, `two more pages`.
struct RemainingResults: Hashable, Sendable {
  var count: Int
  var isOfPages: Bool
}

/// A page that is loaded after others: the next one, or that of a number.
struct PageChoice: Hashable, Sendable {
  var which: Which
  /// No other page: `only the second page`, but not `only one more page`.
  var isOnly: Bool

  init(words: String) {
    isOnly = words.hasPrefix("only the ") || words.hasPrefix("only its ")
    let isLast = words.contains("last") || words.contains("final")
    which = isLast ? .last : anyNumber(words).map { .number(max(2, $0)) } ?? .next
  }

  enum Which: Hashable, Sendable {
    /// Whichever comes after those that are there.
    case next
    /// From 1.
    case number(Int)
    /// The last one of the library, or of what the search finds.
    case last
  }
}

/// `, 20 on each page`, ` in pages of 20`, ` and each page has 20`.
private let pagingPattern =
  ",?(?: and| with| in)? (?:(?:a |the )?page size (?:of|is)|pages (?:of|with|have)"
  + "|(?:each|every|a|one) page (?:of|with|has|holds|contains|shows)) \(number)(?: characters)?"
  + "|,?(?: and| with)? \(number)(?: characters| of them)? (?:per|(?:on|for) (?:each|every|a|one)) page"

private let nextPagePattern =
  "(?:only )?(?:another|one more|(?:the|its) (?:next|second|third|fourth|fifth|2nd|3rd|following|new|last|final)"
  + "|an? (?:next|second|third|fourth|fifth|further|new|other|additional)"
  + "|any (?:next|other|more|further|additional|new)) page(?:s)?(?: of (?:the )?(?:characters|results|list))?"
  + "|(?:any |the )?(?:more|further|additional) (?:pages|characters|results)|page [2-9]"

private let morePattern =
  "there (?:is|are|were|was)(?: not|n't| no| still)?(?: any)? \(more) \(results)\(toShow)"
  + "(?: after (?:it|them))?|there (?:is|was) (?:a|no|another|only one) (?:(?:next|further|second) )?page"
  + "(?: of characters)?"
  + "|there (?:are|were) (?:no|still)(?: some)? \(results)(?: left\(toShow)|\(mustShow))"
  + "|there (?:is|was) nothing (?:more|else|left)(?:\(mustShow))?"
  + "|(?:no )?\(more) \(results) (?:are|is|were)(?: still| not| no longer)? (?:available|left\(toShow))"
  + "|the (?:Marvel )?(?:API|character index|index|library|server) (?:still )?(?:has|contains|holds)"
  + "(?: still)? (?:no )?\(more) \(results)\(toShow)"

/// `there are 20 additional results to show`, `25 more characters are available`.
private let remainingPattern =
  "there (?:is|are|were|was)(?: still)?(?: only| just)? \(some) \(more) \(results)\(toShow)(?: in the library)?"
  + "|there (?:are|were)(?: still)? \(some) \(results)(?: left\(toShow)|\(mustShow))"
  + "|\(some) (?:\(more) )?\(results) (?:are|is|were)(?: still)? (?:available|left\(toShow))"
  + "|\(some) (?:\(more) )?\(results) remain(?:\(mustShow))?"
  + "|the (?:Marvel )?(?:API|character index|index|library|server) (?:still )?(?:has|contains|holds)"
  + "(?: still)? \(some) \(more) \(results)\(toShow)"

private let more = "(?:additional|more|further|other|remaining|unseen)"
private let results = "(?:results?|characters?|heroes|pages?)(?: of (?:characters|results))?"
private let mustShow =
  " (?:to|that can|which can) (?:be )?(?:show|load|present|display|list|fetch|request)(?:n|ed)?"
private let toShow =
  "(?: left)?(?:\(mustShow))?(?: (?:on|at|in|of) the (?:(?:Marvel )?(?:API|server)|library|(?:character )?index))?"
private let some = "(?:\\d{1,9}|\(ones)|ten|fifteen|twenty|thirty|forty|fifty)"

/// All the pages, but not their characters, of which other sentences speak.
private let wholePattern =
  "(?:all|every|each)(?: of)?(?: the)? pages?(?: of (?:the )?(?:characters|list|results|library|index))?"
  + "|the (?:whole|entire|complete|full) library"

/// The moment at which a page is loaded: `when the end of the list is reached`.
private let endPattern =
  "(?:only )?(?:before|until|unless|when|once|as soon as|after)"
  + " (?:the (?:end|bottom)(?: of the (?:list|page|first page))? (?:is|was|has been) reached"
  + "|(?:the user|I|the customer) (?:reach(?:es)?|reached|scrolls? (?:down )?to|gets? to|has reached|is at)"
  + " the (?:end|bottom)(?: of the (?:list|page|first page))?)"

private let afterFirstPattern =
  "(?:(?:are|is|(?:should|must|will) be) (?:then )?(?:shown|presented|listed|added|displayed|appended|placed)|(?:(?:should|must|will) )?(?:come|appear)s?)"
  + " (?:after|below|behind) \(firstOnes)|follow \(firstOnes)"
private let firstOnes =
  "(?:(?:(?:those|the ones|the characters) (?:of|from|on) )?the first(?: page)?|the (?:first|existing|old|previous|other)"
  + " (?:ones|characters|\(number)(?: characters)?))"
