/// The reason why there is no answer.
public enum HTTPClientError: Error, Hashable, Sendable {
  /// The device has no connection, so nothing was sent.
  case notConnected
  /// The server took longer than the client waits.
  case timedOut
  /// The request was canceled, and not by the caller's `cancel()`, which has no answer.
  case cancelled
  /// Any other reason, in words.
  case other(String)
}
