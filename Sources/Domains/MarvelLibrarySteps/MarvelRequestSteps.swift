import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The requests that the library sent.
let marvelRequestSteps = StepLibrary(MarvelWorld.self) {
  sentRequestSteps

  Then("a request to the characters endpoint without a name was sent") { marvel in
    try marvel.expectLastRequest(["name": nil, "nameStartsWith": nil])
  }

  Then(.sentence("the query (of the request )(of the last request )contains/includes/has {string}"))
  {
    (marvel: inout MarvelWorld, text: String) in
    let query = try require(marvel.network.requests.last, "no request was sent").encodedQuery
    try expect("&\(query)&".contains("&\(text)&"), "the query is \(query): it lacks \(text)")
  }

  Then("(only )(exactly )(just ){marvelNumber} {marvelCalls} {marvelIsSent} in total") {
    (marvel: inout MarvelWorld, count: Int, _: String, expected: Bool) in
    try expect(expected, "the sentence denies it")
    let addresses = marvel.network.requests.map(\.address)
    try expect(addresses.count, equals: count, "the number of requests, which are \(addresses)")
  }

  Then("(only )(exactly )(just ){marvelNumber} {marvelCalls} {marvelIsSent}") {
    (marvel: inout MarvelWorld, count: Int, _: String, expected: Bool) in
    try marvel.expectFurther(count, expected)
  }

  Then("{marvelSends} (only )(exactly )(just ){marvelNumber} {marvelCalls}") {
    (marvel: inout MarvelWorld, expected: Bool, count: Int, _: String) in
    try marvel.expectFurther(count, expected)
  }

  Then("there is/are/was/were {marvelNumber} {marvelCalls}") {
    (marvel: inout MarvelWorld, count: Int, _: String) in try marvel.expectFurther(count, true)
  }

  endpointSteps
  parameterSteps
  serverCallSteps
  parameterNameSteps
}

