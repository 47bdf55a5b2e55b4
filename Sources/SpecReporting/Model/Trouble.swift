import Messages

/// Why something has not passed.
struct Trouble: Sendable {
  /// The type of the exception, or a word such as `Undefined`.
  var type: String
  /// One line.
  var message: String
  /// Every step that is to blame: where it is, why, where its code is, how to define it.
  var text: String
}

extension Trouble {
  /// What went wrong in an attempt; nothing if it passed or was skipped.
  init?(_ outcome: TestStepResult.Status, steps: [StepView]) {
    guard outcome.isFailure || outcome == .unknown else { return nil }
    let guilty = steps.filter { $0.status == outcome }
    type = guilty.first?.result?.exception?.type ?? outcome.title
    message = Self.message(outcome, guilty)
    var snippets: Set<String> = []
    var parts: [String] = []
    for step in steps where step.status.isFailure {
      let new = step.snippets.map(\.code).filter { snippets.insert($0).inserted }
      parts.append(([step.reason] + new).joined(separator: "\n"))
    }
    if outcome == .unknown {
      parts.append(guilty.first.map { "\($0.headline)\n\(Self.cut)" } ?? Self.cut)
    }
    text = parts.joined(separator: "\n\n")
  }

  private static let cut = "the run ended before this scenario did"

  private static func message(
    _ outcome: TestStepResult.Status, _ guilty: [StepView]
  ) -> String {
    guard let first = guilty.first, outcome != .unknown else { return cut }
    if outcome == .failed || outcome == .pending {
      let result = first.result
      let text = firstLine(of: result?.message ?? result?.exception?.message ?? "")
      guard text.isEmpty else { return text }
      return firstLine(of: "\(outcome.word): \(first.keyword)\(first.text)")
    }
    let count = guilty.count == 1 ? "1 step is" : "\(guilty.count) steps are"
    return firstLine(of: "\(count) \(outcome.word): \(first.keyword)\(first.text)")
  }
}

extension StepView {
  /// The step and its place, or the hook.
  fileprivate var headline: String {
    keyword + text + (place.map { "  \($0.text)" } ?? "")
  }

  /// The headline, what went wrong, and where the code is that failed.
  fileprivate var reason: String {
    var lines = [headline, explanation ?? status.meaning]
    if status == .failed, let codePlace { lines.append(codePlace.text) }
    return lines.joined(separator: "\n")
  }
}

extension TestStepResult.Status {
  /// The type of a failure without an exception.
  var title: String {
    switch self {
    case .unknown: "Unfinished"
    case .passed: "Passed"
    case .skipped: "Skipped"
    case .pending: "Pending"
    case .undefined: "Undefined"
    case .ambiguous: "Ambiguous"
    case .failed: "Failed"
    }
  }

  /// What it means, for a step that says nothing itself.
  fileprivate var meaning: String {
    switch self {
    case .undefined: "no step definition matches"
    case .ambiguous: "more than one step definition matches"
    case .pending: "its code is still to be written"
    default: word
    }
  }
}

/// The first line that is not white.
func firstLine(of text: String) -> String {
  lines(of: text).first { !$0.allSatisfy(\.isWhitespace) } ?? ""
}
