import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The requests that the library sent.
let marvelRequestSteps = StepLibrary(MarvelWorld.self) {
  Then("one request with offset {int} and limit {int} was sent") {
    (marvel: inout MarvelWorld, offset: Int, limit: Int) in
    try expect(marvel.network.requests.count, equals: 1, "the number of requests")
    try marvel.expectLastRequest(["offset": "\(offset)", "limit": "\(limit)"])
  }

  Then("a request with offset {int} and limit {int} was sent") {
    (marvel: inout MarvelWorld, offset: Int, limit: Int) in
    try marvel.expectLastRequest(["offset": "\(offset)", "limit": "\(limit)"])
  }

  Then("a request to the characters endpoint with name {string} was sent") {
    (marvel: inout MarvelWorld, name: String) in
    try marvel.expectLastRequest(["name": name, "nameStartsWith": nil])
  }

  Then("a request to the characters endpoint without a name was sent") { marvel in
    try marvel.expectLastRequest(["name": nil, "nameStartsWith": nil])
  }

  Then("the query of the request contains {string}") {
    (marvel: inout MarvelWorld, text: String) in
    let query = try require(marvel.network.requests.last, "no request was sent").encodedQuery
    try expect("&\(query)&".contains("&\(text)&"), "the query is \(query): it lacks \(text)")
  }

  for sentence in [
    "{count} request(s) is/are/was/were sent( to Marvel)( to the Marvel API) in total",
    "{count} (API )call(s) is/are/was/were made in total",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, count: Int) in
      let addresses = marvel.network.requests.map(\.address)
      try expect(addresses.count, equals: count, "the number of requests, which are \(addresses)")
    }
  }

  for sentence in [
    "{count} (further )(more )(other )(new )request(s) is/are/was/were sent( to Marvel)( to the Marvel API)",
    "{count} (further )(more )(other )(new )(API )call(s) is/are/was/were made( to the Marvel API)",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, count: Int) in
      let addresses = marvel.furtherRequests().map(\.address)
      try expect(
        addresses.count, equals: count, "the number of further requests, which are \(addresses)")
    }
  }

  endpointSteps
  parameterSteps
}

/// Which address requests are sent to.
private let endpointSteps = StepLibrary(MarvelWorld.self) {
  for sentence in [
    "a/another/the (further )(GET )(search )request is/was sent to the characters endpoint/index",
    "the (search )request goes to the characters endpoint/index",
  ] {
    Then(.sentence(sentence)) { marvel in
      let request = try require(marvel.furtherRequests().last, "no further request was sent")
      try expect(request.url, equals: SampleServer.indexURL, "the address of the last request")
      try expect(request.method, equals: "GET", "its method")
    }
  }

  for sentence in [
    "no (other )(more )(further )request is/was sent to the characters endpoint/index",
    "the characters are/were not loaded/requested/fetched (a second time)(again)",
  ] {
    Then(.sentence(sentence)) { marvel in
      let sent = marvel.furtherRequests().filter { $0.url == SampleServer.indexURL }
      try expect(sent.map(\.address), equals: [], "the requests for characters")
    }
  }

  Then(
    .sentence(
      "the Marvel API/index/(characters )endpoint is/was called/requested/asked {marvelTimes}")
  ) {
    (marvel: inout MarvelWorld, times: Int) in
    let sent = marvel.network.requests.filter { $0.url == SampleServer.indexURL }
    try expect(sent.count, equals: times, "the requests for characters")
  }

  for sentence in [
    "the (search )(last )(new )request/app/search/filter/it uses/asks/calls/requests {marvelSameEndpoint}",
    "the (search )(last )(new )request/app/search/filter/it goes/(is )sent/(is )made to {marvelSameEndpoint}",
    "the (search )(last )(new )request/app/search/filter/it was sent/made to {marvelSameEndpoint}",
    "the app/search/filter/it sends/makes a/the/another (new )request to {marvelSameEndpoint}",
    "a/another (new )request is/was sent/made to {marvelSameEndpoint}",
    "{marvelSameEndpoint} is/was used/asked/called/requested",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, _: String) in
      try marvel.expectSameEndpoint()
    }

    Then(.sentence("\(sentence) with the {marvelParameter} {string}")) {
      (marvel: inout MarvelWorld, _: String, name: String, value: String) in
      try marvel.expectSameEndpoint()
      try expect(try marvel.lastRequest()[name], equals: value, "the \(name)")
    }
  }

  // Before the app is opened, the list is loaded.
  Step("the list( of characters) {marvelIsLoaded} with one/a\\ single (API )call/request") {
    (marvel: inout MarvelWorld, expected: Bool) in
    if marvel.isSettingUp, expected { try await marvel.openList() }
    let sent = marvel.network.requests.filter { $0.url == SampleServer.indexURL }
    try expect((sent.count == 1) == expected, "\(sent.count) requests were sent")
  }

  Step(
    "the list( of characters) {marvelIsLoaded} from the (Marvel API )(character )(characters )index"
  ) {
    (marvel: inout MarvelWorld, expected: Bool) in
    if marvel.isSettingUp, expected { try await marvel.openList() }
    let sent = marvel.network.requests.filter { $0.url == SampleServer.indexURL }
    try expect(sent.isEmpty != expected, "the requests are \(marvel.network.requests.map(\.url))")
  }

  Given("no search has been made( yet)") { (marvel: inout MarvelWorld) in
    try expect(marvel.network.requests.compactMap { $0["name"] }, equals: [], "the names")
  }

  Step(
    "the list( of characters) {marvelIsLoaded} from the (character )(characters )endpoint( {string})"
  ) { (marvel: inout MarvelWorld, expected: Bool, path: String?) in
    if marvel.isSettingUp, expected { try await marvel.openList() }
    let sent = marvel.network.requests.map(\.url).filter { $0.hasSuffix(path ?? "/characters") }
    try expect(sent.isEmpty != expected, "the requests are \(marvel.network.requests.map(\.url))")
    try expect(try !marvel.seenNames().isEmpty, "the list is not loaded")
  }

  for sentence in [
    "only/exactly/just {count} request(s) is/are/was/were sent/made to the (character )(characters )endpoint/index",
    "{count} requests are/were sent/made to the (character )(characters )endpoint/index",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, count: Int) in
      let sent = marvel.network.requests.filter { $0.url == SampleServer.indexURL }
      try expect(sent.count, equals: count, "the requests for characters")
    }
  }
}

