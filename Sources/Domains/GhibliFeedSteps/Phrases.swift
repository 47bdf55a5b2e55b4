import StepKit

/// The words in which stories speak of the user, of the screen, the cache and the commands; each
/// type of `Bool` has its sentences for yes and for no.
let phraseTypes = StepLibrary(GhibliWorld.self) {
  // I see, the app should display, there is; I do not see, the app no longer displays.
  ParameterType(
    "feed shows", sees.says, displays.says, isShown.says,
    "there(?: (?:is|are|was|were|should be|must be|will be)(?: now| still| only)?|['’]s)",
    sees.denies, seesNot, displays.denies, isShown.denies,
    "there (?:is|are|was|were) (?:no longer|not)|there (?:is|are|was|were)n['’]t"
      + "|there (?:should|must) (?:not|no longer) be", useForSnippets: false
  ) { text in affirms(text) }

  // an error message is displayed, appears, is no longer shown, disappears
  ParameterType(
    "is on screen", "(?:\(onScreen.says)|can(?: still)? be seen)(?:\(somewhere))?", appears.says,
    "(?:\(onScreen.denies)|can(?:not|['’]t)(?: longer)? be seen)(?:\(somewhere))?", appears.denies,
    "(?:(?:should|must|will) )?(?:disappears?|goes away|go away|vanish(?:es)?)"
      + "|(?:is|are|was|were|should be) (?:gone|hidden)", useForSnippets: false
  ) { text in
    affirms(text)
      && !["disappear", "away", "vanish", "gone", "hidden"].contains { text.contains($0) }
  }

  // the remote feed has, the server responds with
  ParameterType.wording(
    "remote has",
    "(?:\(remote)|the (?:downloaded|remote) (?:data|feed))(?: now| only| then| also| still)*"
      + " (?:has|have|had|contains?|contained|holds?|includes?|consists? of|is made(?: up)? of"
      + "|changes to|changed to|has changed to|is now|is changed to|has been updated with|lists|comes with)",
    #"the (?:response|answer)(?: (?:to|for|of|from) "?(?:GET /feed|the request)"?)?"#
      + #" (?:is|was|will be)(?= (?:an? |the )?(?:HTTP )?(?:status )?(?:code )?\d{3})"#,
    #"the (?:response|answer) (?:to|for|of|from) "?(?:GET /feed|the request)"? (?:is|was|will be)(?! (?:an? |the )?(?:HTTP )?(?:status )?(?:code )?\d{3})"#,
    "(?:\(remote))(?: now| only| then| also| still| has| will| always)*"
      + " (?:answers?|answered|responds?|responded|replies|replied)"
      + #"(?:(?: to)? (?:the request|"GET /feed"|GET /feed|a request))?(?: with| by sending)?"#,
    "(?:\(remote))(?: now| only| then| also| still| has| will| always)*"
      + " (?:returns?|returned|delivers?|delivered|sends?|sent|offers|offered|provides|provided|serves"
      + "|gives|gave|publishes|(?:fails|failed) with)(?: back)?")

  ParameterType(
    "film fault",
    "(?:without (?:a|an|any|its)|with no|with a missing|with an? invalid)"
      + " (?:id|title|description|image|url|URL)(?: URL)?",
    #"without "?(?:id|title|description|image|url)"?"#,
    "(?:that|which) (?:has no|lacks|does not have|doesn['’]t have|is missing|misses)"
      + #" (?:an? |its |the |any )?"?(?:id|title|description|image|url|URL)"?(?: URL)?"#,
    #"(?:that|which) has an? (?:invalid|wrong|malformed) "?(?:id|title|description|image|url|URL)"?(?: URL)?"#,
    "whose (?:id|title|description|image|url|URL)(?: URL)?"
      + " is (?:missing|invalid|not a UUID|not a URL|a number)",
    useForSnippets: false
  ) { text in try FilmFault(text) }

  // I request the feed, the user wants to see the film feed, the feed is requested
  ParameterType.wording(
    "requests feed",
    "(?:\(viewer)|the app)(?: then| now| again| also)* (?:\(wantsFeed))",
    "(?:\(viewer)|the app) (?:then |now )?(?:refresh|refreshes|refreshed|reloads?|reloaded|updates?|updated)"
      + " (?:\(theFeed)|the screen)",
    "(?:\(viewer)) (?:then |now )?(?:views?|viewed|loads?|opens?|opened|looks? at|checks?|visits?) (?:\(theFeed))",
    "(?:\(viewer)|the app)(?: last| already)? (?:saw|loaded|requested|opened|viewed) (?:\(theFeed))",
    "(?:\(theFeed)) (?:was|has been) last (?:requested|loaded|seen|opened)",
    "(?:\(viewer)) pulls? (?:down )?to refresh",
    "(?:\(viewer)) (?:has|have|had) (?:already |previously )?(?:seen|requested|loaded|opened) (?:\(theFeed))"
      + "(?: before)?",
    "the app (?:automatically )?loads (?:\(theFeed))(?: automatically| by itself)?",
    "(?:\(theFeed)) (?:is|was|gets|has been) (?:then |now )?(?:requested|refreshed|reloaded|opened)"
      + "(?: by (?:\(viewer)))?")

  // requests to see the feed: behind a user with or without a connection
  ParameterType.wording("wants feed", wantsFeed)

  ParameterType.wording(
    "opens app",
    "(?:\(viewer)) (?:then |now )?(?:opens?|opened|launch|launches|launched|starts?|started|restarts?"
      + "|restarted|reopens?|reopened|returns to|comes back to) the app",
    "the app (?:is|was|gets|has been) (?:then |now )?(?:opened|launched|started|restarted|reopened)",
    "the app (?:starts|opens|launches|restarts|started|launched)")

  ParameterType.wording(
    "retries",
    "(?:\(viewer)) (?:taps?|tapped|press|presses|clicks?|selects?)(?: on)? "
      + "(?:the (?:error )?message|the error|retry|(?:the )?\"Retry\")",
    "(?:\(viewer)) (?:tries|try|tried) again|(?:\(viewer)) (?:retries|retry)")

  // again, twice, three times
  ParameterType(
    "repetition",
    #"(?:again|once (?:more|again)|yet again|one more time|another time|a (?:second|third) time|once|twice|(?:two|three|four|five|\d{1,2}) times)"#
      + "(?: in a row| in succession| one after the other| today| later| afterwards)?",
    "today|now|afterwards|then|for the (?:first|second|third|last) time", useForSnippets: false
  ) { (text: String) -> Int in
    let word = text.split(separator: " ").first.map(String.init) ?? ""
    return ["twice": 2, "two": 2, "three": 3, "four": 4, "five": 5][word] ?? Int(word) ?? 1
  }

  // in this order, and nothing else
  ParameterType.wording("exactly", FilmList.exactly)

  // an error is delivered in the end
  ParameterType.wording(
    "aside",
    "either|instead|again|now|earlier|before|previously|too|as well|then|at all|in the end|at the end|at last|finally|afterwards"
      + "|for (?:the|this|that) (?:save|load|command|validation)|without (?:any|an) error|any ?more|any longer|later|at once|immediately|correctly|successfully"
  )
  ParameterType.wording(
    "rather than", "and not|but not|not|rather than|instead of")

  ParameterType.wording(
    "but not", "(?:and|but)(?: also)? (?:not|no longer|no more)|instead of")

  // the system delivers a feed with the films
  ParameterType.wording(
    "feed of",
    "(?:an?|the) (?:film )?(?:feed|list) (?:with|of|containing|consisting of|made of|that (?:contains|has))(?: the)?"
  )

  ParameterType.wording(
    "which",
    "the|these|those|its|all|all the|all its|the same|exactly the|exactly these|all of the|all these"
      + "|the other|both")

  // saved, from the cache; latest, from remote
  ParameterType(
    "origin", "saved|cached|stored|(?:from|in) the cache",
    "remote|latest|new|from (?:the )?(?:remote|server)", useForSnippets: false
  ) { (text: String) in ["saved", "cache", "stored"].contains(where: text.contains) }

  // the feed has, the delivered list no longer contains
  ParameterType("list has", listHas.says, listHas.denies, useForSnippets: false) { text in
    affirms(text)
  }

  ParameterType.wording(
    "the films",
    "the (?:delivered |displayed |shown |listed |returned |two |2 |three |3 )*"
      + "(?:films|movies|titles|film titles|titles of the films)"
      + "(?: delivered| displayed| shown| presented| listed| returned| on the screen| in the list)?"
  )

  ParameterType("some", "a|an|the|any|no|another|that|this|one|some", useForSnippets: false) {
    (text: String) in text != "no"
  }

  ParameterType(
    "film flaw",
    #"(?:has|with) no "?(?:id|title|description|image|url)"?"#,
    #"(?:lacks|does not have|is missing|is without) (?:its|an?|the) "?(?:id|title|description|image|url)"?"#,
    #"has (?:an invalid|a wrong|an empty) "?(?:id|image|url)"?(?: URL)?"#,
    "is (?:invalid|malformed|broken|not valid)",
    "has an? (?:id|image|url) that is (?:not an? (?:valid )?(?:UUID|URL)|invalid|no (?:valid )?(?:UUID|URL))",
    useForSnippets: false
  ) { text in
    text.hasPrefix("is ") && !text.contains("missing") && !text.contains("without")
      ? try FilmFault("is invalid")
      : try FilmFault(text.filter { $0 != "\"" }, isMissing: !text.hasPrefix("has a"))
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
    "delivers", gives.says, gets.says, gives.denies, gets.denies, useForSnippets: false
  ) { text in affirms(text) }

  ParameterType(
    "is delivered", "(?:\(given.says))(?: to (?:\(viewer)|the app))?",
    "(?:has |have |had )?(?:occurred|happened)",
    "(?:\(given.denies))(?: to (?:\(viewer)|the app))?",
    "(?:has|have|did|does)(?: not|n['’]t) (?:occur|happen)(?:red|ed)?", useForSnippets: false
  ) { text in affirms(text) }

  // the system loads, I try to load
  ParameterType.wording(
    "loads",
    "(?:\(viewer)|\(system))(?: then| now| again)* (?:(?:tries|try|tried) to )?"
      + "(?:loads?|loaded|downloads?|downloaded|retrieves?|retrieved|fetch|fetches|fetched|requests?"
      + "|requested|reads?|looks? for|looked for|searches for|searched for)")

  ParameterType.wording(
    "is loaded",
    "(?:is|are|was|were|gets)(?: then| now| again)* (?:loaded|downloaded|retrieved|fetched|requested|read)"
  )
}

