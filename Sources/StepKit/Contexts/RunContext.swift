import Synchronization

/// The run that a hook runs around.
public final class RunContext: AttachmentReceiver {
  private let shared: Mutex<[String: String]>
  private let attachments = Collected<PendingAttachment>()

  package let softFailures = SoftFailures()

  package init(parameters: [String: String]) {
    shared = Mutex(parameters)
  }

  /// The values of `--world-parameters`, and those that earlier hooks shared, by name.
  public var parameters: [String: String] { shared.withLock { $0 } }

  /// Passes a value, such as the address of a server, to all scenarios, in
  /// `ScenarioContext.parameters`.
  ///
  /// It is text because scenarios may run in another process than the hook.
  public func share(_ value: String, as name: String) {
    shared.withLock { $0[name] = value }
  }

  public func add(_ attachment: PendingAttachment) { attachments.add(attachment) }

  package func takeAttachments() -> [PendingAttachment] { attachments.take() }
}
