import MarvelLibrary
import Pictures
import StepKit

/// What all views have in common: they are presented, left and looked for.
let viewSteps = StepLibrary(MarvelWorld.self) {
  lookingForViews
  goingToViews
  leavingViews
}

private let views = [
  "{marvelListView}", "{marvelSearchView}", "{marvelResults}", "{marvelDetails}",
]

private let lookingForViews = StepLibrary(MarvelWorld.self) {
  // Before the app is opened, or the details are, they are presented.
  for view in views {
    Step(.expression("\(view) {marvelIsPresented}")) {
      (marvel: inout MarvelWorld, view: ViewChoice, expected: Bool) in
      try await marvel.look(for: view, expected)
    }

    Step(.expression("{marvelSees} \(view)( again)")) {
      (marvel: inout MarvelWorld, expected: Bool, view: ViewChoice) in
      try await marvel.look(for: view, expected)
    }

    // In an outcome, this is where the user should be.
    Step(
      user(
        "am/is/are( back)( still)( now) in/on/at/inside/viewing/seeing/browsing/(looking )at \(view)( again)"
      )
    ) {
      (marvel: inout MarvelWorld, view: ViewChoice) in
      try await marvel.look(for: view, true)
    }
  }

  ParameterType.wording(
    "marvelIsTaken",
    "(?:I|we|he|she|they|the user|the customer)"
      + " (?:am|is|are|was|were|gets?|(?:should|must|will) be)(?: then| now)? (?:taken|brought|led|sent) (?:back )?to"
  )

  for view in ["{marvelListView}", "{marvelSearchView}", "{marvelDetails}"] {
    Then(.expression("{marvelIsTaken} \(view)( again)")) {
      (marvel: inout MarvelWorld, _: String, view: ViewChoice) in
      try await marvel.look(for: view, true)
    }
  }

  for times in ["(only )(exactly )(just )once", "for the first time"] {
    Then(.sentence("{marvelSees} {marvelSearchView} \(times)")) {
      (marvel: inout MarvelWorld, expected: Bool, view: ViewChoice) in
      try expect(expected, "the sentence denies it")
      try await marvel.look(for: view, true)
      try expect(
        marvel.events.count { $0 == .searchPresented }, equals: 1, "how often it was presented")
    }

    Then(.sentence("{marvelSearchView} {marvelIsPresented} \(times)")) {
      (marvel: inout MarvelWorld, view: ViewChoice, expected: Bool) in
      try expect(expected, "the sentence denies it")
      try await marvel.look(for: view, true)
      try expect(
        marvel.events.count { $0 == .searchPresented }, equals: 1, "how often it was presented")
    }
  }

  Then("the magnifier( icon) {marvelIsShown}") { (marvel: inout MarvelWorld, expected: Bool) in
    _ = try marvel.seen()
    try expect(marvel.screen.actions.contains(.search) == expected, "the icon is otherwise")
  }

  Then("{marvelLists} a/the magnifier( icon)") {
    (marvel: inout MarvelWorld, statement: Statement) in
    _ = try marvel.seen()
    try expect(marvel.screen.actions.contains(.search) == statement.isTrue, "the icon is otherwise")
  }

  // Before the app is opened, the library is empty.
  for view in ["{marvelListView}", "{marvelResults}"] {
    Step(.expression("\(view) {marvelAre} empty")) {
      (marvel: inout MarvelWorld, view: ViewChoice, expected: Bool) in
      try await marvel.lookWhetherEmpty(view, expected)
    }
  }

  // It may have no characters for another reason.
  Then("{marvelListView} {marvelAre} shown/presented/displayed as empty") {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool) in
    let isEmpty = try marvel.seenList().isEmpty
    try expect(isEmpty == expected, "it is\(isEmpty ? "" : " not") shown as empty")
  }

  for sentence in [
    "an empty list/result( list)( of characters)( of results) {marvelIsShown}",
    "{marvelSees} an empty list/result( list)( of characters)( of results)",
    "{marvelSees} a message that there are no characters/results",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, expected: Bool) in
      try marvel.expectEmpty(expected)
    }
  }
}

