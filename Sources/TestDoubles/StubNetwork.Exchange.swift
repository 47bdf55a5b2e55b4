public import Ports

extension StubNetwork {
  /// A request and what became of it.
  public struct Exchange: Hashable, Sendable {
    public enum State: Hashable, Sendable {
      /// Held, or delayed on the clock.
      case pending
      case completed(Result<HTTPResponse, HTTPClientError>)
      case cancelled
    }

    public let request: HTTPRequest
    public internal(set) var state: State
  }

  /// A request that no route answers; it has failed, and so must the step.
  public struct UnmatchedRequest: Hashable, Sendable {
    public let request: HTTPRequest
    /// The titles of the routes most like it, the nearest first, three at most.
    public let nearestRoutes: [String]
  }
}
