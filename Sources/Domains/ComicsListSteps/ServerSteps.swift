import ComicsList
import Ports
import StepKit
import TestDoubles

/// The server and the way to it.
let serverSteps = StepLibrary(ComicsWorld.self) {
  Given("the catalogue is the one in {string}") { (comics: inout ComicsWorld, name: String) in
    try comics.addRoutes(of: name)
  }

  Given("the characters are those in {string}") { (comics: inout ComicsWorld, name: String) in
    try comics.addRoutes(of: name)
  }

  Given("(that )the comics are {quoted list}") { (comics: inout ComicsWorld, titles: [String]) in
    comics.addComics(titles)
  }

  Given("(that )the server has {count} comic(s)") { (comics: inout ComicsWorld, count: Int) in
    comics.addComics(sampleTitles(count))
  }

  Given("the characters of comic {int} are {quoted list}") {
    (comics: inout ComicsWorld, id: Int, names: [String]) in
    comics.addCharacters(names, of: id)
  }

  Given("the characters of( the comic) {string} are {quoted list}") {
    (comics: inout ComicsWorld, title: String, names: [String]) in
    comics.addCharacters(names, of: try comics.id(of: title))
  }

  Given("(that )I have (an )internet connection( again)") { comics in comics.network.goOnline() }
    .statesDefault(opposite: "that I don't have internet connection")

  Given("(that )I don't/don’t have (an )internet connection( anymore)") { comics in
    comics.network.goOffline()
  }

  Given("(that )I have no internet connection( anymore)") { comics in comics.network.goOffline() }

  // What waits for an answer is lost with it.
  When("I lose/lost the/my internet connection") { comics in
    comics.network.goOffline()
    for request in comics.network.pendingIndexes {
      try comics.network.complete(at: request, with: .failure(.notConnected))
    }
  }

  When("it is {duration} later") { (comics: inout ComicsWorld, time: Duration) in
    try await comics.scheduler.advance(by: time, settling: comics.network)
  }

  keySteps
  answerSteps
  lateAnswerSteps
}

/// The keys that requests are signed with.
private let keySteps = StepLibrary(ComicsWorld.self) {
  Given(
    "the comics app has the public key {string}, the private key {string} and the time stamp {int}"
  ) { (comics: inout ComicsWorld, publicKey: String, privateKey: String, time: Int) in
    try expect(0...86_400 ~= time, "a time stamp is one of the first 86400 seconds")
    comics.useApp(keys: try APIKeys(publicKey: publicKey, privateKey: privateKey))
    try await comics.scheduler.advance(by: .seconds(time), settling: comics.network)
  }

  Then(
    "the comics app refuses the public key {string} and the private key {string} because {string}"
  ) { (comics: inout ComicsWorld, publicKey: String, privateKey: String, reason: String) in
    do throws(APIKeys.Blank) {
      _ = try APIKeys(publicKey: publicKey, privateKey: privateKey)
    } catch {
      return try expect("\(error)", equals: reason, "the reason")
    }
    try expect(false, "the keys were taken")
  }

  Then("the comics app takes the public key {string} and the private key {string}") {
    (comics: inout ComicsWorld, publicKey: String, privateKey: String) in
    _ = try APIKeys(publicKey: publicKey, privateKey: privateKey)
  }
}

