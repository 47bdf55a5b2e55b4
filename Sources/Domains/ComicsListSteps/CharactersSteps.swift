import ComicsList
import Ports
import StepKit
import TestDoubles

/// Selecting a comic, and going back.
let selectingSteps = StepLibrary(ComicsWorld.self) {
  words("once more", "once more|again|a second time")
  words(
    "have looked at",
    "(?:have |has |had )?(?:already )?(?:looked at|viewed|opened|read|visited)")
  words(
    "goes back",
    "(?:now |then )*(?:(?:go|goes|went|am|is|come|comes|came|(?:have|has) gone) back|returns?|returned"
      + "|(?:have|has) returned|navigates? back|navigated back|(?:press(?:es)?|taps?|tapped)(?: on)?(?: the)? back(?: button)?)"
      + "(?: (?:from (?:the characters|it|there) )?to the (?:comics(?: list| screen)?|list(?: of (?:Marvel )?comics)?|first screen|previous screen))?(?: again)?"
  )

  When("{reader taps} a/one/any/the comic( title)( in the list)") {
    (comics: inout ComicsWorld, _: Words) in try await comics.selectComic()
  }.isIdempotent()

  When("{reader taps} (the title of )the {list place} {comic noun}( in the list)( of the list)") {
    (comics: inout ComicsWorld, _: Words, place: ListPlace, _: Words) in
    try await comics.awaitList()
    try comics.tapComic(try place.index(in: try comics.titles().count) + 1)
  }.isIdempotent()

  // Not the one tapped last.
  When("{reader selects} another comic(\\ title)/one/title") {
    (comics: inout ComicsWorld, _: Words) in
    if comics.app.characters != nil { try comics.goBack() }
    try await comics.awaitList()
    let other = try comics.titles().first { $0 != comics.tappedComic?.title }
    try await comics.selectComic(titled: try require(other, "there is no other comic"))
  }

  // As Given it is brought about.
  words(
    "is on",
    "(?:am|is|are|was) (?:on|in|at|viewing|looking at|seeing|back (?:on|at|in))|(?:see|sees) again")
  words(
    "comics screen", "the (?:(?:Marvel )?comics (?:list|screen|view)|list of (?:Marvel )?comics)")

  Step("{comics reader} {is on} {comics screen}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words) in
    if !comics.isOutcome, comics.events.isEmpty { try await comics.showList() }
    try await comics.look()
    try expect(comics.app.characters == nil, "the view of the characters is shown")
    try expect(comics.app.comics.content != nil, "no list of comics was presented")
  }

  Step("{comics reader} {is on} {characters view}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words) in
    if !comics.isOutcome { return try await comics.showCharacters() }
    try await comics.look()
    try comics.expectView(true)
  }

  Step("{comics reader} {is on} {characters view} of/for (the comic ){string}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, title: String) in
    if !comics.isOutcome { return try await comics.showCharacters(of: title) }
    try await comics.look()
    try expect(comics.app.selectedComic?.title, equals: title, "the comic selected")
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

  words("now", "(?: again| now| next| afterwards| first| then| instead)?")

  When("{reader taps} {string}{now}( in the list)( of comics)") {
    (comics: inout ComicsWorld, _: Words, title: String, _: Words) in
    try await comics.selectComic(titled: title)
  }

  When("{reader taps} {the comics} {string}{now}( in the list)( of comics)") {
    (comics: inout ComicsWorld, _: Words, _: Words, title: String, _: Words) in
    try await comics.selectComic(titled: title)
  }

  // The one named before, tapped before, or the first.
  When("{reader selects} it( again)( now)") { (comics: inout ComicsWorld, _: Words) in
    if let title = comics.namedComic ?? comics.tappedComic?.title {
      try await comics.selectComic(titled: title)
    } else {
      try await comics.selectComic()
    }
  }

  When("{reader taps} ({the comics} ){string} {indicator times}") {
    (comics: inout ComicsWorld, _: Words, _: Words?, title: String, count: Int) in
    for _ in 0..<count { try await comics.selectComic(titled: title) }
  }

  When("a/one/any comic( title) is/was selected/tapped/opened/chosen") { comics in
    try await comics.selectComic()
  }

  When("{reader taps} the {list place} {comic noun} in/of/under {the group} {string}") {
    (comics: inout ComicsWorld, _: Words, place: ListPlace, _: Words, _: Words, title: String) in
    try await comics.awaitList()
    let section = try comics.section(title)
    let index = try comics.sections().firstIndex(of: section) ?? -1
    try comics.tapTitle(section: index, row: try place.index(in: section.comics.count))
  }.isIdempotent()

  When("{the comics} {string} is/was selected/tapped/opened/chosen") {
    (comics: inout ComicsWorld, _: Words, title: String) in
    try await comics.selectComic(titled: title)
  }

  When("{string} is/was selected/tapped/opened/chosen") {
    (comics: inout ComicsWorld, title: String) in
    try await comics.selectComic(titled: title)
  }

  words("does not", "(?:have|has|do|did|does) not|(?:do|did|does|have|has)n['’]t")

  Step("{comics reader} {does not} {taps on} a/any/one comic( title)( yet)") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words) in
    try expect(comics.app.selectedComic, equals: nil, "the comic selected")
  }

  When("I tap on a row that does not exist") { comics in
    let last = comics.app.sectionCount - 1
    comics.tap(section: last, row: comics.app.rowCount(section: last))
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

  When("{reader taps} {string}, {goes back} and {taps on} it {once more}") {
    (comics: inout ComicsWorld, _: Words, title: String, _: Words, _: Words, _: Words) in
    for isAgain in [false, true] {
      if isAgain { try comics.goBack() }
      try await comics.selectComic(titled: title)
      try await comics.answerWaiting()
    }
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
    "the (?:server )?(?:answer|response) (?:arrives|comes|has arrived|arrived)(?: late)?")
}

