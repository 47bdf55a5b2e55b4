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

  Given("the characters of comic {int} are {quotedTexts}") {
    (comics: inout ComicsWorld, id: Int, names: QuotedTexts) in
    comics.addCharacters(names.all, of: id)
  }

  Given("that I have internet connection") { comics in comics.network.goOnline() }

  Given("that I don't have internet connection") { comics in comics.network.goOffline() }

  Given(
    "the comics app has the public key {string}, the private key {string} and the time stamp {int}"
  ) { (comics: inout ComicsWorld, publicKey: String, privateKey: String, time: Int) in
    try expect(0...86_400 ~= time, "a time stamp is one of the first 86400 seconds")
    comics.useApp(keys: try APIKeys(publicKey: publicKey, privateKey: privateKey))
    try await comics.scheduler.advance(by: .seconds(time), settling: comics.network)
  }

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

  When("the server answers with the comics {quotedTexts}") {
    (comics: inout ComicsWorld, titles: QuotedTexts) in
    try comics.answer(
      CatalogBody.comics(titles.all.enumerated().map { (id: $0 + 1, title: $1) }))
  }

  When("the server answers with the comics") { (comics: inout ComicsWorld, table: DataTable) in
    let rows = try table.rows(as: ComicRow.self)
    try comics.answer(CatalogBody.comics(rows.map { (id: $0.id, title: $0.title) }))
  }

  When("the server answers with the characters {quotedTexts}") {
    (comics: inout ComicsWorld, names: QuotedTexts) in
    try comics.answer(CatalogBody.characters(names.all))
  }

  When("the server answers with no comics/characters") { comics in
    try comics.answer(CatalogBody.results([]))
  }

  When("the request fails because the device is not connected") { comics in
    comics.network.goOffline()
    try comics.answer(.failure(.notConnected))
  }

  When("the request fails because the time is out") { comics in
    try comics.answer(.failure(.timedOut))
  }

  When("the first of the two requests fails") { comics in
    try expect(comics.network.pendingIndexes, equals: [0, 1], "the requests that wait")
    try comics.network.complete(at: 0, with: .failure(.timedOut))
  }
}

private struct ComicRow: Decodable {
  var id: Int
  var title: String
}
