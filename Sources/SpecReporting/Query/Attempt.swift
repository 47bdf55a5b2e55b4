public import Messages

/// One attempt at a scenario: the plan and the result.
public struct Attempt: Sendable {
  /// The id of its `testCaseStarted`.
  public let id: String
  public let testCaseId: String
  /// 0 for the first.
  public let number: Int
  public let startedAt: Timestamp
  /// The worker that ran it; nil in a serial run.
  public let workerId: String?
  /// From `testCaseStarted` to `testCaseFinished`; never negative.
  public internal(set) var duration = Duration.zero
  public internal(set) var willBeRetried = false
  /// One for each step of the test case, in the same order.
  public private(set) var results: [Result]
  /// Attachments outside of a step.
  public private(set) var attachments: [Attached] = []
  /// The part of it that is missing in the messages; nil if none is.
  public internal(set) var gap: Gap?

  /// The position among all attempts, in the order in which they began.
  let sequence: Int
  let plan: PlannedCase
  /// The line in the document, if the pickle has none.
  var documentLine: Int?
  private var worst = TestStepResult.Status.unknown
  private var hasQuarantinedStep = false
  private var hasKnownFailure = false
  /// Steps end in order, so the next one to end is nearly always the one after the last.
  private var cursor = 0

  init(_ message: TestCaseStarted, plan: PlannedCase, sequence: Int) {
    id = message.id
    testCaseId = message.testCaseId
    number = message.attempt
    startedAt = message.timestamp
    workerId = message.workerId
    self.plan = plan
    self.sequence = sequence
    results = plan.results
  }

  /// The result of one step or hook.
  public struct Result: Sendable {
    public let testStepId: String
    public let isHook: Bool
    /// Nil if it was never reached, or if its message is missing.
    public internal(set) var result: TestStepResult?
    public internal(set) var attachments: [Attached] = []

    public var status: TestStepResult.Status { result?.status ?? .unknown }
  }

  /// Something left for the report.
  public enum Attached: Sendable {
    case inline(Envelope.Attachment)
    case external(Envelope.ExternalAttachment)
  }

  /// The attachments of all steps, then those outside of a step.
  public var allAttachments: [Attached] { results.flatMap(\.attachments) + attachments }

  /// The scenario's name.
  public var name: String { plan.pickle.name }

  /// The scenario, or the row of its examples.
  public var place: Place {
    Place(uri: plan.pickle.uri, line: plan.pickle.location?.line ?? documentLine)
  }

  /// The status to report: the worst of all steps; unknown if something is missing and nothing failed.
  ///
  /// A scenario without steps has passed. One that did not end is unknown whatever its steps say.
  public var status: TestStepResult.Status {
    switch gap {
    case nil: results.isEmpty ? .passed : worst
    case .results, .retry: worst.isFailure ? worst : .unknown
    case .beginning(isRunCut: true): .skipped
    case .beginning(isRunCut: false), .end: .unknown
    }
  }

  /// Whether it neither passed nor was skipped.
  var isFailure: Bool { status.isFailure || status == .unknown }

  /// Whether it never began, in a run that explains it: the run failed, or has no end.
  public var isLeftOut: Bool { gap == .beginning(isRunCut: true) }

  /// Whether it failed, and is in quarantine: then its status is `skipped`.
  public var isQuarantined: Bool { status == .skipped && hasQuarantinedStep }

  /// Whether it failed as it was expected to, and in no other way.
  public var isKnownFailure: Bool { status == .skipped && hasKnownFailure }

  /// Stores a result.
  ///
  /// - Returns: Whether it is that of a hook; nil if the step is unknown.
  mutating func record(_ result: TestStepResult, of stepId: String) -> Bool? {
    guard let index = index(of: stepId) else { return nil }
    results[index].result = result
    worst = max(worst, result.status)
    hasQuarantinedStep = hasQuarantinedStep || result.isQuarantined
    hasKnownFailure = hasKnownFailure || result.isKnownFailure
    cursor = index + 1
    return results[index].isHook
  }

  mutating func attach(_ attachment: Attached, to stepId: String?) {
    if let index = stepId.flatMap({ index(of: $0) }) {
      results[index].attachments.append(attachment)
    } else {
      attachments.append(attachment)
    }
  }

  private func index(of stepId: String) -> Int? {
    if cursor < results.count, results[cursor].testStepId == stepId { return cursor }
    return results.firstIndex { $0.testStepId == stepId }
  }

  /// Notes that it never began.
  mutating func leaveOut(isRunCut: Bool) {
    gap = .beginning(isRunCut: isRunCut)
    guard isRunCut else { return }
    var reason = gap?.description
    for index in results.indices {
      results[index].result = TestStepResult(
        duration: .zero, message: results[index].isHook ? nil : reason.take(), status: .skipped)
    }
  }

  mutating func finish(_ message: TestCaseFinished) {
    willBeRetried = message.willBeRetried
    duration = startedAt.duration(to: message.timestamp)
    let missing = results.count { $0.status == .unknown }
    if missing > 0 { gap = .results(missing) }
  }

  /// The order in which attempts began; of those that began at once, that of their messages.
  static func isEarlier(_ left: Attempt, _ right: Attempt) -> Bool {
    left.startedAt == right.startedAt
      ? left.sequence < right.sequence : left.startedAt.isBefore(right.startedAt)
  }
}