/// The characters of a comic.
let charactersSteps = StepLibrary(ComicsWorld.self) {
  selectingSteps

  Given("(that )a/the list of (comic )(comics )characters was (successfully )loaded") { comics in
    try await comics.showCharacters()
  }

  Given("(that )the characters of a comic were (successfully )loaded") { comics in
    try await comics.showCharacters()
  }

  Given("{characters of} {string} {was successfully loaded}") {
    (comics: inout ComicsWorld, _: Words, title: String, _: Words) in
    try await comics.showCharacters(of: title)
  }

  Given("the app has loaded {characters of} {string}") {
    (comics: inout ComicsWorld, _: Words, title: String) in
    try await comics.showCharacters(of: title)
  }

  // Those of the comic tapped last, or of the only one there is.
  words(
    "its characters",
    "its (?:list of )?(?:comic )?characters|the list of its characters|the characters of (?:that|this) comic"
  )

  Step("{its characters} {was successfully loaded}") {
    (comics: inout ComicsWorld, _: Words, _: Words) in
    if !comics.isOutcome { return try await comics.showCharacters() }
    try await comics.look()
    try comics.expectCharacters(true)
  }

  Step("{its characters} {is presented}") {
    (comics: inout ComicsWorld, _: Words, isPresented: Bool) in
    if !comics.isOutcome, isPresented { return try await comics.showCharacters() }
    try await comics.look()
    try comics.expectCharacters(isPresented)
  }

  Step("{characters view} {is presented}") {
    (comics: inout ComicsWorld, _: Words, isPresented: Bool) in
    try await comics.look()
    try comics.expectView(isPresented)
  }

  Then("{characters view} {is presented} {indicator times}") {
    (comics: inout ComicsWorld, _: Words, isPresented: Bool, count: Int) in
    try expect(isPresented, "say how often it was presented")
    let found = comics.events.count { if case .title = $0 { true } else { false } }
    try expect(found == count, "it was presented \(found) times")
  }

  Then("{list shows} {characters view}") {
    (comics: inout ComicsWorld, shows: Bool, _: Words) in
    try await comics.look()
    try comics.expectView(shows)
  }

  Step("{characters view} {is presented} with the title {string}") {
    (comics: inout ComicsWorld, _: Words, isPresented: Bool, title: String) in
    if !comics.isOutcome, isPresented { return try await comics.showCharacters(of: title) }
    try await comics.look()
    try expect(
      (comics.app.characters?.title == title) == isPresented,
      "the title is \"\(comics.app.characters?.title ?? "")\"")
  }

  // Those of the answer for the comic tapped, and no others.
  Then(
    .expression(
      "present a list with the name of the characters of that comic sorted ascending by the first "
        + "letter")
  ) { comics in
    try await comics.look()
    try comics.expectSortedNames()
  }

  ParameterType("characters in their order", sorted, useForSnippets: false) { (_: String) in
    Words()
  }

  Then("{characters in their order}") { (comics: inout ComicsWorld, _: Words) in
    try await comics.look()
    try comics.expectSortedNames()
  }

  nameSteps

  Then("{count} request(s) for the characters of comic {int} is/are/was/were sent") {
    (comics: inout ComicsWorld, count: Int, id: Int) in
    let sent = comics.network.requests.map(\.url).filter { $0.hasSuffix("/characters") }
    let url = "https://gateway.marvel.com\(ComicsWorld.comicsPath)/\(id)/characters"
    try expect(sent.count { $0 == url }, equals: count, "the requests to \(url)")
  }

  Then("no request is sent and the comics screen stays") { comics in
    let sent = comics.network.requests.dropFirst(comics.beforeTap.requests).map(\.url)
    try expect(sent, equals: [], "the requests sent by the tap")
    try expect(comics.app.characters == nil, "the view of the characters has opened")
    try expect(comics.app.sectionCount > 0, "the list of comics is empty")
  }
}

