import Loopback
import Ports
import TestDoubles
import Testing

/// The contract that step libraries rely on with every kind of network.
@Suite struct NetworkContractTests {
  enum Kind: String, CaseIterable, Sendable {
    case stub
    case loopback
  }

  /// A network, its scheduler and the results of its completions, in order.
  final class Scene {
    let scheduler = VirtualScheduler()
    let network: any TestNetwork
    var got: [String] = []

    init(_ kind: Kind, _ routes: [StubNetwork.Route] = []) async throws {
      network =
        switch kind {
        case .stub: StubNetwork(scheduler: scheduler, routes: routes)
        case .loopback: try await LoopbackNetwork(scheduler: scheduler, routes: routes)
        }
    }

    @discardableResult
    func send(_ path: String, then: @escaping () -> Void = {}) -> any HTTPTask {
      network.client.send(HTTPRequest(url: "https://host.test" + path)) { [weak self] result in
        switch result {
        case .success(let response):
          let text = String(decoding: response.body, as: UTF8.self)
          self?.got.append("\(path) \(response.status) \(text)")
        case .failure(let error): self?.got.append("\(path) \(error)")
        }
        then()
      }
    }
  }

  private static func route(
    _ path: String, _ answers: StubNetwork.Answer...
  ) -> StubNetwork.Route {
    .init(.path(path), answers: answers)
  }

  @Test(arguments: Kind.allCases)
  func answersComeInTheOrderGiven(kind: Kind) async throws {
    let scene = try await Scene(kind, [Self.route("/a", .text("1"), .text("2", status: 404))])
    for _ in 0..<4 { scene.send("/a") }
    try await scene.network.settle()
    #expect(scene.got == ["/a 200 1", "/a 404 2", "/a 404 2", "/a 404 2"])
    #expect(scene.network.requests.map(\.url) == Array(repeating: "https://host.test/a", count: 4))
    await scene.network.stop()
  }

