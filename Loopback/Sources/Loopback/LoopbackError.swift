/// The reason why a step fails on the loopback network.
public enum LoopbackError: Error, Hashable, Sendable {
  case noPort
  /// The request did not come out of the wire as it went in.
  case requestChanged(request: String, what: String, sent: String, arrived: String)
  /// The answer did not come out of the wire as it went in.
  case responseChanged(request: String, what: String, sent: String, arrived: String)
  /// The client made an error of an answer.
  case answerLost(request: String, reason: String)
  /// The client made an answer of a broken connection.
  case answerInvented(request: String, status: Int)
}

extension LoopbackError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noPort: "the loopback server has no port"
    case .requestChanged(let request, let what, let sent, let arrived):
      "\(what) of \(request) was sent as \(sent) and arrived as \(arrived)"
    case .responseChanged(let request, let what, let sent, let arrived):
      "\(what) of the answer to \(request) was sent as \(sent) and arrived as \(arrived)"
    case .answerLost(let request, let reason):
      "the answer to \(request) was lost on the wire: \(reason)"
    case .answerInvented(let request, let status):
      "the client made status \(status) of a broken connection for \(request)"
    }
  }
}
