extension Coverage {
  /// What the scenarios of an item came to, such as `covered by 2 scenarios`.
  func words(for item: Requirements.Item) -> String {
    let count = count(of: item)
    let scenarios = count.total == 1 ? "1 scenario" : "\(count.total) scenarios"
    return switch state(of: item) {
    case .covered: "covered by \(scenarios)"
    case .failing: "failing: \(count.failed) of \(scenarios)"
    case .pending: "pending: \(count.pending) of \(scenarios)"
    case .noScenario: "no scenario"
    }
  }
}

extension Coverage.State {
  /// What stands before an item; different for each, so that it can be read without colour.
  var mark: String {
    switch self {
    case .covered: "✔"
    case .pending: "…"
    case .failing: "✘"
    case .noScenario: "∅"
    }
  }
}

/// The name of a kind as it follows `count`, such as `3 stories`.
func plural(_ kind: String, _ count: Int) -> String {
  if count == 1 { return kind }
  return kind.hasSuffix("y") ? kind.dropLast() + "ies" : kind + "s"
}
