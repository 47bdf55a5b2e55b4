import Ports
import Testing

/// The contract of every `HTTPClient`, double or adapter.
@Suite struct HTTPClientContractTests {
  private static let real: [HTTPSubject] = [.loopback, .loader, .confined, .mainActor]

  static let statuses = [
    200, 201, 202, 204, 206, 226, 299, 300, 301, 302, 303, 304, 307, 308, 399, 400, 401, 403, 404,
    405, 407, 408, 410, 413, 418, 421, 425, 429, 499, 500, 501, 502, 503, 504, 511, 599,
  ]

  @Test(arguments: HTTPSubject.allCases, statuses)
  func everyStatusIsAnAnswer(subject: HTTPSubject, status: Int) async throws {
    // On Linux the body of a redirect that does not say where to is lost.
    let hasBody = status != 204 && !(301...308).contains(status)
    let body = hasBody ? "status \(status)" : ""
    try await check(subject, HTTPResponse(status: status, body: Array(body.utf8)))
  }

  @Test(arguments: HTTPSubject.allCases)
  func redirectsAndChallengesAreAnswers(subject: HTTPSubject) async throws {
    let headers = [
      [HTTPHeader(name: "Location", value: "/elsewhere")],
      [HTTPHeader(name: "Location", value: "http://127.0.0.1:1/elsewhere")],
    ]
    for status in [301, 302, 303, 307, 308] {
      for headers in headers {
        try await check(subject, HTTPResponse(status: status, headers: headers, body: [65, 66]))
      }
    }
    for challenge in ["Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"y\"", "Bearer"] {
      let header = HTTPHeader(name: "WWW-Authenticate", value: challenge)
      try await check(subject, HTTPResponse(status: 401, headers: [header], body: [65, 66]))
    }
  }

  /// An interim status ends no request on a wire (RFC 9110, 15.2); a double can say so all the same.
  @Test(arguments: HTTPSubject.allCases, [102, 103, 150, 199])
  func anInterimStatusIsAnAnswerOfDoublesOnly(subject: HTTPSubject, status: Int) async throws {
    let response = HTTPResponse(status: status, body: Array("too early".utf8))
    if subject == .stub || subject == .loopback {
      try await check(subject, response)
    } else {
      try await check(subject, .answer(response), fails: .other)
    }
  }

  @Test(arguments: HTTPSubject.allCases)
  func bodiesArriveWhole(subject: HTTPSubject) async throws {
    let bodies: [[UInt8]] = [
      [], [0], Array(0...255), [UInt8](repeating: 7, count: 4096),
      (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) },
      Array(#"{"question": "cut o"#.utf8),
      Array("<!DOCTYPE html><html><body>502</body></html>".utf8),
      Array("HTTP/1.1 200 OK\r\n\r\n".utf8), Array("été 🎬".utf8),
    ]
    for body in bodies { try await check(subject, HTTPResponse(status: 200, body: body)) }
  }

  @Test(arguments: HTTPSubject.allCases)
  func headersArrive(subject: HTTPSubject) async throws {
    let headers = [
      HTTPHeader(name: "Content-Type", value: "application/json; charset=utf-8"),
      HTTPHeader(name: "ETag", value: "\"a-b\""), HTTPHeader(name: "X-Empty-Not", value: "0"),
    ]
    try await check(subject, HTTPResponse(status: 200, headers: headers, body: [1]))
  }

  @Test(arguments: HTTPSubject.allCases)
  func aRefusedConnectionIsNoConnection(subject: HTTPSubject) async throws {
    try await check(subject, .refuse, fails: .notConnected)
  }

  @Test(arguments: HTTPSubject.allCases)
  func silenceIsATimeout(subject: HTTPSubject) async throws {
    try await check(subject, .keepSilent, fails: .timedOut)
  }

  @Test(arguments: HTTPSubject.allCases)
  func aBrokenAnswerIsAnError(subject: HTTPSubject) async throws {
    let answers = [
      "", "HTTP/1.1 20", "HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nhalf",
      "HTTP/1.1 200 OK\r\nno colon\r\n\r\n", "HTTP/1.1 099 Odd\r\n\r\n", "HTTP/9 200\r\n\r\n",
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhal", "no HTTP at all\r\n\r\n",
      "HTTP/1.1 100 Continue\r\n\r\n",
      "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd",
    ]
    for answer in answers {
      try await check(subject, .breakOff(sending: answer), fails: .other)
    }
  }

  #if os(Linux)
    /// Pins a trap of URL loading on Linux (Swift 6.3.1) that nothing outside of it can prevent.
    ///
    /// When this fails, the answer belongs to the list above.
    @Test func aHeadCutShortTrapsInFoundation() async {
      await #expect(processExitsWith: .failure) {
        let answer = ServerDeed.breakOff(sending: "HTTP/1.1 200 OK\r\nContent-Le")
        _ = try? await HTTPSubject.loader.send(HTTPRequest(url: HTTPSubject.path), to: answer)
      }
    }
  #endif

  @Test(arguments: real)
  func anInterimAnswerBeforeTheRealOneIsPassedOver(subject: HTTPSubject) async throws {
    guard subject != .loopback else { return }
    let text =
      "HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"
    let outcome = try await subject.send(
      HTTPRequest(url: HTTPSubject.path), to: .breakOff(sending: text))
    #expect(try outcome.get().status == 200)
    #expect(try outcome.get().body == Array("hi".utf8))
  }

  @Test(
    arguments: HTTPSubject.allCases,
    ["", " ", "no url", "ftp://host/x", "http://", "https:///path", "mailto:a@b"])
  func whatIsNoAddressFails(subject: HTTPSubject, url: String) async throws {
    let answer = ServerDeed.answer(HTTPResponse(status: 200))
    try await check(subject, answer, HTTPRequest(url: url), fails: .other)
  }

  // MARK: - Helpers

  private enum Kind {
    case notConnected
    case timedOut
    case cancelled
    case other
  }

  private func check(
    _ subject: HTTPSubject, _ response: HTTPResponse,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let outcome = try await subject.send(
      HTTPRequest(url: HTTPSubject.path), to: .answer(response))
    let found = try outcome.get()
    #expect(found.status == response.status, sourceLocation: sourceLocation)
    #expect(found.body == response.body, sourceLocation: sourceLocation)
    for header in response.headers {
      let values = found.headers.filter { $0.name.lowercased() == header.name.lowercased() }
      #expect(values.map(\.value) == [header.value], sourceLocation: sourceLocation)
    }
  }

  private func check(
    _ subject: HTTPSubject, _ deed: ServerDeed,
    _ request: HTTPRequest = HTTPRequest(url: HTTPSubject.path), fails expected: Kind,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let outcome = try await subject.send(request, to: deed)
    guard case .failure(let error) = outcome else {
      Issue.record("found \(outcome)", sourceLocation: sourceLocation)
      return
    }
    let kind: Kind =
      switch error {
      case .notConnected: .notConnected
      case .timedOut: .timedOut
      case .cancelled: .cancelled
      case .other: .other
      }
    #expect(kind == expected, "\(error)", sourceLocation: sourceLocation)
  }
}
