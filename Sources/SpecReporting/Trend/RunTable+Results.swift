public import Messages

extension RunTable {
  /// What one scenario came to.
  public struct ScenarioOutcome: Sendable {
    public var identity: ScenarioIdentity
    /// A digest of its steps with their arguments, the same in every process.
    public var steps: UInt64
    public var status: TestStepResult.Status
    public var isFlaky: Bool
    public var isKnownFailure: Bool
    public var isQuarantined: Bool
    public var time: Duration
  }

  /// The scenarios with a result.
  public var outcomes: [ScenarioOutcome] {
    rows.compactMap { row in
      row.result.map { result in
        ScenarioOutcome(
          identity: row.identity, steps: row.steps, status: result.status,
          isFlaky: result.isFlaky, isKnownFailure: result.isKnownFailure,
          isQuarantined: result.isQuarantined, time: result.time)
      }
    }
  }
}
