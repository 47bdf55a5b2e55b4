import Foundation
import GhibliFeed
import Ports
import TestDoubles
import Testing

@Suite struct RemoteFilmLoaderTests {
  private let feed = "https://ghibli.test/feed"

  private func load(_ answer: StubNetwork.Answer) throws -> Result<[Film], RemoteError> {
    let network = StubNetwork(
      scheduler: VirtualScheduler(), routes: [.init(.url(feed), answers: [answer])])
    let loader = RemoteFilmLoader(client: network)
    #expect(network.requests.isEmpty)
    var results: [Result<[Film], RemoteError>] = []
    loader.load(from: try Samples.url(feed)) { results.append($0) }
    try network.verify()
    #expect(network.requests == [HTTPRequest(url: feed)])
    #expect(results.count == 1)
    return try #require(results.first)
  }

  /// Loads a body with status 200 and compares the reason it is refused for.
  private func check(
    _ body: String, is expected: InvalidData, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try load(.text(body))
    #expect(result == .failure(.invalidData(expected)), sourceLocation: location)
  }

  @Test("GHI-UC1.P, R03: the films of the answer in its order, doubles kept")
  func films() throws {
    let films = [try Samples.film(3), try Samples.film(1), try Samples.film(3)]
    let body = "[" + films.map(Samples.json(of:)).joined(separator: ",") + "]"
    #expect(try load(.text(body)) == .success(films))
  }

  @Test("GHI-R02: an empty list is a feed")
  func emptyList() throws {
    #expect(try load(.text(" [ ] \n")) == .success([]))
  }

  @Test("GHI-R04: keys beyond the five are ignored, whatever they hold")
  func moreKeys() throws {
    let body = Samples.json(["director": "null", "rt_score": "[{}]"])
    #expect(try load(.text("[\(body)]")).get().map(\.title) == ["Lantern Keeper"])
  }

  @Test("GHI-R01: of all statuses only 200 counts")
  func status() throws {
    for status in [-1, 0] + Array(199...599) where status != 200 {
      let result = try load(.text("[]", status: status))
      #expect(result == .failure(.invalidData(.status(status))))
    }
  }

  @Test(
    "GHI-R02: bytes that are not JSON",
    arguments: [
      "invalid json", "<!DOCTYPE html><html><body>Not found</body></html>", "[", "[{\"id\": \"6f1d",
      "[{}", "[] []", "\u{0}", "{\"id\":", String(repeating: "[", count: 100_000),
    ])
  func notJSON(body: String) throws {
    try check(body, is: .notJSON)
  }

  @Test func bytesThatAreNoText() throws {
    let response = HTTPResponse(status: 200, body: [0xFF, 0xC0, 0x00])
    #expect(try load(.init(.success(response))) == .failure(.invalidData(.notJSON)))
  }

  @Test("GHI-R02: JSON of another form")
  func otherForm() throws {
    try check("", is: .empty)
    for body in ["{}", "null", "1", "\"text\"", Samples.json()] {
      try check(body, is: .wrongType(key: nil, film: nil))
    }
    try check("[\(Samples.json()), 1]", is: .wrongType(key: nil, film: 2))
    for body in ["[null]", "[1e400]", "[[]]"] {
      try check(body, is: .wrongType(key: nil, film: 1))
    }
  }

  @Test(
    "GHI-R04, R05: each of the five keys must be there, with a text",
    arguments: ["id", "title", "description", "image", "url"])
  func keys(key: String) throws {
    let good = Samples.json()
    try check("[\(good), \(Samples.json([key: nil]))]", is: .missingKey(key, film: 2))
    for value in ["null", "1", "true", "[]", "{}"] {
      let bad = Samples.json([key: value])
      try check("[\(good), \(good), \(bad)]", is: .wrongType(key: key, film: 3))
    }
  }

