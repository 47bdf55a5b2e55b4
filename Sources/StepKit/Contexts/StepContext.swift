public import Messages

/// What a hook around a step may know.
public struct StepContext: Sendable {
  /// The text of the step, without its keyword.
  public let text: String
  /// What the step is for; absent where its keyword does not tell.
  public let type: Pickle.KeywordType?
  /// How the step ended; `unknown` before it ran.
  public let status: TestStepResult.Status
  /// The scenario that the step is part of.
  public let scenario: ScenarioContext

  package init(
    _ step: Pickle.Step, status: TestStepResult.Status, scenario: ScenarioContext
  ) {
    text = step.text
    type = step.type
    self.status = status
    self.scenario = scenario
  }
}
