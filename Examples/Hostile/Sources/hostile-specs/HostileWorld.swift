import StepKit

struct HostileWorld: World {
  let scenario: ScenarioContext

  init(_ scenario: ScenarioContext) async throws {
    self.scenario = scenario
    try performActs("world")
  }

  mutating func settle() async throws { try performActs("settle") }

  /// Does what a tag such as `@world-trapping` asks for.
  private func performActs(_ moment: String) throws {
    for act in HookAct.allCases where scenario.tags.contains("@\(moment)-\(act.rawValue)") {
      try act.perform()
    }
  }
}

let hostileSteps = StepLibrary(HostileWorld.self) {
  surroundingSteps
  trapSteps
  memorySteps
  signalSteps
  exitSteps
  lateSteps
  hangSteps
  poolSteps
  descriptorSteps
  changeSteps
  processSteps
  outputSteps
  errorSteps
  attachmentSteps
  hooks
  parameterSteps
}