/// The characters are sorted in ascending order, shown in alphabetical order.
private let sorted =
  "(?:the (?:list of )?(?:comic )?characters|the (?:characters['’]? )?names(?: of the characters)?)"
  + " (?:is|are|should be)(?: still)?(?: listed| shown| presented| displayed)?"
  + " (?:\(groupedOrSorted)|in (?:ascending|alphabetical) order|alphabetically)"
  + "(?: by (?:the )?(?:first letter|name)(?: of (?:the|their) names?)?)?"

extension ComicsWorld {
  /// The names of the view; none where there is no list.
  var namesShown: [String] { app.characters?.content?.map(\.name) ?? [] }

  /// Opens the characters of a comic, unless they are open, and lets them come.
  mutating func showCharacters(of title: String? = nil) async throws {
    if app.characters == nil {
      if let title { try await selectComic(titled: title) } else { try await selectComic() }
    }
    if let title { try expect(app.selectedComic?.title, equals: title, "the comic selected") }
    try await answerWaiting()
    try await settle()
    try expect(!names().isEmpty, "the list of characters is empty")
  }

  fileprivate func expectView(_ isPresented: Bool) throws {
    let isThere = app.characters?.content != nil
    try expect(isThere == isPresented, isThere ? "the view is there" : "no view shows a list")
  }

  func expectCharacters(_ isShown: Bool) throws {
    try expect(namesShown.isEmpty != isShown, "the characters shown are \(namesShown)")
  }

  func expectSortedNames() throws {
    struct Item: Decodable { var name: String }
    let names = try names()
    try expect(!names.isEmpty, "the list of characters is empty")
    let comic = try require(tappedComic, "no comic was tapped")
    let answered = try answered(Item.self, to: "/\(comic.id)/characters").map(\.name)
    try expect(names.sorted(), equals: answered.sorted(), "the names")
    try expectAscending(names.map { $0.lowercased() }, "the names")
    try expect(app.selectedComic, equals: tappedComic, "the comic")
    try expect(shown.message, equals: nil, "the message presented")
  }

  /// Taps a title; where a story has not said which comics there are, it may name one all the same.
  fileprivate mutating func selectComic(titled title: String) async throws {
    if events.isEmpty { _ = addComic(title) }
    // The list is below the characters: nobody taps on it without going back.
    if app.characters != nil { try goBack() }
    try await awaitList()
    if try !titles().contains(title) { try await answerWaiting() }
    if try !titles().contains(title), hasSampleTitles {
      try await showList(naming: title)
    }
    try tapComic(titled: title)
  }

  fileprivate mutating func goBack() throws {
    _ = try require(app.characters, "the view of the characters is not open")
    app.goBack()
    beforeTap.events = events.count
    try expect(app.characters == nil, "the view of the characters is still open")
    try expect(app.selectedComic, equals: nil, "the comic selected")
  }
}