let viewer =
  "I|we|the (?:same )?(?:user|customer|viewer|tester|visitor)|he|she|they"
private let app =
  "the (?:app|screen|display|feed screen|feed view|view|feed|film feed|list|film list|list of films)|it"
private let system = #"the (?:system|(?:"[^"]*" )?(?:command|use case)|app|loader)|it"#
private let shownIn = "(?: (?:me|us|the (?:user|customer|viewer)))?"
private let displays = Verb(
  app,
  "(?:displays?|displayed|shows?|showed|shown|presents?|presented|lists?|listed|renders?)\(shownIn)"
)
// Who has seen the feed has asked for it.
private let sees = Verb(
  viewer, "sees?|saw|seen(?! (?:\(theFeed))(?: before)?$)|gets? to see|finds?")
private let seesNot = "(?:\(viewer)) can(?:not| not| no longer|['’]t) see"
private let isShown = PassiveVerb("shown|presented(?: with)?|given", of: viewer)
private let onScreen = PassiveVerb(
  "displayed|shown|presented|visible|listed|there|on the screen|seen|rendered|present")
private let appears = Verb("appears?|appeared|shows? up|comes? up|pops? up")
private let somewhere =
  " (?:to (?:the user|the customer|me|him|her)|by the app|on the screen|in the (?:app|list|feed))"
