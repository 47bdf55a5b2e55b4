public import Messages

/// What a scenario came to in a run, as it is kept.
public enum Outcome: UInt8, Sendable, CaseIterable {
  /// Not in the run, or without a result.
  case none = 0
  case passed = 1
  /// Passed when it was tried again.
  case flaky = 2
  case failed = 3
  case skipped = 4
  case knownFailure = 5
  case pending = 6
  case undefined = 7
  case ambiguous = 8
  /// Failed without failing the run.
  case quarantined = 9

  /// The outcome of a status.
  public init(
    _ status: TestStepResult.Status, isFlaky: Bool, isKnownFailure: Bool,
    isQuarantined: Bool = false
  ) {
    self =
      switch status {
      case .passed: isFlaky ? .flaky : .passed
      case .failed: .failed
      case .skipped: isKnownFailure ? .knownFailure : isQuarantined ? .quarantined : .skipped
      case .pending: .pending
      case .undefined: .undefined
      case .ambiguous: .ambiguous
      case .unknown: .none
      }
  }

  /// Whether it passed, if it passed or failed at all; what is not finished or left out does neither.
  var hasPassed: Bool? {
    switch self {
    case .passed, .flaky: true
    case .failed, .undefined, .ambiguous, .quarantined: false
    case .none, .skipped, .knownFailure, .pending: nil
    }
  }
}
