public import Ports

/// The network of a scenario, as step libraries use it, whatever carries the answers.
///
/// A stub network decides every answer and keeps every record at the moment of sending, so both
/// are the same on every kind of network; kinds differ in the way from an answer to its completion.
/// An answer has certainly arrived only after `settle()`.
public protocol TestNetwork: AnyObject {
  /// Decides and records.
  var stub: StubNetwork { get }
  /// The client of the system under specification.
  var client: any HTTPClient { get }

  /// Waits until every request has arrived and every answer given has been handed to its
  /// completion, on the task that waits; held and delayed answers stay.
  ///
  /// Throws if the network could not carry something faithfully, or if the task is canceled.
  func settle() async throws

  /// Releases the resources of the machine that the network holds; pending exchanges are lost.
  func stop() async
}

extension TestNetwork {
  /// Every request in the order sent, with its outcome.
  public var exchanges: [StubNetwork.Exchange] { stub.exchanges }
  /// The requests in the order sent.
  public var requests: [HTTPRequest] { stub.requests }
  /// The numbers, from 0, of the requests that wait for an answer.
  public var pendingIndexes: [Int] { stub.pendingIndexes }
  /// The requests without an answer, in the order sent.
  public var unmatchedRequests: [StubNetwork.UnmatchedRequest] { stub.unmatchedRequests }
  /// The routes that no request has used, in the order added.
  public var unusedRoutes: [StubNetwork.Route] { stub.unusedRoutes }
  /// Offline, each new request fails with `notConnected`; pending ones stay.
  public var isOnline: Bool { stub.isOnline }

  /// Lets requests through from now on, which is the initial state.
  public func goOnline() { stub.goOnline() }

  /// Lets each request fail with `notConnected` from now on.
  public func goOffline() { stub.goOffline() }

  /// Adds a route; if several match a request, the one added last answers.
  public func add(_ route: StubNetwork.Route) { stub.add(route) }

  /// Completes a pending request (numbered from 0 in the order sent) with `result`.
  public func complete(
    at index: Int = 0, with result: Result<HTTPResponse, HTTPClientError>
  ) throws(StubNetworkError) {
    try stub.complete(at: index, with: result)
  }

  /// Completes every held request with its route's own answer, in the order sent.
  public func releaseHeld() throws(StubNetworkError) { try stub.releaseHeld() }

  /// Completes a request (numbered from 0 in the order sent) with its route's own answer, if it is held.
  public func releaseHeld(at index: Int) { stub.releaseHeld(at: index) }

  /// Throws an error if requests were sent without a route to answer them.
  public func verify() throws(StubNetworkError) { try stub.verify() }
}

extension StubNetwork: TestNetwork {
  /// The network itself.
  public var stub: StubNetwork { self }
  /// The network itself.
  public var client: any HTTPClient { self }

  /// Does nothing: an answer is at its completion as soon as it is given.
  public func settle() async throws {}

  /// Does nothing: there is nothing to release.
  public func stop() async {}
}
