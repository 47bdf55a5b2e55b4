public import Messages
import Synchronization

/// What a scenario may know of itself, and where it leaves things for the report.
///
/// One context lives as long as one attempt. It may be kept in the World and used from any task.
public final class ScenarioContext: Sendable {
  /// The scenario's name, placeholders filled in.
  public let name: String
  /// Its tags with those it inherits, each with its `@`.
  public let tags: [String]
  /// The feature file, as it was named on the command line.
  public let uri: String
  /// Where in that file the scenario stands: its line, or its row in an examples table.
  public let location: Location?
  /// The language of the feature, such as `en`.
  public let language: String
  /// 0 for the first attempt, 1 for the first retry.
  public let attempt: Int

  /// What `--world-parameters` gave to the run, and what hooks of the run and the feature share, by
  /// name.
  public let parameters: [String: String]

  let resources: ResourceReader
  private let state = Mutex(State())

  private struct State {
    var attachments: [PendingAttachment] = []
    var status: TestStepResult.Status = .unknown
  }

  package init(
    pickle: Pickle, attempt: Int, parameters: [String: String] = [:], resources: ResourceReader
  ) {
    name = pickle.name
    tags = pickle.tags.map(\.name)
    uri = pickle.uri
    location = pickle.location
    language = pickle.language
    self.attempt = attempt
    self.parameters = parameters
    self.resources = resources
  }

  /// The worst result of the steps and hooks that have run so far; `unknown` before the first.
  public var status: TestStepResult.Status {
    state.withLock { $0.status }
  }

  /// Expectations of the step that is running that did not hold and did not end it.
  package let softFailures = SoftFailures()

  package func note(_ status: TestStepResult.Status) {
    state.withLock { $0.status = max($0.status, status) }
  }
}

// MARK: - Attachments

extension ScenarioContext: AttachmentReceiver {
  public func add(_ attachment: PendingAttachment) {
    state.withLock { $0.attachments.append(attachment) }
  }

  /// What was attached since the last call, in order.
  package func takeAttachments() -> [PendingAttachment] {
    state.withLock { state in
      guard !state.attachments.isEmpty else { return [] }
      defer { state.attachments = [] }
      return state.attachments
    }
  }
}

// MARK: - Resources

extension ScenarioContext {
  /// Reads a file that lies beside the feature, such as a fixture.
  ///
  /// - Parameter name: A path relative to the folder of the feature file.
  /// - Throws: `ResourceError` when the file is not there or cannot be read.
  public func resource(_ name: String) throws -> Resource {
    try resources.read(name, uri)
  }
}
