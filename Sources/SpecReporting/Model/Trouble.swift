import Messages

/// Why something has not passed.
struct Trouble: Sendable {
  /// The type of the exception, or a word such as `Undefined`.
  var type: String
  /// One line.
  var message: String
  var text: String
}

extension Trouble {
  /// What went wrong in an attempt; nothing if it passed or was skipped.
  init?(_ outcome: TestStepResult.Status, steps: [StepView]) {
    guard outcome.isFailure || outcome == .unknown else { return nil }
    let guilty = steps.filter { $0.status == outcome }
    type = guilty.first?.result?.exception?.type ?? outcome.title
    message = Self.message(outcome, guilty)
    var parts = [Self.listing(steps)]
    let culprits = steps.filter { $0.status.isFailure }
    for step in culprits {
      if let text = step.explanation { parts.append(text) }
      if let place = step.codePlace, step.status == .failed { parts.append(place.text) }
    }
    var snippets: [String] = []
    for snippet in culprits.flatMap(\.snippets) where !snippets.contains(snippet.code) {
      snippets.append(snippet.code)
    }
    text = (parts + snippets).joined(separator: "\n\n")
  }

  private static func message(
    _ outcome: TestStepResult.Status, _ guilty: [StepView]
  ) -> String {
    guard let first = guilty.first, outcome != .unknown else {
      return "the run ended before this scenario did"
    }
    if outcome == .failed || outcome == .pending {
      let result = first.result
      let text = firstLine(of: result?.message ?? result?.exception?.message ?? "")
      return text.isEmpty ? "\(outcome.word): \(first.keyword)\(first.text)" : text
    }
    let count = guilty.count == 1 ? "1 step is" : "\(guilty.count) steps are"
    return "\(count) \(outcome.word): \(first.keyword)\(first.text)"
  }

  /// Each step with dots up to its status, as in the official report; hooks if they matter.
  static func listing(_ steps: [StepView]) -> String {
    steps.filter { $0.hook == nil || $0.status.isFailure }.map { step in
      let text = step.keyword + step.text
      let dots = max(2, 76 - text.count)
      return text + String(repeating: ".", count: dots) + step.status.word
    }.joined(separator: "\n")
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
}

/// The first line that is not white.
func firstLine(of text: String) -> String {
  lines(of: text).first { !$0.allSatisfy(\.isWhitespace) } ?? ""
}
