/// Sends requests.
///
/// Neither a client nor its callbacks are `Sendable`: all of them live on the isolation of the
/// caller. A double may complete before `send` returns. An adapter over a real session is bound to
/// an actor (`extension Session: @MainActor HTTPClient`) and completes there.
public protocol HTTPClient: AnyObject {
  /// Sends `request`; `completion` is called at most once, and not after `cancel()`.
  @discardableResult
  func send(
    _ request: HTTPRequest,
    completion: @escaping (Result<HTTPResponse, HTTPClientError>) -> Void
  ) -> any HTTPTask
}

/// A request on its way.
public protocol HTTPTask: Cancellable {}
