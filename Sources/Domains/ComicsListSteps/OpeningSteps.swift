import ComicsList
import Ports
import StepKit
import TestDoubles

/// Opening the app, and what it asks the server for.
let openingSteps = StepLibrary(ComicsWorld.self) {
  When("(that )I open/opened the app( again)") { comics in comics.app.open() }

  Given("(that )I have not opened the app") { comics in
    try expect(comics.events.isEmpty, "the app has been opened already")
  }

  When("it tries to load (the )comics( again)") { comics in comics.tryToLoad() }

  When("it is loading comics") { comics in
    comics.openIfClosed()
    try expect(!comics.network.pendingIndexes.isEmpty, "no request for comics is on its way")
  }

  When("it finished loading comics") { comics in
    try expect(!comics.network.pendingIndexes.isEmpty, "no request for comics is on its way")
    try comics.answerAsRouted()
  }

  Then("{count} request(s) for the list of comics is/are/was/were sent") {
    (comics: inout ComicsWorld, count: Int) in
    let url = "https://gateway.marvel.com\(ComicsWorld.comicsPath)"
    let sent = comics.network.requests.filter { !$0.url.hasSuffix("/characters") }
    try expect(sent.map(\.url), equals: Array(repeating: url, count: count), "the requests sent")
    try expect(sent.map(\.method).filter { $0 != "GET" }, equals: [], "the other methods")
  }

  Then("{count} request(s) is/are/was/were sent") { (comics: inout ComicsWorld, count: Int) in
    let sent = comics.network.requests.map(\.url)
    try expect(sent.count == count, "\(sent.count) requests were sent: \(sent)")
  }

  Then("the request asks for at most {count} comics") { (comics: inout ComicsWorld, count: Int) in
    try expect(try comics.query("limit"), equals: "\(count)", "the limit")
  }

  Then("the request carries apikey {string}, ts {string} and hash {string}") {
    (comics: inout ComicsWorld, key: String, timeStamp: String, hash: String) in
    try expect(try comics.query("apikey"), equals: key, "the public key")
    try expect(try comics.query("ts"), equals: timeStamp, "the time stamp")
    try expect(try comics.query("hash"), equals: hash, "the hash")
  }

  Then("the request carries exactly {quoted list}") {
    (comics: inout ComicsWorld, names: [String]) in
    let sent = try comics.lastRequest().query.map(\.name)
    try expect(sent.sorted(), equals: names.sorted(), "the parameters of the request")
  }

  Then("the request is a GET request") { comics in
    try expect(try comics.lastRequest().method, equals: "GET", "the method of the request")
  }
}

extension ComicsWorld {
  fileprivate func lastRequest(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> HTTPRequest {
    try require(network.requests.last, "no request was sent", file: file, line: line)
  }

  /// A value in the query of the last request.
  fileprivate func query(
    _ name: String, file: StaticString = #filePath, line: Int = #line
  ) throws -> String? {
    try lastRequest(file: file, line: line).query.first { $0.name == name }?.value
  }
}
