public import Messages

/// A scenario after its last attempt.
public struct ScenarioResult: Sendable {
  /// The last attempt, the one that counts.
  public let attempt: Attempt
  /// The attempts before it, in their order.
  public let earlier: [Attempt]

  /// The status of the last attempt.
  public var status: TestStepResult.Status { attempt.status }

  /// Whether the run is not green because of it: neither passed nor skipped.
  public var isFailure: Bool { outcome.isFailure }

  /// Whether its last attempt did not pass, or did not end.
  var hasToRunAgain: Bool { isFailure || !hasResult }

  /// Whether it ran to its end; the result of the next attempt may be lost.
  var hasResult: Bool { outcome != .unfinished && outcome != .notRun && attempt.gap != .retry }

  /// Whether it failed in a way that does not fail the run.
  var isExcused: Bool { outcome == .knownFailure || outcome == .quarantined }
}
