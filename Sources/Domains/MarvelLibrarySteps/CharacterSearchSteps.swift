import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Searching for characters (MAR-UC2).
let characterSearchSteps = StepLibrary(MarvelWorld.self) {
  When("I tap on the magnifier icon") { marvel in try marvel.acting().openSearch() }

  Given("I have opened the search") { marvel in
    let session = try marvel.arranged()
    session.openList()
    try await marvel.settle()
    session.openSearch()
  }

  Given("I have searched for {string}") { (marvel: inout MarvelWorld, text: String) in
    let session = try marvel.arranged()
    session.openList()
    try await marvel.settle()
    session.openSearch()
    try marvel.search(for: text, in: session)
    try await marvel.settle()
    try expect(
      session.screen.search?.result?.characters.isEmpty == false, "nothing was found")
  }

  Given("the search for {string} is pending") { (marvel: inout MarvelWorld, text: String) in
    let session = try marvel.arranged()
    session.openList()
    try await marvel.settle()
    session.openSearch()
    try marvel.search(for: text, in: session, isHeld: true)
    try await marvel.settle()
    try expect(marvel.network.pendingIndexes.count, equals: 1, "the pending requests")
  }

  When("I search for {string}") { (marvel: inout MarvelWorld, text: String) in
    try marvel.search(for: text, in: marvel.acting())
  }

  When("the answer to the search for {string} arrives last") {
    (marvel: inout MarvelWorld, name: String) in
    _ = try marvel.acting()
    let matches = marvel.setup.library.characters(named: name)
    let answer = try sampleIndexAnswer(matches, offset: 0, limit: marvel.setup.library.pageSize)
    try marvel.arrive(
      .success(HTTPResponse(status: 200, body: Array(answer.utf8))),
      for: try marvel.searchRequest(name))
  }

  When("I reach the end of the search result") { marvel in
    let session = try marvel.acting()
    try marvel.reachEnd(of: session.screen.search?.result, in: session)
  }

  When("I close the search") { marvel in try marvel.acting().closeSearch() }

  When("I select the first result") { marvel in
    try expect(try marvel.seen().place, equals: .search, "where the user is")
    try marvel.acting().selectCharacter(at: 0)
  }

  Then("the search of characters is presented") { marvel in
    try expect(try marvel.seen().place, equals: .search, "where the user is")
    try expect(marvel.events.last, equals: .searchPresented, "the last event")
  }

  Then("a request to the characters endpoint with name {string} was sent") {
    (marvel: inout MarvelWorld, name: String) in
    try marvel.expectLastRequest(["name": name])
  }

  Then("the query of the request contains {string}") {
    (marvel: inout MarvelWorld, text: String) in
    let query = try require(marvel.network.requests.last, "no request was sent").encodedQuery
    try expect("&\(query)&".contains("&\(text)&"), "the query is \(query): it lacks \(text)")
  }

  Then("the search result shows {string}") { (marvel: inout MarvelWorld, name: String) in
    try expect(try marvel.found(), equals: [name], "the search result")
  }

  Then("the search result shows {int} characters") { (marvel: inout MarvelWorld, count: Int) in
    try expect(try marvel.found().count, equals: count, "the characters of the search result")
  }

  Then("the search result is empty") { marvel in
    try expect(try marvel.found(), equals: [], "the search result")
    try expect(marvel.seenList().isEmpty, "the result is not shown as empty")
  }

  Then("no search result is shown") { marvel in
    let search = try require(marvel.seen().search, "the search is not presented")
    try expect(search.result == nil, "a search result is shown")
  }

  Then("the search for {string} was cancelled") { (marvel: inout MarvelWorld, name: String) in
    let request = try marvel.searchRequest(name)
    try expect(
      marvel.network.exchanges[request].state, equals: .cancelled, "the search for \(name)")
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
    let item = HTTPRequest.QueryItem(name: "name", value: name)
    return try require(
      network.requests.lastIndex { $0.query.contains(item) }, "nothing searched for \(name)")
  }
}
