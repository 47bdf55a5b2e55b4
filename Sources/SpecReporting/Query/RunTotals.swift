import Messages

/// The numbers of a run.
public struct RunTotals: Sendable {
  /// Scenarios by the status of their last attempts.
  public private(set) var scenarios = StatusCounts()
  /// Steps of last attempts, without hooks.
  public private(set) var steps = StatusCounts()
  /// Scenarios that failed in an attempt and then passed; they are among those that passed.
  public private(set) var flaky = 0
  /// Scenarios that failed as they were expected to; they are among those that were skipped.
  public private(set) var knownFailures = 0
  /// Failures in quarantine; they are among those that were skipped.
  public private(set) var quarantined = 0
  /// Scenarios that were planned and never began; they are among those that were skipped.
  public private(set) var leftOut = 0
  /// Scenarios that are neither passed nor skipped.
  public private(set) var failures = 0
  /// The time of all steps and hooks in all attempts.
  public internal(set) var stepTime = Duration.zero

  mutating func add(_ attempt: Attempt) {
    for result in attempt.results { stepTime.add(result.result?.duration ?? .zero) }
  }

  mutating func add(_ scenario: ScenarioResult) {
    scenarios.add(scenario.status)
    if scenario.isFlaky { flaky += 1 }
    if scenario.isKnownFailure { knownFailures += 1 }
    if scenario.isQuarantined { quarantined += 1 }
    if scenario.isLeftOut { leftOut += 1 }
    if scenario.isFailure { failures += 1 }
    for result in scenario.attempt.results where !result.isHook { steps.add(result.status) }
  }
}
