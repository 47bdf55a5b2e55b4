public import Ports

extension StubNetwork {
  /// A request and its outcome.
  public struct Exchange: Hashable, Sendable {
    /// The outcome of a request.
    public enum State: Hashable, Sendable {
      /// Held, or delayed on the clock.
      case pending
      /// It was answered, or failed without an answer.
      case completed(Result<HTTPResponse, HTTPClientError>)
      /// Its sender canceled it before there was an answer.
      case cancelled
    }

    /// The request that was sent.
    public let request: HTTPRequest
    /// The outcome so far.
    public internal(set) var state: State
  }

  /// A request that no route answers; it has failed, and so must the step.
  public struct UnmatchedRequest: Hashable, Sendable {
    /// The request that was sent.
    public let request: HTTPRequest
    /// The titles of the routes most like it, the nearest first, three at most.
    public let nearestRoutes: [String]
  }
}
