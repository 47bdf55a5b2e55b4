public import Messages

extension RunTable {
  /// A scenario with a result.
  public struct Scenario: Sendable {
    public var identity: ScenarioIdentity
    /// A digest of its steps with their arguments, the same in every process.
    public var steps: UInt64
    public var outcome: ScenarioResult.Outcome
    /// How long the last attempt took.
    public var time: Duration
  }

  /// The scenarios with a result.
  public var finishedScenarios: [Scenario] {
    rows.compactMap { row in
      row.result.map { result in
        Scenario(
          identity: row.identity, steps: row.steps, outcome: result.outcome, time: result.time)
      }
    }
  }
}
