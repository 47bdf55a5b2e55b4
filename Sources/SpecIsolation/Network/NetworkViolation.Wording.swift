package import SpecEngine

extension NetworkViolation {
  /// What follows "tried to".
  var text: String {
    let verb =
      switch attempt {
      case .reach(let address): "reach \(address)"
      case .lookUp(let name): "look up \(name)"
      case .listen(let address): "listen on \(address)"
      case .open(let family): "open a socket of address family \(family)"
      case .unknown: "reach an address that could not be read"
      }
    return verb + (program.map { " through \($0)" } ?? "")
  }
}

extension NetworkLevel {
  /// The message for what was tried in spite of the level, such as `the step tried to reach
  /// 192.0.2.1:80 (--network loopback)`.
  ///
  /// - Parameter attempts: As `NetworkViolation.text` has them. Each is named once, and at most five.
  func message(subject: String, attempts: [String]) -> String {
    var different: [String] = []
    for attempt in attempts where !different.contains(attempt) { different.append(attempt) }
    let limit = 5
    let list = different.prefix(limit).joined(separator: ", to ")
    let more = different.count > limit ? " and \(different.count - limit) more" : ""
    return "\(subject) tried to \(list)\(more) (--network \(rawValue))"
  }

  /// The note, or the error of a level that must hold, where the level cannot be enforced.
  package func notEnforced(because reason: String) -> String {
    "--network \(rawValue): not enforced \(reason)"
  }
}
