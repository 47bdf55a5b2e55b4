public import Ports

/// The network of a scenario: what step libraries ask of it, whatever carries the answers.
///
/// A stub network decides every answer and keeps every record at the moment of sending, so that both
/// are the same on every kind of network; kinds differ in the way an answer takes to its completion.
/// Only after `settle()` has it arrived on all of them.
public protocol TestNetwork: AnyObject {
  /// Decides and records.
  var stub: StubNetwork { get }
  /// The client of the system under specification.
  var client: any HTTPClient { get }

  /// Waits until every request has arrived and every answer given has been handed to its
  /// completion, on the task that waits; held and delayed answers stay.
  ///
  /// Throws when the network could not carry something faithfully, or the task is canceled.
  func settle() async throws

  /// Gives back what the network holds of the machine; what is under way is lost.
  func stop() async
}

extension TestNetwork {
  /// Every request in the order sent, with what became of it.
  public var exchanges: [StubNetwork.Exchange] { stub.exchanges }
  /// The requests in the order sent.
  public var requests: [HTTPRequest] { stub.requests }
  /// The numbers, from 0, of the requests that wait for an answer.
  public var pendingIndexes: [Int] { stub.pendingIndexes }
  /// The requests that nothing answers, in the order sent.
  public var unmatchedRequests: [StubNetwork.UnmatchedRequest] { stub.unmatchedRequests }
  /// The routes that no request has used, in the order added.
  public var unusedRoutes: [StubNetwork.Route] { stub.unusedRoutes }
  /// Offline, each new request fails with `notConnected`; pending ones stay.
  public var isOnline: Bool { stub.isOnline }

  /// Lets requests through from now on, as it does from the start.
  public func goOnline() { stub.goOnline() }

  /// Lets each request fail with `notConnected` from now on.
  public func goOffline() { stub.goOffline() }

  /// Adds a route; among those that match a request the one added last answers.
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

  /// Throws what was sent without a route to answer it.
  public func verify() throws(StubNetworkError) { try stub.verify() }
}

extension StubNetwork: TestNetwork {
  /// The network itself.
  public var stub: StubNetwork { self }
  /// The network itself.
  public var client: any HTTPClient { self }

  /// Does nothing: an answer is at its completion when it is given.
  public func settle() async throws {}

  /// Does nothing: there is nothing to give back.
  public func stop() async {}
}
