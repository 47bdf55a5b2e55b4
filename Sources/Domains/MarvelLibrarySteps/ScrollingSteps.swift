import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Looking through the list, or the search result where it lies on top.
let scrollingSteps = StepLibrary(MarvelWorld.self) {
  let end = "the/its end/bottom( of the list)( of characters)( of it)"
  for sentence in acts(.reach, "the end/bottom of the {marvelEndedPage}")
    + acts(.scroll, "(down )to the end/bottom of the {marvelEndedPage}")
  {
    When(sentence) { (marvel: inout MarvelWorld, page: String) in
      try await marvel.reachEnd(of: page)
    }
  }

  Given(did(.reach, "the end/bottom of the {marvelEndedPage}")) {
    (marvel: inout MarvelWorld, page: String) in
    try await marvel.reachEnd(of: page)
    _ = try marvel.arranged()
  }

  ParameterType("marvelEndedPage", "(?:first|second|current|last)(?: page)?", useForSnippets: false)
  { String($0.prefix { $0 != " " }) }

  for sentence in acts(.scroll, "(down )to \(end)( again)( once more)( once again)")
    + acts(.scroll, "all the way down( again)")
    + acts(.reach, "\(end)( again)( once more)( once again)") + [
      .sentence("\(end) is reached( again)"), isDone(.scroll, to: "the list", "( down) to \(end)"),
      user("arrive/arrives at \(end)( again)"), user("keep/keeps scrolling( down)"),
      user("continue/continues scrolling/to\\ scroll( down)"),
    ]
  {
    When(sentence) { marvel in
      try await marvel.openIfNeeded()
      try marvel.reachEnd()
    }
  }

  for sentence in acts(.reach, "\(end) {marvelTimes}")
    + acts(.scroll, "(down )to \(end) {marvelTimes}")
    + [.sentence("\(end) is/was/has\\ been reached {marvelTimes}")]
  {
    When(sentence) { (marvel: inout MarvelWorld, times: Int) in
      try await marvel.openIfNeeded()
      for _ in 0..<times {
        try marvel.reachEnd()
        try await marvel.settle()
      }
    }
  }

  for sentence in acts(.reach, "{marvelCharacter}( in the list)( of the list)") {
    When(sentence) { (marvel: inout MarvelWorld, choice: CharacterChoice) in
      try await marvel.openIfNeeded()
      try await marvel.scroll(to: try marvel.shownRow(choice))
    }
    .isIdempotent()
  }

  When(does(.scroll, "(down )past/beyond {marvelCharacter}")) {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    try await marvel.openIfNeeded()
    try await marvel.scroll(to: try marvel.shownRow(choice) + 1)
  }
  .isIdempotent()

  // The user gets there, or has not.
  Given(user("am/is/are at \(end)")) { marvel in
    try await marvel.openIfNeeded()
    try marvel.reachEnd()
    _ = try marvel.arranged()
  }

  for sentence in [
    user("am/is/are not( yet) at \(end)"), user("has/have not( yet) reached \(end)( yet)"),
  ] {
    Given(sentence) { marvel in
      try await marvel.openIfNeeded()
      try expect(marvel.setup.endsReached, equals: 0, "how often the end was reached")
    }
  }

  When(.sentence("\(end) is reached for the {ordinal} time")) {
    (marvel: inout MarvelWorld, time: Int) in
    try await marvel.openIfNeeded()
    try expect(marvel.setup.endsReached, equals: time - 1, "how often it was reached before")
    try marvel.reachEnd()
  }

  When(does(.reach, "\(end) for the {ordinal} time")) { (marvel: inout MarvelWorld, time: Int) in
    try await marvel.openIfNeeded()
    try expect(marvel.setup.endsReached, equals: time - 1, "how often it was reached before")
    try marvel.reachEnd()
  }

  When(does(.scroll, "(down )to \(end) and (then )back (up )to the top/start( of the list)")) {
    (marvel: inout MarvelWorld) in
    try await marvel.openIfNeeded()
    try marvel.reachEnd()
    try await marvel.settle()
    try marvel.acting().characterBecameVisible(at: 0)
  }

  for sentence in acts(.scroll, "(back )(up )to the top/start/beginning( of the list)( again)")
    + acts(.scroll, "(back )up( again)( a bit)")
  {
    When(sentence) { marvel in
      try marvel.expectAction()
      try await marvel.openIfNeeded()
      try marvel.acting().characterBecameVisible(at: 0)
    }
    .isIdempotent()
  }

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

  for sentence in [
    did(.reach, end), did(.scroll, "(down )to \(end)"), .sentence("\(end) was/has\\ been reached"),
    wasDone(.scroll, to: "the list", "( down) to \(end)"),
  ] {
    Given(sentence) { marvel in
      try await marvel.openIfNeeded()
      try marvel.reachEnd()
      _ = try marvel.arranged()
    }
  }

  // The first half of the characters, or all of them: what comes after is loaded until there is none.
  for sentence in acts(.scroll, "(only )halfway/half\\ way (down )(through )the list")
    + acts(.scroll, "(only )(down )to the middle of the list( of characters)")
    + acts(.scroll, "(through )(in )the list( of characters)( a bit)( a little)")
    + acts(.scroll, "(down )(only )a bit/little( down)( in the list)")
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

  Given(did(.scroll, "through all (of )(the )pages/characters")) { (marvel: inout MarvelWorld) in
    try await marvel.openIfNeeded()
    try await marvel.loadList(upTo: marvel.indexed().count)
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

  When(
    .sentence(
      "the last character/row/cell/one of/in/on the (first )(current )(second )list/page becomes\\ visible/appears/is\\ shown/comes\\ into\\ view"
    )
  ) { marvel in
    try await marvel.openIfNeeded()
    try marvel.reachEnd()
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

  for loaded in ["{marvelGroup}", "{marvelPageSpan}"] {
    Given(.sentence("the app/list/library has/have (already )loaded \(loaded)")) {
      (marvel: inout MarvelWorld, group: CharacterGroup) in
      try await marvel.list(group, Statement(words: "shows"))
    }
    .statesDefault(opposite: "the list has loaded the characters 1 to 40 of 45")

    Given(.sentence("{marvelUserHas} loaded \(loaded)")) {
      (marvel: inout MarvelWorld, group: CharacterGroup) in
      try await marvel.list(group, Statement(words: "shows"))
    }
    .statesDefault(opposite: "the list has loaded the characters 1 to 40 of 45")
  }

  Then("the characters {marvelIsShown} in the order of the API/server/index/library/Marvel\\ API") {
    (marvel: inout MarvelWorld, expected: Bool) in
    let shown = try marvel.seenNames()
    let isOrdered = !shown.isEmpty && shown == marvel.indexed().prefix(shown.count).map(\.name)
    try expect(isOrdered == expected, "shown are \(shown)")
  }

  for sentence in [
    user("{marvelNot} reach \(end)"), user("{marvelNot} scroll (down )to \(end)"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld, _: Bool) in try await marvel.scrollAlmostToTheEnd()
    }
    .isIdempotent()
  }

  ParameterType.wording(
    "marvelShortOfEnd",
    "(?:(?:down|up|through|a bit|a little) )*(?:(?:in |through )?the list(?: of characters)?,? )?"
      + "(?:without reaching|but (?:(?:I|he|she|they|the user) )?(?:(?:do|does) not|don't|doesn't)"
      + " (?:reach|get to)|but not (?:down )?to|and (?:does|do) not reach) (?:the|its) (?:end|bottom)"
      + "(?: of (?:it|the list)(?: of characters)?)?")

  for sentence in acts(.scroll, "{marvelShortOfEnd}") {
    When(sentence) { marvel in
      try await marvel.scrollAlmostToTheEnd()
    }
    .isIdempotent()
  }

  for sentence in acts(.scroll, "(only )(down )(up )(back )to {marvelCharacter}( only)") {
    When(sentence) { (marvel: inout MarvelWorld, choice: CharacterChoice) in
      try await marvel.openIfNeeded()
      try await marvel.scroll(to: try marvel.shownRow(choice))
    }
    .isIdempotent()
  }

  Given(did(.scroll, "(only )(down )(up )(back )to {marvelCharacter}( only)")) {
    (marvel: inout MarvelWorld, choice: CharacterChoice) in
    try await marvel.openIfNeeded()
    try await marvel.scroll(to: try marvel.shownRow(choice))
    _ = try marvel.arranged()
  }

  for sentence: StepPattern in ["{marvelCharacter} {marvelComesIntoView}"] {
    When(sentence) { (marvel: inout MarvelWorld, choice: CharacterChoice) in
      let index = try marvel.row(choice)
      try marvel.expectRow(index)
      try marvel.acting().characterBecameVisible(at: index)
    }
    .isIdempotent()
  }

  for sentence: StepPattern in [
    "{marvelCharacter} is no longer visible", "{marvelCharacter} {marvelScrollsAway}",
  ] {
    When(sentence) { (marvel: inout MarvelWorld, choice: CharacterChoice) in
      let index = try marvel.row(choice)
      try marvel.expectRow(index)
      try marvel.acting().characterDisappeared(at: index)
    }
    .isIdempotent()
  }
}

extension MarvelWorld {
  /// The row of a character that is shown.
  fileprivate func shownRow(_ choice: CharacterChoice) throws -> Int {
    let row = try row(choice)
    try expectRow(row)
    return row
  }

  /// The list, or the search result, has the row; before it is opened, it has none anyway.
  fileprivate func expectRow(_ index: Int) throws {
    guard isOpened, let screen = currentScreen else { return }
    let count = (screen.place == .search ? screen.search?.result : screen.list)?.characters.count
    try expect((0..<(count ?? 0)).contains(index), "the list shows \(count ?? 0) characters")
  }

  /// As below, where the list ends on that page.
  fileprivate mutating func reachEnd(of page: String) async throws {
    try await openIfNeeded()
    let (shown, all) = (try seenNames().count, indexed().count)
    let isThere =
      switch page {
      case "first": 0 < shown && lastPage(of: shown) == 1
      case "second": lastPage(of: shown) == 2
      case "last": shown == all
      default: true
      }
    try expect(
      isThere, "\(shown) characters are shown: the list does not end on the \(page) page")
    try reachEnd()
  }

  /// The last row that is shown becomes visible.
  mutating func reachEnd() throws {
    let session = try acting()
    session.characterBecameVisible(at: try row(.last))
    setup.endsReached += 1
  }

  /// All but the last of the characters are looked at.
  fileprivate mutating func scrollAlmostToTheEnd() async throws {
    try await openIfNeeded()
    try await scroll(to: try row(.last) - 1)
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