/// Which address requests are sent to.
private let endpointSteps = StepLibrary(MarvelWorld.self) {
  Then("{marvelRequest} {marvelGoesTo} {marvelEndpoint}") {
    (marvel: inout MarvelWorld, request: RequestChoice, _: String, endpoint: EndpointChoice) in
    try marvel.expectEndpoint(request, endpoint)
  }

  Then("{marvelRequest} {marvelGoesTo} {marvelEndpoint} with {marvelParameterValue}") {
    (
      marvel: inout MarvelWorld, request: RequestChoice, _: String, endpoint: EndpointChoice,
      parameter: ParameterValues
    ) in
    try marvel.expectEndpoint(request, endpoint)
    try marvel.expectParameter(request, parameter, true)
  }

  Then("{marvelSends} {marvelRequest} to {marvelEndpoint}") {
    (
      marvel: inout MarvelWorld, expected: Bool, request: RequestChoice, endpoint: EndpointChoice
    ) in
    try expect(expected, "say which requests are sent")
    try marvel.expectEndpoint(request, endpoint)
  }

  Then("{marvelSends} {marvelRequest} to {marvelEndpoint} with {marvelParameterValue}") {
    (
      marvel: inout MarvelWorld, expected: Bool, request: RequestChoice,
      endpoint: EndpointChoice, parameter: ParameterValues
    ) in
    try expect(expected, "say which requests are sent")
    try marvel.expectEndpoint(request, endpoint)
    try marvel.expectParameter(request, parameter, true)
  }

  Then("{marvelSends} {marvelRequest} with {marvelParameterValue}") {
    (
      marvel: inout MarvelWorld, expected: Bool, request: RequestChoice, parameter: ParameterValues
    ) in
    try expect(expected, "say which requests are sent")
    try marvel.expectParameter(request, parameter, true)
  }

  Then("{marvelSends} {marvelRequest}") {
    (marvel: inout MarvelWorld, expected: Bool, request: RequestChoice) in
    try marvel.expectSent(request, expected)
  }

  Then("{marvelRequest} {marvelIsSent}") {
    (marvel: inout MarvelWorld, request: RequestChoice, expected: Bool) in
    try marvel.expectSent(request, expected)
  }

  Then("{marvelAsks} {marvelEndpoint}") {
    (marvel: inout MarvelWorld, asks: Bool, endpoint: EndpointChoice) in
    guard asks else { return try marvel.expectCalled(endpoint, false) }
    try marvel.expectEndpoint(RequestChoice(.last), endpoint)
  }

  Then("{marvelAsks} {marvelEndpoint} with {marvelParameterValue}") {
    (marvel: inout MarvelWorld, asks: Bool, endpoint: EndpointChoice, parameter: ParameterValues) in
    try expect(asks, "say what is called")
    try marvel.expectEndpoint(RequestChoice(.last), endpoint)
    try marvel.expectParameter(RequestChoice(.last), parameter, true)
  }

  Then("{marvelEndpoint} {marvelIsCalled}") {
    (marvel: inout MarvelWorld, endpoint: EndpointChoice, expected: Bool) in
    try marvel.expectCalled(endpoint, expected)
  }

  Then("{marvelEndpoint} {marvelIsCalled} with {marvelParameterValue}") {
    (
      marvel: inout MarvelWorld, endpoint: EndpointChoice, expected: Bool,
      parameter: ParameterValues
    ) in
    try expect(expected, "say what is called")
    try marvel.expectCalled(endpoint, true)
    try marvel.expectParameter(RequestChoice(.last), parameter, true)
  }

  Then("{marvelListView} {marvelIsLoadedAgain}") {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool) in
    try expect(!expected, "the list is loaded once")
    try marvel.expectNoListRequests()
  }

  Then("{marvelCharacter} {marvelIsLoadedAgain}") {
    (marvel: inout MarvelWorld, _: CharacterChoice, expected: Bool) in
    try expect(!expected, "a character is loaded once")
    try marvel.expectNoListRequests()
  }

  // In what is given, it is in the library and loaded.
  Step("{marvelNames} {marvelIsLoaded}( with the list)( with the list of characters)( in the list)")
  {
    (marvel: inout MarvelWorld, names: [String], expected: Bool) in
    let group = try CharacterGroup(words: names.map { "\"\($0)\"" }.joined(separator: ", "))
    try await marvel.list(group, Statement(words: expected ? "is shown" : "is not shown"))
  }

  for sentence in [
    "the list and the search use/ask/call/share the same endpoint/index",
    "the search/filter and the list use/ask/call/share the same endpoint/index",
    "the endpoint (of the search )(of the request )(used )(called )is the same( as for the list)( as for listing characters)( as that of the list)( as the one of the list)( as before)",
    "the endpoint of the search is the (same as the )endpoint/one/that of the list( of characters)",
    "the same endpoint/index/address is used for/by (both )the list and the search/filter",
    "the same endpoint/index/address is used for/by (both )the search/filter and the list",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld) in
      try marvel.expectSameEndpoint()
    }
  }

  Then("{marvelNumber} {marvelCalls} {marvelIsSent} to {marvelEndpoint}") {
    (marvel: inout MarvelWorld, count: Int, _: String, expected: Bool, endpoint: EndpointChoice) in
    try marvel.expectCount(count, endpoint, expected)
  }

  Then("{marvelSends} {marvelNumber} {marvelCalls} to {marvelEndpoint}") {
    (marvel: inout MarvelWorld, expected: Bool, count: Int, _: String, endpoint: EndpointChoice) in
    let sent = marvel.furtherRequests().filter { endpoint.matches($0.url) }
    try expect((sent.count == count) == expected, "sent were \(sent.map(\.address))")
  }

  for sentence in [
    "no request is/was sent/made to another/any\\ other endpoint",
    "no other endpoint is/was called/used/asked/requested",
    "only this/that/one endpoint is/was called/used/asked/requested",
  ] {
    Then(.sentence(sentence)) { marvel in
      let others = marvel.network.requests.filter { $0.url != SampleServer.indexURL }
      try expect(others.map(\.address), equals: [], "the requests to other addresses")
    }
  }

  Then("{marvelLoads} {marvelCharacter}( again)( once more)( a second time)") {
    (marvel: inout MarvelWorld, expected: Bool, _: CharacterChoice) in
    try expect(!expected, "a character is loaded once")
    try marvel.expectNoListRequests()
  }

  // Before the app is opened, the list is loaded.
  Step(
    "{marvelListView} {marvelIsLoaded} with/by/in/from the (result of the )first (API )call/request"
  ) {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool) in
    if marvel.isSettingUp, expected { try await marvel.openList() }
    let isLoaded = try !marvel.seen().list.characters.isEmpty && marvel.network.requests.count == 1
    try expect(isLoaded == expected, "sent were \(marvel.network.requests.map(\.address))")
  }

  Then("the characters {marvelIsLoadedAgain}") { (marvel: inout MarvelWorld, expected: Bool) in
    try expect(!expected, "the list is loaded once")
    try marvel.expectNoListRequests()
  }

  // Before the app is opened, the list is loaded.
  Step(
    .sentence(
      "{marvelListView} {marvelIsLoaded} with/by/in/using (only )(just )(exactly ){marvelNumber} {marvelCalls}"
    )
  ) {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool, count: Int, _: String) in
    if marvel.isSettingUp, expected { try await marvel.openList() }
    let sent = marvel.network.requests.filter { $0.url == SampleServer.indexURL }
    try expect((sent.count == count) == expected, "\(sent.count) requests were sent")
  }

  Step("{marvelListView} {marvelIsLoaded} from {marvelEndpoint}") {
    (marvel: inout MarvelWorld, _: ViewChoice, expected: Bool, endpoint: EndpointChoice) in
    try await marvel.expectLoaded(from: endpoint, expected)
  }

  Step("the characters {marvelIsLoaded} from {marvelEndpoint}") {
    (marvel: inout MarvelWorld, expected: Bool, endpoint: EndpointChoice) in
    try await marvel.expectLoaded(from: endpoint, expected)
  }

  Given("no search has\\ been/was made/started( yet)( before)") { (marvel: inout MarvelWorld) in
    try expect(marvel.network.requests.compactMap { $0["name"] }, equals: [], "the names")
  }

  Then("only/exactly/just {marvelNumber} {marvelCalls} {marvelIsSent} to {marvelEndpoint}") {
    (marvel: inout MarvelWorld, count: Int, _: String, expected: Bool, endpoint: EndpointChoice) in
    try marvel.expectCount(count, endpoint, expected)
  }
}

