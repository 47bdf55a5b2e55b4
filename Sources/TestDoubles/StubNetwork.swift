public import Ports

/// Answers requests from a table, and never opens a socket.
///
/// Every request is recorded. A request without a route fails and is kept in `unmatchedRequests`,
/// which `verify()` turns into an error, so that a step fails even if the domain ignores the failure.
public final class StubNetwork: HTTPClient {
  /// Every request in the order sent, with its outcome.
  public private(set) var exchanges: [Exchange] = []
  /// The requests that neither a route nor `server` answers, in the order sent.
  public private(set) var unmatchedRequests: [UnmatchedRequest] = []
  /// Offline, each new request fails with `notConnected`; pending ones stay.
  public private(set) var isOnline = true
  /// Answers the requests that no route matches, as a server that computes its answers; a request that it
  /// leaves without an answer is unmatched.
  public var server: (HTTPRequest) -> Answer? = { _ in nil }

  private let scheduler: any Scheduler
  private var routes: [Route]
  /// For each route that was used, by its position, how often.
  private var uses: [Int: Int] = [:]
  private var waiting: [Int: Waiting] = [:]

  private struct Waiting {
    var result: Result<HTTPResponse, HTTPClientError>
    var isHeld: Bool
    var timer: (any Cancellable)?
    var completion: (Result<HTTPResponse, HTTPClientError>) -> Void
  }

  /// Delays pass on `scheduler`.
  public init(scheduler: any Scheduler, routes: [Route] = []) {
    self.scheduler = scheduler
    self.routes = routes
  }

  /// The requests in the order sent.
  public var requests: [HTTPRequest] { exchanges.map(\.request) }

  /// The numbers, from 0, of the requests that wait for an answer.
  public var pendingIndexes: [Int] { waiting.keys.sorted() }

  /// The routes that no request has used, in the order added.
  public var unusedRoutes: [Route] {
    routes.indices.filter { uses[$0] == nil }.map { routes[$0] }
  }

  /// Lets requests through from now on, which is the initial state.
  public func goOnline() { isOnline = true }

  /// Lets each request fail with `notConnected` from now on.
  public func goOffline() { isOnline = false }

  /// Adds a route; if several match a request, the one added last answers.
  public func add(_ route: Route) { routes.append(route) }

  /// Throws an error if requests were sent without a route to answer them.
  public func verify() throws(StubNetworkError) {
    if !unmatchedRequests.isEmpty { throw .unmatched(unmatchedRequests) }
  }

  @discardableResult
  public func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPClientError>) -> Void
  ) -> any HTTPTask {
    let index = exchanges.count
    exchanges.append(Exchange(request: request, state: .pending))
    let task = StubTask { [weak self] in self?.end(index, as: .cancelled) }
    let answer = answer(to: request)
    waiting[index] = Waiting(
      result: answer.result, isHeld: answer.isHeld, completion: completion)
    if answer.isHeld { return task }
    if answer.delay > .zero {
      waiting[index]?.timer = scheduler.schedule(after: answer.delay, repeating: nil) {
        [weak self] in
        self?.finish(index, with: answer.result)
      }
    } else {
      finish(index, with: answer.result)
    }
    return task
  }

  /// Completes a pending request (numbered from 0 in the order sent) with `result`.
  public func complete(
    at index: Int = 0, with result: Result<HTTPResponse, HTTPClientError>
  ) throws(StubNetworkError) {
    guard exchanges.indices.contains(index) else {
      throw .noSuchRequest(index: index, count: exchanges.count)
    }
    guard waiting[index] != nil else { throw .notPending(index: index) }
    finish(index, with: result)
  }

  /// Completes every held request with its route's own answer, in the order sent.
  public func releaseHeld() throws(StubNetworkError) {
    let held = waiting.filter(\.value.isHeld).keys.sorted()
    if held.isEmpty { throw .nothingPending }
    // A completion may cancel a later one.
    for index in held { releaseHeld(at: index) }
  }

  /// Completes a request (numbered from 0 in the order sent) with its route's own answer, if it is held.
  public func releaseHeld(at index: Int) {
    if let held = waiting[index], held.isHeld { finish(index, with: held.result) }
  }

  private func answer(to request: HTTPRequest) -> Answer {
    guard isOnline else { return Answer(.failure(.notConnected)) }
    guard let index = routes.lastIndex(where: { $0.matches(request) }),
      let last = routes[index].answers.last
    else {
      if let answer = server(request) { return answer }
      let unmatched = UnmatchedRequest(
        request: request, nearestRoutes: nearest(to: request, among: routes))
      unmatchedRequests.append(unmatched)
      return Answer(.failure(.other(unmatched.description)))
    }
    let use = uses[index, default: 0]
    uses[index] = use + 1
    let answers = routes[index].answers
    return use < answers.count ? answers[use] : last
  }

  private func finish(_ index: Int, with result: Result<HTTPResponse, HTTPClientError>) {
    end(index, as: .completed(result))?.completion(result)
  }

  /// Ends an exchange; returns nil if it has ended before.
  @discardableResult
  private func end(_ index: Int, as state: Exchange.State) -> Waiting? {
    guard let waiting = waiting.removeValue(forKey: index) else { return nil }
    waiting.timer?.cancel()
    exchanges[index].state = state
    return waiting
  }
}

/// Work that a closure stops: an exchange, or an action on a clock.
final class StubTask: HTTPTask {
  private let onCancel: () -> Void

  init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }

  func cancel() { onCancel() }
}

extension StubNetwork: Reachability {
  /// Follows `goOnline()` and `goOffline()`.
  public var isConnected: Bool { isOnline }
}
