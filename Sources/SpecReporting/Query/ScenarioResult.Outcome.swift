import Basics
public import Messages

extension ScenarioResult {
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

/// Numbers of scenarios by outcome.
public struct OutcomeCounts: Sendable, Equatable {
  private var counts = Array(repeating: 0, count: ScenarioResult.Outcome.allCases.count)

  /// No scenario.
  public init() {}

  /// Counts a scenario by its result.
  public mutating func add(_ outcome: ScenarioResult.Outcome) {
    counts[Int(outcome.rawValue)] += 1
  }

  mutating func add(_ other: OutcomeCounts) {
    for index in counts.indices { counts[index] += other.counts[index] }
  }

  /// The number of scenarios with an outcome.
  public subscript(outcome: ScenarioResult.Outcome) -> Int { counts[Int(outcome.rawValue)] }

  /// The number of all scenarios.
  public var total: Int { counts.reduce(0, +) }

  /// Scenarios that passed, in whichever attempt.
  public var passed: Int { self[.passed] + self[.flaky] }

  /// Scenarios that make the run not green: neither passed nor skipped.
  public var failures: Int {
    count { $0.isFailure }
  }

  /// Scenarios whose last attempt was skipped, for any reason.
  public var skipped: Int {
    count { $0.status == .skipped }
  }

  private func count(where isCounted: (ScenarioResult.Outcome) -> Bool) -> Int {
    ScenarioResult.Outcome.allCases.filter(isCounted).reduce(0) { $0 + self[$1] }
  }

  /// The share of all scenarios that passed; nil if there are none.
  public var passRate: Double? { total == 0 ? nil : Double(passed) / Double(total) }
}
