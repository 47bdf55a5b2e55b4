import Synchronization

/// The run that a hook runs around.
public final class RunContext: AttachmentReceiver {
  private let state: Mutex<State>

  private struct State {
    var parameters: [String: String]
    var attachments: [PendingAttachment] = []
  }

  package let softFailures = SoftFailures()

  package init(parameters: [String: String]) {
    state = Mutex(State(parameters: parameters))
  }

  /// The values of `--world-parameters`, and those that earlier hooks shared, by name.
  public var parameters: [String: String] { state.withLock { $0.parameters } }

  /// Passes a value, such as the address of a server, to all scenarios, in
  /// `ScenarioContext.parameters`.
  ///
  /// It is text because scenarios need not run in the process of the hook.
  public func share(_ value: String, as name: String) {
    state.withLock { $0.parameters[name] = value }
  }

  public func add(_ attachment: PendingAttachment) {
    state.withLock { $0.attachments.append(attachment) }
  }

  package func takeAttachments() -> [PendingAttachment] {
    state.withLock { state in
      defer { state.attachments = [] }
      return state.attachments
    }
  }
}
