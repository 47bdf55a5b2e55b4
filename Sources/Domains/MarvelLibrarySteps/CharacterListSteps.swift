import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The list of characters (MAR-UC1): what happens to it.
let characterListSteps = StepLibrary(MarvelWorld.self) {
  openingSteps
  scrollingSteps
  pageSteps
  goingBackSteps
  characterListOutcomes
  pageOutcomes
  messageSteps
}

/// Opening the app, whose first view is the list.
///
/// What needs the list opens it where a story has not.
private let openingSteps = StepLibrary(MarvelWorld.self) {
  for sentence in [
    does(.open, each(Words.app, "( again)")), isDone(.open, to: Words.app, "( again)"),
    .sentence("the app/library load(s)/requests/fetches/lists the characters/list( of characters)"),
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

  for sentence in [
    does(.open, "\(Words.app) without a/an (internet )connection"),
    did(.open, "\(Words.app) without a/an (internet )connection"),
    .sentence("the app is/was opened/launched/started without a/an (internet )connection"),
  ] {
    When(sentence) { marvel in
      marvel.network.goOffline()
      marvel.isOpened = true
      try marvel.acting().openList()
    }
    .isIdempotent()
  }

  Given("the app has not been opened( yet)") { marvel in
    try expect(!marvel.isOpened, "the list has been opened")
  }

  Given("the list has loaded the characters 1 to {int} of {int}") {
    (marvel: inout MarvelWorld, last: Int, count: Int) in
    try expect(count, equals: marvel.server.library.index.count, "the characters of the library")
    try await marvel.loadList(upTo: last)
    try marvel.expectList(first: 1, last: last)
  }
  .statesDefault(opposite: "the list has loaded the characters 1 to 40 of 45")

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
      marvel.isOpened = true
      return try marvel.acting().openList()
    }
    let list = try marvel.seen().list
    let isLoaded = list.isEmpty || !list.characters.isEmpty
    try expect(isLoaded == expected, "the list has \(list.characters.count) characters")
  }
}

/// The opposite of opening the app, and of what opens it: nothing is there to be seen.
let withoutConnection = "the app was opened without a connection"

