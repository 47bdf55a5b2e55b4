public import Messages

/// A hook as reports show it.
public struct HookDescription: Sendable {
  /// Such as `Before hook: start the server`.
  public let title: String
  public let place: Place?
  /// Nothing if its definition is missing, or does not say.
  public let type: Envelope.HookType?
  public let reference: SourceReference?

  /// Describes a hook, or one whose definition is missing.
  public init(_ hook: Envelope.Hook?) {
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
