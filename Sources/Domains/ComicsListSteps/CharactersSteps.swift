import ComicsList
import Ports
import StepKit
import TestDoubles

/// The characters of a comic.
let charactersSteps = StepLibrary(ComicsWorld.self) {
  selectingSteps
  belongingSteps

  words(
    "was loaded", "(?:is|was|has been) (?:successfully )?loaded(?: successfully)?")

  Given("(that )a/the list of (comic )(comics )characters {was loaded}") {
    (comics: inout ComicsWorld, _: Words) in try await comics.showCharacters()
  }

  Given(
    "(that )a/the list of (comic )(comics )characters {was loaded} for/of the {list place} comic"
  ) {
    (comics: inout ComicsWorld, _: Words, place: ListPlace) in
    try await comics.awaitList()
    try comics.tapComic(try place.index(in: try comics.titles().count) + 1)
    try await comics.showCharacters()
  }

  Given("the characters of a comic were (successfully )loaded") { comics in
    try await comics.showCharacters()
  }

  Given("{characters of} {string} {was successfully loaded}") {
    (comics: inout ComicsWorld, _: Words, title: String, _: Words) in
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
    if !comics.isOutcome, comics.scenario.stepText.contains("could") {
      return try await comics.fail(.characters, for: .unreadable)
    }
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
    try comics.expectViews(count)
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

  ParameterType("characters in their order", sorted, useForSnippets: false) { (_: String) in
    Words()
  }

  Then("{characters in their order}") { (comics: inout ComicsWorld, _: Words) in
    try await comics.look()
    try comics.expectSortedNames()
  }

  nameSteps
  placedCharactersSteps
  sortedNameSteps

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
  + " (?:(?:is|are|should be|must be)(?: still)?(?: listed| shown| presented| displayed)?|appears?|comes?)"
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

  func expectViews(_ count: Int) throws {
    let found = events.count { if case .title = $0 { true } else { false } }
    try expect(found == count, "it was presented \(found) times")
  }

  func expectView(_ isPresented: Bool) throws {
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
  mutating func selectComic(titled title: String) async throws {
    if events.isEmpty { _ = addComic(title) }
    try await awaitList()
    if try !titles().contains(title) { try await answerWaiting() }
    if try !titles().contains(title), hasSampleTitles {
      try await showList(naming: title)
    }
    try tapComic(titled: title)
  }

  mutating func goBack() throws {
    _ = try require(app.characters, "the view of the characters is not open")
    app.goBack()
    beforeTap.events = events.count
    try expect(app.characters == nil, "the view of the characters is still open")
    try expect(app.selectedComic, equals: nil, "the comic selected")
  }
}
