public import Messages

/// Why something has not passed.
public struct Failure: Sendable {
  /// The type of the exception, or a word such as `Undefined`.
  public let type: String
  /// One line.
  public let message: String
  /// Every step that is to blame: its place, the reason, the place of its code, how to define it.
  public let text: String
  /// The values that it compares, if it does.
  public internal(set) var comparison: Comparison?
}

extension Failure {
  /// The failure of an attempt; nil if it passed or was skipped.
  ///
  /// - Parameters:
  ///   - attempt: The attempt, which has ended.
  ///   - steps: Those of the attempt, see `RunQuery.steps(of:)`.
  public init?(_ attempt: Attempt, steps: [TestStep]) {
    guard attempt.isFailure else { return nil }
    let outcome = attempt.status
    let gap = attempt.gap?.description ?? "the result of this scenario is unknown"
    let guilty = steps.filter { $0.status == outcome }
    type = guilty.first?.result?.exception?.type ?? outcome.title
    comparison = outcome == .failed ? guilty.first?.result?.message.flatMap { Comparison($0) } : nil
    message = Self.message(outcome, guilty) ?? gap
    var snippets: Set<String> = []
    var parts: [String] = []
    for step in steps where step.status.isFailure {
      let new = step.snippets.map(\.code).filter { snippets.insert($0).inserted }
      parts.append(([step.account] + new).joined(separator: "\n"))
    }
    if outcome == .unknown {
      parts.append(guilty.first.map { "\($0.headline)\n\(gap)" } ?? gap)
    }
    text = parts.joined(separator: "\n\n")
  }

  private static func message(_ outcome: TestStepResult.Status, _ guilty: [TestStep]) -> String? {
    guard let first = guilty.first, outcome != .unknown else { return nil }
    if outcome == .failed || outcome == .pending {
      let result = first.result
      let text = result?.message ?? result?.exception?.message ?? ""
      let line = Comparison(text)?.oneLine ?? firstLine(of: text)
      // A title says nothing without the first of its list.
      if line.hasSuffix(Comparison.list), let rest = text.firstRange(of: line) {
        return "\(line) \(firstLine(of: String(text[rest.upperBound...])))"
      }
      guard line.isEmpty else { return line }
      return firstLine(of: "\(outcome.word): \(first.keyword)\(first.text)")
    }
    let count = guilty.count == 1 ? "1 step is" : "\(guilty.count) steps are"
    return firstLine(of: "\(count) \(outcome.word): \(first.keyword)\(first.text)")
  }
}

extension TestStep {
  /// The step and its place, or the hook.
  fileprivate var headline: String {
    keyword + text + (place.map { "  \($0.text)" } ?? "")
  }

  /// The headline, the problem, and the place of the code that failed.
  package var account: String {
    var lines = [headline, explanation ?? status.meaning]
    if status == .failed, let code = codePlace?.text, !contains(explanation ?? "", code) {
      lines.append(code)
    }
    return lines.joined(separator: "\n")
  }
}

extension TestStepResult.Status {
  /// The meaning, for a step without a message.
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
  // As much as it takes: the text may be long.
  var rest = text.utf8[...]
  while !rest.isEmpty {
    let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? rest.endIndex
    let line = Substring(rest[..<end])
    if !line.allSatisfy(\.isWhitespace) { return String(line) }
    rest = rest[end...].dropFirst()
  }
  return ""
}
