import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Searching for characters (MAR-UC2).
let characterSearchSteps = StepLibrary(MarvelWorld.self) {
  When("I tap on the magnifier( icon)") { marvel in try marvel.acting().openSearch() }
    .isIdempotent()

  Given("I have opened the search") { marvel in try await marvel.openSearch() }

  Given("the search finds the characters whose name begins with the text") { marvel in
    marvel.setup.nameMatching = .prefix
  }

  Given("I have searched for {string}") { (marvel: inout MarvelWorld, text: String) in
    try await marvel.openSearch()
    try marvel.arranged().search(for: text)
    try await marvel.settle()
    try expect(
      try marvel.arranged().screen.search?.result?.characters.isEmpty == false,
      "nothing was found")
  }

  Given("the search for {string} is pending") { (marvel: inout MarvelWorld, text: String) in
    try await marvel.openSearch()
    marvel.server.hold(SampleServer.indexURL, .init(name: "name", value: text))
    try marvel.arranged().search(for: text)
    try await marvel.settle()
    try marvel.expectPending()
  }

  When("I search for (characters called ){string}") {
    (marvel: inout MarvelWorld, text: String) in try marvel.acting().search(for: text)
  }

  When("I search for characters by the name {string}") {
    (marvel: inout MarvelWorld, text: String) in try marvel.acting().search(for: text)
  }
  .isIdempotent()

  // Each change of the text searches.
  When("I type {string}") { (marvel: inout MarvelWorld, text: String) in
    var typed = ""
    for character in text {
      typed.append(character)
      try marvel.acting().search(for: typed)
      try await marvel.settle()
    }
  }

  When("I clear the (search )text") { marvel in try marvel.acting().search(for: "") }
    .isIdempotent()

  When("the answer to the search for {string} arrives( last)") {
    (marvel: inout MarvelWorld, name: String) in
    _ = try marvel.acting()
    try marvel.arrive(try marvel.searchRequest(name))
  }
  .isIdempotent()

  When("I reach the end of the search result( again)") { marvel in
    try expect(try marvel.seen().place, equals: .search, "where the user is")
    try marvel.reachEnd()
  }

  When("I close the search") { marvel in try marvel.acting().closeSearch() }
    .isIdempotent()

  When("I select the {ordinal} result") { (marvel: inout MarvelWorld, number: Int) in
    try expect(try marvel.seen().place, equals: .search, "where the user is")
    try marvel.acting().selectCharacter(at: number - 1)
  }
  .isIdempotent()

  characterSearchOutcomes
}

private let characterSearchOutcomes = StepLibrary(MarvelWorld.self) {
  Then("the search( of characters) is( still) presented( again)/shown( again)") { marvel in
    try expect(try marvel.seen().place, equals: .search, "where the user is")
    try expect(marvel.events.contains(.searchPresented), "the wireframe presented no search")
  }

  Then("the search( of characters) is not presented/shown") { marvel in
    try expect(try marvel.seen().search == nil, "the search is presented")
  }

  Then("the search text is {string}") { (marvel: inout MarvelWorld, text: String) in
    let search = try require(marvel.seen().search, "the search is not presented")
    try expect(search.text, equals: text, "the search text")
  }

  Then("the search result shows {quoted list}") { (marvel: inout MarvelWorld, names: [String]) in
    try expect(try marvel.found(), equals: names, "the search result")
  }

  Then("only {quoted list} is/are found/shown") { (marvel: inout MarvelWorld, names: [String]) in
    let shown = try marvel.seenList().characters.map(\.name)
    try expect(shown, equals: names, "the characters shown")
  }

  Then("the search result shows {count} character(s)") {
    (marvel: inout MarvelWorld, count: Int) in
    try expect(try marvel.found().count, equals: count, "the characters of the search result")
  }

  Then("{count} character(s) is/are found") { (marvel: inout MarvelWorld, count: Int) in
    try expect(try marvel.found().count, equals: count, "the characters of the search result")
    try expect(try marvel.seenList().isEmpty == (count == 0), "the result is not shown as such")
  }

  Then("the search result is empty") { marvel in
    try expect(try marvel.found(), equals: [], "the search result")
    try expect(marvel.seenList().isEmpty, "the result is not shown as empty")
    try expect(marvel.events.last, equals: .charactersShown(0), "the last event")
  }

  Then("no search result is shown") { marvel in
    let search = try require(marvel.seen().search, "the search is not presented")
    try expect(search.result == nil, "a search result is shown")
  }

  Then("the search for {string} was cancelled/canceled") {
    (marvel: inout MarvelWorld, name: String) in
    try marvel.expectCancelled(try marvel.searchRequest(name), "the search for \(name)")
  }

  Then("the search for {string} was not cancelled/canceled") {
    (marvel: inout MarvelWorld, name: String) in
    try expect(
      !marvel.client.canceled.contains(try marvel.searchRequest(name)),
      "the search for \(name) was cancelled")
  }

  Then("the names searched for are {quoted list}") {
    (marvel: inout MarvelWorld, names: [String]) in
    try expect(marvel.network.requests.compactMap { $0["name"] }, equals: names, "the names")
  }
}

extension MarvelWorld {
  /// The names of the search result.
  fileprivate mutating func found() throws -> [String] {
    let screen = try seen()
    try expect(screen.place, equals: .search, "where the user is")
    return try require(screen.search?.result, "no search result is shown").characters.map(\.name)
  }

  /// The number of the last request that searched for `name`.
  fileprivate func searchRequest(_ name: String) throws -> Int {
    try require(
      network.requests.lastIndex { $0["name"] == name }, "nothing searched for \(name)")
  }
}
