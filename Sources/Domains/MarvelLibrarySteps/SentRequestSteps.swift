import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// Whether requests with certain parameters were sent, and whether they were cancelled.
let sentRequestSteps = StepLibrary(MarvelWorld.self) {
  Then("{marvelRequest}( to {marvelEndpoint}) with {marvelParameterValue} {marvelIsSent}") {
    (
      marvel: inout MarvelWorld, request: RequestChoice, endpoint: EndpointChoice?,
      parameters: ParameterValues, expected: Bool
    ) in
    try marvel.expectSent(request, to: endpoint, with: parameters, expected)
  }

  Then(
    "(only )(exactly )(just ){marvelNumber} {marvelCalls} with {marvelParameterValue} {marvelIsSent}"
  ) {
    (
      marvel: inout MarvelWorld, count: Int, _: String, parameters: ParameterValues, expected: Bool
    ) in
    try marvel.expectCount(count, with: parameters, expected)
  }

  // a request to the characters endpoint with the query "name=Thor" was sent
  Then(
    "{marvelRequest}( to {marvelEndpoint}) with (the )(a )query( string) {string} {marvelIsSent}"
  ) {
    (
      marvel: inout MarvelWorld, request: RequestChoice, endpoint: EndpointChoice?, query: String,
      expected: Bool
    ) in
    let sent = marvel.furtherRequests().filter { sent in
      (endpoint?.matches(sent.url) ?? true) && "&\(sent.encodedQuery)&".contains("&\(query)&")
    }
    try expect(
      !sent.isEmpty == (expected != request.isDenied),
      "the queries are \(marvel.furtherRequests().map(\.encodedQuery))")
  }

  // the requests were sent with the offsets 0, 25 and 50; the offsets of the requests are 0 and 25
  ParameterType(
    "marvelSeries",
    "\\d{1,9}(?:(?:,? and |, )\\d{1,9})+|\(quotation)(?:(?:,? and |, )\(quotation))+",
    useForSnippets: false
  ) { (text: String) in
    let texts = quotedTexts(text)
    return texts.isEmpty ? text.split { !$0.isNumber }.map(String.init) : texts
  }
  ParameterType("marvelParameters", "(?:offset|limit|name)s", useForSnippets: false) {
    (text: String) in String(text.dropLast())
  }

  Then(
    "(the )(two )(three )requests/calls {marvelIsSent} with (the ){marvelParameters} {marvelSeries}"
  ) {
    (marvel: inout MarvelWorld, expected: Bool, name: String, values: [String]) in
    try marvel.expectSeries(of: name, values, expected)
  }

  Then(
    "(the )(two )(three )requests/calls with (the ){marvelParameters} {marvelSeries} {marvelIsSent}"
  ) {
    (marvel: inout MarvelWorld, name: String, values: [String], expected: Bool) in
    try marvel.expectSeries(of: name, values, expected)
  }

  Then("(the )(two )(three )requests/calls had/have (the ){marvelParameters} {marvelSeries}") {
    (marvel: inout MarvelWorld, name: String, values: [String]) in
    try marvel.expectSeries(of: name, values, true)
  }

  // The one before the last, or the first of all.
  Then(
    "(the request of )(the request for )the {marvelOldSearch} search {marvelAre} cancelled/canceled/stopped"
  ) {
    (marvel: inout MarvelWorld, isFirst: Bool, expected: Bool) in
    let names = marvel.searchedNames
    let name = try require(isFirst ? names.first : names.dropLast().last, "no search was made")
    let isCancelled = marvel.client.canceled.contains(try marvel.searchRequest(name))
    try expect(isCancelled == expected, "cancelled were \(marvel.client.canceled)")
  }

  ParameterType("marvelOldSearch", "first|previous|old|older", useForSnippets: false) {
    $0 == "first"
  }

  // All those that were waited for.
  for sentence in [
    "the (pending )image request(s)/call(s) {marvelAre} cancelled/canceled/stopped",
    "the (pending )request(s)/call(s) for the image(s) {marvelAre} cancelled/canceled/stopped",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, expected: Bool) in
      let requests = marvel.network.requests
      let cancelled = marvel.client.canceled.filter { requests[$0].url != SampleServer.indexURL }
      try expect(cancelled.isEmpty != expected, "cancelled were \(marvel.client.canceled)")
      if expected {
        try expect(marvel.network.pendingIndexes, equals: [], "those that wait for an answer")
      }
    }
  }

  Then("the {marvelParameters} (of the requests )(of the calls ){marvelAre} {marvelSeries}") {
    (marvel: inout MarvelWorld, name: String, expected: Bool, values: [String]) in
    try marvel.expectSeries(of: name, values, expected)
  }

  Then("{marvelRequest} {marvelCarries} {marvelParameterList}") {
    (marvel: inout MarvelWorld, request: RequestChoice, expected: Bool, names: [String]) in
    for name in names {
      try marvel.expectParameter(request, named: name, expected != request.isDenied)
    }
  }

  Then("{marvelRequest} {marvelAre} cancelled/canceled/stopped/aborted") {
    (marvel: inout MarvelWorld, request: RequestChoice, expected: Bool) in
    try marvel.expectCancelled(request, expected)
  }

  Then("no request {marvelAre} cancelled/canceled/stopped/aborted") {
    (marvel: inout MarvelWorld, expected: Bool) in
    try expect(expected, "the sentence denies twice")
    try expect(marvel.client.canceled.sorted(), equals: [], "the requests cancelled")
  }

  Then("no request/call for {marvelCharacter} {marvelIsSent}") {
    (marvel: inout MarvelWorld, choice: CharacterChoice, expected: Bool) in
    try expect(expected, "the sentence denies twice")
    try marvel.expectNoListRequests()
    let id = marvel.server.library.index[try marvel.sample(choice)].id
    let sent = marvel.network.requests.map(\.url).filter { $0.hasSuffix("/characters/\(id)") }
    try expect(sent, equals: [], "the requests for the character")
  }

  for sentence in [
    "no image request(s)/call(s) {marvelIsSent}",
    "no request(s)/call(s) for (an )(any )(the )image(s)/picture(s) {marvelIsSent}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, expected: Bool) in
      try expect(expected, "the sentence denies twice")
      try expect(marvel.imageRequests, equals: [], "the images asked for")
    }
  }

  // Those that wait for a step, in the order in which they were asked for.
  for (sentence, isLatestFirst) in [
    ("{marvelAnswers} {marvelArrive}", false),
    ("{marvelAnswers} {marvelArrive}, the older/oldest/first one last", true),
    ("{marvelAnswers} {marvelArrive}, the newer/newest/last/second one first", true),
    ("{marvelAnswers} {marvelArrive} in (the )reverse order", true),
  ] {
    When(.sentence(sentence)) { (marvel: inout MarvelWorld) in
      try await marvel.letArrive(isLatestFirst: isLatestFirst)
    }
    .isIdempotent()
  }

  ParameterType.wording(
    "marvelAnswers",
    "(?:the|its|an?|both|all|all the|both the)(?: (?:pending|late|missing|older|newer|two|awaited))* (?:answer|response)s?"
      + "(?: (?:of|from) the (?:server|API|Marvel API))?")
  ParameterType.wording(
    "marvelArrive",
    "(?:then |now |finally )?(?:arrive|come|get here)s?(?: in| then| now| late| later| at last)?")
}

