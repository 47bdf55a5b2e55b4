import StepKit

let hooksAttachment = StepLibrary(EmptyWorld.self) {
  Before { _, scenario in try attachLogo(to: scenario) }
  When("a step passes") { _ in }
  After { _, scenario in try attachLogo(to: scenario) }
}

private func attachLogo(to scenario: ScenarioContext) throws {
  let logo = try scenario.resource("cucumber.svg")
  scenario.attach(logo.bytes, mediaType: "image/svg+xml")
}
