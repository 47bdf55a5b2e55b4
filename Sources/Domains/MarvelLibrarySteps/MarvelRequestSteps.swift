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

  Then("{count} request(s) is/are/was/were sent( to Marvel)( in total)") {
    (marvel: inout MarvelWorld, count: Int) in
    let addresses = marvel.network.requests.map(\.address)
    try expect(addresses.count, equals: count, "the number of requests, which are \(addresses)")
  }

  Then("{count} further/more request(s) is/are/was/were sent( to Marvel)") {
    (marvel: inout MarvelWorld, count: Int) in
    let addresses = marvel.furtherRequests().map(\.address)
    try expect(
      addresses.count, equals: count, "the number of further requests, which are \(addresses)")
  }
}

extension MarvelWorld {
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
