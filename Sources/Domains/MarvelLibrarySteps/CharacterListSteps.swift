import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The list of characters (MAR-UC1): what happens to it.
let characterListSteps = StepLibrary(MarvelWorld.self) {
  openingSteps
  appSteps
  boundSteps
  placesInTheList
  scrollingSteps
  pageSteps
  goingBackSteps
  characterListOutcomes
  pageOutcomes
  pageContentSteps
  messageSteps
}

/// Opening the app, whose first view is the list.
///
/// What needs the list opens it where a story has not.
private let openingSteps = StepLibrary(MarvelWorld.self) {
  for sentence in [
    does(.open, each(Words.app, "( again)")), isDone(.open, to: Words.app, "( again)"),
    .sentence(
      "the app/library load(s)/requests/fetches/lists (the )characters/list( of characters)( for the first time)( again)"
    ),
    .sentence("the app/library load(s)/requests/fetches the first page( of characters)"),
    .sentence("the app/application connects to the (Marvel )API"),
    .sentence("I/we/you/the\\ user browse(s) (through )(in )the (Marvel )library( of characters)"),
  ] {
    When(sentence) { marvel in
      try marvel.expectAction()
      marvel.isOpened = true
      try marvel.acting().openList()
    }
    .statesDefault(opposite: withoutConnection)
    .isIdempotent()
  }

  for sentence in [
    did(.open, Words.app), wasDone(.open, to: Words.app),
    .sentence("(all )the characters (have )been/were loaded( with the first API call)"),
  ] {
    Given(sentence) { marvel in
      try await marvel.openIfNeeded()
      try expect(try marvel.arranged().screen.place, equals: .list, "where the user is")
    }
    .statesDefault(opposite: withoutConnection)
  }

  Given("the app has not been opened( yet)") { marvel in
    try expect(!marvel.isOpened, "the list has been opened")
  }

  // Before the app is opened, it is; after it, this is where the user should be.
  Step("the app/application is open/running") { marvel in
    if !marvel.scenario.isInOutcome { try await marvel.openIfNeeded() }
    try expect(marvel.isOpened && marvel.currentScreen != nil, "the app is not open")
  }

  Step(.sentence("the characters {marvelIsLoaded}")) {
    (marvel: inout MarvelWorld, expected: Bool) in
    if marvel.isSettingUp, expected { try await marvel.openList() }
    let shown = try marvel.seen().list.characters
    try expect(shown.isEmpty != expected, "the list has \(shown.count) characters")
  }

  Step("{marvelListView} {marvelIsLoaded}") {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool) in
    if marvel.isSettingUp, expected {
      // It may be what happens: then no request was sent before.
      marvel.isOpened = true
      return try marvel.arranged().openList()
    }
    let list = try marvel.seen().list
    let isLoaded = list.isEmpty || !list.characters.isEmpty
    try expect(isLoaded == expected, "the list has \(list.characters.count) characters")
  }
}

/// The opposite of opening the app, and of what opens it: nothing is there to be seen.
let withoutConnection = "the app was opened without a connection"

/// Pages on their way.
private let pageSteps = StepLibrary(MarvelWorld.self) {
  Given(
    .sentence(
      "the first page/request( of characters)( for characters) is (still )pending/loading/running")
  ) { marvel in
    try marvel.expectAction()
    marvel.server.hold(SampleServer.indexURL)
    marvel.isOpened = true
    try marvel.arranged().openList()
    try marvel.expectPending()
  }

  Step(.sentence("the next page( of characters) is (still )pending/loading/on\\ its\\ way")) {
    marvel in
    if marvel.scenario.isInOutcome {
      let list = try marvel.seenList()
      return try expect(list.isLoading && !list.characters.isEmpty, "no page is on its way")
    }
    try await marvel.openIfNeeded()
    let session = try marvel.arranged()
    marvel.server.hold(SampleServer.indexURL)
    session.characterBecameVisible(at: try marvel.seenList().characters.count - 1)
    _ = try marvel.arranged()
    try marvel.expectPending()
  }

  When("the pending/next/first/second/third page( of characters) arrives") { marvel in
    _ = try marvel.acting()
    marvel.server.holdNothing()
    try marvel.network.releaseHeld()
  }

  for sentence in [
    user("(ask the library to )(asks the library to )try/tries again"), user("retry/retries"),
    does(.tap, "(on )(the )\(each("try/retry", "( again)( button)"))"),
  ] {
    When(sentence) { marvel in try marvel.acting().tryAgain() }.isIdempotent()
  }
}

/// Leaving a view for the one below it.
private let goingBackSteps = StepLibrary(MarvelWorld.self) {
  for sentence in [
    alsoDoes(.go, "back"), does(.go, "back( again)( once more)"), doing(.go, "back"),
    does(.tap, "(on )(the )back( button)"),
  ] {
    When(sentence) { marvel in try marvel.acting().goBack() }
  }

  // Whatever lies on top.
  When(does(.leave, "it/them")) { (marvel: inout MarvelWorld) in try marvel.acting().goBack() }

  for sentence in [did(.go, "back( again)"), .sentence("{marvelUserHas} returned")] {
    Given(sentence) { marvel in try marvel.arranged().goBack() }
  }
}

extension LibrarySession {
  /// Leaves views until the user is at `place`, which must lie below.
  func goBack(to place: LibraryScreen.Place) throws {
    for _ in 0..<4 where screen.place != place { goBack() }
    try expect(screen.place, equals: place, "where the user is")
  }
}