  @Test("GHI-R05: the first bad film is named")
  func firstBad() throws {
    let bad = Samples.json(["id": #""a""#])
    let worse = Samples.json(["id": #""b""#])
    try check("[\(Samples.json()), \(bad), \(worse)]", is: .notAUUID("a", film: 2))
  }

  @Test(
    "A UUID is 8-4-4-4-12 hexadecimal digits",
    arguments: [
      "", "a UUID", "6f1d2c3b0a4e4f579b610d5f2f7a1c01", "6f1d2c3b-0a4e-4f57-9b61-0d5f2f7a1c0",
      "6f1d2c3b-0a4e-4f57-9b61-0d5f2f7a1c011", "6f1d2c3b-0a4e-4f57-9b61-0d5f2f7a1c0g",
      "{6f1d2c3b-0a4e-4f57-9b61-0d5f2f7a1c01}", " 6f1d2c3b-0a4e-4f57-9b61-0d5f2f7a1c01",
      "+f1d2c3b-0a4e-4f57-9b61-0d5f2f7a1c01", " f1d2c3b-0a4e-4f57-9b61-0d5f2f7a1c01",
      "6f1d2c3b0-a4e-4f57-9b61-0d5f2f7a1c01", "６f1d2c3b-0a4e-4f57-9b61-0d5f2f7a1c01",
    ])
  func notAUUID(text: String) throws {
    try check("[\(Samples.json(["id": "\"\(text)\""]))]", is: .notAUUID(text, film: 1))
  }

  @Test("A UUID may be in capitals", arguments: [Samples.id, Samples.id.uppercased()])
  func uuid(text: String) throws {
    let films = try load(.text("[\(Samples.json(["id": "\"\(text)\""]))]")).get()
    #expect(films.map(\.id.uuidString) == [Samples.id.uppercased()])
  }

  @Test(
    "GHI-R06, D-21: a URL has the scheme http or https and a host", arguments: ["image", "url"])
  func urls(key: String) throws {
    let bad = [
      "", "not a url", "/a.jpg", "//img.test/a.jpg", "a-image.url", "ftp://img.test/a", "https://",
      "https:///a", "file:///a.jpg", "mailto:a@b.c", "https://[::1", "https://a b/c",
      "https://%zz/",
      "data:image/png;base64,AA==", "http:a", "https://?a",
    ]
    for text in bad {
      let body = Samples.json([key: "\"\(text)\""])
      try check("[\(body)]", is: .notAURL(text, key: key, film: 1))
    }
    let good = [
      "https://a-image.url", "http://h/", "HTTPS://IMG.test/a.jpg", "https://img.test/a b.jpg",
      "https://img.test:8443/a?b=c#d", "https://img.test/ü.jpg", "http://127.0.0.1/a",
    ]
    for text in good {
      #expect(
        try load(.text("[\(Samples.json([key: "\"\(text)\""]))]")).get().count == 1, "\(text)")
    }
  }

  @Test(
    "GHI-R07, UC1.C: every failure of the transport is one of connectivity",
    arguments: [HTTPClientError.notConnected, .timedOut, .cancelled, .other("x")])
  func failure(error: HTTPClientError) throws {
    #expect(try load(.init(.failure(error))) == .failure(.connectivity))
  }

  @Test("GHI-R08: two commands are two requests")
  func requests() throws {
    let network = StubNetwork(
      scheduler: VirtualScheduler(), routes: [.init(.url(feed), answers: [.text("[]")])])
    let loader = RemoteFilmLoader(client: network)
    for _ in 1...2 { loader.load(from: try Samples.url(feed)) { _ in } }
    #expect(network.requests.map(\.url) == [feed, feed])
  }

  @Test(
    "errors are described in words",
    arguments: [
      (InvalidData.status(404), "the server answered with status 404 instead of 200"),
      (.empty, "there is no data"), (.notJSON, "the data is not JSON"),
      (.missingKey("image", film: 2), "film 2 has no \"image\""),
      (.missingKey("savedAt", film: nil), "the data has no \"savedAt\""),
      (.wrongType(key: nil, film: nil), "the data is JSON, but not of the expected form"),
      (.wrongType(key: nil, film: 3), "film 3 is not an object"),
      (
        .wrongType(key: "title", film: 1),
        "film 1 has a value of the wrong type for \"title\""
      ),
      (.notAUUID("x", film: 1), "film 1 has the id \"x\", which is not a UUID"),
      (
        .notAURL("x", key: "url", film: 1),
        "film 1 has \"x\" for \"url\", which is not an http or https URL"
      ),
      (
        .notAUUID(String(repeating: "x", count: 1000), film: 1),
        "film 1 has the id \"" + String(repeating: "x", count: 60) + "…\", which is not a UUID"
      ),
    ])
  func words(reason: InvalidData, text: String) {
    #expect("\(reason)" == text)
    #expect("\(RemoteError.invalidData(reason))" == "invalid data: \(text)")
  }
}
