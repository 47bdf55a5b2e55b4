import Synchronization

/// What a hook around the run may know and leave.
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

  /// What `--world-parameters` gave, and what earlier hooks share, by name.
  public var parameters: [String: String] { state.withLock { $0.parameters } }

  /// Tells every scenario something, such as the address of a server: they find it in
  /// `ScenarioContext.parameters`.
  ///
  /// It is text because scenarios need not run in the process that runs the hook.
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