/// The parameters of requests, of the last one unless said otherwise.
private let parameterSteps = StepLibrary(MarvelWorld.self) {
  Then("the {marvelParameter} (of {marvelRequest} ){marvelAre}( set to) {string}") {
    (
      marvel: inout MarvelWorld, name: String, request: RequestChoice?, expected: Bool,
      value: String
    ) in
    // In the details, that of the character.
    if name == "name", request == nil, try marvel.seen().place == .details {
      let shown = try marvel.details().character.name
      return try expect((shown == value) == expected, "the name is \(shown)")
    }
    try marvel.expectParameter(
      request ?? RequestChoice(.last), ParameterValues(name: name, value: value), expected)
  }

  // Before the app is opened, the limit is that of its pages.
  Step("the {marvelParameter} (of {marvelRequest} ){marvelAre}( set to) {int}") {
    (
      marvel: inout MarvelWorld, name: String, request: RequestChoice?, expected: Bool, value: Int
    ) in
    if name == "limit", request == nil, marvel.isSettingUp, expected {
      return marvel.setup.pageSize = value
    }
    try marvel.expectParameter(
      request ?? RequestChoice(.last), ParameterValues(name: name, value: "\(value)"), expected)
  }

  Then("the request/request's {marvelParameter} {marvelAre}( set to) {int}") {
    (marvel: inout MarvelWorld, name: String, expected: Bool, value: Int) in
    try marvel.expectParameter(
      RequestChoice(.last), ParameterValues(name: name, value: "\(value)"), expected)
  }

  for sentence in [
    "its {marvelParameter} {marvelAre}( set to) {string}",
    "the (last )(search )request's/request {marvelParameter} {marvelAre}( set to) {string}",
    "the {marvelParameter} {marvelShows} {string}",
  ] {
    Then(.sentence(sentence)) {
      (marvel: inout MarvelWorld, name: String, expected: Bool, value: String) in
      try marvel.expectParameter(
        RequestChoice(.last), ParameterValues(name: name, value: value), expected)
    }
  }

  Then("{marvelRequest}( to {marvelEndpoint}) {marvelCarries} {marvelParameterValue}") {
    (
      marvel: inout MarvelWorld, request: RequestChoice, endpoint: EndpointChoice?,
      expected: Bool, parameter: ParameterValues
    ) in
    if let endpoint { try marvel.expectEndpoint(request, endpoint) }
    try marvel.expectParameter(request, parameter, expected)
  }

  let uses = "the app/search/filter/it uses/used/passes/sends {marvelParameterValue}"
  Then(.sentence(uses + "( to filter the results)( to filter results)( to filter the list)")) {
    (marvel: inout MarvelWorld, parameter: ParameterValues) in
    try marvel.expectParameter(RequestChoice(.last), parameter, true)
  }

  Then(
    "{marvelAsks} (the )(a )(any ){marvelParameter}( to filter)( the)( results)( characters)( list)"
  ) {
    (marvel: inout MarvelWorld, expected: Bool, name: String) in
    try marvel.expectParameter(RequestChoice(.last), named: name, expected)
  }

  Then("{marvelParameterValue} {marvelIsSent}") {
    (marvel: inout MarvelWorld, parameter: ParameterValues, expected: Bool) in
    try marvel.expectParameter(RequestChoice(.last), parameter, expected)
  }

  Then("{marvelRequest}( to {marvelEndpoint}) {marvelCarries} (the )(a )(any ){marvelParameter}") {
    (
      marvel: inout MarvelWorld, request: RequestChoice, endpoint: EndpointChoice?,
      expected: Bool, name: String
    ) in
    if let endpoint { try marvel.expectEndpoint(request, endpoint) }
    try marvel.expectParameter(request, named: name, expected)
  }

  Then("{marvelRequest}( to {marvelEndpoint}) {marvelCarries} no {marvelParameter}") {
    (
      marvel: inout MarvelWorld, request: RequestChoice, endpoint: EndpointChoice?,
      expected: Bool, name: String
    ) in
    try expect(expected, "the sentence denies twice")
    if let endpoint { try marvel.expectEndpoint(request, endpoint) }
    try marvel.expectParameter(request, named: name, false)
  }

  Then("{marvelRequest} {marvelIsSent} without a/the/any {marvelParameter}") {
    (marvel: inout MarvelWorld, request: RequestChoice, expected: Bool, name: String) in
    try expect(expected, "the sentence denies twice")
    try marvel.expectParameter(request, named: name, false)
  }

  Then("the {marvelParameter} {marvelIsSent}") {
    (marvel: inout MarvelWorld, name: String, expected: Bool) in
    try marvel.expectParameter(RequestChoice(.last), named: name, expected)
  }

  Then("no {marvelParameter} {marvelIsSent}") {
    (marvel: inout MarvelWorld, name: String, expected: Bool) in
    try expect(expected, "the sentence denies twice")
    try marvel.expectParameter(RequestChoice(.every), named: name, false)
  }

  Then("{marvelRequest} asks/asked for {count} characters") {
    (marvel: inout MarvelWorld, request: RequestChoice, count: Int) in
    try marvel.expectParameter(request, ParameterValues(name: "limit", value: "\(count)"), true)
  }
}

