import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Searching for characters (MAR-UC2).
let characterSearchSteps = StepLibrary(MarvelWorld.self) {
  openingTheSearch
  searching

  Given("the search finds the characters whose name begins with the text") { marvel in
    marvel.setup.nameMatching = .prefix
  }

  When(user("reach/reaches the end of the (search )result(s)( again)")) { marvel in
    try expect(try marvel.seen().place, equals: .search, "where the user is")
    try marvel.reachEnd()
  }

  for sentence in [
    does(.pick, "(on )the {ordinal} (search )result"),
    isDone(.pick, to: "the {ordinal} (search )result"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld, number: Int) in
      try marvel.expectAction()
      try expect(try marvel.seen().place, equals: .search, "where the user is")
      try marvel.acting().selectCharacter(at: number - 1)
    }
    .isIdempotent()
  }

  characterSearchOutcomes
  searchRequestOutcomes
}

/// The magnifier, and leaving the search.
private let openingTheSearch = StepLibrary(MarvelWorld.self) {
  let magnifier = each("magnifier/magnifying/search", "( glass)( icon)( button)")
  for sentence in [
    does(.tap, "(on )the \(magnifier)"),
    .sentence("the \(magnifier) is tapped/pressed/clicked/touched"),
    does(.open, "the search( of characters)( view)( screen)"),
  ] {
    When(sentence) { marvel in try marvel.acting().openSearch() }
      .statesDefault(opposite: withoutConnection)
      .isIdempotent()
  }

  for sentence in [
    did(.tap, "(on )the \(magnifier)"), did(.open, "the search( of characters)( view)( screen)"),
  ] {
    Given(sentence) { marvel in try await marvel.openSearch() }
      .statesDefault(opposite: withoutConnection)
  }

  // Before the app is opened, it is; in an outcome, this is where the user should be.
  Step(user("am/is/are (back )in/on the search/filter( of characters)( view)( screen)( interface)"))
  { marvel in
    if marvel.isSettingUp { try await marvel.openSearch() }
    try expect(try marvel.seen().place, equals: .search, "where the user is")
  }

  When(does(.leave, "the search( view)( screen)")) { marvel in try marvel.acting().closeSearch() }
    .isIdempotent()

  // In an outcome, it should have been.
  Step("the search( view)( screen) is closed/dismissed/cancelled/canceled") { marvel in
    if !marvel.scenario.isInOutcome { try marvel.acting().closeSearch() }
    try expect(try marvel.seen().search == nil, "the search is open")
  }

  Given(did(.leave, "the search( view)( screen)")) { marvel in
    try marvel.arranged().closeSearch()
  }
}

/// The text that is searched for.
private let searching = StepLibrary(MarvelWorld.self) {
  let name =
    "(the )(a )(characters )(character )(called )(named )(with )(by )(the )(name ){string}"
  for sentence in [
    does(.search, "for \(name)( instead)( again)( now)"), alsoDoes(.search, "for \(name)"),
    user("search/searches {string}"),
    user("filter/filters (the )(list )(characters )by \(name)"),
  ] {
    When(sentence) { (marvel: inout MarvelWorld, text: String) in
      try await marvel.openIfNeeded()
      // Whoever searches from the list has tapped on the magnifier.
      if try marvel.acting().screen.place == .list { try marvel.acting().openSearch() }
      marvel.server.library.includeIfWellKnown(text)
      try marvel.acting().search(for: text)
    }
    .isIdempotent()
  }

  // Each change of the text searches.
  When(does(.enter, "(the )(name )(text ){string}( in the search field)( into the search field)")) {
    (marvel: inout MarvelWorld, text: String) in
    marvel.server.library.includeIfWellKnown(text)
    var typed = ""
    for character in text {
      typed.append(character)
      try marvel.acting().search(for: typed)
      try await marvel.settle()
    }
  }

  When(does(.clear, "the (search )text/field")) { marvel in try marvel.acting().search(for: "") }
    .isIdempotent()

  Given(did(.search, "for \(name)")) { (marvel: inout MarvelWorld, text: String) in
    try await marvel.openSearch()
    marvel.server.library.includeIfWellKnown(text)
    try marvel.arranged().search(for: text)
  }

  Given(did(.search, "for \(name) and found {marvelGroup}")) {
    (marvel: inout MarvelWorld, text: String, group: CharacterGroup) in
    try await marvel.openSearch()
    marvel.server.library.includeIfWellKnown(text)
    try marvel.arranged().search(for: text)
    try await marvel.settle()
    try await marvel.list(group, Statement(words: "shows"))
    _ = try marvel.arranged()
  }

  let tapped = did(.tap, "(on )the magnifier( icon) and \(each("searched/looked", "( for)"))")
  Given(.expression(tapped.source + " \(name)")) { (marvel: inout MarvelWorld, text: String) in
    try await marvel.openSearch()
    marvel.server.library.includeIfWellKnown(text)
    try marvel.arranged().search(for: text)
  }

  for sentence in [
    "the (Marvel )API/index/server finds/found/returns/returned none/nothing",
    "the (Marvel )API/index/server has none of that name",
  ] {
    // What the library has is stated before: this is how it answered.
    Step(.sentence(sentence)) { marvel in
      let text = try require(marvel.seen().search?.text, "nothing was searched for")
      try expect(marvel.indexed(name: text).map(\.name), equals: [], "what the library has")
    }
  }

  Given("the search for {string} is pending") { (marvel: inout MarvelWorld, text: String) in
    try await marvel.openSearch()
    marvel.server.hold(SampleServer.indexURL, .init(name: "name", value: text))
    try marvel.arranged().search(for: text)
    try await marvel.settle()
    try marvel.expectPending()
  }

  When("the answer to the search for {string} arrives( last)") {
    (marvel: inout MarvelWorld, name: String) in
    _ = try marvel.acting()
    try marvel.arrive(try marvel.searchRequest(name))
  }
  .isIdempotent()
}