private let gives = Verb(
  system,
  "delivers?|delivered|returns?|returned|reports?|reported|creates?|created|produces?|produced"
    + "|provides?|provided|yields?|sends? back|sent back|hands? back|sends?|sent|confirms?|confirmed|signals?|signalled"
    + "|answers? with|answered with|responds? with|responded with|completes? with|completed with|ends? with|ended with|raises?"
)
private let given = PassiveVerb(
  "delivered|returned|reported|created|produced|provided|received|raised|thrown")
private let gets = Verb(viewer, "gets?|got|receives?|received")
private let remote =
  #""?GET /feed"?|the (?:(?:feed|remote|film|web|Ghibli|Studio Ghibli) )*(?:endpoint|API|service|backend)"#
  + "|(?:the )?remote|the (?:remote(?: server)?|server)(?: feed| URL| side)?|the (?:(?:remote|server|downloaded|200) )*(?:response|payload|body|answer|JSON)"
  + "(?: (?:of|from) the (?:remote|server|URL))?"
  + "|the (?:film )?feed (?:at|of|from) the (?:URL|remote|server)"
  + #"|the (?:response|answer) (?:to|for|of|from) "?(?:GET /feed|the request)"?"#
  + #"|(?:the |this |that )?(?:feed |film feed )?URL(?: of the (?:film )?feed)?(?: "[^"]*")?"#
private let wantsFeed =
  "(?:requests?|requested|asks?|asked|wants?|wanted|tries|tried|decides|comes|came)"
  + "(?: again)?(?: to (?:see|view|load|get|refresh|reload|update|open|look at)| for)? (?:\(theFeed))"
private let theFeed =
  "(?:the|his|her|my|their) (?:(?:latest|new|newest|film|whole|updated|same) )*(?:feed|films|list)"
  + "(?: of (?:the )?(?:Studio Ghibli |Ghibli )?films)?"
private let listHas = Verb(
  "the (?:(?:delivered|displayed|shown|film|returned|created) )*(?:feed|list|screen)(?: of films)?"
    + "(?: (?:delivered|displayed|shown|on the screen))?",
  "has|have|contains?|includes?|consists? of|is made of|holds?")
