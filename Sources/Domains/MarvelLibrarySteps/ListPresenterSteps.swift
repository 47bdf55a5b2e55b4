import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The list presenter of the document and those it talks to: the user interface, the interactor,
/// which asks for characters, and the wireframe, which presents other views.
let listPresenterSteps = StepLibrary(MarvelWorld.self) {
  presenterCalls
  presenterOutcomes
}

private let presenterCalls = StepLibrary(MarvelWorld.self) {
  let part = "{marvelPart}"
  for sentence in [
    "a/the (list )presenter( of the list)( of the list of characters) with \(part)",
    "a/the (list )presenter( of the list)( of the list of characters) with \(part) and \(part)",
    "the (list )presenter( of the list)( of the list of characters) has \(part)",
    "the (list )presenter( of the list)( of the list of characters) has \(part) and \(part)",
    "a/the presenter of the list( of characters)", "a/the list presenter",
    "a/the (list )presenter whose user\\ interface/view/interactor/wireframe is mocked/a\\ mock",
    "\(part) is mocked", "\(part)",
    "a/the (list )presenter and \(part)",
    "a mock of the (list )user\\ interface/interactor/wireframe",
    "the (list )(of )(characters )module is/was loaded",
    "a/the (list )presenter is\\ connected\\ to/uses/talks\\ to \(part)",
    "a/the (list )presenter that is\\ connected\\ to/uses/talks\\ to/has \(part)",
  ] {
    Given(.sentence(sentence)) { marvel in
      marvel.setup.hasView = true
      _ = try marvel.arranged()
    }
    .statesDefault(opposite: "the presenter has no user interface")
  }

  Given("the (list )presenter has no user interface") { marvel in
    marvel.setup.hasView = false
    _ = try marvel.arranged()
  }

  for sentence in [
    "(the presenter's )(the list presenter's )searchCharacters is called( on the presenter)( on the list presenter)",
    "the search( characters) action is called/raised/triggered/performed( on the presenter)( on the list presenter)",
    "the (list )presenter receives/gets/handles the search( characters) action",
    "the (list )presenter is asked to search( for)( the)( characters)",
    "the (list )presenter searches( for)( the) characters",
    "the search/filter interface is requested",
  ] {
    When(.sentence(sentence)) { marvel in try marvel.acting().openSearch() }.isIdempotent()
  }

  for sentence in [
    "foundCharacters is called with (a list of ){count} (found )character(s)(, )({quoted list})",
    "the (list )presenter gets/receives/got/received (a list of ){count} (found )character(s)(, )({quoted list})",
    "the (list )presenter is/was/has\\ been given/handed/passed (the )(a list of ){count} (found )character(s)",
    "the (list )presenter is told/informed that {count} (found )character(s) is/are/was/were found",
    "the (list )interactor reports/reported/delivers {count} (found )character(s)(, )({quoted list})",
    "the (list )interactor/presenter (has )found/finds {count} character(s)(, )({quoted list})",
    "it (has )found/finds {count} character(s)(, )({quoted list})",
    "the (list )interactor gives/returns/hands/passes/delivers (a list of ){count} (found )character(s)(, )({quoted list})( to the presenter)",
  ] {
    When(.sentence(sentence)) { (marvel: inout MarvelWorld, count: Int, names: [String]?) in
      try marvel.find(names, count)
    }
    .isIdempotent()
  }

  for sentence in [
    "foundCharacters is called with (the )(characters ){quoted list}",
    "the (list )presenter (has )found/finds (the )(characters ){quoted list}",
    "the (list )interactor (has )found/finds/returns/returned/delivers/reports (the )(characters ){quoted list}( to the presenter)",
    "the (list )presenter is given/handed/passed (the )(characters ){quoted list}",
    "it (has )found/finds (the )(characters ){quoted list}",
    "the (list )presenter gets/receives/got/received (the characters )(the found characters ){quoted list}",
  ] {
    When(.sentence(sentence)) { (marvel: inout MarvelWorld, names: [String]) in
      try marvel.find(names, names.count)
    }
    .isIdempotent()
  }

  // How many is not said: several.
  When(
    .sentence("the (list )interactor/presenter (has )found/finds (some )(one or more )characters")
  ) { marvel in
    try marvel.find(nil, 3)
  }
  .isIdempotent()

  // They have been found.
  for sentence in [
    "the (list )presenter gets/receives/got/received the/these/those (found )characters",
    "the (found )characters are given/passed/delivered/returned to the presenter",
    "foundCharacters is called with the/these/those (found )characters",
  ] {
    When(.sentence(sentence)) { marvel in
      if marvel.isOpened { return _ = try marvel.acting() }
      marvel.isOpened = true
      try marvel.acting().openList()
    }
    .isIdempotent()
  }

  for sentence in [
    "foundCharacters is called with an empty list( of characters)",
    "the (list )interactor (has )found/finds nothing/nobody",
    "the (list )interactor gives/returns/finds an empty list( of characters)",
    "the (list )presenter gets/receives an empty list( of characters)",
  ] {
    When(.sentence(sentence)) { marvel in try marvel.find(nil, 0) }.isIdempotent()
  }

  for sentence in [
    "updateView is called with the/a limit {int}", "updateView is called with a limit of {int}",
    "the view is updated with the/a limit (of ){int}",
    "the (list )presenter updates the view with the/a limit (of ){int}",
    "the (list )presenter is asked/told to update the/its view with the/a limit (of ){int}",
  ] {
    When(.sentence(sentence)) { (marvel: inout MarvelWorld, limit: Int) in
      marvel.setup.pageSize = limit
      try marvel.setLibrary(limit)
      marvel.isOpened = true
      try marvel.restarted().openList()
    }
    .isIdempotent()
  }

  // Which it is is not said: none that the app takes by itself.
  When("the view is updated with a limit") { (marvel: inout MarvelWorld) in
    marvel.setup.pageSize = 7
    marvel.isOpened = true
    try marvel.restarted().openList()
  }
  .isIdempotent()

  for sentence: StepPattern in [
    .sentence("the (list )presenter is asked/told to update the view"),
    .sentence("the (list )presenter updates the view"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld) in
      try marvel.expectAction()
      marvel.isOpened = true
      try marvel.acting().openList()
    }
    .isIdempotent()
  }

  When(
    .sentence(
      "{marvelDetails} is/are opened/presented/requested/shown for/at/with (the )index/position {int}"
    )
  ) { (marvel: inout MarvelWorld, view: ViewChoice, index: Int) in
    try marvel.expectAction()
    try expect(!view.isDenied, "say which details are opened")
    try await marvel.openIfNeeded()
    if let character = view.character {
      try expect(try marvel.row(character), equals: index, "the index of the character")
    }
    try marvel.selectRow(index)
  }
  .isIdempotent()

  for sentence in [
    "the (list )presenter is asked for/to\\ open/to\\ present/to\\ show the detail(s)( view) of {marvelCharacter}",
    "{marvelCharacter} is selected in the (list )presenter",
  ] {
    When(.sentence(sentence)) { (marvel: inout MarvelWorld, choice: CharacterChoice) in
      try await marvel.select(choice)
    }
    .isIdempotent()
  }

  for sentence in [
    "openDetailsView is called with {int}( and the characters)",
    "openDetailsView is called with/for (the )index {int}( and the characters)",
    "the (list )presenter opens the detail(s)( view) for/at/with/of (the )(selected )(cell )index/position {int}",
    "the (list )presenter is asked for the detail(s)( view) of the character at/with (the )(index )(position ){int}",
    "the (list )presenter is asked to open the detail(s)( view) at/for/with (the )index {int}",
  ] {
    When(.sentence(sentence)) { (marvel: inout MarvelWorld, index: Int) in
      try await marvel.openIfNeeded()
      try marvel.selectRow(index)
    }
    .isIdempotent()
  }
}

