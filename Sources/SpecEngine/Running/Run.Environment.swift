package import Messages
public import StepKit

extension Run {
  /// The services that a front end provides to a run: time, files, and room for attachments.
  public struct Environment: Sendable {
    public var clock: RunClock
    /// Reads the files that steps ask for.
    public var resources: ResourceReader
    /// Takes the output since the last call; nil if it cannot be attributed to one scenario.
    public var output: (@Sendable () -> [UInt8])?
    /// Keeps an attachment outside the messages and returns its path; nil if attachments
    /// are part of messages, like those that it cannot keep.
    public var store: AttachmentStore?
    /// The size in bytes up to which an attachment may be part of messages; a larger one is stored
    /// at once, or left out with a note if that is not possible.
    public var inlineLimit = Int.max
    /// Whether attachments that may travel in messages are stored as well.
    public var storesAll = true
    /// Receives failed expectations of another library that throw no error.
    public var observer: ExpectationObserver?
    /// Whether attachments and output of steps are kept.
    package var keepsAttachments = true
    /// Makes jobs run outside this process; nil for jobs that run here.
    package var makeExecutor: (@Sendable (Setup) -> any JobExecutor)?
    /// Asks the run to end early.
    package var interruption: Interruption?
    /// Tracks the running code.
    package var watcher: (any StepWatcher)?
    /// Receives scenarios that have ended before their turn, so that a run that is killed does not lose
    /// them.
    package var held: (@Sendable (HeldMessages) -> Void)?
    /// Receives, after the code of each step, the number of expectations that this process made meanwhile:
    /// those of the step, if scenarios run one at a time.
    package var expectations: (@Sendable (StepExpectations) -> Void)?
    /// Receives the files next to features that are read.
    package var resourceRead: (@Sendable (ResourceUse) -> Void)?
    /// The leftovers of an attempt in this process, in words.
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

/// A file next to a feature that a scenario, or a hook around its feature, has requested.
package struct ResourceUse: Sendable, Hashable {
  /// Relative to the folder of the feature.
  package let name: String
  /// The feature.
  package let uri: String
  /// The scenario or its row; nil for a hook around the feature.
  package let location: Location?
}

/// The messages of a scenario that wait for the scenarios before it.
package enum HeldMessages: Sendable {
  case scenario([Envelope])
  /// No messages wait any more.
  case nothing
}

package struct StepExpectations: Sendable {
  /// The index of its definition in the support code.
  package let definition: Int
  package let count: Int
  package let hasPassed: Bool
}

extension Run.Environment {
  /// The attachments of a step or hook, then its output.
  func completed(_ attachments: [PendingAttachment]) -> [PendingAttachment] {
    let all = output == nil ? attachments : attachments + printed
    guard keepsAttachments else { return [] }
    // Nearly every step leaves nothing.
    return all.isEmpty ? [] : all.map { limited($0) }
  }

  /// An attachment, replaced if it is too large for messages.
  ///
  /// This is decided where the attachment was made, so that it is not first sent to another process.
  private func limited(_ attachment: PendingAttachment) -> PendingAttachment {
    let bytes = attachment.bytes
    guard bytes.count > inlineLimit else { return attachment }
    if attachment.isText, case .text = attachment.body {
      let kept = String(decoding: bytes.prefix(inlineLimit), as: UTF8.self)
      return PendingAttachment(
        body: .text(kept + "\n… \(bytes.count - inlineLimit) bytes left out …\n"),
        mediaType: attachment.mediaType, fileName: attachment.fileName)
    }
    let what =
      "the attachment \(attachment.fileName.map { "\($0) " } ?? "")of \(bytes.count) bytes"
    guard let store else {
      return .log(
        "\(what) was left out: it is larger than --max-attachment-size (\(inlineLimit) bytes), and "
          + "there is no folder for it (--external-attachments)")
    }
    do {
      return PendingAttachment(
        body: .external(url: try store(bytes, attachment.mediaType)),
        mediaType: attachment.mediaType)
    } catch {
      return .log("\(what) was left out: \(error)")
    }
  }

  /// An attachment in its final form: logs and links are text of the report, the rest is stored if
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

  fileprivate var bytes: [UInt8] {
    switch body {
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    case .external: []
    }
  }
}
