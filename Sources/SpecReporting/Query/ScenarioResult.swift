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
  public var isFailure: Bool { status.isFailure || status == .unknown }

  /// Whether it failed in an attempt and passed in the last one.
  ///
  /// A scenario that passed in several recordings of a merged run is not flaky.
  public var isFlaky: Bool {
    status == .passed && earlier.contains { $0.status == .failed }
  }

  /// Whether it failed as it was expected to; then its status is `skipped`.
  public var isKnownFailure: Bool { attempt.isKnownFailure }

  /// Whether it failed, and is in quarantine; then its status is `skipped`.
  public var isQuarantined: Bool { attempt.isQuarantined }

  /// Whether it was planned and never began; then its status is `skipped`.
  public var isLeftOut: Bool { attempt.isLeftOut }

  /// Whether it failed in a way that does not fail the run.
  var isExcused: Bool { isKnownFailure || isQuarantined }
}
