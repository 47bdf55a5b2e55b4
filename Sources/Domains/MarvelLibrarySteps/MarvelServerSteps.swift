import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The Marvel API: its library, and its answers.
let marvelServerSteps = StepLibrary(MarvelWorld.self) {
  Given("a library of {count} character(s)( and a page size of {count})") {
    (marvel: inout MarvelWorld, count: Int, pageSize: Int?) in
    try marvel.setLibrary(count)
    if let pageSize { marvel.setup.pageSize = pageSize }
  }

  Given("there is/are {count} character(s)( in the library)") {
    (marvel: inout MarvelWorld, count: Int) in try marvel.setLibrary(count)
  }

  Given("the (Marvel )library has/holds/contains {count} character(s)") {
    (marvel: inout MarvelWorld, count: Int) in try marvel.setLibrary(count)
  }

  Given("the app asks for pages of {int}") { (marvel: inout MarvelWorld, size: Int) in
    marvel.setup.pageSize = size
  }

  Given("there are additional results to show") { marvel in
    try marvel.setLibrary(2 * marvel.pageSize + 5)
  }
  .statesDefault(opposite: "there are no additional results to show")

  Given("there are no additional results to show") { marvel in
    try marvel.setLibrary(marvel.pageSize)
  }

  Given("(a library in which ){count} characters are called {string}") {
    (marvel: inout MarvelWorld, count: Int, name: String) in
    let index = marvel.server.library.index
    try expect(count <= index.count, "the library has only \(index.count) characters")
    for index in 0..<count { marvel.server.library.index[index].name = name }
  }

  Given("a library of the characters {quoted list}") {
    (marvel: inout MarvelWorld, names: [String]) in
    try marvel.setLibrary(names.count)
    for (index, name) in names.enumerated() { marvel.server.library.index[index].name = name }
  }

  Given("{marvelCharacter} is called {string}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, name: String) in
    marvel.server.library.index[try marvel.sample(choice)].name = name
  }

  Given("the {ordinal} page repeats {marvelCharacter}") {
    (marvel: inout MarvelWorld, page: Int, choice: CharacterChoice) in
    let offset = (page - 1) * marvel.pageSize
    let index = try marvel.sample(choice)
    try expect(
      index < offset && offset <= marvel.server.library.index.count,
      "character \(index + 1) does not come before page \(page)")
    marvel.server.library.index.insert(marvel.server.library.index[index], at: offset)
  }

  Given("the Marvel API gives the total {int}") { (marvel: inout MarvelWorld, total: Int) in
    marvel.server.library.total = total
  }

  When("the Marvel API gives the attribution {string}") {
    (marvel: inout MarvelWorld, text: String) in marvel.server.library.attribution = text
  }
  .isIdempotent()

  Given("the Marvel API gives no attribution") { marvel in
    marvel.server.library.attribution = nil
  }

  Given("the Marvel API answers as in {string}") { (marvel: inout MarvelWorld, name: String) in
    let resource = try marvel.scenario.resource(name)
    let fixture = try Fixture(text: resource.text, path: resource.path) {
      [scenario = marvel.scenario] file in
      try? scenario.resource(file).bytes
    }
    marvel.setup.fixtureRoutes += fixture.routes
  }

  Given("the Marvel API answers with status {int} and the body {string}") {
    (marvel: inout MarvelWorld, status: Int, body: String) in
    marvel.setIndexAnswer(.success(HTTPResponse(status: status, body: Array(body.utf8))))
  }

  Given("the Marvel API answers with status {int}") { (marvel: inout MarvelWorld, status: Int) in
    marvel.setIndexAnswer(.success(HTTPResponse(status: status, body: [])))
  }

  Given("the Marvel API answers with the body") { (marvel: inout MarvelWorld, body: DocString) in
    marvel.setIndexAnswer(.success(HTTPResponse(status: 200, body: Array(body.content.utf8))))
  }

  Given("the Marvel API cannot be reached: {marvelFailure}") {
    (marvel: inout MarvelWorld, error: HTTPClientError) in
    if error == .notConnected { return marvel.network.goOffline() }
    marvel.setIndexAnswer(.failure(error))
  }

  When("the Marvel API can be reached again") { marvel in marvel.recover() }
    .isIdempotent()

  When("the Marvel API answers as it should( again)") { marvel in marvel.recover() }
    .isIdempotent()

  Given("the Marvel API takes {duration} to answer") {
    (marvel: inout MarvelWorld, time: Duration) in marvel.server.delay = time
  }

  Given("the answers (of the Marvel API )(of Marvel )take {duration}") {
    (marvel: inout MarvelWorld, time: Duration) in marvel.server.delay = time
  }

  // An answer that is on its way already reaches the app, whatever it does.
  Given("answers on their way can no longer be stopped") { marvel in
    marvel.client.stopsAnswers = false
  }

  connectionSteps
}

/// The way to the API, and the time.
private let connectionSteps = StepLibrary(MarvelWorld.self) {
  Given("there is no (internet )connection( any more)") { marvel in marvel.network.goOffline() }

  Given("I/you have no (internet )connection( any more)") { marvel in marvel.network.goOffline() }

  Given("I am offline") { marvel in marvel.network.goOffline() }

  When("there is a/an (internet )connection( again)") { marvel in marvel.recover() }
    .isIdempotent()

  When("I/you have a/an (internet )connection( again)") { marvel in marvel.recover() }
    .isIdempotent()

  When("I am online( again)") { marvel in marvel.recover() }
    .isIdempotent()

  When("the connection is back( again)") { marvel in marvel.recover() }
    .isIdempotent()

  When("the clock of the device goes on by {duration}") {
    (marvel: inout MarvelWorld, time: Duration) in try await marvel.letPass(time)
  }

  When("{duration} pass(es)") { (marvel: inout MarvelWorld, time: Duration) in
    try await marvel.letPass(time)
  }
}

extension MarvelWorld {
  /// The number of characters on a page that the scenario expects.
  var pageSize: Int { setup.pageSize ?? 20 }

  fileprivate mutating func setLibrary(_ count: Int) throws {
    try expect((0...1000).contains(count), "found \(count) characters, expected 0 to 1000")
    server.library.index = SampleLibrary(count: count).index
  }

  /// The place in the double's library.
  func sample(_ choice: CharacterChoice) throws -> Int {
    let count = server.library.index.count
    let number =
      switch choice {
      case .number(let number): number
      case .last: count
      }
    try expect((1..<count + 1).contains(number), "the library has \(count) characters")
    return number - 1
  }

  fileprivate mutating func setIndexAnswer(_ answer: Result<HTTPResponse, HTTPClientError>) {
    server.overrides[SampleServer.indexURL] = answer
  }

  fileprivate mutating func recover() {
    network.goOnline()
    server.overrides = [:]
  }

  fileprivate mutating func letPass(_ time: Duration) async throws {
    _ = try acting()
    try expect(time <= .seconds(7 * 86_400), "found \(time), expected a week at most")
    try await scheduler.advance(by: time, settling: network)
  }
}
