import StepKit

/// The words in which stories speak of the user, of the screen, the cache and the commands; each
/// type of `Bool` has its sentences for yes and for no.
let phraseTypes = StepLibrary(GhibliWorld.self) {
  // I see, the app should display, there is; I do not see, the app no longer displays.
  ParameterType(
    "feed shows",
    "(?:\(viewer))(?: can| should| must| will| still| now| again)* (?:sees?|saw)",
    "(?:\(app))\(will) (?:\(shows))", "there (?:is|are|was|were|should be)|there['’]s",
    "(?:\(viewer)) (?:\(never)) sees?", "(?:\(app)) (?:\(never)) (?:\(shows))",
    "there (?:is|are) (?:no longer|not)|there (?:isn|aren)['’]t", useForSnippets: false
  ) { text in affirms(text) }

  // an error message is displayed, appears, is no longer shown, disappears
  ParameterType(
    "is on screen",
    "(?:\(being))(?: still| now| then| all)? (?:\(shown))|appears?|should appear",
    "(?:\(notBeing)) (?:\(shown))(?: any ?more)?|disappears?|goes away|go away|(?:is|are) (?:gone|hidden)",
    useForSnippets: false
  ) { text in affirms(text) }

  // the remote feed has, the server responds with
  ParameterType.wording(
    "remote has",
    "(?:\(remote)|the remote feed|the (?:downloaded|remote) (?:data|feed))"
      + "(?: now| only| then)* (?:has|have|contains?|holds?|includes?|consists? of|is made of|changes to)",
    "(?:\(remote))(?: now| only| then)* (?:answers|responds|replies)"
      + #"(?:(?: to)? (?:the request|"GET /feed"|GET /feed))?(?: with)?"#,
    "(?:\(remote))(?: now| only| then)* (?:returns|delivers|sends|offers)")

  ParameterType(
    "film fault",
    "(?:without (?:a|an|any)|with no|with a missing|with an? invalid)"
      + " (?:id|title|description|image|url|URL)(?: URL)?",
    "without (?:id|title|description|image|url)",
    "whose (?:id|title|description|image|url|URL)(?: URL)?"
      + " is (?:missing|invalid|not a UUID|not a URL|a number)",
    useForSnippets: false
  ) { text in try FilmFault(text) }

  // I request the feed, the user wants to see the film feed, the feed is requested
  ParameterType.wording(
    "requests feed",
    "(?:\(viewer)|the app) (?:then |now )?(?:\(wantsFeed))",
    "(?:\(viewer)|the app) (?:refresh|refreshes|refreshed|reloads?|reloaded|updates) (?:\(theFeed))",
    "(?:\(viewer)) (?:views?|viewed|opens?|opened|looks at) (?:\(theFeed))",
    "the app (?:automatically )?(?:loads|loaded) (?:\(theFeed))(?: automatically| by itself)?",
    "(?:\(theFeed)) (?:is|was) (?:requested|refreshed|reloaded|opened)")

  // requests to see the feed: behind a user with or without a connection
  ParameterType.wording("wants feed", wantsFeed)

  ParameterType.wording(
    "opens app",
    "(?:\(viewer)) (?:opens?|opened|launch|launches|launched|starts?|started|restarts?|reopens?)"
      + " the app",
    "the app (?:is|was) (?:opened|launched|started|restarted|reopened)",
    "the app (?:starts|opens|launches|restarts)")

  ParameterType.wording(
    "retries",
    "(?:\(viewer)) (?:taps?|tapped|press|presses|clicks?|selects?)(?: on)? "
      + "(?:the (?:error )?message|the error|retry|(?:the )?\"Retry\")",
    "(?:\(viewer)) (?:tries|try|tried) again|(?:\(viewer)) (?:retries|retry)")

  // again, twice, three times
  ParameterType(
    "repetition",
    #"(?:again|once more|another time|a (?:second|third) time|once|twice|(?:two|three|four|five|\d{1,2}) times)"#
      + "(?: in a row| in succession| one after the other| today| later| afterwards)?",
    "today|now|afterwards|then|for the first time", useForSnippets: false
  ) { (text: String) -> Int in
    let word = text.split(separator: " ").first.map(String.init) ?? ""
    return ["twice": 2, "two": 2, "three": 3, "four": 4, "five": 5][word] ?? Int(word) ?? 1
  }

  // in this order, and nothing else
  ParameterType.wording("exactly", FilmList.exactly)

  // an error is delivered in the end
  ParameterType.wording(
    "aside",
    "either|instead|again|too|as well|then|at all|in the end|at the end|at last|finally|afterwards"
      + "|without (?:any|an) error|any ?more|any longer")
  ParameterType.wording(
    "rather than", "and not|but not|not|rather than|instead of")

  ParameterType.wording(
    "but not", "(?:and|but)(?: also)? (?:not|no longer|no more)|instead of")

  // the system delivers a feed with the films
  ParameterType.wording(
    "feed of", "(?:an?|the) (?:film )?(?:feed|list) (?:with|of|containing|consisting of|made of)")

  ParameterType.wording(
    "which",
    "the|these|those|all|all the|the same|exactly the|exactly these|all of the|all these"
      + "|the other|both")

  // saved, from the cache; latest, from remote
  ParameterType(
    "origin", "saved|cached|stored|(?:from|in) the cache",
    "remote|latest|new|from (?:the )?(?:remote|server)", useForSnippets: false
  ) { (text: String) in ["saved", "cache", "stored"].contains(where: text.contains) }

  // the feed has, the delivered list no longer contains
  ParameterType(
    "list has",
    "(?:\(list))(?: still| now| only| should)* (?:has|have|contains?|includes?|consists of)",
    "(?:\(list)) (?:\(never)) (?:have|has|contains?|includes?)", useForSnippets: false
  ) { text in affirms(text) }

  ParameterType.wording(
    "the films",
    "the (?:delivered |displayed |shown |listed )?(?:films|titles|film titles)"
      + "(?: delivered| displayed| shown| presented| listed| on the screen)?")

  ParameterType("some", "a|an|the|any|no|another", useForSnippets: false) {
    (text: String) in text != "no"
  }

  ParameterType(
    "film flaw",
    #"(?:has|with) no "?(?:id|title|description|image|url)"?"#,
    #"(?:lacks|does not have|is missing|is without) (?:its|an?|the) "?(?:id|title|description|image|url)"?"#,
    #"has (?:an invalid|a wrong) "?(?:id|image|url)"?(?: URL)?"#, useForSnippets: false
  ) { text in
    try FilmFault(text.filter { $0 != "\"" }, isMissing: !text.hasPrefix("has a"))
  }

  ParameterType(
    "property word", "id|title|description|image|url|URL", useForSnippets: false
  ) { (text: String) in text.lowercased() }

  ParameterType(
    "film place",
    #"last|\d{1,9}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth"#,
    useForSnippets: false
  ) { text in
    text == "last"
      ? FilmPlace.last : .number(Vocabulary.english.ordinals[text] ?? Int(text.dropLast(2)) ?? 0)
  }

  // the system delivers, I get; the system does not deliver
  ParameterType(
    "delivers",
    "(?:\(system))\(will) (?:\(gives))", "(?:\(viewer))(?: should| must)? (?:\(gets))",
    "(?:\(system)) (?:\(never)) (?:\(gives))", "(?:\(viewer)) (?:\(never)) (?:\(gets))",
    useForSnippets: false
  ) { text in affirms(text) }

  ParameterType(
    "is delivered", "(?:\(being)) (?:\(given))", "(?:\(notBeing)) (?:\(given))",
    useForSnippets: false
  ) { text in affirms(text) }

  // the system loads, I try to load
  ParameterType.wording(
    "loads",
    "(?:\(viewer)|\(system)) (?:(?:tries|try) to )?"
      + "(?:loads?|loaded|downloads?|retrieves?|fetch|fetches|requests?)")

  ParameterType.wording(
    "is loaded", "(?:is|are|was|were) (?:loaded|downloaded|retrieved|fetched|requested)")
}

