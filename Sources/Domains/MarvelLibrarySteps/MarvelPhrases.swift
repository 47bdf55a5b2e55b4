import StepKit

/// Parts of sentences that say something or its opposite: true for `are shown`, false for `are no
/// longer shown`.
let marvelPhrases = StepLibrary(MarvelWorld.self) {
  phrase("marvelAre", "\(are)|(?:becomes?|became)\(adverb)*|equals?|reads?|says")
  // As above, but nothing that has been done: `was filtered`.
  phrase("marvelIsOrNot", "(?!(?:was|were|has been|have been) [a-z]+ed\\b)\(are)")
  phrase("marvelIsShown", isShown)
  // Of a view.
  phrase(
    "marvelIsPresented",
    "\(isShown)|\(are) (?:open|opened|on top|entered)\(tail)|(?:then |now )?opens\(tail)")
  phrase("marvelShows", shows)
  // As above, for sentences in which "only" counts.
  ParameterType("marvelOffers", shows, useForSnippets: false) { try Statement(said: $0) }
  // As above, for sentences about characters that are listed, in which "only" and "still" count.
  ParameterType("marvelIsListed", isShown, useForSnippets: false) { try Statement(said: $0) }
  ParameterType(
    "marvelLists",
    "\(listView) (?:\(shows)|\(grows))"
      + "|(?:(?:the|a|this) (?:app|application|screen|view|first view)|it)"
      + " (?:\(shows)|\(grows))"
      + "|the library (?:\(statement("(?:show|display|present)")))|\(someone) (?:\(sees))"
      // As the document has it: "load and present the next page".
      + "|(?:do not |don't )?(?:present|show|display)",
    useForSnippets: false
  ) { try Statement(said: $0) }
  // As above, where what the list "has" is another sentence.
  ParameterType(
    "marvelListPresents",
    "(?:\(listView)|(?:the|this) (?:app|application|screen|view)|it) (?:\(statement("(?:show|display|present)")))",
    useForSnippets: false
  ) { try Statement(said: $0) }
  ParameterType("marvelResult", "\(shows)|\(grows)", useForSnippets: false) {
    try Statement(said: $0)
  }
  phrase("marvelLoads", loads)
  ParameterType("marvelFetches", loads, useForSnippets: false) { try Statement(said: $0) }
  phrase("marvelIsLoaded", isLoaded)
  ParameterType("marvelIsFetched", isLoaded, useForSnippets: false) { try Statement(said: $0) }
  phrase(
    "marvelIsLoadedAgain",
    "\(are) (?:loaded|requested|fetched|downloaded|retrieved|asked for|called)"
      + "(?: from the (?:Marvel )?(?:API|server|(?:API )?(?:character )?index))?"
      + " (?:again|once more|once again|a second time|twice|more than once)"
      + "(?: from the (?:Marvel )?(?:API|server|(?:API )?(?:character )?index))?"
      + "|\(are) (?:reloaded|refetched)")
  phrase("marvelIsSent", isSent)
  // A number, but not "a", which stands for at least one.
  ParameterType(
    "marvelNumber", "\\d{1,9}|no|zero|\(small)|a single|a total of \\d{1,9}", useForSnippets: false
  ) { (words: String) in
    let word = String(words.split(separator: " ").last ?? "")
    return try require(word == "single" ? 1 : cardinal(word), "found \(words)")
  }
  phrase(
    "marvelIsCalled",
    "\(are) (?:used|asked|called|requested|queried|hit|contacted|reached|accessed|invoked)"
      + "(?: again| once more| (?:to|for) (?:filter|search|list|load|filtering|searching|listing)(?: for)?"
      + "(?: the)?(?: results| list| characters)?)*")
  phrase(
    "marvelSends",
    "\(actor) (?:\(statement("(?:send|make|issue|perform|need|use|start|do|trigger|require)"))|(?:has |have )?(?:only |just |then )*(?:sent|made))"
  )
  phrase(
    "marvelAsks",
    "\(actor) (?:\(statement("(?:use|ask|call|request|querie|query)"))|(?:\(modal))*goe?s? to)")
  phrase("marvelCarries", carries)
  phrase("marvelSees", looks)
  ParameterType("marvelNotices", looks, useForSnippets: false) { try Statement(said: $0) }
  // Of the user interface that the presenter talks to.
  phrase(
    "marvelUIShows",
    "the list \(are) (?:asked|told) to (?:show|present|display)"
      + "|the (?:mocked )?user interface (?:\(shows)|(?:should |must |also )*(?:gets?|receives?|got|received))"
      + "|the (?:mocked )?(?:user interface|view|list view)"
      + " \(are) (?:asked|told|called|requested|given|passed)(?: to (?:show|present|display|list))?"
      + "|the (?:list )?presenter (?:\(statement("(?:show|display|present)")))"
      + "|the (?:list )?presenter (?:\(statement("(?:ask|tell|instruct|request)")))"
      + " the (?:mocked )?user interface to (?:show|present|display|list)"
      + "|showCharacters \(are) called with")
  phrase("marvelNot", "(?:do|does|did|should|must|will) not|(?:do|does|did|should)n't|never")
  ParameterType(
    "marvelTimes", "once|twice|(?:\\d{1,9}|\(small))(?: more)? times?", useForSnippets: false
  ) {
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
  /// It says how many came, not how many there are: `is extended by`.
  var isGrowth: Bool
  /// It speaks of what a search leaves: `is filtered out`.
  var isFiltered: Bool
  /// It has happened before: `were loaded`.
  var isPast: Bool
  /// It has begun: `is being loaded`.
  var isOngoing: Bool
  /// It is so at one end of the list: `is at the top`, `are at the bottom of the list`.
  var edge: Edge?

  enum Edge: Hashable, Sendable {
    case top
    case bottom
  }

  /// Reads a part of a step, which denies once at most.
  init(said words: String) throws {
    try expect(Self.denials(in: words) <= 1, "\"\(words)\" denies twice: say what is meant")
    self.init(words: words)
  }

  private static func denials(in words: String) -> Int {
    words.split(separator: " ").count { word in
      word.hasSuffix("n't") || ["not", "no", "never", "cannot"].contains(word)
    }
  }

  init(words: String) {
    let isNegated = Self.denials(in: words) > 0
    let words = words.split(separator: " ")
    let isHidden = words.contains { word in
      [
        "hidden", "gone", "cleared", "removed", "disappear", "vanish", "missing", "absent", "out",
      ].contains {
        word.hasPrefix($0)
      }
    }
    isTrue = isNegated == isHidden
    isOnly = words.contains { word in
      ["only", "just", "exactly", "made"].contains(word) || word.hasPrefix("consist")
    }
    isStill = words.contains("still")
    isGrowth =
      ["by", "with"].contains(words.last)
      && words.contains { word in
        ["extended", "expanded", "enlarged", "increased"].contains(word)
      }
    isFiltered = words.contains("filtered")
    isPast = words.contains { ["was", "were", "been"].contains($0) }
    isOngoing = words.contains("being")
    edge =
      words.contains("top")
      ? .top : words.contains { ["end", "bottom"].contains($0) } ? .bottom : nil
  }
}

private func phrase(_ name: String, _ pattern: String) -> ParameterType {
  ParameterType(name, pattern, useForSnippets: false) { try Statement(said: $0).isTrue }
}

/// The forms of a verb: `shows`, `does not show`, `should still show`, `no longer shows`, `has shown`.
private func statement(_ verb: String) -> String {
  "(?:\(modal)|\(manner))*\(verb)(?:s|es|ed|ing)?(?: only| just| still| exactly)?"
    + "|(?:do|does|did|should|must|can|ca|will|wo|may)(?: not|n't)(?: still| yet| also| even)* \(verb)"
    + "|(?:is|are|was|were)(?: not|n't|\(adverb))* \(verb)ing|never \(verb)s?"
    + "|(?:still )?(?:has|have|had)(?: not|n't| never|\(adverb))* (?:\(verb)(?:n|ed))"
    + "|(?:should |must |will )?no longer \(verb)s?|continues? to \(verb)|(?:keeps?|goes on) \(verb)ing"
}

private let modal = "should |must |can |will |shall |has to |have to |is able to |does |do "

private let manner =
  "then |now |still |also |only |just |again |already |automatically |immediately |finally |exactly "

/// The forms of `is` and `are`, and their opposites.
private let are =
  "(?:(?:am|is|are|was|were|stays?|stayed|remains?|remained|gets?|got)"
  + "(?: not|n't| no longer| never|\(adverb))*"
  + "|(?:has|have|had|should|must|will|shall|ought to|may|might|needs? to|has to|have to)"
  + "(?: not|n't| never| no longer|\(adverb))* (?:be|been|have been|stay|remain|get|become)"
  + "\(adverb)*)"

private let adverb =
  "(?: yet| still| now| then| also| all| both| already| only| just| at once| each| again| actually"
  + "| immediately| automatically| finally| first| instead| successfully| currently| exactly| really)"

private let isShown =
  "\(are)(?: being)? (?:shown|displayed|presented|listed|visible|seen|rendered|reported)"
  + "(?: and loaded)?\(tail)"
  + "|\(are) \(place)\(tail)|(?:\(modal)|\(manner))*(?:appear|show up|come up)s?\(tail)"
  + "|(?:shows|comes|pops|showed|came) up\(tail)|appeared\(tail)|(?:has|have) appeared\(tail)"
  + "|(?:should |must )?(?:has|have) (?:disappeared|vanished)\(from)\(tail)|\(are) filtered out\(tail)"
  + "|(?:does|do|did|should|will|must)(?: not|n't) (?:appear|show up|come up)\(tail)"
  + "|can(?: now| still| not|not|'t)? be seen\(tail)"
  + "|\(are) (?:hidden|gone|cleared|removed|missing|absent)\(from)\(tail)"
  + "|(?:should |will |must )?(?:disappears?|vanish(?:es)?)\(from)\(tail)"
  + "|(?:should |will )?(?:stays?|remains?)\(tail)"

private let from = "(?: from (?:the|its|this) (?:list|view|screen|results|search results))?"

private let shows =
  statement(
    "(?:show|display|present|list|contain|include|have|ha|hold|keep|feature|offer|name|mention)")
  + "|(?:\(modal)|\(manner))*consists? of|(?:does|do) not consist of"
  + "|(?:is|are) made up of"

/// What becomes of a list whose pages are loaded one after another.
private let grows =
  "(?:should |must |will |then |now )*(?:grows?|extends?|expands?|increases?|goes up) to"
  + "|(?:is|was|has been) (?:now |then )?(?:extended|expanded|enlarged|increased|filled) (?:to|with|by)"
  + "|has grown to|(?:now )?ends up with"

private let loads =
  "(?:\(actor)|the list of characters) (?:\(statement("(?:load|fetch|request|ask for|retrieve|get)"))"
  + "|(?:should |must |then )?asks? the (?:Marvel )?(?:API|server|character index|index) for)"
  + "(?: and (?:show|present|display)s?)?"

/// Whatever of the app acts: its parts, in the document's words, among them.
private let actor =
  "(?:the (?:(?:list|filter|search|details?) )?(?:app|application|library|search|filter|list|detail view"
  + "|interactor|presenter|wireframe)|it)"

private let looks =
  "(?:the (?:app|application|library|screen|view|(?:(?:list|filter|details?) )?wireframe)|it)"
  + " (?:\(statement("(?:show|display|present|open)")))|\(someone) (?:\(sees))"
  + "|(?:it|the view|this view|that view) (?:\(statement("(?:have|ha|contain|include|list|offer|feature)"))"
  + "|consists? of)"

private let someone =
  "(?:I|you|we|he|she|they|the user|the customer|a user|the users|users)"

private let sees =
  "(?:\(modal)|\(manner))*(?:see|get|find|view)s?(?: only| just| still| exactly)?"
  + "|(?:am|is|are|was|were)(?: not| now| still| no longer)* (?:presented with|shown|offered)"
  + "|(?:am|is|are) able to see|have seen|has seen"
  + "|should (?:not )?be (?:presented with|shown)"
  + "|(?:do|does|did|should|must|can|ca|will|wo)(?: not|n't)(?: still| even)? (?:see|get|find)"
  + "|cannot (?:still )?see|no longer sees?|never sees?"

private let isLoaded =
  "(?:\(are) (?:being )?(?:lazy |lazily )?"
  + "(?:loaded|requested|fetched|downloaded|retrieved|asked for|added|appended|received|queried)"
  + "|(?:has |have )?(?:finished |started )?(?:to )?load(?:ed|s|ing)?"
  + "|(?:does|do|did|should|will|must)(?: not|n't) (?:yet )?(?:load|get loaded|be loaded))"
  + "(?: yet| now| lazily| lazy| at all| at once| immediately| too| automatically| only now| just now| only then| before| earlier| and (?:then )?(?:shown|presented|displayed|added|listed|appended)"
  + "| from the (?:Marvel )?(?:API|server)| to the (?:end of the |bottom of the )?list| at the end of the list"
  + "| (?:in|into) the (?:list|view|section|detail view|background))*"

private let isSent =
  "\(are) (?:sent|made|issued|performed|executed|done|triggered|needed|necessary|required|used)"
  + "(?: yet| again| at all| any ?more| any longer| now| too| for (?:it|this|that|them)"
  + "| to (?:the )?(?:Marvel API|API|server|Marvel)| for (?:the|its|this|that|his|her)"
  + " (?:name|names|description|details?|detail view|information|character|characters|list|search)"
  + "| to (?:show|present|display) (?:it|them|the details?|the detail view|the character|the name))*"
  + "|(?:has|have|had) to be (?:sent|made)"
  + "|\(are) used to (?:filter|search|search for|list)(?: the)?(?: results| list| characters)?"

private let carries =
  "(?:\(statement("(?:have|ha|carry|carrie|contain|use|include|send|pass|specify|specifie|set)")))"
  + "|had|(?:starts?|begins?) (?:at|with|from)|\(are) (?:sent|made|issued) (?:with|using)|\(are) (?:given|filtered by)|filters by"

private let place =
  "(?:on (?:the )?screen|at the (?:top|end|bottom)(?: of the list)?|in the search(?: results?)?|there"
  + "|(?:in|part of|on|among|within) (?:the|this|that) (?:search |filter |filtered |character )?"
  + "(?:list|view|results?|characters|screen|result list)"
  + "(?: of (?:characters|results|the search|the filter|the detail view))?)"

private let tail =
  "(?: again| any ?more| any longer| yet| now| there| at once| in it| instead| as well| too"
  + "| immediately| right away| automatically| before| on it| below it| after (?:it|them)"
  + "| (?:to|for) (?:me|the (?:user|customer))| \(place)"
  + "| (?:in|on|inside) (?:the|its|his|her|their|this) (?:details?|search|filter)(?: view| screen| interface)?)*"

private let small = "one|two|three|four|five|six|seven|eight|nine|ten"
