public import Messages
import Synchronization

/// The scenario that is running: its name, tags and parameters, its attachments and its resources.
///
/// A context belongs to one attempt. It may be stored in the World and used from any task.
public final class ScenarioContext: Sendable {
  /// The scenario's name, with the values of its example.
  public let name: String
  /// The scenario's own and inherited tags, each with its `@`.
  public let tags: [String]
  /// The feature file, as on the command line.
  public let uri: String
  /// The location of the scenario, or of its row in an examples table.
  public let location: Location?
  /// The language of the feature, such as `en`.
  public let language: String
  /// 1 for the first attempt, 2 for the first retry, as reports count them.
  public let attempt: Int

  /// The values of `--world-parameters`, and those that hooks of the run and the feature share, by
  /// name.
  public let parameters: [String: String]

  /// Whether attachments reach a report.
  ///
  /// They do not in an audit, which can then skip drawing pictures.
  public let keepsAttachments: Bool

  let resources: ResourceReader
  private let attachments = Collected<PendingAttachment>()
  private let resourceNames = Collected<String>()
  private let worst = Mutex(TestStepResult.Status.unknown)

  package init(
    pickle: Pickle, attempt: Int, parameters: [String: String] = [:], resources: ResourceReader,
    keepsAttachments: Bool = true
  ) {
    name = pickle.name
    tags = pickle.tags.map(\.name)
    uri = pickle.uri
    location = pickle.location
    language = pickle.language
    // Messages count from 0.
    self.attempt = attempt + 1
    self.parameters = parameters
    self.resources = resources
    self.keepsAttachments = keepsAttachments
  }

  /// The worst result of the steps and hooks that have run so far; `unknown` before the first.
  public var status: TestStepResult.Status { worst.withLock { $0 } }

  /// The failures of `softly` in the step that is running.
  package let softFailures = SoftFailures()

  package func note(_ status: TestStepResult.Status) {
    worst.withLock { $0 = max($0, status) }
  }
}

// MARK: - Attachments

extension ScenarioContext: AttachmentReceiver {
  public func add(_ attachment: PendingAttachment) {
    guard keepsAttachments else { return }
    attachments.add(attachment)
  }

  /// Returns the attachments since the last call, in order.
  package func takeAttachments() -> [PendingAttachment] { attachments.take() }
}

// MARK: - Resources

extension ScenarioContext {
  /// Reads a file next to the feature, such as a fixture.
  ///
  /// - Parameter name: A path relative to the folder of the feature file.
  /// - Throws: `ResourceError` if the file does not exist or cannot be read.
  public func resource(_ name: String) throws -> Resource {
    resourceNames.add(name)
    return try resources.read(name, uri)
  }

  /// Returns the names of the resources requested since the last call, including those that
  /// are missing.
  package func takeResourceNames() -> [String] { resourceNames.take() }
}