/// The parameters of the last request.
private let parameterSteps = StepLibrary(MarvelWorld.self) {
  for sentence in [
    "the {marvelParameter} of the (last )request {marvelAre} {string}",
    "its {marvelParameter} {marvelAre} {string}",
    "the (last )request's {marvelParameter} {marvelAre} {string}",
  ] {
    Then(.sentence(sentence)) {
      (marvel: inout MarvelWorld, name: String, expected: Bool, value: String) in
      let sent = try marvel.lastRequest()[name]
      try expect((sent == value) == expected, "the \(name) is \(sent ?? "missing")")
    }
  }

  Then("the {marvelParameter} of the request {marvelAre} {int}") {
    (marvel: inout MarvelWorld, name: String, expected: Bool, value: Int) in
    let sent = try marvel.lastRequest()[name]
    try expect((sent == "\(value)") == expected, "the \(name) is \(sent ?? "missing")")
  }

  for sentence in [
    "the (last )(search )request has/carries/contains/uses/includes the/a {marvelParameter} {string}",
    "a/the request is/was sent with the {marvelParameter} {string}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, name: String, value: String) in
      try expect(try marvel.lastRequest()[name], equals: value, "the \(name)")
    }
  }

  Then(
    "the (last )(search )request (to the character index )(to the characters endpoint )has/carries/contains/uses/includes no {marvelParameter}"
  ) {
    (marvel: inout MarvelWorld, name: String) in
    try expect(try marvel.lastRequest()[name], equals: nil, "the \(name)")
  }

  for sentence in [
    "the (last )(search )request has/carries/contains/uses/includes a {marvelParameter}",
    "the (last )(search )request has/carries/contains/uses/includes the {marvelParameter}",
  ] {
    Then(.sentence(sentence)) { (marvel: inout MarvelWorld, name: String) in
      let value = try marvel.lastRequest()[name]
      try expect(value?.isEmpty == false, "the request has no \(name)")
    }
  }

  Then(
    "the (last )(search )request has/carries/contains/uses/includes the/a {marvelParameter} {int}"
  ) {
    (marvel: inout MarvelWorld, name: String, value: Int) in
    try expect(try marvel.lastRequest()[name], equals: "\(value)", "the \(name)")
  }

  Then("the request asks for {count} characters") { (marvel: inout MarvelWorld, count: Int) in
    try expect(try marvel.lastRequest()["limit"], equals: "\(count)", "the limit")
  }
}

extension MarvelWorld {
  /// The search asked the address that the list did.
  fileprivate func expectSameEndpoint() throws {
    let searches = network.requests.filter { $0["name"] != nil }
    let lists = network.requests.filter { $0["name"] == nil }
    try expect(!searches.isEmpty && !lists.isEmpty, "the list and the search sent no requests")
    try expect(Set(searches.map(\.url)), equals: Set(lists.map(\.url)), "the endpoint")
  }

  fileprivate func lastRequest(
    file: StaticString = #filePath, line: Int = #line
  ) throws -> HTTPRequest {
    try require(network.requests.last, "no request was sent", file: file, line: line)
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
