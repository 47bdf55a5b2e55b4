public import Ports

extension StubNetwork {
  /// A request and what became of it.
  public struct Exchange: Hashable, Sendable {
    /// What has become of a request.
    public enum State: Hashable, Sendable {
      /// Held, or delayed on the clock.
      case pending
      /// It was answered, or failed without an answer.
      case completed(Result<HTTPResponse, HTTPClientError>)
      /// Its sender gave it up before there was an answer.
      case cancelled
    }

    /// What was sent.
    public let request: HTTPRequest
    /// What has become of it until now.
    public internal(set) var state: State
  }

  /// A request that no route answers; it has failed, and so must the step.
  public struct UnmatchedRequest: Hashable, Sendable {
    /// What was sent.
    public let request: HTTPRequest
    /// The titles of the routes most like it, the nearest first, three at most.
    public let nearestRoutes: [String]
  }
}
