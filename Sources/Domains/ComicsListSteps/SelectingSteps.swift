import ComicsList
import Ports
import StepKit
import TestDoubles

/// Selecting a comic, and going back.
let selectingSteps = StepLibrary(ComicsWorld.self) {
  words(
    "have looked at",
    "(?:have |has |had )?(?:already )?(?:looked at|viewed|opened|read|visited)")
  words(
    "goes back",
    "(?:now |then )*(?:(?:go|goes|went|am|is|come|comes|came|(?:have|has) gone) back|returns?|returned"
      + "|(?:have|has) returned|navigates? back|navigated back|(?:press(?:es)?|taps?|tapped)(?: on)?(?: the)? back(?: button)?)"
      + "(?: (?:from (?:the characters|it|there) )?to the (?:comics(?: list| screen)?|list(?: of (?:Marvel )?comics)?|first screen|previous screen))?(?: again)?"
  )

  When(
    "{reader taps} a/one/any/the/one\\ of\\ the {comic noun}{now}{from the list}"
  ) {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, _: Words) in
    try await comics.selectComic()
  }.isIdempotent()

  When("{reader taps} (the title of )the {list place}{comic or one}{now}{from the list}") {
    (comics: inout ComicsWorld, _: Words, place: ListPlace, _: Words, _: Words, _: Words) in
    try await comics.awaitList()
    try comics.tapComic(try place.index(in: try comics.titles().count) + 1)
  }.isIdempotent()

  When("{reader taps} the same {comic noun}{now}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words) in
    try await comics.selectComic(
      titled: try require(comics.tappedComic, "no comic was tapped").title)
  }

  // Who looks at the screen does nothing, but is there.
  words(
    "looks at comics",
    "looks?(?: at|ed at)? the (?:screen|list(?: of (?:comics|characters))?|app|result|title(?: of the (?:characters )?view)?|characters|comics|message|(?:characters )?view)"
      + "|looked at the (?:screen|list|app|result)|(?:do|does|did) nothing(?: else| more)?")

  When("{comics reader} {looks at comics}") {
    (comics: inout ComicsWorld, _: Words, _: Words) in try await comics.openIfPlanned()
  }.isIdempotent()

  // There are no further pages, so that nothing happens.
  words(
    "scrolls comics",
    "scroll(?:s|ed)?(?: (?:up|down|through|to the (?:end|bottom|top|last (?:comic|title|character)) of))?(?: the list(?: of (?:comics|characters))?)?"
  )

  When("{comics reader} {scrolls comics}") { (comics: inout ComicsWorld, _: Words, _: Words) in
    try await comics.look()
    comics.beforeTap = (comics.network.requests.count, comics.events.count)
    _ = try comics.visibleTexts()
  }.isIdempotent()

  // Not the one tapped last.
  When("{reader selects} another comic(\\ title)/one/title") {
    (comics: inout ComicsWorld, _: Words) in try await comics.selectAnother()
  }

  // As Given it is brought about.
  words(
    "is on",
    "(?:am|is|are|was)(?: still| now| again)? (?:on|in|at|viewing|looking at|seeing|browsing|reading|back (?:on|at|in))|(?:see|sees) again"
  )
  words(
    "comics screen",
    "the (?:(?:Marvel )?comics(?: (?:list|screen|view))?|list of (?:Marvel )?comics)")

  Step("{comics reader} {is on} {comics screen}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words) in
    if !comics.isOutcome, comics.events.isEmpty { try await comics.showList() }
    try await comics.look()
    try expect(comics.app.characters == nil, "the view of the characters is shown")
    try expect(comics.app.comics.content != nil, "no list of comics was presented")
  }

  Then("the comics/first/previous screen/view {be} shown/presented/visible/open( again)") {
    (comics: inout ComicsWorld, isPresented: Bool) in
    try await comics.look()
    try expect((comics.app.characters == nil) == isPresented, "the view of the characters")
  }

  words("characters on view", "the (?:list of )?(?:comic )?characters of (?:a|one|some) comic")

  for view in ["{characters view}", "{characters on view}"] {
    Step(.expression("{comics reader} {is on} \(view)")) {
      (comics: inout ComicsWorld, _: Words, _: Words, _: Words) in
      if !comics.isOutcome { return try await comics.showCharacters() }
      try await comics.look()
      try comics.expectView(true)
    }
  }

  Step("{comics reader} {is on} {characters view} of/for (the comic ){string}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, title: String) in
    if !comics.isOutcome { return try await comics.showCharacters(of: title) }
    try await comics.look()
    try expect(comics.app.selectedComic?.title, equals: title, "the comic selected")
  }

  Step("{comics reader} {is on} {characters of} {string}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, title: String) in
    if !comics.isOutcome { return try await comics.showCharacters(of: title) }
    try await comics.look()
    try expect(comics.app.selectedComic?.title, equals: title, "the comic selected")
  }

  Then("{characters view} {is presented} of/for (the comic ){string}") {
    (comics: inout ComicsWorld, _: Words, isPresented: Bool, title: String) in
    try await comics.look()
    try expect((comics.app.selectedComic?.title == title) == isPresented, "the comic selected")
  }

  Then("{list shows} {characters view} {indicator times}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words, count: Int) in
    try expect(shows, "say how often it was presented")
    try comics.expectViews(count)
  }

  Step("{characters view} of/for (the comic ){string} {is presented}") {
    (comics: inout ComicsWorld, _: Words, title: String, isPresented: Bool) in
    if !comics.isOutcome, isPresented { return try await comics.showCharacters(of: title) }
    try await comics.look()
    try expect((comics.app.selectedComic?.title == title) == isPresented, "the comic selected")
  }

  Then("{characters view} titled/called/of/for {string} {shows names} {how many} {character noun}")
  {
    (
      comics: inout ComicsWorld, _: Words, title: String, _: Words, amount: Amount, _: Words
    ) in
    try await comics.look()
    try expect(comics.app.characters?.title, equals: title, "the title of the view")
    try amount.expect(comics.namesShown.count, isShown: true)
  }

  words("shows names", "has|have|contains|lists|shows")

  Then("{characters view} has/contains ({the characters} ){texts}{in that order}") {
    (comics: inout ComicsWorld, _: Words, _: Words?, names: [String], _: Words) in
    try await comics.look()
    try comics.expectTexts(comics.namesShown, names, true)
  }

  Then("the/its only/single character {be} {string}") {
    (comics: inout ComicsWorld, isSo: Bool, name: String) in
    try await comics.look()
    try expect((comics.namesShown == [name]) == isSo, "the names are \(comics.namesShown)")
  }

  Then("that comic {be} {string}") { (comics: inout ComicsWorld, isSo: Bool, title: String) in
    try await comics.look()
    try expect((comics.titlesShown == [title]) == isSo, "the list has \(comics.titlesShown)")
  }

  Then("{list shows} {characters view} with the title {string}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words, title: String) in
    try await comics.look()
    try expect((comics.app.characters?.title == title) == shows, "the title of the view")
  }

  Then("{list shows} {characters view} of/for (the comic ){string}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words, title: String) in
    try await comics.look()
    try expect((comics.app.selectedComic?.title == title) == shows, "the comic selected")
  }

  words(
    "from the list",
    "(?: (?:in|from|of|on) (?:the (?:comics list|list(?: of (?:Marvel )?comics)?|screen)|it))?")
  words(
    "now",
    "(?: again| once (?:more|again)| (?:a|for the) (?:first|second) time| this time| before| earlier| now| next| afterwards"
      + "| first| then| instead)*"
  )

  When("{reader taps} {string}{now}{from the list}") {
    (comics: inout ComicsWorld, _: Words, title: String, _: Words, _: Words) in
    try await comics.selectComic(titled: title)
  }

  When("{reader taps} the {comic noun} {list spot}") {
    (comics: inout ComicsWorld, _: Words, _: Words, place: ListPlace) in
    try await comics.awaitList()
    try comics.tapComic(try place.index(in: try comics.titles().count) + 1)
  }.isIdempotent()

  When("{reader taps} (the title of ){the comics} {string}{now}{from the list}") {
    (comics: inout ComicsWorld, _: Words, _: Words, title: String, _: Words, _: Words) in
    try await comics.selectComic(titled: title)
  }

  When("{reader taps} ({the comics} ){string} {with connection}") {
    (comics: inout ComicsWorld, _: Words, _: Words?, title: String, isOnline: Bool) in
    if isOnline { comics.network.goOnline() } else { comics.network.goOffline() }
    try await comics.selectComic(titled: title)
  }

  When("{reader taps} a/one/any/the comic( title) {with connection}") {
    (comics: inout ComicsWorld, _: Words, isOnline: Bool) in
    if isOnline { comics.network.goOnline() } else { comics.network.goOffline() }
    try await comics.selectComic()
  }

  When("{reader taps} ({the comics} ){string}{joined by}( on) {string}") {
    (comics: inout ComicsWorld, _: Words, _: Words?, first: String, _: Words, second: String) in
    for title in [first, second] {
      try await comics.selectComic(titled: title)
      try await comics.settle()
    }
  }

  // The one named before, tapped before, or the first.
  words("comic spoken of", "it|(?:that|this) comic(?: title)?")

  When("{reader selects} {comic spoken of}{now}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words) in
    if let title = comics.namedComic ?? comics.tappedComic?.title {
      try await comics.selectComic(titled: title)
    } else {
      try await comics.selectComic()
    }
  }

  Given("{comics reader} have/has ({the comics} ){string} open") {
    (comics: inout ComicsWorld, _: Words, _: Words?, title: String) in
    try await comics.showCharacters(of: title)
  }

  When("{reader taps} ({the comics} ){string} {indicator times}") {
    (comics: inout ComicsWorld, _: Words, _: Words?, title: String, count: Int) in
    for _ in 0..<count { try await comics.selectComic(titled: title) }
  }

  words(
    "is tapped",
    "(?:is|was|has been|had been|gets|got)(?: already| now| then| just)* (?:selected|tapped(?: on)?|opened|chosen|clicked(?: on)?|picked|pressed|touched)"
      + "(?: again| once more| by (?:me|us|the user|somebody|someone))*")

  When("a/one/any comic( title) {is tapped}{from the list}") {
    (comics: inout ComicsWorld, _: Words, _: Words) in try await comics.selectComic()
  }

  When("{reader taps} the {list place} {comic noun} in/of/under {the group} {string}") {
    (comics: inout ComicsWorld, _: Words, place: ListPlace, _: Words, _: Words, title: String) in
    try await comics.awaitList()
    let section = try comics.section(title)
    let index = try comics.sections().firstIndex(of: section) ?? -1
    try comics.tapTitle(section: index, row: try place.index(in: section.comics.count))
  }.isIdempotent()

  When("({the comics} ){string} {is tapped}{from the list}") {
    (comics: inout ComicsWorld, _: Words?, title: String, _: Words, _: Words) in
    try await comics.selectComic(titled: title)
  }

  When("the {list place} {comic noun}{in the list} {is tapped}{from the list}") {
    (comics: inout ComicsWorld, place: ListPlace, _: Words, _: Words, _: Words, _: Words) in
    try await comics.awaitList()
    try comics.tapComic(try place.index(in: try comics.titles().count) + 1)
  }.isIdempotent()

  When("another comic( title) {is tapped}") { (comics: inout ComicsWorld, _: Words) in
    try await comics.selectAnother()
  }

  Step("no comic( title) {is tapped}( yet)") { (comics: inout ComicsWorld, _: Words) in
    try expect(comics.app.selectedComic, equals: nil, "the comic selected")
    if ["was ", "has been ", "had been "].contains(where: comics.scenario.stepText.contains) {
      try expect(comics.tappedComic, equals: nil, "the comic tapped before")
    }
  }

  words(
    "characters to load",
    "(?:the|its) (?:list of )?(?:comic )?characters(?: of (?:the|that) comic)?")

  words(
    "tries to get",
    "(?:(?:now|then|also|already) )*(?:try|tries|tried|attempts|attempted) (?:again )?to (?:load|get|fetch)"
  )

  // Of a comic that is tapped for it.
  When("{the comics app} {tries to get} {characters to load}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words) in
    if comics.app.characters == nil { try await comics.selectComic() }
  }.isIdempotent()

  When("{the comics app} {tries to get} {characters of} {string}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, title: String) in
    if comics.app.selectedComic?.title != title { try await comics.selectComic(titled: title) }
  }.isIdempotent()

  words("does not", "(?:have|has|do|did|does) not|(?:do|did|does|have|has)n['’]t")

  Step("{comics reader} {does not} {taps on} a/any/one comic( title)( yet)") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words) in
    try expect(comics.app.selectedComic, equals: nil, "the comic selected")
  }

  When("I tap on a row that does not exist") { comics in
    let last = comics.app.sectionCount - 1
    comics.tap(section: last, row: comics.app.rowCount(section: last))
  }.isIdempotent()

  When("I tap on a row of/in {the group} {string} that does not exist") {
    (comics: inout ComicsWorld, _: Words, title: String) in
    let section = try comics.section(title)
    let index = try comics.sections().firstIndex(of: section) ?? -1
    comics.tap(section: index, row: section.comics.count)
  }.isIdempotent()

  When("I tap on a section that does not exist") { comics in
    comics.tap(section: comics.app.sectionCount, row: 0)
  }.isIdempotent()

  When("I tap on the {ordinal} comic title below the characters") {
    (comics: inout ComicsWorld, number: Int) in
    _ = try require(comics.app.characters, "the view of the characters is not open")
    let opened = comics.tappedComic
    comics.tap(section: number - 1, row: 0)
    comics.tappedComic = opened
  }.isIdempotent()

  When("{reader taps} a/one/another comic( title)(,)( called)( titled)( named) {string}") {
    (comics: inout ComicsWorld, _: Words, title: String) in
    try await comics.selectComic(titled: title)
  }

  When("{comics reader} {have looked at} {characters of} {string}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, title: String) in
    try await comics.showCharacters(of: title)
  }.isIdempotent()

  When("{comics reader} {goes back}") { (comics: inout ComicsWorld, _: Words, _: Words) in
    try comics.goBack()
  }

  When("{comics reader} leave(s)/left/close(s)/closed/dismiss(es)/dismissed {open view}") {
    (comics: inout ComicsWorld, _: Words, _: Words) in try comics.goBack()
  }

  // Of late answers too, which nobody waits for any more.
  When("{answer comes}") { (comics: inout ComicsWorld, _: Words) in
    try comics.network.releaseHeld()
  }

  words(
    "answer comes",
    "the (?:late )?(?:server )?(?:comics |characters )?(?:answer|response)"
      + "(?: (?:for|of|with) (?:the )?(?:comics|(?:comic )?characters))? (?:finally |then |now )?(?:arrives|comes|is received|was received|has arrived|arrived)(?: late)?"
      + "|the server (?:finally |now )?(?:answers|answered|responds|responded|has answered|has responded)(?: late)?"
      + "|(?:the app|it) (?:receives|gets|received|got|has received) the (?:response|answer)"
      + "|the (?:comics|(?:comic )?characters) (?:finally |then |now )?(?:arrive|arrived|have arrived|come|came)(?: late)?"
  )
}

extension ComicsWorld {
  /// Not the one tapped last.
  fileprivate mutating func selectAnother() async throws {
    if app.characters != nil { try goBack() }
    try await awaitList()
    let other = try titles().first { $0 != tappedComic?.title }
    try await selectComic(titled: try require(other, "there is no other comic"))
  }
}
