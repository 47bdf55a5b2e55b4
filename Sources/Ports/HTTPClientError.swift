/// The reason why there is no answer.
public enum HTTPClientError: Error, Hashable, Sendable {
  case notConnected
  case timedOut
  case cancelled
  case other(String)
}
