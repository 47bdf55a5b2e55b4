/// The reason why a step fails on the stub network.
public enum StubNetworkError: Error, Hashable, Sendable {
  /// Requests were sent that were not answered.
  case unmatched([StubNetwork.UnmatchedRequest])
  /// The number of a request, from 0, is not below the number of requests.
  case noSuchRequest(index: Int, count: Int)
  /// The request has been answered or canceled.
  case notPending(index: Int)
  /// There is no held request to release.
  case nothingPending
}

extension StubNetworkError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unmatched(let requests):
      requests.map(\.description).joined(separator: "\n")
    case .noSuchRequest(let index, let count):
      "request \(index) does not exist: \(count) were sent"
    case .notPending(let index): "request \(index) is no longer pending"
    case .nothingPending: "no request is pending"
    }
  }
}

extension StubNetwork.UnmatchedRequest: CustomStringConvertible {
  public var description: String {
    let nearest =
      nearestRoutes.isEmpty ? "there are no routes" : nearestRoutes.joined(separator: ", ")
    return "no stub answers \(request.title) (nearest: \(nearest))"
  }
}
