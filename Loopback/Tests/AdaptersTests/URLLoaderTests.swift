import Adapters
import Foundation
import Ports
import Testing

/// Requests that the adapters send, and ways to stop them.
@Suite struct URLLoaderTests {
  private let ok = RawServer.Answer.bytes(
    Array("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8))

  @Test func aQueryIsEscaped() async throws {
    let values = [
      ("plain", "a-b_c.d~e", "plain=a-b_c.d~e"), ("a b", "c d", "a%20b=c%20d"),
      ("sum", "1+1=2", "sum=1%2B1%3D2"), ("and", "a&b", "and=a%26b"),
      ("percent", "100%", "percent=100%25"), ("slash", "a/b?c#d", "slash=a%2Fb%3Fc%23d"),
      ("été", "🎬", "%C3%A9t%C3%A9=%F0%9F%8E%AC"), ("empty", "", "empty="),
    ]
    for (name, value, written) in values {
      try await check(
        HTTPRequest(url: "/path", query: [.init(name: name, value: value)]),
        sends: "GET /path?\(written) HTTP/1.1")
      try await check(
        HTTPRequest(url: "/path?own=1#part", query: [.init(name: name, value: value)]),
        sends: "GET /path?own=1&\(written) HTTP/1.1")
    }
    try await check(HTTPRequest(url: "/a%20b/c?d=%2F"), sends: "GET /a%20b/c?d=%2F HTTP/1.1")
    try await check(HTTPRequest(url: ""), sends: "GET / HTTP/1.1")
  }

  @Test(arguments: ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
  func theMethodIsSent(method: String) async throws {
    try await check(HTTPRequest(method: method, url: "/x"), sends: "\(method) /x HTTP/1.1")
  }

  @Test func headersAndBodyAreSent() async throws {
    let request = HTTPRequest(
      method: "POST", url: "/x",
      headers: [
        HTTPHeader(name: "Content-Type", value: "application/json"),
        HTTPHeader(name: "X-Key", value: "a; b=\"c\""),
      ], body: Array(#"{"a": "é"}"#.utf8))
    let text = try await check(request, sends: "POST /x HTTP/1.1")
    #expect(text.contains("\r\nContent-Type: application/json\r\n"))
    #expect(text.contains("\r\nX-Key: a; b=\"c\"\r\n"))
    #expect(text.hasSuffix("\r\n\r\n" + #"{"a": "é"}"#))
  }

  @Test(arguments: [
    HTTPRequest(method: "", url: "/x"), HTTPRequest(method: "GET /y", url: "/x"),
    HTTPRequest(url: "/x", headers: [HTTPHeader(name: "", value: "a")]),
    HTTPRequest(url: "/x", headers: [HTTPHeader(name: "a b", value: "a")]),
    HTTPRequest(url: "/x", headers: [HTTPHeader(name: "a", value: "b\r\nc: d")]),
    HTTPRequest(url: "/a b"), HTTPRequest(url: "/a\r\nb"),
  ])
  func whatWouldBreakTheRequestIsNotSent(request: HTTPRequest) async throws {
    let server = try RawServer(ok)
    var request = request
    request.url = server.url + request.url
    let result = await URLLoader().load(request)
    guard case .failure(.other) = result else {
      Issue.record("found \(result)")
      return
    }
    #expect(server.requests == [])
  }

  @Test func aCancelledTaskGetsCancelled() async throws {
    let server = try RawServer(.silence)
    let loader = URLLoader()
    let url = server.url
    let task = Task { await loader.load(HTTPRequest(url: url)) }
    task.cancel()
    #expect(await task.value == .failure(.cancelled))
    let later = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await loader.load(HTTPRequest(url: url))
    }
    #expect(await later.value == .failure(.cancelled))
  }

  @Test func aTransferEndsOnce() async throws {
    let server = try RawServer(.silence)
    let transfer = URLLoader().transfer(of: HTTPRequest(url: server.url))
    let (results, ended) = AsyncStream.makeStream(
      of: Result<HTTPResponse, HTTPClientError>.self)
    transfer.start { ended.yield($0) }
    transfer.start { _ in Issue.record("started twice") }
    transfer.cancel()
    transfer.cancel()
    var iterator = results.makeAsyncIterator()
    #expect(await iterator.next() == .failure(.cancelled))

    let unsent = URLLoader().transfer(of: HTTPRequest(url: server.url))
    unsent.cancel()
    unsent.start { ended.yield($0) }
    #expect(await iterator.next() == .failure(.cancelled))
  }

  @discardableResult
  private func check(
    _ request: HTTPRequest, sends line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let server = try RawServer(ok)
    var request = request
    request.url = server.url + request.url
    let result = await URLLoader().load(request)
    #expect(try result.get().status == 200, sourceLocation: sourceLocation)
    let text = try #require(server.requests.first, sourceLocation: sourceLocation)
    #expect(text.hasPrefix(line + "\r\n"), "\(text)", sourceLocation: sourceLocation)
    return text
  }
}