let viewer = "I|we|the (?:online |offline )?(?:user|customer)|the viewer|the tester|he|she|they"
private let app = "the app|the screen|the feed|the list|it"
private let system = "the system|the command|the use case|it"
private let will = "(?: still| now| should| must| will| then)*"
private let shows =
  "(?:displays?|displayed|shows?|showed|presents?|presented|lists?|listed)(?: (?:me|us|the (?:user|customer)))?"
private let shown = "displayed|shown|presented|visible|listed|there|on the screen"
private let gives = "delivers?|delivered|returns?|returned|reports?|reported|creates?|created"
private let given = "delivered|returned|reported|created"
private let gets = "gets?|got|receives?|received"
private let remote =
  #""?GET /feed"?|the (?:feed )?endpoint|the (?:remote|server)(?: feed| URL)?|(?:the |this |that )?(?:feed |film feed )?URL(?: of the (?:film )?feed)?(?: "[^"]*")?"#
private let wantsFeed =
  "(?:requests?|requested|asks?|asked|wants?|wanted|tries|tried)"
  + "(?: to (?:see|view|load|get|refresh|reload|update)| for)? (?:\(theFeed))"
private let theFeed = "the (?:latest )?(?:film )?(?:feed|films|list)(?: of films)?"
private let list = "the (?:delivered |displayed )?(?:film )?(?:feed|list|screen)(?: of films)?"
private let being = "is|are|was|were|should be|must be|has been|have been"
private let notBeing =
  "is not|are not|was not|were not|should not be|must not be|(?:is|are|was|were)n['’]t"
  + "|shouldn['’]t be|is no longer|are no longer|has not been|have not been|should no longer be"
private let never =
  "do not|does not|don['’]t|doesn['’]t|did not|didn['’]t|should not|shouldn['’]t|must not"
  + "|cannot|can['’]t|no longer|should no longer"

/// Whether a phrase says that something is so, and not that it is not.
private func affirms(_ text: String) -> Bool {
  !["not", "n't", "n’t", "no longer", "disappear", "away", "gone", "hidden"].contains {
    text.contains($0)
  }
}
