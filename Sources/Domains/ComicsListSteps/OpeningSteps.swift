import ComicsList
import Ports
import StepKit
import TestDoubles

private let opens =
  "opens?|opened|have opened|has opened|launch|launches|launched|starts?|started|reopens?|restarts?"

/// Opening the app, and what it asks the server for.
let openingSteps = StepLibrary(ComicsWorld.self) {
  words(
    "reader opens",
    "(?:that )?(?:\(reader))(?: first| then| now)? (?:\(opens)) (?:the app|it)"
      + "(?: again| once more| a second time| for the (?:first|second) time)?")

  When("{reader opens}") { (comics: inout ComicsWorld, _: Words) in comics.openApp() }
    .statesDefault(opposite: "I have not opened the app")

  When("{reader opens} and it tries to load {loaded list}") {
    (comics: inout ComicsWorld, _: Words, _: Words) in comics.openApp()
  }

  When("{comics reader} try/tries/tried again") { (comics: inout ComicsWorld, _: Words) in
    try expect(comics.app.characters == nil, "the characters are shown")
    comics.tryToLoad()
  }

  When("{the comics app} retries( to load the comics)") { (comics: inout ComicsWorld, _: Words) in
    try expect(comics.app.characters == nil, "the characters are shown")
    comics.tryToLoad()
  }

  When("{reader opens} with (an )(a working )internet connection( again)") {
    (comics: inout ComicsWorld, _: Words) in
    comics.network.goOnline()
    comics.openApp()
  }
  .statesDefault(opposite: "I have not opened the app")

  When("{reader opens} without (an )internet connection( again)") {
    (comics: inout ComicsWorld, _: Words) in
    comics.network.goOffline()
    comics.openApp()
  }

  // What was on the screens is gone.
  When("{comics reader} close/closes/closed/leave/leaves/left/quit/quits the app") {
    (comics: inout ComicsWorld, _: Words) in comics.closeApp()
  }.isIdempotent()

  When("the app starts( again)/opens( again)") { comics in comics.openApp() }

  When("{comics reader} reload(s)/refresh(es)/reloaded/refreshed {loaded list}( again)") {
    (comics: inout ComicsWorld, _: Words, _: Words) in comics.tryToLoad()
  }

  When("(that )the app {be} opened( again)/launched( again)/started( again)") {
    (comics: inout ComicsWorld, isOpen: Bool) in
    if isOpen { comics.openApp() } else { try comics.leaveUnopened() }
  }

  Given("{comics reader} have/has not (yet )opened the app( yet)") {
    (comics: inout ComicsWorld, _: Words) in try comics.leaveUnopened()
  }

  When("{the comics app} tries to load/reload {loaded list}( again)") {
    (comics: inout ComicsWorld, _: Words, _: Words) in comics.tryToLoad()
  }

  When("{the comics app} loads/reloads/refreshes {loaded list}( again)") {
    (comics: inout ComicsWorld, _: Words, _: Words) in comics.tryToLoad()
  }

  Given("{the comics app} has loaded the comics {quoted list}") {
    (comics: inout ComicsWorld, _: Words, titles: [String]) in
    try comics.serve(titles, .state)
    try await comics.showList()
  }

  loadingSteps

  Then("{count} request(s) for the (list of )comics is/are/was/were sent/made( to the server)") {
    (comics: inout ComicsWorld, count: Int) in
    let url = "https://gateway.marvel.com\(ComicsWorld.comicsPath)"
    let sent = comics.network.requests.filter { !$0.url.hasSuffix("/characters") }
    try expect(sent.map(\.url), equals: Array(repeating: url, count: count), "the requests sent")
    try expect(sent.map(\.method).filter { $0 != "GET" }, equals: [], "the other methods")
  }

  Then("{count} request(s) for (the )characters is/are/was/were sent/made( to the server)") {
    (comics: inout ComicsWorld, count: Int) in
    let sent = comics.network.requests.map(\.url).filter { $0.hasSuffix("/characters") }
    try expect(sent.count == count, "\(sent.count) requests were sent: \(sent)")
  }

  Then("{the comics app} asks/asked the server for {loaded list} {indicator times}") {
    (comics: inout ComicsWorld, _: Words, _: Words, count: Int) in
    try comics.expectRequests(forCharacters: false, count)
  }

  Then("{loaded list} is/are/was/were requested/fetched {indicator times}") {
    (comics: inout ComicsWorld, _: Words, count: Int) in
    try comics.expectRequests(forCharacters: false, count)
  }

  Then("the (list of )characters is/are/was/were requested/fetched {indicator times}") {
    (comics: inout ComicsWorld, count: Int) in
    try comics.expectRequests(forCharacters: true, count)
  }

  Then("{count} request(s) is/are/was/were sent/made( to the server)") {
    (comics: inout ComicsWorld, count: Int) in
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
  fileprivate func expectRequests(forCharacters isForCharacters: Bool, _ count: Int) throws {
    let sent = network.requests.map(\.url).filter { $0.hasSuffix("/characters") == isForCharacters }
    try expect(sent.count == count, "\(sent.count) requests were sent: \(sent)")
  }

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
