import ComicsList
import Ports
import StepKit
import TestDoubles

/// What the app has asked the server for.
let requestSteps = StepLibrary(ComicsWorld.self) {
  Then(
    "(only )(exactly )(just ){count} request(s) for the (list of )comics is/are/was/were sent/made( to the server)"
  ) {
    (comics: inout ComicsWorld, count: Int) in
    let url = "https://gateway.marvel.com\(ComicsWorld.comicsPath)"
    let sent = comics.network.requests.filter { !$0.url.hasSuffix("/characters") }
    try expect(sent.map(\.url), equals: Array(repeating: url, count: count), "the requests sent")
    try expect(sent.map(\.method).filter { $0 != "GET" }, equals: [], "the other methods")
  }

  Then(
    "(only )(exactly )(just ){count} request(s) for (the )characters is/are/was/were sent/made( to the server)"
  ) {
    (comics: inout ComicsWorld, count: Int) in
    let sent = comics.network.requests.map(\.url).filter { $0.hasSuffix("/characters") }
    try expect(sent.count == count, "\(sent.count) requests were sent: \(sent)")
  }

  ParameterType(
    "requested list", "(?:the )?(?:list of )?(?:(?:Marvel |all )*[Cc]omics|(?:comic )?characters)",
    useForSnippets: false
  ) { (text: String) in text.contains("character") ? ListName.characters : .comics }

  words(
    "sends no",
    "(?:does|did|should|must) not (?:send|make)|(?:has|have) not (?:sent|made)|never (?:sends|sent)"
  )
  words(
    "requests are made",
    "(?:the app|it) (?:sends?|sent|makes?|made|(?:has|have) (?:sent|made))(?: only| exactly)*"
      + "|the server (?:receives|received|gets|got|has received)(?: only| exactly)*")

  for sent in [
    "is/are/was/were sent/made/received( to the server)", "reach(es)/reached the server",
  ] {
    Then(.expression("(only )(exactly )(just ){count} request(s) \(sent)")) {
      (comics: inout ComicsWorld, count: Int) in
      try comics.expectRequests(nil, count)
    }
  }

  Then("{requests are made} {count} request(s)( to the server)") {
    (comics: inout ComicsWorld, _: Words, count: Int) in try comics.expectRequests(nil, count)
  }

  Then("{requests are made} {count} request(s) for {requested list}") {
    (comics: inout ComicsWorld, _: Words, count: Int, list: ListName) in
    try comics.expectRequests(list, count)
  }

  Then("{the comics app} {sends no} a/any request(s)( to the server)") {
    (comics: inout ComicsWorld, _: Words, _: Words) in
    try comics.expectRequests(nil, 0)
  }

  Then("{the comics app} {sends no} a/any request(s) for {requested list}") {
    (comics: inout ComicsWorld, _: Words, _: Words, list: ListName) in
    try comics.expectRequests(list, 0)
  }

  Then("{the comics app} asks/asked the server for {requested list} {indicator times}") {
    (comics: inout ComicsWorld, _: Words, list: ListName, count: Int) in
    try comics.expectRequests(list, count)
  }

  Then("{the comics app} does/did not ask (the server )for {requested list}") {
    (comics: inout ComicsWorld, _: Words, list: ListName) in
    try comics.expectRequests(list, 0)
  }

  Then("{requested list} is/are/was/were requested/fetched {indicator times}") {
    (comics: inout ComicsWorld, list: ListName, count: Int) in
    try comics.expectRequests(list, count)
  }

  Then("{requested list} is/are/was/were requested/fetched again") {
    (comics: inout ComicsWorld, list: ListName) in
    let sent = comics.network.requests.map(\.url).filter {
      ($0.hasSuffix("/characters") ? .characters : .comics) == list
    }
    try expect(
      Set(sent).count < sent.count, "no address was asked twice: \(sent)")
  }

  Then("the server is/was asked for {requested list} {indicator times}") {
    (comics: inout ComicsWorld, list: ListName, count: Int) in
    try comics.expectRequests(list, count)
  }

  Then("no {list name} is/are/was/were loaded/requested( yet)") {
    (comics: inout ComicsWorld, list: ListName) in
    try await comics.look()
    try comics.expectNoList(list)
    if list == .characters { try comics.expectRequests(.characters, 0) }
  }

  Then("the server is/was not asked( for anything)") { (comics: inout ComicsWorld) in
    try comics.expectRequests(nil, 0)
  }

  words(
    "asks for",
    "loads?|loaded|requests|requested|asks(?: the server)? for|asked(?: the server)? for|fetches")

  // The characters of one comic; when it happens, the app waits for them.
  Then("{the comics app} (only ){asks for} {characters of} {string}") {
    (comics: inout ComicsWorld, _: Words, _: Words, _: Words, title: String) in
    try comics.expectRequests(of: title, atLeast: 1)
  }

  Then("a request for {characters of} {string} is/was sent/made") {
    (comics: inout ComicsWorld, _: Words, title: String) in
    try comics.expectRequests(of: title, atLeast: 1)
  }

  Then("{characters of} {string} is/are/was/were requested/loaded {indicator times}") {
    (comics: inout ComicsWorld, _: Words, title: String, count: Int) in
    try comics.expectRequests(of: title, atLeast: count)
    try comics.expectRequests(of: title, atMost: count)
  }

  Then("{characters of} {string} is/are/was/were not loaded") {
    (comics: inout ComicsWorld, _: Words, title: String) in
    try comics.expectRequests(of: title, atMost: 0)
  }

  Then("{requested list} {is asked for}( from the server)") {
    (comics: inout ComicsWorld, list: ListName, isSo: Bool) in
    guard isSo else { return try comics.expectRequests(list, 0) }
    let sent = comics.network.requests.map(\.url)
    try expect(
      sent.contains { ($0.hasSuffix("/characters") ? .characters : .comics) == list },
      "no such request was sent: \(sent)")
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

  Then("the request carries exactly {texts}") {
    (comics: inout ComicsWorld, names: [String]) in
    let sent = try comics.lastRequest().query.map(\.name)
    try expect(sent.sorted(), equals: names.sorted(), "the parameters of the request")
  }

  Then("the request is a GET request") { comics in
    try expect(try comics.lastRequest().method, equals: "GET", "the method of the request")
  }
}

extension ComicsWorld {
  func expectRequested(of title: String, _ isRequested: Bool) throws {
    if isRequested { return try expectRequests(of: title, atLeast: 1) }
    try expectRequests(of: title, atMost: 0)
  }

  /// The requests for a list, or all of them.
  fileprivate func expectRequests(_ list: ListName?, _ count: Int) throws {
    let sent = network.requests.map(\.url).filter {
      list == nil || ($0.hasSuffix("/characters") ? .characters : .comics) == list
    }
    try expect(sent.count == count, "\(sent.count) requests were sent: \(sent)")
  }

  /// The requests for the characters of a comic.
  fileprivate func expectRequests(
    of title: String, atLeast least: Int = 0, atMost most: Int = .max
  ) throws {
    let id = try id(of: title)
    let count = network.requests.count { $0.url.hasSuffix("/\(id)/characters") }
    try expect(count >= least && count <= most, "\(count) requests were sent")
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
