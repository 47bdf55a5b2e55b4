import Basics
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

  /// The way a run counts a scenario.
  ///
  /// Each scenario has exactly one, so the numbers of a run add up, and every report has the same ones. The cases
  /// are in the order in which reports list them; their raw values are those of history files.
  public enum Outcome: UInt8, Sendable, CaseIterable {
    case passed = 1
    /// Failed in an attempt and passed in the last one.
    case flaky = 2
    case failed = 3
    case ambiguous = 8
    case undefined = 7
    case pending = 6
    case skipped = 4
    /// Failed as it was expected to, which fails no run.
    case knownFailure = 5
    /// Failed in quarantine, which fails no run.
    case quarantined = 9
    /// Planned, and never began.
    case notRun = 10
    /// Began, and has no result.
    case unfinished = 0
  }

  /// The outcome that the run counts, by its last attempt.
  ///
  /// A scenario that passed in several recordings of a merged run is not flaky.
  public var outcome: Outcome {
    switch attempt.status {
    case .passed: earlier.contains { $0.status == .failed } ? .flaky : .passed
    case .failed: .failed
    case .ambiguous: .ambiguous
    case .undefined: .undefined
    case .pending: .pending
    case .skipped:
      attempt.isKnownFailure
        ? .knownFailure
        : attempt.isQuarantined ? .quarantined : attempt.isLeftOut ? .notRun : .skipped
    case .unknown: .unfinished
    }
  }
}

extension ScenarioResult.Outcome {
  /// The status of the last attempt.
  public var status: TestStepResult.Status {
    switch self {
    case .passed, .flaky: .passed
    case .failed: .failed
    case .ambiguous: .ambiguous
    case .undefined: .undefined
    case .pending: .pending
    case .skipped, .knownFailure, .quarantined, .notRun: .skipped
    case .unfinished: .unknown
    }
  }

  /// Whether the run is not green because of it: neither passed nor skipped.
  public var isFailure: Bool { status.isFailure || status == .unknown }

  /// Whether a scenario with it needs no attention.
  var isQuiet: Bool { !isFailure && self != .flaky }

  /// The word that reports use, such as `failed` or `known failure`.
  public var word: String {
    switch self {
    case .flaky: "flaky"
    case .knownFailure: "known failure"
    case .quarantined: "failure quarantined"
    case .notRun: "not run"
    default: status.word
    }
  }

  /// A number of scenarios, such as `3 passed` or `2 known failures`.
  ///
  /// - Parameter count: The number, 1 or more.
  public func words(_ count: Int) -> String {
    switch self {
    case .knownFailure: counted(count, "known failure")
    case .quarantined: "\(counted(count, "failure")) quarantined"
    default: "\(count) \(word)"
    }
  }

  /// The status by which it is colored.
  var color: TestStepResult.Status {
    switch self {
    case .flaky, .knownFailure, .quarantined: .pending
    default: status
    }
  }

  /// The sign before it.
  var mark: String { self == .flaky ? "↻" : status.mark }

  /// The class of everything in a page that ended so, also known to the script.
  var code: String { self == .flaky ? "y" : status.code }
}
