package import Messages
public import StepKit

extension Run {
  /// The services that a run gets from its front end: time, files, and room for attachments.
  public struct Environment: Sendable {
    public var clock: RunClock
    /// Reads the files that steps ask for.
    public var resources: ResourceReader
    /// Takes what was printed since the last call; absent where it cannot be laid to one scenario.
    public var output: (@Sendable () -> [UInt8])?
    /// Keeps an attachment outside the messages and returns its path; absent where attachments
    /// travel in messages, as those do that it cannot keep.
    public var store: AttachmentStore?
    /// The size in bytes up to which an attachment may travel in messages; a larger one is stored
    /// at once, or left out with a note where that is not possible.
    public var inlineLimit = Int.max
    /// Whether attachments that may travel in messages are stored as well.
    public var storesAll = true
    /// Sees expectations of another library that fail without an error.
    public var observer: ExpectationObserver?
    /// Whether what steps attach and print is kept.
    package var keepsAttachments = true
    /// Makes jobs run elsewhere than in this process; absent for jobs that run here.
    package var executors: (any JobExecutorFactory)?
    /// Asks the run to end early.
    package var interruption: Interruption?
    /// Knows which code runs.
    package var watcher: (any StepWatcher)?
    /// Learns of scenarios that have ended before their turn, so that a run that is killed does not lose
    /// them.
    package var held: (@Sendable (HeldMessages) -> Void)?
    /// Learns, after the code of each step, how many expectations this process made meanwhile: those of
    /// the step, where one scenario runs at a time.
    package var expectations: (@Sendable (StepExpectations) -> Void)?
    /// Learns which files beside features are read.
    package var resourceRead: (@Sendable (ResourceUse) -> Void)?
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

/// A file beside a feature that a scenario, or a hook around its feature, has asked for.
package struct ResourceUse: Sendable, Hashable {
  /// Relative to the folder of the feature.
  package let name: String
  /// The feature.
  package let uri: String
  /// The scenario or its row; nil for a hook around the feature.
  package let location: Location?
}

/// What the code of a step expected.
package struct StepExpectations: Sendable {
  /// The index of its definition in the support code.
  package let definition: Int
  package let count: Int
  package let hasPassed: Bool
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
    let all = output == nil ? attachments : attachments + printed
    guard keepsAttachments else { return [] }
    // Nearly every step leaves nothing.
    return all.isEmpty ? [] : all.map { limited($0) }
  }

  /// An attachment that is too large for messages, as it travels instead.
  ///
  /// That is decided where the attachment was made: it need not be sent to another process first.
  private func limited(_ attachment: PendingAttachment) -> PendingAttachment {
    guard attachment.size > inlineLimit else { return attachment }
    if attachment.isText, case .text(let text) = attachment.body {
      let kept = String(decoding: text.utf8.prefix(inlineLimit), as: UTF8.self)
      return PendingAttachment(
        body: .text(kept + "\n… \(attachment.size - inlineLimit) bytes left out …\n"),
        mediaType: attachment.mediaType, fileName: attachment.fileName)
    }
    let what =
      "the attachment \(attachment.fileName.map { "\($0) " } ?? "")of \(attachment.size) bytes"
    guard let store else {
      return .log(
        "\(what) was left out: it is larger than --max-attachment-size (\(inlineLimit) bytes), and "
          + "there is no folder for it (--external-attachments)")
    }
    do {
      return PendingAttachment(
        body: .external(url: try store(attachment.bytes, attachment.mediaType)),
        mediaType: attachment.mediaType)
    } catch {
      return .log("\(what) was left out: \(error)")
    }
  }

  /// An attachment as it travels: logs and links are text of the report, the rest is stored if
  /// there is a store.
  func stored(_ attachment: PendingAttachment) -> [PendingAttachment] {
    guard storesAll, let store, !attachment.isText else { return [attachment] }
    if case .external = attachment.body { return [attachment] }
    do {
      let url = try store(attachment.bytes, attachment.mediaType)
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

extension PendingAttachment {
  /// Whether it is text of the report: a log entry or a link.
  fileprivate var isText: Bool {
    ["text/x.cucumber.log+plain", "text/uri-list"].contains(mediaType)
  }

  /// In bytes.
  fileprivate var size: Int {
    switch body {
    case .text(let text): text.utf8.count
    case .bytes(let bytes): bytes.count
    case .external: 0
    }
  }

  fileprivate var bytes: [UInt8] {
    switch body {
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    case .external: []
    }
  }
}

/// Makes what executes the jobs of a run.
package protocol JobExecutorFactory: Sendable {
  associatedtype Executor: JobExecutor

  func makeExecutor(_ setup: Run.Setup) -> Executor
}
