public import Messages

/// The numbers of a run.
public struct RunTotals: Sendable {
  /// Scenarios by their result.
  public private(set) var scenarios = OutcomeCounts()
  /// Steps of last attempts, without hooks.
  public private(set) var steps = StatusCounts()
  /// The time of all steps and hooks in all attempts.
  public internal(set) var stepTime = Duration.zero

  mutating func add(_ attempt: Attempt) {
    for result in attempt.results { stepTime.add(result.result?.duration ?? .zero) }
  }

  mutating func add(_ scenario: ScenarioResult) {
    scenarios.add(scenario.outcome)
    for result in scenario.attempt.results where !result.isHook { steps.add(result.status) }
  }
}

/// Numbers of scenarios by outcome.
public struct OutcomeCounts: Sendable, Equatable {
  private var counts = Array(repeating: 0, count: ScenarioResult.Outcome.allCases.count)

  /// Counts a scenario by its result.
  mutating func add(_ outcome: ScenarioResult.Outcome) { counts[Int(outcome.rawValue)] += 1 }

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
  public var failures: Int { count(where: \.isFailure) }

  /// Scenarios whose last attempt was skipped, for any reason.
  public var skipped: Int { count { $0.status == .skipped } }

  /// The share of all scenarios that passed; nil if there are none.
  public var passRate: Double? { total == 0 ? nil : Double(passed) / Double(total) }

  /// The parts in the order in which reports list them, without those of no scenario.
  var parts: [CountPart] {
    ScenarioResult.Outcome.allCases.filter { self[$0] > 0 }.map { outcome in
      CountPart(count: self[outcome], words: outcome.words(self[outcome]), status: outcome.color)
    }
  }

  private func count(where isCounted: (ScenarioResult.Outcome) -> Bool) -> Int {
    ScenarioResult.Outcome.allCases.filter(isCounted).reduce(0) { $0 + self[$1] }
  }
}

/// Numbers by status.
public struct StatusCounts: Sendable, Equatable {
  private var counts = Array(repeating: 0, count: TestStepResult.Status.allCases.count)

  mutating func add(_ status: TestStepResult.Status) { counts[status.severity] += 1 }

  public subscript(status: TestStepResult.Status) -> Int { counts[status.severity] }

  public var total: Int { counts.reduce(0, +) }

  /// The order in which reports list them: good news, bad news, the rest.
  public static let order: [TestStepResult.Status] = [
    .passed, .failed, .ambiguous, .undefined, .pending, .skipped, .unknown,
  ]

  /// The parts in that order, without those of no step.
  var parts: [CountPart] {
    Self.order.filter { self[$0] > 0 }.map { status in
      CountPart(count: self[status], words: "\(self[status]) \(status.word)", status: status)
    }
  }
}

/// One of the numbers that a line of counts is made of; they add up to the whole.
struct CountPart {
  let count: Int
  /// Such as `3 passed` or `1 known failure`.
  let words: String
  /// The status by which it is colored.
  let status: TestStepResult.Status
}

/// A share, such as `97.5%`; 100 only if nothing is missing.
func percent(_ share: Double) -> String {
  let tenths = share >= 1 ? 1000 : min(999, Int((share * 1000).rounded()))
  return tenths % 10 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
}
