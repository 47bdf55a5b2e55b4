import StepKit

/// Samples about hooks around scenarios.
extension KitSteps {
  static let hooks = StepLibrary(PlainWorld.self) {
    Before { _ in }
    When("a step passes") { _ in }
    When("a step fails") { _ in throw Error("Exception in step") }
    After { _ in }
  }

  static let hooksAttachment = StepLibrary(PlainWorld.self) {
    Before { world in try attachPicture(world.scenario) }
    When("a step passes") { _ in }
    After { world in try attachPicture(world.scenario) }
  }

  private static func attachPicture(_ scenario: ScenarioContext) throws {
    scenario.attach(try scenario.resource("cucumber.svg").bytes, mediaType: "image/svg+xml")
  }

  static let hooksConditional = StepLibrary(PlainWorld.self) {
    Before("@passing-hook") { _ in }
    Before("@fail-before") { _ in throw Error("Exception in conditional hook") }
    When("a step passes") { _ in }
    After("@fail-after") { _ in throw Error("Exception in conditional hook") }
    After("@passing-hook") { _ in }
  }

  static let hooksNamed = StepLibrary(PlainWorld.self) {
    Before(name: "A named before hook") { _ in }
    When("a step passes") { _ in }
    After(name: "A named after hook") { _ in }
  }

  static let hooksSkipped = StepLibrary(PlainWorld.self) {
    Before { _ in }
    Before("@skip-before") { _ in try skip() }
    Before { _ in }
    Given("a normal step") { _ in }
    Given("a step that skips") { _ in try skip() }
    After { _ in }
    After("@skip-after") { _ in try skip() }
    After { _ in }
  }

  static let hooksUndefined = StepLibrary(PlainWorld.self) {
    Before { _ in }
    After { _ in }
  }
}
