import StepKit

/// Parts of sentences that say something or its opposite: true for `are shown`, false for `are no
/// longer shown`.
let marvelPhrases = StepLibrary(MarvelWorld.self) {
  phrase("marvelAre", are)
  phrase("marvelIsShown", isShown)
  phrase("marvelShows", shows)
  // As above, for sentences about characters that are listed, in which "only" and "still" count.
  ParameterType("marvelIsListed", isShown, useForSnippets: false) { Statement(words: $0) }
  ParameterType(
    "marvelLists",
    "(?:the|a|this) (?:character )?list(?: of characters)?(?: view| screen)? (?:\(shows))"
      + "|(?:the (?:app|application|screen|view|first view)|it) (?:\(shows))"
      + "|the library (?:\(statement("(?:show|display|present)")))|\(someone) (?:\(sees))",
    useForSnippets: false
  ) { Statement(words: $0) }
  ParameterType("marvelResult", shows, useForSnippets: false) { Statement(words: $0) }
  phrase(
    "marvelLoads",
    "(?:the (?:app|application|list|library|list presenter|presenter|search)|it)"
      + " (?:\(statement("(?:load|fetch|request|ask for|retrieve|get)")))(?: and (?:show|present|display)s?)?"
  )
  phrase(
    "marvelIsLoaded",
    "\(are) (?:lazy |lazily )?(?:loaded|requested|fetched|downloaded|retrieved|asked for|added|appended)"
      + "(?: yet| now| and (?:then )?(?:shown|presented|displayed|added)| from the Marvel API"
      + "| to the (?:end of the )?list| at the end of the list)*")
  phrase(
    "marvelSees",
    "(?:the (?:app|application|library|screen)|it) (?:\(statement("(?:show|display|present)")))"
      + "|\(someone) (?:\(sees))")
  phrase("marvelNot", "(?:do|does|did|should) not|(?:do|does|did|should)n't|never")
  ParameterType("marvelTimes", "once|twice|(?:\\d{1,9}|\(small)) times?", useForSnippets: false) {
    let words = $0.split(separator: " ")
    return switch words[0] {
    case "once": 1
    case "twice": 2
    default:
      try require(
        Int(words[0]) ?? Vocabulary.english.cardinals[String(words[0])], "found \($0)")
    }
  }
}

/// A sentence that says something, or denies it.
struct Statement: Hashable, Sendable {
  var isTrue: Bool
  /// What it says is so of nothing else.
  var isOnly: Bool
  /// What it says was so before: there may be more by now.
  var isStill: Bool

  init(words: String) {
    let words = words.split(separator: " ")
    let isNegated = words.contains { word in
      word.hasSuffix("n't") || ["not", "no", "never", "cannot"].contains(word)
    }
    let isHidden = words.contains { word in
      ["hidden", "gone", "cleared", "removed", "disappear", "vanish"].contains {
        word.hasPrefix($0)
      }
    }
    isTrue = isNegated == isHidden
    isOnly = words.contains("only") || words.contains("just")
    isStill = words.contains("still")
  }
}

private func phrase(_ name: String, _ pattern: String) -> ParameterType {
  ParameterType(name, pattern, useForSnippets: false) { Statement(words: $0).isTrue }
}

/// The forms of a verb: `shows`, `does not show`, `should still show`, `no longer shows`.
private func statement(_ verb: String) -> String {
  "(?:should |must |can |will |then |now |still |also |only |just )*\(verb)(?:s|es|ed)?(?: only| just| still)?"
    + "|(?:do|does|did|should|must|can|ca|will|wo)(?: not|n't) (?:still |yet )?\(verb)|never \(verb)s"
    + "|(?:still )?(?:has|have)(?: not|n't| never)? (?:\(verb)(?:n|ed))|no longer \(verb)s"
}

/// The forms of `is` and `are`, and their opposites.
private let are =
  "(?:(?:is|are|was|were|stays?|stayed|remains?|remained)(?: not|n't| no longer| never|\(adverb))*"
  + "|(?:has|have|had|should|must|will)(?: not|n't| never| no longer|\(adverb))* (?:be|been))"

private let adverb = "(?: yet| still| now| then| also| all| both| already| only| just| at once)"

private let isShown =
  "\(are) (?:shown|displayed|presented|listed|visible|seen|open)(?: and loaded)?\(tail)"
  + "|\(are) \(place)\(tail)|appears?\(tail)|(?:does|do|did)(?: not|n't) appear\(tail)"
  + "|\(are) (?:hidden|gone|cleared|removed)\(tail)|disappears?\(tail)|vanish(?:es)?\(tail)"

private let shows = statement("(?:show|display|present|list|contain|include|have|ha)")

private let someone = "(?:I|you|we|the user|the customer)"

private let sees =
  "(?:should |must |can |will |then |now |still |also |only |just )*sees?(?: only| just| still)?"
  + "|(?:am|is|are|was|were)(?: not| now| still| no longer)* (?:presented with|shown)"
  + "|(?:am|is|are) able to see|(?:do|does|did|should|must|can|ca|will|wo)(?: not|n't) (?:still )?see"
  + "|cannot (?:still )?see|no longer sees?"

private let place =
  "(?:on (?:the )?screen|at the top|in the search(?: results?)?"
  + "|(?:in|part of|on|among) (?:the|this|that) (?:search )?(?:list|view|results?)"
  + "(?: of (?:characters|results|the search))?)"

private let tail =
  "(?: again| any ?more| any longer| yet| now| there| at once| in it| to (?:me|the (?:user|customer))| \(place))*"

private let small = "one|two|three|four|five|six|seven|eight|nine|ten"