/// The answer to the request that waits.
private let answerSteps = StepLibrary(ComicsWorld.self) {
  When("the (server )response is valid") { comics in try comics.answerAsRouted() }

  When("the (server )response is invalid") { comics in
    try comics.answer(#"{"code": 500, "status": "Something is wrong"}"#)
  }

  When("the server answers the comics/characters request with status {int} and the body {string}") {
    (comics: inout ComicsWorld, status: Int, body: String) in
    try comics.answer(body, status: status)
  }

  When("the server answers with two comics and the second has a number as title") { comics in
    try comics.answer(
      CatalogBody.results([#"{"id": 1, "title": "Bolt"}"#, #"{"id": 2, "title": 2}"#]))
  }

  for pattern in [
    "the server answers with the comic(s) {quoted list}",
    "the (server )response has the comic(s) {quoted list}",
  ] {
    When(.expression(pattern)) { (comics: inout ComicsWorld, titles: [String]) in
      try comics.answer(comics: titles)
    }
  }

  for pattern in [
    "the server answers with {count} comic(s)", "the (server )response has {count} comic(s)",
  ] {
    When(.expression(pattern)) { (comics: inout ComicsWorld, count: Int) in
      try comics.answer(comics: sampleTitles(count))
    }
  }

  When("the server answers with the comics") { (comics: inout ComicsWorld, table: DataTable) in
    let rows = try table.rows(as: ComicRow.self)
    try comics.answer(CatalogBody.comics(rows.map { (id: $0.id, title: $0.title) }))
  }

  for pattern in [
    "the server answers with the character(s) {quoted list}",
    "the (server )response has the character(s) {quoted list}",
  ] {
    When(.expression(pattern)) { (comics: inout ComicsWorld, names: [String]) in
      try comics.answer(CatalogBody.characters(names))
    }
  }

  for pattern in [
    "the server answers with {count} character(s)",
    "the (server )response has {count} character(s)",
  ] {
    When(.expression(pattern)) { (comics: inout ComicsWorld, count: Int) in
      try comics.answer(CatalogBody.characters((0..<count).map { "Character \($0 + 1)" }))
    }
  }

  When("the request fails because the device is not connected") { comics in
    comics.network.goOffline()
    try comics.answer(.failure(.notConnected))
  }

  When("the request fails because the time is out") { comics in
    try comics.answer(.failure(.timedOut))
  }
}

/// Answers in another order than that of the requests.
private let lateAnswerSteps = StepLibrary(ComicsWorld.self) {
  When("the {ordinal} request for comics fails") { (comics: inout ComicsWorld, number: Int) in
    let request = try comics.request(number, isForCharacters: false)
    try comics.network.complete(at: request, with: .failure(.timedOut))
  }

  When("the {ordinal} request for comics is answered with the comic(s) {quoted list}") {
    (comics: inout ComicsWorld, number: Int, titles: [String]) in
    let request = try comics.request(number, isForCharacters: false)
    let body = CatalogBody.comics(titles.enumerated().map { (id: $0 + 1, title: $1) })
    try comics.network.complete(at: request, with: .success(response(body)))
  }

  When("the {ordinal} request for characters fails") { (comics: inout ComicsWorld, number: Int) in
    let request = try comics.request(number, isForCharacters: true)
    try comics.network.complete(at: request, with: .failure(.timedOut))
  }

  When("the {ordinal} request for characters is answered with the character(s) {quoted list}") {
    (comics: inout ComicsWorld, number: Int, names: [String]) in
    let request = try comics.request(number, isForCharacters: true)
    let body = CatalogBody.characters(names)
    try comics.network.complete(at: request, with: .success(response(body)))
  }
}

extension ComicsWorld {
  /// The number, from 0, of a request among all; it is the `number`th from 1 of its kind.
  fileprivate func request(_ number: Int, isForCharacters: Bool) throws -> Int {
    let requests = network.requests.indices.filter {
      network.requests[$0].url.hasSuffix("/characters") == isForCharacters
    }
    try expect(requests.indices.contains(number - 1), "\(requests.count) were sent")
    return requests[number - 1]
  }
}

private func response(_ body: String) -> HTTPResponse {
  HTTPResponse(status: 200, body: Array(body.utf8))
}

/// Titles where a story counts comics only; they are neither sorted nor of one letter.
func sampleTitles(_ count: Int) -> [String] {
  let titles = ["Night Ferry #2", "amber Coast", "Atlas #9"]
  return (0..<count).map { titles.indices.contains($0) ? titles[$0] : "Volume \($0 + 1)" }
}

private struct ComicRow: Decodable {
  var id: Int
  var title: String
}
