import Ports
import Testing
import TestDoubles

@Suite struct StubNetworkTests {
  private final class Inbox {
    var results: [String] = []
  }

  private let scheduler = VirtualScheduler()
  private let inbox = Inbox()

  private func network(_ routes: StubNetwork.Route...) -> StubNetwork {
    StubNetwork(scheduler: scheduler, routes: routes)
  }

  @discardableResult
  private func get(
    _ url: String, method: String = "GET", query: [HTTPRequest.QueryItem] = [],
    from network: StubNetwork
  ) -> any HTTPTask {
    network.send(HTTPRequest(method: method, url: url, query: query)) { [inbox] result in
      switch result {
      case .success(let response):
        inbox.results.append("\(response.status) " + String(decoding: response.body, as: UTF8.self))
      case .failure(let error): inbox.results.append("\(error)")
      }
    }
  }

  @Test func aRouteAnswersAtOnce() throws {
    let network = network(.init(.path("/a"), answers: [.text("A"), .text("B", status: 500)]))
    get("http://one/a", from: network)
    get("https://two:8080/a?x=1#part", from: network)
    get("/a", from: network)
    #expect(inbox.results == ["200 A", "500 B", "500 B"])
    #expect(network.requests.map(\.url) == ["http://one/a", "https://two:8080/a?x=1#part", "/a"])
    try network.verify()
  }

  @Test(arguments: [
    ("http://h/a", [], "path"), ("http://h/b?page=2&x=", [], "page 2"),
    ("http://h/b", [HTTPRequest.QueryItem(name: "page", value: "2")], "page 2"),
    ("http://h/b?page=3", [], "any page"), ("http://h/c", [], "url"), ("http://h", [], "root"),
  ])
  func matching(url: String, query: [HTTPRequest.QueryItem], answer: String) {
    let network = network(
      .init(.path("/a"), answers: [.text("path")]),
      .init(.path("/b"), answers: [.text("any page")]),
      .init(
        .path("/b"), query: [HTTPRequest.QueryItem(name: "page", value: "2")],
        answers: [.text("page 2")]),
      .init(.url("http://h/c"), answers: [.text("url")]),
      .init(.path("/"), answers: [.text("root")]))
    get(url, query: query, from: network)
    #expect(inbox.results == ["200 \(answer)"])
  }

  @Test func theRouteAddedLastAnswers() {
    let network = network(.init(.path("/a"), answers: [.text("old")]))
    network.add(.init(.path("/a"), answers: [.text("new")]))
    get("/a", from: network)
    #expect(inbox.results == ["200 new"])
    #expect(network.unusedRoutes.map(\.answers) == [[.text("old")]])
  }

  @Test func aHeldRequestWaitsForAStep() throws {
    let network = network(.init(.path("/a"), answers: [.text("A", isHeld: true)]))
    get("/a", from: network)
    get("/a", from: network)
    scheduler.advance(by: .seconds(100))
    #expect(inbox.results.isEmpty)
    #expect(network.pendingIndexes == [0, 1])
    try network.complete(at: 1, with: .failure(.timedOut))
    try network.releaseHeld()
    #expect(inbox.results == ["timedOut", "200 A"])
    #expect(network.pendingIndexes == [])
  }

  @Test func heldRequestsAreReleasedInTheOrderSent() throws {
    let answers = (0..<20).map { StubNetwork.Answer.text("\($0)", isHeld: true) }
    let network = network(.init(.path("/a"), answers: answers))
    for _ in answers { get("/a", from: network) }
    try network.releaseHeld()
    #expect(inbox.results == (0..<20).map { "200 \($0)" })
  }

  @Test func oneOfTheHeldRequestsIsReleased() {
    let answers = [true, true, false].map { StubNetwork.Answer.text("\($0)", isHeld: $0) }
    let network = network(.init(.path("/a"), answers: answers))
    for _ in 0..<2 { get("/a", from: network) }
    network.releaseHeld(at: 1)
    #expect(network.pendingIndexes == [0])
    // One is done, and the other does not exist: nothing happens.
    for index in [1, 7] { network.releaseHeld(at: index) }
    #expect(inbox.results == ["200 true"])
  }

  @Test func whatCannotBeCompletedIsSaid() {
    let network = network(.init(.path("/a"), answers: [.text("A")]))
    get("/a", from: network)
    check(.notPending(index: 0)) { try network.complete(at: 0, with: .failure(.timedOut)) }
    check(.noSuchRequest(index: 5, count: 1)) {
      try network.complete(at: 5, with: .failure(.timedOut))
    }
    check(.noSuchRequest(index: -1, count: 1)) {
      try network.complete(at: -1, with: .failure(.timedOut))
    }
    check(.nothingPending) { try network.releaseHeld() }
  }