/// The search as the user sees it.
private let characterSearchOutcomes = StepLibrary(MarvelWorld.self) {
  // Before the app is opened, it is, and the search too.
  Step("the search( of characters)( view)( screen)( field) {marvelIsShown}") {
    (marvel: inout MarvelWorld, expected: Bool) in
    if marvel.isSettingUp, expected { try await marvel.openSearch() }
    try marvel.expectSearch(expected)
  }

  // What is said to be possible is done.
  for sentence in [
    user("can search for characters by name"),
    user("can search for a character by name"), user("can search (the characters )by name"),
    user("am/is/are able to search for characters by name"),
    user("am/is/are able to search for a character by name"),
    "it is possible to search for characters by name", "characters can be searched by name",
  ] {
    Then(sentence) { marvel in
      try marvel.expectSearch(true)
      let name = try require(marvel.indexed().last, "the library is empty").name
      try marvel.acting().search(for: name)
      try await marvel.settle()
      try expect(
        try marvel.found(), equals: marvel.indexed(name: name).map(\.name), "the search result")
    }
  }

  Then("the search text/field {marvelAre} {string}") {
    (marvel: inout MarvelWorld, expected: Bool, text: String) in
    let search = try require(marvel.seen().search, "the search is not presented")
    try expect((search.text == text) == expected, "the search text is \"\(search.text)\"")
  }

  Then("the search text/field {marvelAre} empty") { (marvel: inout MarvelWorld, expected: Bool) in
    let search = try require(marvel.seen().search, "the search is not presented")
    try expect(search.text.isEmpty == expected, "the search text is \"\(search.text)\"")
  }

  for sentence: StepPattern in [
    "the (search )results are {marvelNames} in this/that order"
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, names: [String]) in
      try expect(try marvel.found(), equals: names, "the search result")
    }
  }

  Then("only {marvelNames} is/are found") { (marvel: inout MarvelWorld, names: [String]) in
    try expect(try marvel.found().sorted(), equals: names.sorted(), "the search result")
  }

  Then("the (only )(search )result(s) is/are {marvelNames}") {
    (marvel: inout MarvelWorld, names: [String]) in
    try expect(try marvel.found().sorted(), equals: names.sorted(), "the search result")
  }

  // Where it is given, the library has those that are found.
  for sentence: StepPattern in [
    "the (search )result(s) {marvelResult} {marvelGroup}( again)",
    "the list of (search )results {marvelResult} {marvelGroup}( again)",
  ] {
    Step(sentence) {
      (marvel: inout MarvelWorld, statement: Statement, group: CharacterGroup) in
      try await marvel.results(statement, group)
    }
  }

  Then("the (search )result(s) {marvelResult} {marvelGroup} but not {marvelNames}") {
    (
      marvel: inout MarvelWorld, statement: Statement, group: CharacterGroup, others: [String]
    ) in
    try await marvel.results(statement, group)
    try marvel.expectFound(others, !statement.isTrue)
  }

  Then("the search {marvelNot} find/return {marvelNames}") {
    (marvel: inout MarvelWorld, _: Bool, names: [String]) in try marvel.expectFound(names, false)
  }

  Then("the search finds/found/returns/returned {marvelNames}") {
    (marvel: inout MarvelWorld, names: [String]) in
    try marvel.expectFound(names, true)
  }

  // Before the app is opened, this is what the presenter of the document gets.
  Step("{marvelNames} {marvelAre} found") {
    (marvel: inout MarvelWorld, names: [String], expected: Bool) in
    guard marvel.isSettingUp else { return try marvel.expectFound(names, expected) }
    try expect(expected, "say who is found")
    try marvel.setLibrary(names)
    marvel.isOpened = true
    try marvel.acting().openList()
  }

  Step("{count} character(s) is/are found(, ){quoted list}") {
    (marvel: inout MarvelWorld, count: Int, names: [String]) in
    try expect(names.count, equals: count, "the number of names")
    if !marvel.scenario.isInOutcome, marvel.isSettingUp || marvel.currentScreen?.place == .list {
      return try marvel.find(names, count)
    }
    try expect(try marvel.found().sorted(), equals: names.sorted(), "the search result")
  }

  Then("the {ordinal} (search )result {marvelAre} {string}") {
    (marvel: inout MarvelWorld, number: Int, expected: Bool, name: String) in
    let found = try marvel.found()
    try expect(found.indices.contains(number - 1), "found were \(found)")
    try expect((found[number - 1] == name) == expected, "the result is \(found[number - 1])")
  }

  for sentence: StepPattern in [
    "there is/are {count} (search )result(s)",
    "the search has {count} result(s)",
    "{count} (search )results are shown/listed/displayed/presented",
    "the search finds {count} character(s)", "{count} result(s) is/are found",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, count: Int) in try marvel.expectFound(count) }
  }

  // Before the app is opened, this is what the presenter of the document gets.
  Step("{count} character(s) is/are found") { (marvel: inout MarvelWorld, count: Int) in
    if !marvel.scenario.isInOutcome, marvel.isSettingUp || marvel.currentScreen?.place == .list {
      return try marvel.find(nil, count)
    }
    try marvel.expectFound(count)
  }

  for sentence: StepPattern in [
    "nothing is found", "the search finds/found/returns/returned nothing",
  ] {
    Then(sentence) { marvel in try marvel.expectFound(0) }
  }

  for sentence: StepPattern in [
    "the (search )result(s) {marvelAre} empty", "the list of (search )results {marvelAre} empty",
  ] {
    Then(sentence) { (marvel: inout MarvelWorld, expected: Bool) in
      if expected {
        try marvel.expectFound(0)
        guard try marvel.seen().search?.result != nil else { return }
        try expect(try marvel.seenList().isEmpty, "the result is not shown as empty")
        try expect(marvel.events.last, equals: .charactersShown(0), "the last event")
      } else {
        try expect(try !marvel.found().isEmpty, "nothing is found")
      }
    }
  }

  Then("the (search )results {marvelIsShown}") { (marvel: inout MarvelWorld, expected: Bool) in
    let screen = try marvel.seen()
    let isShown = screen.place == .search && screen.search?.result?.characters.isEmpty == false
    try expect(isShown == expected, "the results are\(isShown ? "" : " not") shown")
  }

  Then("no search result is shown") { marvel in
    let search = try require(marvel.seen().search, "the search is not presented")
    try expect(search.result == nil, "a search result is shown")
  }
}

