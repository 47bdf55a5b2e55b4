import Adapters
import Ports
import TestDoubles
import Testing

@testable import Loopback

/// Behavior that only the wire adds.
@Suite struct LoopbackNetworkTests {
  @Test func anotherClientCanReachTheServerUntilItStops() async throws {
    let network = try await LoopbackNetwork(scheduler: VirtualScheduler())
    let url = "http://127.0.0.1:\(network.port)/"
    let loader = URLLoader()
    #expect(try await loader.load(HTTPRequest(url: url)).get().status == 404)
    await network.stop()
    #expect(await loader.load(HTTPRequest(url: url)) == .failure(.notConnected))
  }

  @Test func aNetworkThatIsLetGoClosesItsPort() async throws {
    var network: LoopbackNetwork? = try await LoopbackNetwork(scheduler: VirtualScheduler())
    let port = try #require(network?.port)
    network?.add(.init(.path("/held"), answers: [.text("x", isHeld: true)]))
    network?.client.send(HTTPRequest(url: "http://host/held")) { _ in }
    try await network?.settle()
    network = nil
    // The server closes in its own task; a connection made meanwhile is broken off.
    let loader = URLLoader(timeout: .seconds(20))
    while case .success = await loader.load(HTTPRequest(url: "http://127.0.0.1:\(port)/")) {}
  }

  @Test func eachNetworkHasItsOwnPort() async throws {
    let first = try await LoopbackNetwork(scheduler: VirtualScheduler())
    let second = try await LoopbackNetwork(scheduler: VirtualScheduler())
    #expect(first.port != second.port)
    await first.stop()
    await second.stop()
  }

  @Test func aCancelledTaskStopsSettling() async throws {
    let task = Task {
      let network = try await LoopbackNetwork(scheduler: VirtualScheduler())
      network.add(.init(.path("/a"), answers: [.text("x")]))
      network.client.send(HTTPRequest(url: "http://host/a")) { _ in }
      withUnsafeCurrentTask { $0?.cancel() }
      try await network.settle()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func anAnswerToWhatWasNeverSentIsReported() async throws {
    // The stub answers by path alone; the client refuses a URL without a host.
    let network = try await LoopbackNetwork(scheduler: VirtualScheduler())
    network.add(.init(.path("/a"), answers: [.text("x")]))
    network.client.send(HTTPRequest(url: "/a")) { _ in }
    let error = await #expect(throws: LoopbackError.self) { try await network.settle() }
    #expect(error?.description.hasPrefix("the answer to GET /a was lost on the wire: ") == true)
    await network.stop()
  }

  // MARK: - Comparing

  @Test func whatDiffersIsNamed() throws {
    let sent = HTTPRequest(
      method: "POST", url: "https://h/a%20b?x=1", query: [.init(name: "y", value: "2 3")],
      headers: [HTTPHeader(name: "K", value: "v")], body: [1])
    func arrived(_ change: (inout HTTPRequest) -> Void) -> String? {
      var request = HTTPRequest(
        method: "POST", url: "/a%20b?x=1&y=2%203",
        headers: [HTTPHeader(name: "k", value: "v"), HTTPHeader(name: "Host", value: "h")],
        body: [1])
      change(&request)
      return difference(between: sent, and: request).map { "\($0)" }
    }
    #expect(arrived { _ in } == nil)
    #expect(
      arrived { $0.method = "GET" }
        == "the method of POST https://h/a%20b?x=1 was sent as POST and arrived as GET")
    #expect(arrived { $0.url = "/ab?x=1&y=2%203" }?.hasPrefix("the path of") == true)
    #expect(arrived { $0.url = "/a%20b?x=1&y=2" }?.hasPrefix("the query of") == true)
    #expect(arrived { $0.headers = [] }?.hasPrefix("the header K of") == true)
    #expect(arrived { $0.body = [] }?.hasPrefix("the body of") == true)
  }

  @Test func whatTheClientMadeOfItIsCompared() {
    let request = HTTPRequest(url: "http://h/a")
    let sent = HTTPResponse(
      status: 200, headers: [HTTPHeader(name: "E", value: "v")], body: [1])
    func check(
      _ decided: Result<HTTPResponse, HTTPClientError>,
      _ received: Result<HTTPResponse, HTTPClientError>, offline: Bool = false,
      _ result: Result<HTTPResponse, HTTPClientError>, _ fault: String?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let found = reconcile(decided, received, of: request, isOffline: offline)
      #expect(found.0 == result, sourceLocation: sourceLocation)
      #expect(found.1.map { "\($0)" } == fault, sourceLocation: sourceLocation)
    }
    func changed(_ change: (inout HTTPResponse) -> Void) -> Result<HTTPResponse, HTTPClientError> {
      var response = sent
      change(&response)
      return .success(response)
    }
    check(.success(sent), .success(sent), .success(sent), nil)
    check(.failure(.timedOut), .failure(.other("x")), .failure(.timedOut), nil)
    check(
      .failure(.notConnected), .failure(.other("x")), offline: true, .failure(.other("x")), nil)
    check(
      .failure(.timedOut), .success(sent), .success(sent),
      "the client made status 200 of a broken connection for GET http://h/a")
    check(
      .success(sent), .failure(.timedOut), .failure(.timedOut),
      "the answer to GET http://h/a was lost on the wire: timedOut")
    let status = changed { $0.status = 500 }
    check(
      .success(sent), status, status,
      "the status of the answer to GET http://h/a was sent as 200 and arrived as 500")
    let body = changed { $0.body = [] }
    check(
      .success(sent), body, body,
      "the body of the answer to GET http://h/a was sent as 1 bytes and arrived as 0 bytes")
    let headers = changed { $0.headers = [] }
    check(
      .success(sent), headers, headers,
      "the header E of the answer to GET http://h/a was sent as v and arrived as []")
  }
}
