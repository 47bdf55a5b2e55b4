import Messages

/// The record of a scenario that fails now and is known to be flaky from earlier runs.
///
/// In messages it is a log of the step that failed, so that every tool shows it, also one that knows
/// nothing of histories.
public struct KnownFlakiness: Sendable, Equatable {
  private static let (start, middle, end) = ("failed ", " of the last ", " runs")
  private static let title = "known to be flaky"

  /// Runs in which it failed, or passed only when it was tried again.
  public var failures: Int
  /// The runs that were looked at.
  public var results: Int

  public init(failures: Int, results: Int) { (self.failures, self.results) = (failures, results) }

  /// Such as `failed 3 of the last 20 runs`.
  public var counts: String { "\(Self.start)\(failures)\(Self.middle)\(results)\(Self.end)" }

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
    guard let text = attached.log, text.hasPrefix("\(Self.title) (\(Self.start)"),
      text.hasSuffix("\(Self.end))")
    else { return nil }
    let numbers = text.dropFirst(Self.title.count + 2 + Self.start.count).dropLast(
      Self.end.count + 1
    ).split(separator: Self.middle).map { Int($0) }
    guard numbers.count == 2, let failures = numbers[0], let results = numbers[1] else {
      return nil
    }
    self.init(failures: failures, results: results)
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