/// What became of the requests of searches.
private let searchRequestOutcomes = StepLibrary(MarvelWorld.self) {
  Then("the search for {string} {marvelAre} cancelled/canceled") {
    (marvel: inout MarvelWorld, name: String, expected: Bool) in
    let isCancelled = marvel.client.canceled.contains(try marvel.searchRequest(name))
    try expect(
      isCancelled == expected, "the search for \(name) was\(expected ? " not" : "") cancelled")
  }

  Then("the names searched for are {quoted list}") {
    (marvel: inout MarvelWorld, names: [String]) in
    try expect(marvel.network.requests.compactMap { $0["name"] }, equals: names, "the names")
  }
}

extension MarvelWorld {
  /// The search lies on top, and was presented, or there is none.
  fileprivate mutating func expectSearch(_ expected: Bool) throws {
    let screen = try seen()
    guard expected else { return try expect(screen.search == nil, "the search is presented") }
    try expect(screen.place, equals: .search, "where the user is")
    try expect(events.contains(.searchPresented), "the wireframe presented no search")
  }

  /// The search result has these characters, no others where the sentence says so.
  fileprivate mutating func results(_ statement: Statement, _ group: CharacterGroup) async throws {
    switch group.kind {
    case .count(let count) where statement.isTrue: try expectFound(count)
    default:
      _ = try found()
      try await list(group, statement)
    }
  }

  /// The names of the search result.
  fileprivate mutating func found(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> [String] {
    let screen = try seen(file: file, line: line)
    try expect(screen.place, equals: .search, "where the user is", file: file, line: line)
    let result = try require(
      screen.search?.result, "no search result is shown", file: file, line: line)
    return result.characters.map(\.name)
  }

  /// So many characters are found; none are shown as an empty result.
  fileprivate mutating func expectFound(
    _ count: Int, file: StaticString = #filePath, line: Int = #line
  ) throws {
    // Without a text there is no result, and nothing found.
    if count == 0, try seen(file: file, line: line).search.map({ $0.result == nil }) == true {
      return
    }
    try expect(
      try found(file: file, line: line).count, equals: count,
      "the characters of the search result", file: file, line: line)
    let list = try seenList()
    if list.error == nil {
      try expect(
        list.isEmpty == (count == 0), "the result is not shown as such", file: file, line: line)
    }
  }

  /// The names are among those found, or none of them is.
  fileprivate mutating func expectFound(
    _ names: [String], _ expected: Bool, file: StaticString = #filePath, line: Int = #line
  ) throws {
    let found = try found(file: file, line: line)
    for name in names {
      try expect(
        found.contains(name) == expected, "found were \(found)", file: file, line: line)
    }
  }

  /// The number of the last request that searched for `name`.
  fileprivate func searchRequest(_ name: String) throws -> Int {
    try require(
      network.requests.lastIndex { $0["name"] == name }, "nothing searched for \(name)")
  }
}