  @Test(arguments: Kind.allCases)
  func heldRequestsWaitForTheirStep(kind: Kind) async throws {
    let scene = try await Scene(
      kind, [Self.route("/held", .text("late", isHeld: true)), Self.route("/b", .text("now"))])
    for _ in 0..<30 { scene.send("/held") }
    scene.send("/b")
    try await scene.network.settle()
    #expect(scene.got == ["/b 200 now"])
    #expect(scene.network.pendingIndexes == Array(0..<30))
    try scene.network.complete(at: 7, with: .success(HTTPResponse(status: 500)))
    try scene.network.complete(at: 3, with: .failure(.timedOut))
    try await scene.network.settle()
    #expect(scene.got.dropFirst() == ["/held 500 ", "/held timedOut"])
    #expect(throws: StubNetworkError.notPending(index: 3)) {
      try scene.network.complete(at: 3, with: .failure(.timedOut))
    }
    try scene.network.releaseHeld()
    try await scene.network.settle()
    #expect(scene.got.dropFirst(3) == Array(repeating: "/held 200 late", count: 28)[...])
    #expect(throws: StubNetworkError.nothingPending) { try scene.network.releaseHeld() }
    await scene.network.stop()
  }

  @Test(arguments: Kind.allCases)
  func cancelledRequestsAreRecordedAndNotCompleted(kind: Kind) async throws {
    let scene = try await Scene(kind, [Self.route("/held", .text("x", isHeld: true))])
    let early = scene.send("/held")
    early.cancel()
    let late = scene.send("/held")
    scene.send("/held")
    try await scene.network.settle()
    late.cancel()
    try scene.network.releaseHeld()
    try await scene.network.settle()
    #expect(scene.got == ["/held 200 x"])
    #expect(
      scene.network.exchanges.map { $0.state == .cancelled } == [true, true, false])
    await scene.network.stop()
  }

  @Test(arguments: Kind.allCases)
  func offlineIsForNewRequests(kind: Kind) async throws {
    let scene = try await Scene(
      kind, [Self.route("/a", .text("x")), Self.route("/held", .text("y", isHeld: true))])
    scene.send("/held")
    scene.network.goOffline()
    scene.send("/a")
    scene.network.goOnline()
    scene.send("/a")
    try await scene.network.settle()
    try scene.network.releaseHeld()
    try await scene.network.settle()
    #expect(scene.got == ["/a notConnected", "/a 200 x", "/held 200 y"])
    await scene.network.stop()
  }

  @Test(arguments: Kind.allCases)
  func delayedAnswersComeAtTheirTime(kind: Kind) async throws {
    func delayed(_ text: String, _ seconds: Int) -> StubNetwork.Answer {
      .init(.success(HTTPResponse(status: 200, body: Array(text.utf8))), delay: .seconds(seconds))
    }
    let scene = try await Scene(
      kind, [Self.route("/slow", delayed("x", 5)), Self.route("/slower", delayed("y", 8))])
    let scheduler = scene.scheduler
    scene.send("/slower")
    scene.send("/slow") { [weak scene] in
      scene?.got.append("\(scheduler.now)")
      scene?.send("/slow") { scene?.got.append("\(scheduler.now)") }
    }
    try await scheduler.advance(by: .seconds(4), settling: scene.network)
    #expect(scene.got == [])
    try await scheduler.advance(by: .seconds(100), settling: scene.network)
    #expect(
      scene.got == ["/slow 200 x", "5.0 seconds", "/slower 200 y", "/slow 200 x", "10.0 seconds"])
    #expect(scheduler.now == .seconds(104))
    await scene.network.stop()
  }

  @Test(arguments: Kind.allCases)
  func failuresAreThoseOfTheFixture(kind: Kind) async throws {
    let scene = try await Scene(kind)
    let failures: [HTTPClientError] = [.notConnected, .timedOut, .cancelled, .other("x")]
    for (number, failure) in failures.enumerated() {
      scene.network.add(Self.route("/\(number)", .init(.failure(failure))))
      scene.send("/\(number)")
    }
    try await scene.network.settle()
    #expect(
      scene.got == ["/0 notConnected", "/1 timedOut", "/2 cancelled", "/3 other(\"x\")"])
    await scene.network.stop()
  }

  @Test(arguments: Kind.allCases)
  func anUnmatchedRequestFailsVerification(kind: Kind) async throws {
    let scene = try await Scene(kind, [Self.route("/known", .text("x"))])
    scene.send("/unknown?page=2")
    try await scene.network.settle()
    #expect(scene.got.count == 1)
    #expect(scene.network.unusedRoutes.map(\.title) == ["GET /known"])
    let error = #expect(throws: StubNetworkError.self) { try scene.network.verify() }
    #expect(
      error?.description
        == "no stub answers GET https://host.test/unknown?page=2 (nearest: GET /known)")
    await scene.network.stop()
  }

  @Test(arguments: Kind.allCases)
  func aCompletionMaySendAndCancel(kind: Kind) async throws {
    let scene = try await Scene(
      kind, [Self.route("/a", .text("x")), Self.route("/held", .text("y", isHeld: true))])
    let held = scene.send("/held")
    scene.send("/a") { [weak scene] in
      held.cancel()
      scene?.send("/a")
    }
    try await scene.network.settle()
    #expect(scene.got == ["/a 200 x", "/a 200 x"])
    #expect(scene.network.pendingIndexes == [])
    await scene.network.stop()
  }

  @Test(arguments: Kind.allCases, [102, 199, 204, 304])
  func answersThatNoWireCarriesComeToo(kind: Kind, status: Int) async throws {
    let scene = try await Scene(kind, [Self.route("/odd", .text("body", status: status))])
    scene.send("/odd")
    try await scene.network.settle()
    #expect(scene.got == ["/odd \(status) body"])
    await scene.network.stop()
  }

  @Test(arguments: Kind.allCases)
  func queriesHeadersAndBodiesAreMatchedAndKept(kind: Kind) async throws {
    let request = HTTPRequest(
      method: "POST", url: "https://host.test/a%20b?own=%2F&plus=1+1",
      query: [.init(name: "q", value: "été & 1+1=2"), .init(name: "empty", value: "")],
      headers: [HTTPHeader(name: "X-Key", value: "v"), HTTPHeader(name: "Accept", value: "a/b")],
      body: Array("{}".utf8))
    let scene = try await Scene(
      kind,
      [
        .init(
          method: "POST", .url("https://host.test/a%20b"),
          query: [.init(name: "q", value: "été & 1+1=2")], answers: [.text("found")])
      ])
    scene.network.client.send(request) { [weak scene] in scene?.got.append("\($0.map(\.status))") }
    try await scene.network.settle()
    #expect(scene.got == ["success(200)"])
    #expect(scene.network.requests == [request])
    try scene.network.verify()
    await scene.network.stop()
  }

  @Test(arguments: Kind.allCases)
  func afterTheStopNothingIsDelivered(kind: Kind) async throws {
    let scene = try await Scene(kind, [Self.route("/held", .text("y", isHeld: true))])
    scene.send("/held")
    try await scene.network.settle()
    await scene.network.stop()
    try await scene.network.settle()
    #expect(scene.got == [])
    await scene.network.stop()
  }
}
