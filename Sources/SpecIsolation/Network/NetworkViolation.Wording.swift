extension NetworkViolation {
  /// The message of a failed step.
  ///
  /// Such as `the step tried to reach 192.0.2.1:80 (--network loopback)`. Violations that are the
  /// same are named once, and at most five.
  ///
  /// - Precondition: `violations` is not empty.
  public static func message(
    _ violations: [NetworkViolation], of subject: String = "the step", level: NetworkLevel
  ) -> String {
    var attempts: [String] = []
    for violation in violations where !attempts.contains(violation.text) {
      attempts.append(violation.text)
    }
    let limit = 5
    let list = attempts.prefix(limit).joined(separator: ", to ")
    let more = attempts.count > limit ? " and \(attempts.count - limit) more" : ""
    return "\(subject) tried to \(list)\(more) (--network \(level.rawValue))"
  }

  /// What follows "tried to".
  private var text: String {
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
  /// The note, or the error of a level that must hold, where the system cannot enforce it.
  public func notEnforced(because reason: String) -> String {
    "--network \(rawValue): not enforced on this system: \(reason)"
  }
}
