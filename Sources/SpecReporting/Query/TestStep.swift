public import Messages

/// A test step: a step or a hook of an attempt, with everything that a report says of it.
public struct TestStep: Sendable {
  /// As written, with the white space that ends it.
  public let keyword: String
  /// Where it is in the feature file; nothing for a hook.
  public let place: Place?
  /// The line of the doc string below it.
  let docStringLine: Int?
  /// Nothing for a hook.
  public let pickleStep: Pickle.Step?
  public let hook: HookDescription?
  /// Empty unless exactly one definition matches.
  public let arguments: [TestCase.MatchArgument]
  public let definitions: [Envelope.StepDefinition]
  /// Nothing if it was never reached.
  public internal(set) var result: TestStepResult?
  public let attachments: [Attempt.Attached]
  public let snippets: [Envelope.Snippet]

  public var status: TestStepResult.Status { result?.status ?? .unknown }

  /// The text of the step, or the title of the hook.
  public var text: String { pickleStep?.text ?? hook?.title ?? "" }

  /// Where the code of the step is, if that is clear.
  public var codePlace: Place? {
    if let hook { return hook.place }
    return definitions.count == 1 ? definitions.first.flatMap { Place($0.sourceReference) } : nil
  }

  /// What a report says below the step; nothing if it passed or said nothing.
  public var explanation: String? {
    if let text = result?.text { return text }
    guard status == .ambiguous, definitions.count > 1 else { return nil }
    let lines = definitions.map { definition in
      "  \(definition.pattern.source)"
        + (Place(definition.sourceReference).map { "  # \($0.text)" } ?? "")
    }
    return (["\(definitions.count) step definitions match:"] + lines).joined(separator: "\n")
  }
}

extension TestStepResult {
  /// Message and stack trace, without saying twice what both say.
  var text: String? {
    let message = (message ?? exception?.message).flatMap { $0.isEmpty ? nil : $0 }
    guard let trace = exception?.stackTrace, !trace.isEmpty else {
      return message ?? exception?.type
    }
    guard let message, !trace.contains(message) else { return trace }
    return "\(message)\n\(trace)"
  }
}
