package import SpecEngine

extension NetworkViolation {
  /// The text after "tried to".
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
  /// The message for attempts that the level does not allow, such as `the step tried to reach
  /// 192.0.2.1:80 (--network loopback)`.
  ///
  /// - Parameter attempts: As worded by `NetworkViolation.text`. Each is named once, and at most five.
  func message(subject: String, attempts: [String]) -> String {
    var different: [String] = []
    for attempt in attempts where !different.contains(attempt) { different.append(attempt) }
    let limit = 5
    let list = different.prefix(limit).joined(separator: ", to ")
    let more = different.count > limit ? " and \(different.count - limit) more" : ""
    return "\(subject) tried to \(list)\(more) (--network \(rawValue))"
  }

  /// The note, or the error of a mandatory level, for a level that cannot be enforced.
  package func notEnforced(because reason: String) -> String {
    "--network \(rawValue): not enforced \(reason)"
  }
}
