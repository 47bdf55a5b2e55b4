public import StepKit

extension Run {
  /// A run's surroundings: time, files, and places for what steps leave behind.
  public struct Environment: Sendable {
    public var clock: RunClock
    /// Reads the files that steps ask for.
    public var resources: ResourceReader
    /// Takes what was printed since the last call; absent where it cannot be laid to one scenario.
    public var output: (@Sendable () -> [UInt8])?
    /// Keeps an attachment outside the messages and returns its path; absent where attachments
    /// travel in messages, as those do that it cannot keep.
    public var store: AttachmentStore?
    /// Makes jobs run elsewhere than in this process; absent for jobs that run here.
    package var executors: (any JobExecutorMaking)?
    /// Asks the run to end early.
    package var interruption: Interruption?
    /// Knows which code runs.
    package var watcher: (any StepWatcher)?
    /// What an attempt left behind in this process, in words.
    package var leftovers: (@Sendable () -> String?)?

    /// Given the content and its media type.
    public typealias AttachmentStore =
      @Sendable (_ bytes: [UInt8], _ mediaType: String) throws -> String

    public init(clock: RunClock, resources: ResourceReader = .none) {
      self.clock = clock
      self.resources = resources
    }
  }
}

extension Run.Environment {
  /// Takes what a step or hook attached, then what it printed.
  func takeAttachments(from context: ScenarioContext) -> [PendingAttachment] {
    completed(context.takeAttachments())
  }

  func takeAttachments(from context: RunContext) -> [PendingAttachment] {
    completed(context.takeAttachments())
  }

  private func completed(_ attachments: [PendingAttachment]) -> [PendingAttachment] {
    output == nil ? attachments : attachments + printed
  }

  /// An attachment as it travels: logs and links are text of the report, the rest is stored if
  /// there is a store.
  func stored(_ attachment: PendingAttachment) -> [PendingAttachment] {
    guard let store else { return [attachment] }
    let bytes: [UInt8]
    switch attachment.body {
    case .text(let text): bytes = Array(text.utf8)
    case .bytes(let content): bytes = content
    case .external: return [attachment]
    }
    let isText = ["text/x.cucumber.log+plain", "text/uri-list"].contains(attachment.mediaType)
    guard !isText else { return [attachment] }
    do {
      let url = try store(bytes, attachment.mediaType)
      return [PendingAttachment(body: .external(url: url), mediaType: attachment.mediaType)]
    } catch {
      return [attachment, .log("\(error)")]
    }
  }

  private var printed: [PendingAttachment] {
    guard let bytes = output?(), !bytes.isEmpty else { return [] }
    let text = String(decoding: bytes.last == 0x0A ? bytes.dropLast() : bytes[...], as: UTF8.self)
    return [.log(text)]
  }
}

/// Makes what executes the jobs of a run.
package protocol JobExecutorMaking: Sendable {
  associatedtype Executor: JobExecutor

  func makeExecutor(_ surroundings: Run.Surroundings, runId: String) -> Executor
}