private let goingToViews = StepLibrary(MarvelWorld.self) {
  for sentence in acts(.show, "{marvelListView}( again)") {
    When(sentence) { (marvel: inout MarvelWorld, _: ViewChoice) in
      try marvel.expectAction()
      let isOpened = marvel.isOpened
      marvel.isOpened = true
      let session = try marvel.acting()
      if isOpened { try session.goBack(to: .list) }
      session.openList()
    }
    .statesDefault(opposite: withoutConnection)
    .isIdempotent()
  }

  let fromList = "( from the list)( from the list of characters)"
  for sentence in acts(.show, "{marvelSearchView}\(fromList)( again)") {
    When(sentence) { (marvel: inout MarvelWorld, _: ViewChoice) in
      try await marvel.openIfNeeded()
      try marvel.acting().openSearch()
    }
    .isIdempotent()
  }

  for sentence in acts(.show, "{marvelSearchView} {marvelByMagnifier}")
    + [isDone(.show, to: "{marvelSearchView}", " {marvelByMagnifier}")]
  {
    When(sentence) { (marvel: inout MarvelWorld, _: ViewChoice) in
      try await marvel.openIfNeeded()
      try expect(try marvel.acting().screen.place, equals: .list, "where the user is")
      try marvel.acting().openSearch()
    }
    .isIdempotent()
  }

  for sentence in [
    did(.show, "{marvelSearchView} {marvelByMagnifier}"),
    wasDone(.show, to: "{marvelSearchView}", " {marvelByMagnifier}"),
  ] {
    Given(sentence) { (marvel: inout MarvelWorld, _: ViewChoice) in try await marvel.openSearch() }
      .statesDefault(opposite: withoutConnection)
  }

  for sentence in acts(.show, "{marvelDetails}( again)( once more)( for the second time)") {
    When(sentence) { (marvel: inout MarvelWorld, view: ViewChoice) in
      try await marvel.giveWorks(of: view)
      try await marvel.select(view.character ?? .subject)
    }
    .isIdempotent()
  }

  Given(did(.show, "{marvelListView}")) { (marvel: inout MarvelWorld, _: ViewChoice) in
    try await marvel.openIfNeeded()
    try expect(try marvel.arranged().screen.place, equals: .list, "where the user is")
  }
  .statesDefault(opposite: withoutConnection)

  Given(did(.show, "{marvelSearchView}\(fromList)")) { (marvel: inout MarvelWorld, _: ViewChoice) in
    try await marvel.openSearch()
  }
  .statesDefault(opposite: withoutConnection)

  Given(did(.show, "{marvelDetails}")) { (marvel: inout MarvelWorld, view: ViewChoice) in
    try await marvel.giveWorks(of: view)
    try await marvel.presentDetails(of: view.character ?? .subject)
  }

}

private let leavingViews = StepLibrary(MarvelWorld.self) {
  for sentence in acts(.go, "back {marvelFrom}( again)") {
    When(sentence) { (marvel: inout MarvelWorld, from: ViewChoice) in
      try marvel.leave(from, try marvel.acting())
    }
  }

  for view in ["{marvelSearchView}", "{marvelResults}", "{marvelDetails}"] {
    for sentence in acts(.leave, view) {
      When(sentence) { (marvel: inout MarvelWorld, view: ViewChoice) in
        try marvel.leave(view, try marvel.acting())
      }
      .isIdempotent()
    }

    // Whether or not the user can.
    When(.expression("the library is asked to close \(view)")) {
      (marvel: inout MarvelWorld, view: ViewChoice) in
      let session = try marvel.acting()
      if view.place == .details { session.closeDetails() } else { session.closeSearch() }
    }
    .isIdempotent()

    Given(did(.leave, view)) { (marvel: inout MarvelWorld, view: ViewChoice) in
      try marvel.leave(view, try marvel.arranged())
    }

    // In an outcome, it should have been.
    Step(.sentence("\(view) is/are/was/were closed/dismissed/cancelled/canceled/left")) {
      (marvel: inout MarvelWorld, view: ViewChoice) in
      if marvel.scenario.isInOutcome {
        try marvel.expectPresentedBefore(view)
      } else {
        try marvel.leave(view, try marvel.acting())
      }
      try await marvel.look(for: view, false)
    }
  }

  for view in views {
    for sentence in acts(.go, "to \(view)( again)") {
      When(sentence) { (marvel: inout MarvelWorld, view: ViewChoice) in
        try await marvel.goTo(view)
      }
      .isIdempotent()
    }

    for sentence in acts(.go, "back to \(view)( again)") {
      When(sentence) { (marvel: inout MarvelWorld, view: ViewChoice) in
        try marvel.goBack(to: view, try marvel.acting())
      }
      .isIdempotent()
    }

    for sentence in acts(.go, "(back ){marvelFrom} to \(view)( again)") {
      When(sentence) { (marvel: inout MarvelWorld, from: ViewChoice, view: ViewChoice) in
        try marvel.expectOnTop(from, try marvel.acting())
        try await marvel.goTo(view)
      }
      .isIdempotent()
    }

    Given(did(.go, "(back )to \(view)")) { (marvel: inout MarvelWorld, view: ViewChoice) in
      try marvel.goBack(to: view, try marvel.arranged())
    }
  }
}

extension ViewChoice {
  fileprivate var place: LibraryScreen.Place {
    switch kind {
    case .list: .list
    case .search, .results: .search
    case .details: .details
    }
  }
}

