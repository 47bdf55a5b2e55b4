import ComicsList
import Ports
import StepKit
import TestDoubles

/// What the app has asked the server for.
let requestSteps = StepLibrary(ComicsWorld.self) {
  ParameterType("request target", RequestTarget.pattern, useForSnippets: false) { (text: String) in
    RequestTarget(text)
  }
  ParameterType("request count", RequestCount.pattern, useForSnippets: false) { (text: String) in
    try RequestCount(text)
  }
  // was sent, has been made, reached the server; was never sent
  ParameterType("is sent", sent, notSent, useForSnippets: false) { (text: String) in
    !["not", "n't", "n’t", "never", "no longer"].contains(where: text.contains)
  }

  Then("{request count} request(s) {is sent}") {
    (comics: inout ComicsWorld, count: RequestCount, isSent: Bool) in
    try comics.expectRequests(nil, count, isSent)
  }

  Then("{request count} request(s) for {request target} {is sent}") {
    (comics: inout ComicsWorld, count: RequestCount, target: RequestTarget, isSent: Bool) in
    try comics.expectRequests(target, count, isSent)
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

  Then("{requests are made} {request count} request(s)( to the server)") {
    (comics: inout ComicsWorld, _: Words, count: RequestCount) in
    try comics.expectRequests(nil, count, true)
  }

  Then("{requests are made} {request count} request(s) for {request target}") {
    (comics: inout ComicsWorld, _: Words, count: RequestCount, target: RequestTarget) in
    try comics.expectRequests(target, count, true)
  }

  Then("{the comics app} {sends no} a/any request(s)( to the server)") {
    (comics: inout ComicsWorld, _: Words, _: Words) in
    try comics.expectRequests(nil, 0)
  }

  Then("{the comics app} {sends no} a/any request(s) for {request target}") {
    (comics: inout ComicsWorld, _: Words, _: Words, target: RequestTarget) in
    try expect(try comics.requests(for: target), equals: [], "the requests sent")
  }

  // Nothing at all.
  Then("nothing {is sent}") { (comics: inout ComicsWorld, isSent: Bool) in
    try expect(isSent, "the sentence denies twice")
    try comics.expectRequests(nil, 0)
  }

  Then("{the comics app} asks/asked/has\\ asked the server for {request target} {indicator times}")
  {
    (comics: inout ComicsWorld, _: Words, target: RequestTarget, count: Int) in
    try comics.expectRequests(target, count)
  }

  Then("{the comics app} does/did not ask (the server )for {requested list}") {
    (comics: inout ComicsWorld, _: Words, list: ListName) in
    try comics.expectRequests(list, 0)
  }

  Then(
    "{requested list} is/are/was/were/have\\ been/has\\ been requested/fetched {indicator times}"
  ) {
    (comics: inout ComicsWorld, list: ListName, count: Int) in
    try comics.expectRequests(list, count)
  }

  Then("the server is/was/has\\ been asked for {request target} {indicator times}") {
    (comics: inout ComicsWorld, target: RequestTarget, count: Int) in
    try comics.expectRequests(target, count)
  }

  Then("the server is/was/has\\ been asked for {request target}") {
    (comics: inout ComicsWorld, target: RequestTarget) in
    try expect(!comics.requests(for: target).isEmpty, "no such request was sent")
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
    "(?:(?:should|must|will) )?(?:loads?|requests?|asks?(?: the server)? for|fetch)|fetches|loaded|requested"
      + "|asked(?: the server)? for")

  ParameterType(
    "characters of one",
    "\(that)the (?:list of )?(?:comic )?characters (?:of|for) (?:\(NamedComic.pattern))",
    useForSnippets: false
  ) { (text: String) in RequestTarget(text) }

  // The characters of one comic; when it happens, the app waits for them.
  Then("{the comics app} (only ){asks for} {characters of one}") {
    (comics: inout ComicsWorld, _: Words, _: Words, target: RequestTarget) in
    try expect(!comics.requests(for: target).isEmpty, "no such request was sent")
  }

  Then(
    "{characters of one} is/are/was/were/have\\ been/has\\ been requested/loaded {indicator times}"
  ) {
    (comics: inout ComicsWorld, target: RequestTarget, count: Int) in
    let sent = try comics.requests(for: target)
    try expect(sent.count == count, "\(sent.count) requests were sent")
  }

  Then("{characters of one} is/are/was/were not loaded") {
    (comics: inout ComicsWorld, target: RequestTarget) in
    try expect(try comics.requests(for: target), equals: [], "the requests sent")
  }

  Then("{characters of one} {is asked for}( from the server)") {
    (comics: inout ComicsWorld, target: RequestTarget, isSo: Bool) in
    let sent = try comics.requests(for: target)
    try expect(sent.isEmpty != isSo, "\(sent.count) requests were sent")
  }

  Then("{requested list} {is asked for}( from the server)") {
    (comics: inout ComicsWorld, list: ListName, isSo: Bool) in
    guard isSo else { return try comics.expectRequests(list, 0) }
    let sent = comics.network.requests.map(\.url)
    try expect(
      sent.contains { ($0.hasSuffix("/characters") ? .characters : .comics) == list },
      "no such request was sent: \(sent)")
  }

  Then("the request asks/asked for (at most )(up to ){count} comics") {
    (comics: inout ComicsWorld, count: Int) in
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

private let toServer =
  "(?: (?:out|to the server|by the (?:server|app)|yet|so far|at all|in total|altogether))*"
private let sent =
  "(?:(?:\(being)|had been|gets?|got)(?: now| then| already| ever)* (?:sent|made|issued|received)"
  + "|(?:(?:has|have|had) )?(?:reach(?:es|ed)?) the server|(?:goes|go|went) out)\(toServer)"
private let notSent =
  "(?:(?:\(notBeing)|had not been)(?: yet| ever)* (?:sent|made|issued|received)"
  + "|(?:(?:has|have|had|does|do|did) (?:not|never)|never) (?:reach(?:es|ed)? the server|go out|went out))\(toServer)"

extension ComicsWorld {
  func expectRequested(of title: String, _ isRequested: Bool) throws {
    let sent = try requests(for: .characters(of: .title(title)))
    try expect(sent.isEmpty != isRequested, "\(sent.count) requests were sent")
  }

  /// As many were sent for it as a sentence says; those for the comics went to their address.
  fileprivate func expectRequests(
    _ target: RequestTarget?, _ count: RequestCount, _ isSent: Bool
  ) throws {
    let amount = count.amount
    try expect(isSent || amount.example > 0, "the sentence denies twice")
    let sent = try requests(for: target)
    // "A request was sent" holds of two as well.
    let isEnough =
      amount.isExact || amount.example == 0
      ? amount.range.contains(sent.count) : sent.count >= amount.example
    try expect(
      isSent ? isEnough : sent.count < amount.example,
      "\(sent.count) requests were sent: \(sent)")
    try expect(network.requests.map(\.method).filter { $0 != "GET" }, equals: [], "other methods")
    if case .list(.comics) = target {
      let url = "https://gateway.marvel.com\(Self.comicsPath)"
      try expect(sent.filter { $0 != url }, equals: [], "the other addresses")
    }
  }

  fileprivate func expectRequests(_ target: RequestTarget, _ count: Int) throws {
    let sent = try requests(for: target)
    try expect(sent.count == count, "\(sent.count) requests were sent: \(sent)")
  }

  /// The requests for a list, or all of them.
  fileprivate func expectRequests(_ list: ListName?, _ count: Int) throws {
    let sent = try requests(for: list.map(RequestTarget.list))
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
