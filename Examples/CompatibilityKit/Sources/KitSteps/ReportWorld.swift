import StepKit

/// Keeps the scenario: steps leave things for the report through it.
struct ReportWorld: World {
  let scenario: ScenarioContext

  init(_ scenario: ScenarioContext) { self.scenario = scenario }
}