extension MarvelWorld {
  /// The requests for characters had these values, in this order; one without the parameter does not count.
  fileprivate func expectSeries(of name: String, _ values: [String], _ expected: Bool) throws {
    let sent = network.requests.filter { $0.url == SampleServer.indexURL }.compactMap { $0[name] }
    try expect((sent == values) == expected, "the \(name)s of the requests are \(sent)")
  }

  /// Such a request was sent, since the first action if it is none of those before, or was not.
  mutating func expectSent(
    _ choice: RequestChoice, to endpoint: EndpointChoice?, with parameters: ParameterValues,
    _ expected: Bool
  ) throws {
    let sent = choice.isSome ? furtherRequests() : sent(choice)
    let endpoint = endpoint ?? .characters
    let isSent: (HTTPRequest) -> Bool = { endpoint.matches($0.url) && parameters.match($0) }
    let isThere = choice.kind == .every ? sent.allSatisfy(isSent) : sent.contains(where: isSent)
    try expect(
      (!sent.isEmpty && isThere) == (expected != choice.isDenied),
      "the requests are \(sent.map(\.address))")
    if endpoint.isSame, expected { try expectSameEndpoint() }
  }

  /// So many of the requests have these parameters.
  func expectCount(_ count: Int, with parameters: ParameterValues, _ expected: Bool) throws {
    let sent = network.requests.filter { $0.url == SampleServer.indexURL && parameters.match($0) }
    try expect((sent.count == count) == expected, "such requests are \(sent.map(\.address))")
  }

  /// The request did not wait for its answer, or did; "no request" means none of them.
  func expectCancelled(_ choice: RequestChoice, _ expected: Bool) throws {
    let wanted = sent(choice)
    let all = network.requests.indices.filter { wanted.contains(network.requests[$0]) }
    let last = choice.kind == .every ? all : all.suffix(1)
    try expect(!last.isEmpty, "no such request was sent")
    for index in last {
      try expect(
        client.canceled.contains(index) == (expected != choice.isDenied),
        "cancelled were \(client.canceled)")
    }
  }

  /// The answers come that were waited for; a request that was stopped gets none.
  fileprivate mutating func letArrive(isLatestFirst: Bool) async throws {
    _ = try acting()
    try await settle()
    let pending = network.pendingIndexes
    try expect(!pending.isEmpty || !client.canceled.isEmpty, "nothing waits for an answer")
    for request in isLatestFirst ? pending.reversed() : pending {
      guard network.pendingIndexes.contains(request) else { continue }
      try arrive(request)
      try await settle()
    }
  }
}
