import MarvelLibrary
import Ports
import StepKit
import TestDoubles

/// The Marvel API and the way to it.
let marvelServerSteps = StepLibrary(MarvelWorld.self) {
  Given("a library of {int} characters and a page size of {int}") {
    (marvel: inout MarvelWorld, count: Int, pageSize: Int) in
    try expect((0...1000).contains(count), "found \(count) characters, expected 0 to 1000")
    marvel.setup.library = SampleLibrary(count: count, pageSize: pageSize)
  }

  Given("a library in which {int} characters are called {string}") {
    (marvel: inout MarvelWorld, count: Int, name: String) in
    try expect((0...1000).contains(count), "found \(count) characters, expected 0 to 1000")
    marvel.setup.library = SampleLibrary(count: count)
    for index in marvel.setup.library.index.indices {
      marvel.setup.library.index[index].name = name
    }
  }

  Given("the second page repeats character {int}") { (marvel: inout MarvelWorld, number: Int) in
    try expect(
      number == marvel.setup.library.pageSize,
      "only the last character of the first page, \(marvel.setup.library.pageSize), can be repeated"
    )
    marvel.setup.library.index.insert(.numbered(number), at: number)
  }

  Given("the Marvel API answers as in {string}") { (marvel: inout MarvelWorld, name: String) in
    let resource = try marvel.scenario.resource(name)
    let fixture = try Fixture(text: resource.text, path: resource.path) { [marvel] file in
      try? marvel.scenario.resource(file).bytes
    }
    marvel.setup.fixtureRoutes += fixture.routes
  }

  Given("the Marvel API answers with status {int} and the body {string}") {
    (marvel: inout MarvelWorld, status: Int, body: String) in
    marvel.setup.indexRoutes = [
      .init(.path(SampleLibrary.indexPath), answers: [.text(body, status: status)])
    ]
  }

  Given("the Marvel API cannot be reached: {marvelFailure}") {
    (marvel: inout MarvelWorld, error: HTTPClientError) in
    if error == .notConnected { return marvel.network.goOffline() }
    marvel.setup.indexRoutes = [
      .init(.path(SampleLibrary.indexPath), answers: [.init(.failure(error))])
    ]
  }

  When("the Marvel API can be reached again") { marvel in marvel.network.goOnline() }

  When("the clock of the device goes on by {int} second(s)") {
    (marvel: inout MarvelWorld, seconds: Int) in
    try expect((0...86_400).contains(seconds), "found \(seconds) seconds, expected 0 to 86400")
    marvel.scheduler.advance(by: .seconds(seconds))
  }

  Then("one request with offset {int} and limit {int} was sent") {
    (marvel: inout MarvelWorld, offset: Int, limit: Int) in
    try expect(marvel.network.requests.count, equals: 1, "the number of requests")
    try marvel.expectLastRequest(["offset": "\(offset)", "limit": "\(limit)"])
  }

  Then("a request with offset {int} and limit {int} was sent") {
    (marvel: inout MarvelWorld, offset: Int, limit: Int) in
    try marvel.expectLastRequest(["offset": "\(offset)", "limit": "\(limit)"])
  }

  Then("{int} request(s) was/were sent to Marvel in total") {
    (marvel: inout MarvelWorld, count: Int) in
    try expect(marvel.network.requests.count, equals: count, "the number of requests")
  }

  Then("no request was sent to Marvel") { marvel in
    try expect(marvel.network.requests.map(\.address), equals: [], "the requests")
  }

  Then("no further request was sent to Marvel") { marvel in
    try expect(marvel.furtherRequests().map(\.address), equals: [], "the further requests")
  }
}

extension MarvelWorld {
  /// The last request went to the index with GET, and carried these parameters.
  func expectLastRequest(
    _ parameters: [String: String], file: StaticString = #filePath, line: Int = #line
  ) throws {
    let request = try require(
      network.requests.last, "no request was sent", file: file, line: line)
    try expect(
      request.url, equals: "https://gateway.marvel.com/v1/public/characters",
      "the address of the last request", file: file, line: line)
    try expect(request.method, equals: "GET", "its method", file: file, line: line)
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
      try expect(
        request.query.first { $0.name == name }?.value, equals: value,
        "the \(name) of the last request", file: file, line: line)
    }
  }
}
