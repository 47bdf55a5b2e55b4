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
  ParameterType("marvelMore", morePattern, useForSnippets: false) { words in
    !words.split(separator: " ").contains { ["no", "not", "aren't", "isn't", "only"].contains($0) }
  }
}

/// A page that is loaded after others: the next one, or that of a number.
struct PageChoice: Hashable, Sendable {
  /// From 1; the largest number for the last one.
  var number: Int?
  /// No other page: `only the second page`, but not `only one more page`.
  var isOnly: Bool

  init(words: String) {
    isOnly = words.hasPrefix("only the ") || words.hasPrefix("only its ")
    let number = anyNumber(words)
    let isLast = words.contains("last") || words.contains("final")
    self.number = isLast ? .max : number.map { max(2, $0) }
  }
}

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

private let morePattern =
  "there (?:is|are|were|was)(?: not|n't| no)?(?: any)? (?:additional|more|further|other)"
  + " (?:results|characters|pages?)(?: of (?:characters|results))?(?: to (?:show|load|present))?"
  + "(?: after (?:it|them))?|there (?:is|was) (?:a|no|another|only one) (?:(?:next|further|second) )?page"
  + "(?: of characters)?"
