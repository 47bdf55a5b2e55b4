import Messages
public import StepKit
public import TagExpressions

extension Run {
  /// How to run; what to run is the plan's.
  public struct Settings: Sendable {
    /// How many scenarios may run at once; at least 1.
    public var parallel = 1
    /// Whether everything after the first failed scenario is skipped.
    public var failFast = false
    /// Whether step code is left out: defined steps are skipped, undefined ones found.
    public var dryRun = false
    /// Values that worlds can read, by name.
    public var parameters: [String: String] = [:]
    public var retries = Retries()
    public var limits = TimeLimits()
    public var verdict = Verdict()
    /// Which scenarios are known to fail: their failure does not fail the run, their success does.
    public var expectedFailure: TagExpression?
    /// What scenarios must not hold at once.
    public var locks: [Lock] = []

    public var clock = RunClock.stopped
    public var resources = ResourceReader.none
    /// Takes what was printed since the last call; absent where nobody can tell who printed it.
    public var output: (@Sendable () -> [UInt8])?
    /// Keeps an attachment in a place of its own and returns its path; absent where attachments
    /// travel in messages, as those do that it cannot keep.
    public var store: AttachmentStore?

    /// Given the content and its media type.
    public typealias AttachmentStore =
      @Sendable (_ bytes: [UInt8], _ mediaType: String) throws -> String

    public init() {}

    public init(
      parallel: Int = 1, failFast: Bool = false, dryRun: Bool = false, clock: RunClock,
      resources: ResourceReader = .none, parameters: [String: String] = [:]
    ) {
      self.parallel = max(1, parallel)
      self.failFast = failFast
      self.dryRun = dryRun
      self.clock = clock
      self.resources = resources
      self.parameters = parameters
    }
  }

  /// How often a scenario that failed is tried again, at once and with a new World.
  public struct Retries: Sendable {
    /// In addition to the first attempt.
    public var count: Int
    /// Only scenarios whose tags pass; all of them without one.
    public var tags: TagExpression?

    public init(count: Int = 0, tags: TagExpression? = nil) {
      self.count = count
      self.tags = tags
    }

    func count(for pickle: Pickle) -> Int {
      guard count > 0, let tags else { return count }
      return tags.evaluate(pickle.tags.map(\.name)) ? count : 0
    }
  }

  /// Something that scenarios hold while they run, such as a database.
  public struct Lock: Sendable {
    /// As specrun.yaml calls it.
    public let name: String
    /// Scenarios that hold it alone.
    public let exclusive: TagExpression?
    /// Scenarios that hold it together with others of this kind.
    public let shared: TagExpression?

    public init(name: String, exclusive: TagExpression?, shared: TagExpression? = nil) {
      self.name = name
      self.exclusive = exclusive
      self.shared = shared
    }
  }
}

extension Run.Settings {
  /// What a step or hook left for the report: what it attached, then what it printed.
  func takeAttachments(from context: ScenarioContext) -> [PendingAttachment] {
    completed(context.takeAttachments())
  }

  func takeAttachments(from context: RunContext) -> [PendingAttachment] {
    completed(context.takeAttachments())
  }

  private func completed(_ attachments: [PendingAttachment]) -> [PendingAttachment] {
    let attachments = output == nil ? attachments : attachments + printed
    return store == nil ? attachments : attachments.flatMap(stored)
  }

  /// An attachment as it travels: a log and a link are text of the report, the rest has a place of
  /// its own if there is a store.
  private func stored(_ attachment: PendingAttachment) -> [PendingAttachment] {
    let bytes: [UInt8]
    switch attachment.body {
    case .text(let text): bytes = Array(text.utf8)
    case .bytes(let content): bytes = content
    case .external: return [attachment]
    }
    let isText = ["text/x.cucumber.log+plain", "text/uri-list"].contains(attachment.mediaType)
    guard !isText, let store else { return [attachment] }
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
