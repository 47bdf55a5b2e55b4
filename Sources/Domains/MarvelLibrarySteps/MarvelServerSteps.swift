public import ConnectionSteps
import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The answers of the Marvel API, and the way to it.
let marvelServerSteps = StepLibrary(MarvelWorld.self) {
  libraryContentSteps
  returnedCharacterSteps
  answerSteps
  connectionSteps(of: MarvelWorld.self, named: "marvel")
  reachabilitySteps
  serverTroubleSteps
  timeSteps

  When("the Marvel API gives the attribution {string}") {
    (marvel: inout MarvelWorld, text: String) in marvel.server.library.attribution = text
  }
  .isIdempotent()

  Given("the Marvel API gives no attribution") { marvel in
    marvel.server.library.attribution = nil
  }

  // An answer that is on its way already reaches the app, whatever it does.
  Given("answers on their way can no longer be stopped") { marvel in
    marvel.client.stopsAnswers = false
  }

  When("the clock of the device goes on by {duration}") {
    (marvel: inout MarvelWorld, time: Duration) in try await marvel.letPass(time)
  }
}

/// What the API answers to requests for characters.
private let answerSteps = StepLibrary(MarvelWorld.self) {
  let answers = "the (Marvel )API/server answers/responds/replies (with )(a )(an )(the )"

  Given("the Marvel API answers as in {string}") { (marvel: inout MarvelWorld, name: String) in
    let resource = try marvel.scenario.resource(name)
    let fixture = try Fixture(text: resource.text, path: resource.path) {
      [scenario = marvel.scenario] file in
      try? scenario.resource(file).bytes
    }
    marvel.setup.fixtureRoutes += fixture.routes
  }

  serverAnswerSteps

  Given(.sentence("\(answers)body")) { (marvel: inout MarvelWorld, body: DocString) in
    try marvel.setIndexAnswer(.success(HTTPResponse(status: 200, body: Array(body.content.utf8))))
  }

  for sentence in [
    "the (Marvel )API's/server's answer/response is invalid",
    "the answer/response (of the Marvel API )(of the server )is invalid",
  ] {
    Given(.sentence(sentence)) { marvel in
      try marvel.setIndexAnswer(.success(HTTPResponse(status: 500, body: Array("oops".utf8))))
    }
  }

  Given("the Marvel API cannot be reached: {marvelFailure}") {
    (marvel: inout MarvelWorld, error: HTTPClientError) in
    try marvel.expectAction()
    if error == .notConnected { return marvel.network.goOffline() }
    try marvel.setIndexAnswer(.failure(error))
  }

  for sentence: StepPattern in [
    "the Marvel API answers as it should( again)",
    "the answers are valid again",
  ] {
    When(sentence) { marvel in try marvel.endTroubles() }.isIdempotent()
  }
}

/// Whether the API can be reached.
private let reachabilitySteps = StepLibrary(MarvelWorld.self) {
  for sentence: StepPattern in [
    .sentence("the (Marvel )API/server is not available/reachable"),
    .sentence("the (Marvel )API/server cannot/can't be reached"),
    .sentence("the (Marvel )API/server is down/unreachable/unavailable/offline"),
  ] {
    Given(sentence) { marvel in try marvel.disconnect() }
  }

  for sentence: StepPattern in [
    .sentence("the (Marvel )API/server is available/reachable/up"),
    .sentence("the (Marvel )API/server can be reached"),
  ] {
    Given(sentence) { marvel in try marvel.connect() }
      .statesDefault(opposite: "there is no connection")
  }

  for sentence: StepPattern in [
    .sentence("the (Marvel )API/server is available/reachable/up again"),
    .sentence("the (Marvel )API/server can be reached again"),
  ] {
    When(sentence) { marvel in try marvel.connect() }.isIdempotent()
  }
}

extension MarvelWorld {
  /// The number of characters on a page that the scenario expects.
  var pageSize: Int { min(max(1, setup.pageSize ?? 20), 100) }

  mutating func setIndexAnswer(
    _ answer: Result<HTTPResponse, HTTPClientError>
  ) throws {
    try expectAction()
    server.overrides[SampleServer.indexURL] = answer
  }

  fileprivate func reconnect() throws {
    try expectAction()
    network.goOnline()
    server.overrides = server.overrides.filter {
      if case .success = $0.value { true } else { false }
    }
  }

  mutating func letPass(_ time: Duration) async throws {
    _ = try acting()
    try expect(time <= .seconds(7 * 86_400), "found \(time), expected a week at most")
    try await scheduler.advance(by: time, settling: network)
  }
}

extension MarvelWorld: ConnectedWorld {
  public mutating func connect() throws { try reconnect() }

  public mutating func disconnect() throws {
    try expectAction()
    network.goOffline()
  }
}
