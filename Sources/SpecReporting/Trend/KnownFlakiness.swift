import Messages

/// The record of a scenario that fails now and is known to be flaky from earlier runs.
///
/// In messages it is a log of the step that failed, so that every tool shows it, also one that knows
/// nothing of histories.
public struct KnownFlakiness: Sendable, Equatable {
  private static let title = "known to be flaky"

  /// Runs in which it failed, or passed only when it was tried again.
  public var failures: Int
  /// The runs that were looked at.
  public var results: Int

  public init(failures: Int, results: Int) { (self.failures, self.results) = (failures, results) }

  /// Such as `failed 3 of the last 20 runs`.
  public var counts: String { "failed \(failures) of the last \(results) runs" }

  /// Such as `known to be flaky (failed 3 of the last 20 runs)`.
  public var text: String { "\(Self.title) (\(counts))" }

  /// The log that a step that has failed gets.
  func message(of failed: TestStepFinished) -> Envelope {
    .attachment(
      Envelope.Attachment(
        body: text, contentEncoding: .identity, mediaType: Attempt.Attached.logType,
        testCaseStartedId: failed.testCaseStartedId, testStepId: failed.testStepId,
        timestamp: failed.timestamp))
  }

  /// The flakiness in a log, if there is any.
  init?(_ attached: Attempt.Attached) {
    guard let log = attached.log, log.hasPrefix(Self.title) else { return nil }
    let numbers = log.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    self.init(failures: numbers[0], results: numbers[1])
    guard text == log else { return nil }
  }
}

extension Attempt {
  /// Its flakiness, if it failed and is known to be flaky.
  public var knownFlakiness: KnownFlakiness? {
    guard status == .failed else { return nil }
    return results.lazy.filter { $0.status == .failed }.flatMap(\.attachments)
      .compactMap { KnownFlakiness($0) }.first
  }
}