  private func check(
    _ expected: StubNetworkError, _ location: SourceLocation = #_sourceLocation,
    _ action: () throws -> Void
  ) {
    #expect(throws: expected, sourceLocation: location) { try action() }
  }

  @Test func aDelayPassesOnTheClock() {
    let slow = StubNetwork.Answer(.success(HTTPResponse(status: 204)), delay: .seconds(2))
    let network = network(.init(.path("/a"), answers: [slow]))
    get("/a", from: network)
    get("/a", from: network).cancel()
    scheduler.advance(by: .seconds(1))
    #expect(inbox.results.isEmpty)
    scheduler.advance(by: .seconds(1))
    #expect(inbox.results == ["204 "])
    #expect(network.exchanges.map(\.state) == [.completed(slow.result), .cancelled])
  }

  @Test func cancellingIsRecordedAndNothingIsDelivered() {
    let network = network(.init(.path("/a"), answers: [.text("A", isHeld: true)]))
    let task = get("/a", from: network)
    task.cancel()
    task.cancel()
    #expect(network.exchanges.map(\.state) == [.cancelled])
    check(.notPending(index: 0)) { try network.complete(at: 0, with: .failure(.timedOut)) }
    #expect(inbox.results.isEmpty)
  }

  @Test func cancellingAfterTheEndChangesNothing() {
    let network = network(.init(.path("/a"), answers: [.text("A")]))
    get("/a", from: network).cancel()
    #expect(network.exchanges.map(\.state) != [.cancelled])
  }

  @Test func offlineEveryRequestFails() throws {
    let network = network(.init(.path("/a"), answers: [.text("A")]))
    network.goOffline()
    get("/a", from: network)
    get("/nowhere", from: network)
    network.goOnline()
    get("/a", from: network)
    #expect(inbox.results == ["notConnected", "notConnected", "200 A"])
    try network.verify()
  }

  @Test func anUnmatchedRequestFailsAndIsNamedWithTheNearestRoutes() {
    let network = network(
      .init(.path("/other/place"), answers: [.text("")]),
      .init(method: "POST", .path("/question"), answers: [.text("")]),
      .init(.path("/questions"), answers: [.text("")]),
      .init(.url("http://elsewhere/with/a/long/path"), answers: [.text("")]))
    get("http://quiz/question?lang=en", from: network)
    let text =
      "no stub answers GET http://quiz/question?lang=en "
      + "(nearest: POST /question, GET /questions, GET /other/place)"
    #expect(inbox.results == ["other(\(String(reflecting: text)))"])
    #expect(network.unmatchedRequests.map(\.description) == [text])
    check(.unmatched(network.unmatchedRequests)) { try network.verify() }
  }

  @Test func aNetworkWithoutRoutesSaysSo() {
    let network = network()
    get("/a", from: network)
    #expect(
      network.unmatchedRequests.map(\.description)
        == ["no stub answers GET /a (nearest: there are no routes)"])
  }

  @Test func aCompletionMaySendAgain() {
    let network = network(.init(.path("/a"), answers: [.text("A"), .text("B")]))
    network.send(HTTPRequest(url: "/a")) { [inbox] _ in
      inbox.results.append("first")
      network.send(HTTPRequest(url: "/a")) { _ in inbox.results.append("second") }
    }
    #expect(inbox.results == ["first", "second"])
  }
}

/// The shape of an adapter over a real session: bound to an actor, completing there.
@MainActor
private final class ActorBoundClient: @MainActor HTTPClient {
  private final class Running: @MainActor HTTPTask {
    let task: Task<Void, Never>
    init(_ task: Task<Void, Never>) { self.task = task }
    func cancel() { task.cancel() }
  }

  func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPClientError>) -> Void
  ) -> any HTTPTask {
    Running(
      Task {
        let response = await fetch(request)
        if !Task.isCancelled { completion(.success(response)) }
      })
  }

  private nonisolated func fetch(_ request: HTTPRequest) async -> HTTPResponse {
    HTTPResponse(status: 200)
  }
}

@Suite struct ActorBoundClientTests {
  @Test @MainActor func completesOnItsActor() async {
    let client: any HTTPClient = ActorBoundClient()
    let status = await withCheckedContinuation { continuation in
      client.send(HTTPRequest(url: "/a")) { result in
        MainActor.assertIsolated()
        continuation.resume(returning: (try? result.get())?.status)
      }
    }
    #expect(status == 200)
  }
}
