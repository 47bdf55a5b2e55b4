import StepKit

/// Parts of sentences that say something or its opposite: true for `are shown`, false for `are no
/// longer shown`.
let marvelPhrases = StepLibrary(MarvelWorld.self) {
  phrase("marvelAre", are)
  phrase(
    "marvelIsShown",
    "\(are) (?:shown|displayed|presented|listed|visible|seen|open)\(tail)"
      + "|\(are) \(place)\(tail)|appears?\(tail)|(?:does|do)(?: not|n't) appear\(tail)"
      + "|\(are) (?:hidden|gone|cleared|removed)\(tail)|disappears?\(tail)|vanish(?:es)?\(tail)")
  phrase("marvelShows", shows)
  phrase(
    "marvelIsLoaded",
    "\(are) (?:lazy |lazily )?(?:loaded|requested|fetched|downloaded|retrieved|asked for)"
      + "(?: yet| and (?:shown|presented|displayed)| from the Marvel API)*")
  phrase(
    "marvelSees",
    "the (?:app|library) (?:(?:should |must )?(?:still |now |only )?(?:show|display|present)s?"
      + "|(?:does|should|must)(?: not|n't) (?:show|display|present)|no longer (?:show|display|present)s)"
      + "|(?:I|you|we|the user|the customer) "
      + "(?:(?:should |must |can )?(?:still |now |only )?sees?"
      + "|(?:do|does|should|must|can|ca)(?: not|n't) (?:still )?see|cannot see|no longer sees?)")
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

private func phrase(_ name: String, _ pattern: String) -> ParameterType {
  ParameterType(name, pattern, useForSnippets: false) { words in
    let words = words.split(separator: " ")
    let isNegated = words.contains { word in
      word.hasSuffix("n't") || ["not", "no", "never", "cannot"].contains(word)
    }
    let isHidden = words.contains { word in
      ["hidden", "gone", "cleared", "removed", "disappear", "vanish"].contains {
        word.hasPrefix($0)
      }
    }
    return isNegated == isHidden
  }
}

/// The forms of `is` and `are`, and their opposites.
private let are =
  "(?:(?:is|are|was|were)(?: not|n't| no longer| never)?(?: yet| still| now| also| all| both)?"
  + "|(?:has|have|should|must)(?: not|n't| never| no longer)?(?: still| now| all| both)? (?:be|been))"

private let show = "(?:show|display|present|list|contain|include|have|ha)"

private let shows =
  "(?:should |must |can )?(?:still |now |only )?\(show)s?(?: only)?"
  + "|(?:do|does|should|must|can|ca)(?: not|n't) (?:still )?\(show)|no longer \(show)s?"

private let place =
  "(?:on the screen|(?:in|part of|on) the list(?: of characters)?"
  + "|(?:in|among) the (?:search )?results?|in the search(?: results?)?)"

private let tail =
  "(?: again| any ?more| yet| now| to (?:me|the user)| \(place))*"

private let small = "one|two|three|four|five|six|seven|eight|nine|ten"