private let presenterOutcomes = StepLibrary(MarvelWorld.self) {
  for sentence in [
    "(the wireframe's )presentFilterInterface {marvelAre} called( on the wireframe)",
    "the wireframe {marvelAre} asked/told to present/open/show the filter( interface)/search( view)",
  ] {
    // Before the app is opened, it is, and the search too.
    Step(.sentence(sentence)) { (marvel: inout MarvelWorld, expected: Bool) in
      if marvel.isSettingUp, expected { try await marvel.openSearch() }
      let count = marvel.events.count { $0 == .searchPresented }
      try expect(count, equals: expected ? 1 : 0, "how often the search was presented")
    }
  }

  for sentence in [
    "getCharacters {marvelCalledWith} (the )(a )limit (of ){int}",
    "the (list )interactor {marvelAsksFor} (the )(a )limit (of ){int}",
    "getCharacters {marvelCalledWith} {int}",
    "the (list )interactor {marvelAsksFor} (the )(list of )characters with/using the/a limit (of ){int}",
    "the (list )interactor {marvelAsksFor} {int} characters",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, _: String, limit: Int) in
      try marvel.expectLastRequest(["limit": "\(limit)", "offset": "0"])
    }
  }

  for sentence in [
    "the limit {int} is/was passed/given to the interactor",
    "getCharacters is/was called on the interactor with (the )(a )limit (of ){int}",
    "the (list )interactor is/was called/asked with (the )(a )limit (of ){int}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, limit: Int) in
      try marvel.expectLastRequest(["limit": "\(limit)", "offset": "0"])
    }
  }

  Then("the characters {marvelIsLoaded} with this/that/the limit") {
    (marvel: inout MarvelWorld, expected: Bool) in
    let limit = try require(marvel.setup.pageSize, "the story gives no limit")
    let sent = marvel.network.requests.last { $0.url == SampleServer.indexURL }
    try expect((sent?["limit"] == "\(limit)") == expected, "asked for \(sent?["limit"] ?? "none")")
  }

  ParameterType.wording(
    "marvelCalledWith", "(?:is|was|should be|has been) (?:called|asked|invoked) (?:with|for)")
  ParameterType.wording(
    "marvelAsksFor",
    "(?:is|was|should be|has been|gets|must be) (?:asked|called) (?:for|to (?:get|load|fetch))"
      + "|(?:should |must )?(?:gets?|got|fetch(?:es)?|loads?|requests?|receives?|is getting)")

  for sentence in [
    "showCharacters {marvelAre} called( on the user interface)( on the view)( on the list view)"
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, expected: Bool) in
      try marvel.expectCharactersShown(expected ? marvel.server.library.index.count : nil)
    }
  }

  for sentence in [
    "the user interface is/was not called/notified/asked",
    "nothing is/was shown in/by the user interface",
    "the presenter does not call/notify the user interface",
  ] {
    Then(.sentence(sentence)) { marvel in
      try expect(marvel.events.filter(\.isShown), equals: [], "what the user interface got")
    }
  }

  for sentence in [
    "the (list )presenter asks/tells the interactor for {int} characters",
    "the (list )presenter asks the interactor for (the )characters with the/a limit (of ){int}",
    "the (list )presenter calls getCharacters with the/a limit (of ){int}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, limit: Int) in
      try marvel.expectLastRequest(["limit": "\(limit)", "offset": "0"])
    }
  }

  for sentence in [
    "the (list )presenter presents/opens/shows {marvelSearchView}",
    "the (list )presenter asks/tells the wireframe to present/open/show {marvelSearchView}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, _: ViewChoice) in
      try marvel.expectSearch(true)
    }
  }

  for sentence in [
    "the (list )presenter presents/opens/shows {marvelDetails}",
    "the (list )presenter asks/tells the wireframe to present/open/show {marvelDetails}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, view: ViewChoice) in
      try marvel.expectDetails(of: view.character)
    }
  }

  for view in ["{marvelSearchView}", "{marvelDetails}"] {
    Then(.expression("\(view) {marvelIsPresented} by the wireframe/presenter")) {
      (marvel: inout MarvelWorld, view: ViewChoice, expected: Bool) in
      try await marvel.look(for: view, expected)
    }
  }

  Then(
    .sentence(
      "the (list )interactor {marvelAre} asked/called/told( for)( to get)( the)( characters)"
    )
  ) {
    (marvel: inout MarvelWorld, expected: Bool) in
    let sent = marvel.furtherRequests().filter { $0.url == SampleServer.indexURL }
    try expect(sent.isEmpty != expected, "the further requests are \(sent.map(\.address))")
  }

  Then("it/the\\ interactor {marvelAre} asked/called (only )(exactly )(just ){marvelTimes}") {
    (marvel: inout MarvelWorld, expected: Bool, times: Int) in
    let sent = marvel.network.requests.count
    try expect((sent == times) == expected, "\(sent) requests were sent")
  }

  let found = "( in the user interface)( to the user)( in the list)"
  Then(.sentence("{marvelUIShows} (the )(any )(found )(list of )characters\(found)")) {
    (marvel: inout MarvelWorld, expected: Bool) in
    try marvel.expectCharactersShown(
      expected ? min(marvel.server.library.index.count, marvel.pageSize) : nil)
  }

  Then(.sentence("{marvelUIShows} (the )(only )(found )(a list of ){count} (found )character(s)")) {
    (marvel: inout MarvelWorld, expected: Bool, count: Int) in
    if expected { return try marvel.expectCharactersShown(count == 0 ? nil : count) }
    try expect(!marvel.events.contains(.charactersShown(count)), "they were to be shown")
  }

  Then(.sentence("{marvelUIShows} (the )(only )(found )(characters ){quoted list}")) {
    (marvel: inout MarvelWorld, expected: Bool, names: [String]) in
    guard expected else { return try marvel.expectShown(names, false) }
    try marvel.expectCharactersShown(names.count)
    try expect(try marvel.seenNames(), equals: names, "the characters")
  }

  Then(
    .sentence(
      "showCharacters/the\\ user\\ interface/the\\ view {marvelAre} called (only )(exactly )(just ){marvelTimes}"
    )
  ) {
    (marvel: inout MarvelWorld, expected: Bool, times: Int) in
    let calls = marvel.events.count { if case .charactersShown = $0 { true } else { false } }
    try expect((calls == times) == expected, "showCharacters was called \(calls) times")
  }

  for sentence in [
    "PresentDetailsInterface was called for {string}",
    "the wireframe is/was asked to present the details of {string}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, name: String) in
      try marvel.expectDetails(of: .named(name))
    }
  }

  Then("presentFilterInterface {marvelAre} called {marvelTimes}") {
    (marvel: inout MarvelWorld, expected: Bool, times: Int) in
    let calls = marvel.events.count { $0 == .searchPresented }
    try expect((calls == times) == expected, "presentFilterInterface was called \(calls) times")
  }

  Then("PresentDetailsInterface {marvelAre} called {marvelTimes}") {
    (marvel: inout MarvelWorld, expected: Bool, times: Int) in
    let calls = marvel.events.count { if case .detailsPresented = $0 { true } else { false } }
    try expect((calls == times) == expected, "PresentDetailsInterface was called \(calls) times")
  }

  for sentence in [
    "PresentDetailsInterface was not called",
    "the wireframe is/was not asked to present (the )(any )details",
  ] {
    Then(.sentence(sentence)) { marvel in
      try expect(
        !marvel.events.contains { if case .detailsPresented = $0 { true } else { false } },
        "details were presented")
    }
  }
}

extension LibraryEvent {
  /// Whether the presenter calls its user interface, which it does not for an empty list (D-53).
  fileprivate var isShown: Bool {
    switch self {
    case .charactersShown, .messageShown: true
    default: false
    }
  }
}

extension MarvelWorld {
  /// The interactor finds characters, of these names if the sentence has some.
  mutating func find(_ names: [String]?, _ count: Int) throws {
    try expect((0...20).contains(count), "found \(count), expected 0 to 20, a page")
    try expect(names?.count ?? count, equals: count, "the number of names")
    if let names { try setLibrary(names) } else { try setLibrary(count) }
    if isOpened { _ = try restarted() }
    isOpened = true
    try acting().openList()
  }

  /// The user interface was asked once to show so many characters, or never.
  fileprivate func expectCharactersShown(_ count: Int?) throws {
    let shown = events.compactMap { event in
      if case .charactersShown(let count) = event { count } else { nil }
    }
    try expect(shown, equals: count.map { [$0] } ?? [], "the characters that were to be shown")
  }
}
