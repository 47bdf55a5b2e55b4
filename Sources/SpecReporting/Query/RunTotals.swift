import Messages

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
