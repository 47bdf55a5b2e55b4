public import Messages

/// The step that a hook runs around.
public struct StepContext: Sendable {
  /// The text of the step, without its keyword.
  public let text: String
  /// The kind of step: context, action or outcome; nil for a keyword such as `*`.
  public let type: Pickle.KeywordType?
  /// The result of the step; `unknown` before it runs.
  public let status: TestStepResult.Status
  /// The scenario of the step.
  public let scenario: ScenarioContext

  package init(_ step: Pickle.Step, status: TestStepResult.Status, scenario: ScenarioContext) {
    text = step.text
    type = step.type
    self.status = status
    self.scenario = scenario
  }
}