/// Looking through the list, or the search result where it lies on top.
private let scrollingSteps = StepLibrary(MarvelWorld.self) {
  let end = "the end/bottom of the list( of characters)"
  let pageEnd = "the end/bottom of the \(each("first/current/last/second", "( page)"))"
  for sentence in acts(.scroll, "(down )to the bottom/end( again)") + acts(.reach, pageEnd) + [
    does(.reach, "\(end)( again)( once more)( once again)"), alsoDoes(.reach, end),
    doing(.reach, end), doing(.scroll, "(down )to \(end)"),
    does(.scroll, "(down )to \(end)( again)( once more)( once again)"),
    .sentence("\(end) is reached( again)"),
  ] {
    When(sentence) { marvel in
      try await marvel.openIfNeeded()
      try marvel.reachEnd()
    }
  }

  for sentence in [
    does(.reach, "\(end) {marvelTimes}"), does(.scroll, "(down )to \(end) {marvelTimes}"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld, times: Int) in
      try await marvel.openIfNeeded()
      for _ in 0..<times {
        try marvel.reachEnd()
        try await marvel.settle()
      }
    }
  }

  When(does(.reach, "\(end) for the {ordinal} time")) { (marvel: inout MarvelWorld, time: Int) in
    try await marvel.openIfNeeded()
    try expect(marvel.setup.endsReached, equals: time - 1, "how often it was reached before")
    try marvel.reachEnd()
  }

  When(
    does(.reach, "\(end), go/goes back to the top( of the list) and reach/reaches the end again")
  ) {
    (marvel: inout MarvelWorld) in
    try await marvel.openIfNeeded()
    try marvel.reachEnd()
    try await marvel.settle()
    try marvel.acting().characterBecameVisible(at: 0)
    try await marvel.settle()
    try marvel.reachEnd()
  }

  When(does(.scroll, "(back )(up )to the top/start/beginning( of the list)")) { marvel in
    try await marvel.openIfNeeded()
    try marvel.acting().characterBecameVisible(at: 0)
  }
  .isIdempotent()

  for sentence in [
    did(.reach, "\(end) {marvelTimes} and see/saw {marvelGroup}"),
    did(.scroll, "(down )to \(end) {marvelTimes} and see/saw {marvelGroup}"),
  ] {
    Given(sentence) { (marvel: inout MarvelWorld, times: Int, group: CharacterGroup) in
      try await marvel.openIfNeeded()
      for _ in 0..<times {
        try marvel.reachEnd()
        try await marvel.settle()
      }
      try await marvel.list(group, Statement(words: "see"))
      _ = try marvel.arranged()
    }
  }

  for sentence in [
    did(.reach, "\(end) {marvelTimes}"), did(.scroll, "(down )to \(end) {marvelTimes}"),
  ] {
    Given(sentence) { (marvel: inout MarvelWorld, times: Int) in
      try await marvel.openIfNeeded()
      for _ in 0..<times {
        try marvel.reachEnd()
        try await marvel.settle()
      }
      _ = try marvel.arranged()
    }
  }

  for sentence in [did(.reach, end), did(.scroll, "(down )to \(end)")] {
    Given(sentence) { marvel in
      try await marvel.openIfNeeded()
      try marvel.reachEnd()
      _ = try marvel.arranged()
    }
  }

  // The first half of the characters, or all of them: what comes after is loaded until there is none.
  for sentence in acts(.scroll, "halfway/half\\ way (down )(through )the list")
    + acts(.scroll, "(down )to the middle of the list( of characters)")
  {
    When(sentence) { marvel in
      try await marvel.openIfNeeded()
      try await marvel.scroll(to: try marvel.row(.last) / 2)
    }
    .isIdempotent()
  }

  for sentence: StepPattern in [
    .sentence(
      "I/we/you/the\\ user keep(s) scrolling/reaching until the end( of the list)( of the library)"),
    .sentence("I/we/you/the\\ user scroll(s) through the whole/entire/complete list/library"),
    .sentence("I/we/you/the\\ user scroll(s) until all (the )characters are shown/loaded/listed"),
  ] {
    When(sentence) { marvel in
      try await marvel.openIfNeeded()
      var before = -1
      while let count = marvel.currentScreen?.list.characters.count, count > before {
        before = count
        try marvel.reachEnd()
        try await marvel.settle()
      }
    }
    .isIdempotent()
  }

  // The next page is on its way: it comes after that.
  for sentence in [
    does(.reach, "\(end) (again )before the (next )page has/is arrived/loaded/(been )loaded"),
    does(.reach, "\(end) (again )while the next page is (still )loading/(being )loaded"),
  ] {
    When(sentence) { marvel in
      try await marvel.openIfNeeded()
      marvel.server.hold(SampleServer.indexURL)
      for _ in 0..<2 {
        try marvel.reachEnd()
        try await marvel.settle()
      }
      try marvel.expectPending()
      marvel.server.holdNothing()
      try marvel.network.releaseHeld()
    }
  }

  for sentence: StepPattern in [
    "the last character( of the list)( in the list) becomes visible/appears",
    "the last row becomes visible/appears",
  ] {
    When(sentence) { marvel in
      try await marvel.openIfNeeded()
      try marvel.reachEnd()
    }
  }

  for sentence in [
    user("has/have reached the last page( of characters)( of the list)"),
    "the last page( of characters) is/was/has\\ been reached/loaded",
  ] {
    Given(sentence) { marvel in
      try await marvel.openIfNeeded()
      try await marvel.loadList(upTo: marvel.indexed().count)
    }
  }

  Given(.sentence("the app/list/library has/have (already )loaded {marvelGroup}")) {
    (marvel: inout MarvelWorld, group: CharacterGroup) in
    try await marvel.list(group, Statement(words: "shows"))
  }

  Then("the characters {marvelIsShown} in the order of the API/index/library/Marvel\\ API") {
    (marvel: inout MarvelWorld, expected: Bool) in
    let shown = try marvel.seenNames()
    let isOrdered = !shown.isEmpty && shown == marvel.indexed().prefix(shown.count).map(\.name)
    try expect(isOrdered == expected, "shown are \(shown)")
  }

  // All but the last of the characters are looked at.
  for sentence in [
    user("{marvelNot} reach \(end)"), user("{marvelNot} scroll (down )to \(end)"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld, _: Bool) in
      try await marvel.openIfNeeded()
      try await marvel.scroll(to: try marvel.row(.last) - 1)
    }
    .isIdempotent()
  }

  When(does(.scroll, "(only )(down )(up )(back )to {marvelCharacter}( only)")) {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    try await marvel.openIfNeeded()
    try await marvel.scroll(to: max(0, try marvel.row(choice)))
  }
  .isIdempotent()

  for sentence: StepPattern in [
    "{marvelCharacter} becomes visible( again)",
    "{marvelCharacter} comes/scrolls into view( again)",
  ] {
    When(sentence) { (marvel: inout MarvelWorld, choice: CharacterChoice) in
      let index = try marvel.row(choice)
      try marvel.acting().characterBecameVisible(at: index)
    }
    .isIdempotent()
  }

  for sentence: StepPattern in [
    "{marvelCharacter} is no longer visible", "{marvelCharacter} leaves the screen",
  ] {
    When(sentence) { (marvel: inout MarvelWorld, choice: CharacterChoice) in
      let index = try marvel.row(choice)
      try marvel.acting().characterDisappeared(at: index)
    }
    .isIdempotent()
  }
}

