import ComicsList
import Ports
import StepKit
import TestDoubles

/// Opening the app, and what it asks the server for.
let openingSteps = StepLibrary(ComicsWorld.self) {
  Given("that I opened the app") { comics in comics.app.open() }

  When("I open the app") { comics in comics.app.open() }

  When("it tries to load comics") { comics in comics.tryToLoad() }

  When("it is loading comics") { comics in
    comics.openIfClosed()
    try expect(!comics.network.pendingIndexes.isEmpty, "no request for comics is on its way")
  }

  When("it finished loading comics") { comics in try comics.answerAsRouted() }

  Then("one request for the list of comics is sent") { comics in
    let requests = comics.network.requests
    try expect(
      requests.map(\.url), equals: ["https://gateway.marvel.com\(ComicsWorld.comicsPath)"],
      "the requests sent")
  }

  Then("no request is sent") { comics in
    try expect(comics.network.requests.map(\.url), equals: [], "the requests sent")
  }

  Then("the request asks for at most {int} comics") { (comics: inout ComicsWorld, count: Int) in
    try expect(try comics.query("limit"), equals: "\(count)", "the limit")
  }

  Then("the request carries apikey {string}, ts {string} and hash {string}") {
    (comics: inout ComicsWorld, key: String, timeStamp: String, hash: String) in
    try expect(try comics.query("apikey"), equals: key, "the public key")
    try expect(try comics.query("ts"), equals: timeStamp, "the time stamp")
    try expect(try comics.query("hash"), equals: hash, "the hash")
  }
}

extension ComicsWorld {
  /// A value in the query of the last request.
  fileprivate func query(
    _ name: String, file: StaticString = #filePath, line: Int = #line
  ) throws -> String? {
    let request = try require(
      network.requests.last, "no request was sent", file: file, line: line)
    return request.query.first { $0.name == name }?.value
  }
}
