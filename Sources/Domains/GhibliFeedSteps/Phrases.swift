import StepKit

/// The words in which stories speak of the user, of the screen, the cache and the commands; each
/// type of `Bool` has its sentences for yes and for no.
let phraseTypes = StepLibrary(GhibliWorld.self) {
  // I see, the app should display, there is; I do not see, the app no longer displays.
  ParameterType(
    "feed shows",
    "(?:\(viewer))(?: can| should| must| will| still| now)* sees?",
    "(?:\(app))\(will) (?:\(shows))", "there (?:is|are|should be)|there['’]s",
    "(?:\(viewer)) (?:\(never)) sees?", "(?:\(app)) (?:\(never)) (?:\(shows))",
    "there (?:is|are) (?:no longer|not)|there (?:isn|aren)['’]t", useForSnippets: false
  ) { text in affirms(text) }

  // an error message is displayed, appears, is no longer shown, disappears
  ParameterType(
    "is on screen",
    "(?:\(being))(?: still| now| then)? (?:\(shown))|appears?|should appear",
    "(?:\(notBeing)) (?:\(shown))|disappears?|goes away|go away|(?:is|are) (?:gone|hidden)",
    useForSnippets: false
  ) { text in affirms(text) }

  // the remote feed has, the server responds with
  ParameterType(
    "remote has",
    "the (?:remote|remote feed|server|downloaded data|downloaded feed|URL|feed URL)"
      + "(?: now| only)* (?:has|have|contains?|holds?|includes?)",
    "the (?:remote|server|URL|feed URL)(?: now| only)* (?:answers|responds|replies)"
      + #"(?: to (?:the request|"GET /feed"|GET /feed))? with"#,
    "the (?:remote|server|URL|feed URL)(?: now| only)* (?:returns|delivers|sends)",
    useForSnippets: false
  ) { (text: String) in text }

  ParameterType(
    "film fault",
    "(?:without (?:a|an|any)|with no|with a missing|with an? invalid)"
      + " (?:id|title|description|image|url|URL)(?: URL)?",
    "without (?:id|title|description|image|url)",
    "whose (?:id|title|description|image|url|URL)(?: URL)?"
      + " is (?:missing|invalid|not a UUID|not a URL|a number)",
    useForSnippets: false
  ) { text in try FilmFault(text) }

  ParameterType("some", "a|an|the|any|no|another", useForSnippets: false) {
    (text: String) in text != "no"
  }

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
  ParameterType(
    "loads",
    "(?:\(viewer)|\(system)) (?:(?:tries|try) to )?"
      + "(?:loads?|downloads?|retrieves?|fetch|fetches|requests?)",
    useForSnippets: false
  ) { (text: String) in text }

  ParameterType(
    "is loaded", "(?:is|are|was|were) (?:loaded|downloaded|retrieved|fetched|requested)",
    useForSnippets: false
  ) { (text: String) in text }
}

let viewer = "I|we|the user|the customer|the viewer|he|she|they"
private let app = "the app|the screen|the feed|the list|it"
private let system = "the system|the command|the use case"
private let will = "(?: still| now| should| must| will)*"
private let shows = "displays?|shows?|presents?|lists?"
private let shown = "displayed|shown|presented|visible|listed|there|on the screen"
private let gives = "delivers?|returns?|reports?"
private let given = "delivered|returned|reported"
private let gets = "gets?|receives?"
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

/// The sentences of which the user is the subject: `I`, `the user`.
func anyone(_ patterns: String...) -> [StepPattern] {
  patterns.flatMap { pattern in
    ["I/we/he/she/they", "the user/customer/viewer"].map { .expression("\($0) \(pattern)") }
  }
}
