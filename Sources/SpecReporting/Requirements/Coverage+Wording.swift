import Basics
import Messages

extension Coverage {
  /// The outcome of an item in words, such as `covered by 2 scenarios`.
  func words(for item: Requirements.Item) -> String {
    let count = count(of: item)
    let scenarios = counted(count.total, "scenario")
    return switch state(of: item) {
    case .covered: "covered by \(scenarios)"
    case .failing: "failing: \(count.failed) of \(scenarios)"
    case .pending: "pending: \(count.pending) of \(scenarios)"
    case .noScenario: "no scenario"
    }
  }

  /// The note in place of requirements that were left out, if they were.
  var leftOut: String? {
    guard isLeftOut else { return nil }
    return
      "\(name ?? "the requirements"): left out, since no item is shown by a scenario of this run"
  }
}

extension Coverage.Total {
  /// The numbers in words, such as `3 of 4 stories`.
  var words: String { "\(covered) of \(all) \(plural(kind, all))" }
}

extension Requirements.Item {
  /// Its lines and tags, as far as they are known: `12–14 @tag`.
  var marks: String {
    let numbers = lines.map { lines in
      lines.count == 1 ? "\(lines.lowerBound)" : "\(lines.lowerBound)–\(lines.upperBound)"
    }
    return ([numbers].compactMap(\.self) + tags).joined(separator: " ")
  }
}

extension Coverage.State {
  /// The status that looks like it; of a part of all scenarios much has none, so that only what failed is red.
  var look: TestStepResult.Status {
    switch self {
    case .covered: .passed
    case .pending, .noScenario: .pending
    case .failing: .failed
    }
  }

  /// The sign before an item; different for each, so that it can be read without color.
  var mark: String { self == .noScenario ? "∅" : look.mark }
}

/// The name of a kind as it follows `count`, such as `3 stories`.
func plural(_ kind: String, _ count: Int) -> String {
  if count == 1 { return kind }
  return kind.hasSuffix("y") ? kind.dropLast() + "ies" : kind + "s"
}