extension MarvelWorld {
  /// So many requests were sent since the first action.
  mutating func expectFurther(_ count: Int, _ expected: Bool) throws {
    let addresses = furtherRequests().map(\.address)
    try expect(
      (addresses.count == count) == expected,
      "\(addresses.count) further requests were sent: \(addresses)")
  }

  /// So many requests went to the address; none means none since the first action.
  mutating func expectCount(
    _ count: Int, _ endpoint: EndpointChoice, _ expected: Bool
  ) throws {
    let sent = (count == 0 ? furtherRequests() : network.requests)
      .filter { endpoint.matches($0.url) }
    try expect((sent.count == count) == expected, "sent were \(sent.map(\.address))")
  }

  mutating func expectNoListRequests() throws {
    let sent = furtherRequests().filter { $0.url == SampleServer.indexURL }
    try expect(sent.map(\.address), equals: [], "the requests for characters")
  }

  /// The list was loaded from there; before the app is opened, it is.
  fileprivate mutating func expectLoaded(from endpoint: EndpointChoice, _ expected: Bool)
    async throws
  {
    if isSettingUp, expected { try await openList() }
    let sent = network.requests.filter { endpoint.matches($0.url) }
    try expect(sent.isEmpty != expected, "the requests are \(network.requests.map(\.url))")
    if expected { try expect(try !seenNames().isEmpty, "the list is not loaded") }
  }

  /// The last request went to the index with GET, and carried these parameters, or lacked them.
  func expectLastRequest(
    _ parameters: [String: String?], file: StaticString = #filePath, line: Int = #line
  ) throws {
    let request = try require(
      network.requests.last, "no request was sent", file: file, line: line)
    try expect(
      request.url, equals: "https://gateway.marvel.com/v1/public/characters",
      "the address of the last request", file: file, line: line)
    try expect(request.method, equals: "GET", "its method", file: file, line: line)
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
      try expect(
        request[name], equals: value, "the \(name) of the last request", file: file, line: line)
    }
  }
}
