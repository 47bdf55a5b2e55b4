import Messages

/// A step or a hook of an attempt with everything that a report says of it.
struct StepView: Sendable {
  /// As written, with the white space that ends it.
  var keyword: String
  /// Where it is in the feature file; nothing for a hook.
  var place: Place?
  /// Nothing for a hook.
  var pickleStep: Pickle.Step?
  var hook: HookView?
  /// Empty unless exactly one definition matches.
  var arguments: [TestCase.MatchArgument]
  var definitions: [Envelope.StepDefinition]
  /// Nothing if it was never reached.
  var result: TestStepResult?
  var attachments: [Attempt.Attached]
  var snippets: [Envelope.Snippet]

  var status: TestStepResult.Status { result?.status ?? .unknown }

  /// What stands before the text: the keyword of a step, nothing for a hook.
  var text: String { pickleStep?.text ?? hook?.title ?? "" }

  /// Where the code of the step is, if that is clear.
  var codePlace: Place? {
    if let hook { return hook.place }
    return definitions.count == 1 ? definitions.first.flatMap { Place($0.sourceReference) } : nil
  }

  /// What a report says below the step; nothing if it passed or said nothing.
  var explanation: String? {
    if let text = result?.text { return text }
    guard status == .ambiguous, definitions.count > 1 else { return nil }
    let lines = definitions.map { definition in
      "  \(definition.pattern.source)"
        + (Place(definition.sourceReference).map { "  # \($0.text)" } ?? "")
    }
    return (["\(definitions.count) step definitions match:"] + lines).joined(separator: "\n")
  }
}

/// What a report says of a hook.
struct HookView: Sendable {
  /// Such as `Before hook: start the server`.
  let title: String
  let place: Place?
  /// Nothing if its definition is missing, or does not say.
  let type: Envelope.HookType?
  let reference: SourceReference?

  init(_ hook: Envelope.Hook?) {
    type = hook?.type
    reference = hook?.sourceReference
    let kind = hook?.type?.title ?? "Hook"
    title = hook?.name.map { $0.isEmpty ? kind : "\(kind): \($0)" } ?? kind
    place = hook.flatMap { Place($0.sourceReference) }
  }
}

extension Envelope.HookType {
  fileprivate var title: String {
    switch self {
    case .beforeTestRun: "BeforeAll hook"
    case .afterTestRun: "AfterAll hook"
    case .beforeTestCase: "Before hook"
    case .afterTestCase: "After hook"
    case .beforeTestStep: "BeforeStep hook"
    case .afterTestStep: "AfterStep hook"
    }
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