extension MarvelWorld {
  /// Presents a view where that is given and nothing is there yet; it is the one on top, or is not.
  mutating func look(for view: ViewChoice, _ expected: Bool) async throws {
    try expect(expected || !view.isDenied, "the sentence denies twice")
    let expected = expected && !view.isDenied
    if !expected, currentScreen == nil, !scenario.isInOutcome { return }
    switch view.kind {
    case .list:
      if isSettingUp, expected { try await openList() }
      let place = try seen().place
      try expect((place == .list) == expected, "the user is in the \(place)")
    case .search:
      if isSettingUp, expected { try await openSearch() }
      try expectSearch(expected)
    case .results:
      let screen = try seen()
      let isShown = screen.place == .search && screen.search?.result?.characters.isEmpty == false
      try expect(isShown == expected, "the results are\(isShown ? "" : " not") shown")
    case .details(let choice):
      if !scenario.isInOutcome, expected {
        try await giveWorks(of: view)
        if currentScreen != nil { _ = try acting() }
        try await presentDetails(of: choice ?? .subject)
      } else if expected {
        try expectDetails(of: choice)
        if let works = view.works { try expectWorks(works, true) }
      } else {
        try expectNoDetails(of: choice)
      }
    }
  }

  /// Whether it has no characters; before the app is opened, the library has none.
  fileprivate mutating func lookWhetherEmpty(_ view: ViewChoice, _ expected: Bool) async throws {
    if view.kind == .results {
      try expect(try seen().place, equals: .search, "where the user is")
    } else if isSettingUp, expected {
      try setLibrary(0)
      try await openList()
    }
    try expectEmpty(expected)
  }

  /// The list, or what was found, is shown as having no characters.
  fileprivate mutating func expectEmpty(_ expected: Bool) throws {
    let screen = try seen()
    // Without a text there is no result.
    if screen.place == .search, screen.search?.result == nil {
      return try expect(expected, "nothing was searched for")
    }
    let list = screen.place == .search ? try seenList() : screen.list
    guard expected else {
      return try expect(
        !list.characters.isEmpty,
        "it has no characters: \(list.error.map { "\($0)" } ?? "it is empty")")
    }
    try expect(list.isEmpty, "it is not shown as empty")
    try expect(list.characters.map(\.name), equals: [], "the characters")
    if screen.place == .search {
      try expect(events.last, equals: .charactersShown(0), "the last event")
    }
  }

  /// The character has the works that the sentence gives those whose details are presented.
  mutating func giveWorks(of view: ViewChoice) async throws {
    guard let works = view.works, !scenario.isInOutcome else { return }
    try setWorks(works, of: try given(view.character ?? .subject))
    try await refresh()
  }

  fileprivate func leave(_ view: ViewChoice, _ session: LibrarySession) throws {
    try expectOnTop(view, session)
    session.goBack()
  }

  /// The view lies on top; the details are those of the character that the sentence names.
  func expectOnTop(_ view: ViewChoice, _ session: LibrarySession) throws {
    let screen = session.screen
    try expect(screen.place, equals: view.place, "where the user is")
    if view.kind == .results { _ = try require(screen.search?.result, "no results are shown") }
    guard let choice = view.character, let details = screen.details else { return }
    try expect(details.character.name, equals: try name(of: choice), "whose details they are")
  }

  /// The view was presented before: only then can it have been closed.
  fileprivate func expectPresentedBefore(_ view: ViewChoice) throws {
    let id = try view.character.map { server.library.index[try sample($0)].id }
    let isPresented = events.contains { event in
      switch (view.place, event) {
      case (.list, _), (.search, .searchPresented): true
      case (.details, .detailsPresented(let shown)): shown == id ?? shown
      default: false
      }
    }
    try expect(isPresented, "it was not presented before")
  }

  /// Leaves what lies over a view; the details and the search are presented where they are not below.
  fileprivate mutating func goTo(_ view: ViewChoice) async throws {
    switch view.kind {
    case .details(let choice) where currentScreen?.details == nil:
      try await select(choice ?? .subject)
    case .search where currentScreen?.search == nil:
      try await openIfNeeded()
      try acting().openSearch()
    default: try goBack(to: view, try acting())
    }
  }

  fileprivate func goBack(to view: ViewChoice, _ session: LibrarySession) throws {
    try session.goBack(to: view.place)
    try expectOnTop(view, session)
  }

  /// The user selects a character in the list or in what was found.
  mutating func select(_ choice: CharacterChoice) async throws {
    try expectAction()
    if case .named(let name) = choice { try await join(name) }
    try await openIfNeeded()
    let row = try row(choice)
    try selectRow(row)
    try showVisibleWorks()
  }
}
