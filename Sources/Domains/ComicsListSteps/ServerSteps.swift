import ComicsList
import Ports
import StepKit
import TestDoubles

/// The data on the server, and the connection to it.
let serverSteps = StepLibrary(ComicsWorld.self) {
  Given("the comics server has the comics {numbered texts}") {
    (comics: inout ComicsWorld, items: [ComicsServer.Item]) in
    comics.server.comics = items
  }

  Given("the comics server has {count} comics") { (comics: inout ComicsWorld, count: Int) in
    comics.server.comics = ComicsServer.numbered((0..<count).map { "Comic \($0 + 1)" })
  }

  Given("comic {int} has the characters {numbered texts}") {
    (comics: inout ComicsWorld, comic: Int, items: [ComicsServer.Item]) in
    comics.server.characters[comic] = items
  }

  Given("comic {int} has {count} characters") {
    (comics: inout ComicsWorld, comic: Int, count: Int) in
    let names = (0..<count).map { "Character \($0 + 1)" }
    comics.server.characters[comic] = ComicsServer.numbered(names)
  }

  Given("that I have internet connection") { comics in comics.network.goOnline() }
    .statesDefault(opposite: "that I don't have internet connection")

  Given("that I don't have internet connection") { comics in comics.network.goOffline() }

  Given("the comics app has the public key {string} and the private key {string}") {
    (comics: inout ComicsWorld, publicKey: String, privateKey: String) in
    comics.useKeys(publicKey: publicKey, privateKey: privateKey)
  }

  Given("the time stamp of the comics app is {int}") { (comics: inout ComicsWorld, seconds: Int) in
    let time = Duration.seconds(seconds) - comics.clock.now
    try await comics.clock.advance(by: time, settling: comics.network)
  }

  Then("the comics app cannot sign because {string}") {
    (comics: inout ComicsWorld, reason: String) in
    try expect(comics.keyProblem?.description, equals: reason, "the reason")
  }
}

/// The answers of the server, to all requests that wait or to one by its number.
let answerSteps = StepLibrary(ComicsWorld.self) {
  // The document may begin with the answer: something must have asked for it.
  When("the (server )response is valid") { comics in
    if comics.record.events.isEmpty { comics.open() }
    try comics.answer()
  }

  When("the (server )response is invalid") { comics in
    if comics.record.events.isEmpty { comics.open() }
    try comics.answer { _ in #"{"code": 500, "status": "Something is wrong"}"# }
  }

  When("the comics server answers with status {int}") {
    (comics: inout ComicsWorld, status: Int) in
    try comics.answer(status: status)
  }

  When("the comics server answers with the body {string}") {
    (comics: inout ComicsWorld, body: String) in
    try comics.answer { _ in body }
  }

  When("the comics server answers with {string} in place of {string}") {
    (comics: inout ComicsWorld, wrong: String, right: String) in
    try comics.answer { good in
      let parts = good.split(separator: right, omittingEmptySubsequences: false)
      try expect(parts.count, equals: 2, "the number of parts around \(right) in \(good)")
      return parts.joined(separator: wrong)
    }
  }

  When("the comics server answers request {int}") { (comics: inout ComicsWorld, number: Int) in
    comics.note()
    try comics.answer(number - 1)
  }

  When("request {int} to the comics server fails") { (comics: inout ComicsWorld, number: Int) in
    comics.note()
    try comics.network.complete(at: number - 1, with: .failure(.timedOut))
  }

  When("the connection to the comics server {connection end}") {
    (comics: inout ComicsWorld, error: HTTPClientError) in
    try comics.endWaiting(error)
  }
}