/// Pages on their way.
private let pageSteps = StepLibrary(MarvelWorld.self) {
  Given(.sentence("the first page( of characters) is (still )pending/loading")) { marvel in
    try marvel.expectAction()
    marvel.server.hold(SampleServer.indexURL)
    marvel.isOpened = true
    try marvel.arranged().openList()
    try marvel.expectPending()
  }

  Given(.sentence("the next page( of characters) is (still )pending/loading")) { marvel in
    try await marvel.openIfNeeded()
    let session = try marvel.arranged()
    marvel.server.hold(SampleServer.indexURL)
    session.characterBecameVisible(at: try marvel.seenList().characters.count - 1)
    _ = try marvel.arranged()
    try marvel.expectPending()
  }

  When("the pending/next/first page( of characters) arrives") { marvel in
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

  Given(did(.go, "back")) { marvel in try marvel.arranged().goBack() }
}

extension LibrarySession {
  /// Leaves views until the user is at `place`, which must lie below.
  func goBack(to place: LibraryScreen.Place) throws {
    for _ in 0..<4 where screen.place != place { goBack() }
    try expect(screen.place, equals: place, "where the user is")
  }
}

extension MarvelWorld {
  /// The last row that is shown becomes visible.
  mutating func reachEnd() throws {
    let session = try acting()
    session.characterBecameVisible(at: try row(.last))
    setup.endsReached += 1
  }

  /// The rows from the first one to `row` become visible one after another.
  fileprivate mutating func scroll(to row: Int) async throws {
    for index in 0..<max(0, row + 1) {
      try acting().characterBecameVisible(at: index)
      try await settle()
    }
  }

  /// Opens the list and scrolls until it has so many characters, if there are as many.
  mutating func loadList(upTo count: Int) async throws {
    try await openIfNeeded()
    let session = try arranged()
    while session.screen.list.characters.count < count {
      let before = session.screen.list.characters.count
      session.characterBecameVisible(at: before - 1)
      try await settle()
      try expect(session.screen.list.characters.count > before, "no more than \(before) came")
    }
  }
}
