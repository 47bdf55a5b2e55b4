import StepKit

/// Samples about hooks around the run.
extension KitSteps {
  static let globalHooks = StepLibrary(PlainWorld.self) {
    BeforeAll { _ in }
    BeforeAll { _ in }
    When("a step passes") { _ in }
    When("a step fails") { _ in throw Error("Exception in step") }
    AfterAll { _ in }
    AfterAll { _ in }
  }

  static let globalHooksBeforeAllError = StepLibrary(PlainWorld.self) {
    BeforeAll { _ in }
    BeforeAll { _ in throw Error("BeforeAll hook went wrong") }
    BeforeAll { _ in }
    When("a step passes") { _ in }
    AfterAll { _ in }
    AfterAll { _ in }
  }

  static let globalHooksAfterAllError = StepLibrary(PlainWorld.self) {
    BeforeAll { _ in }
    BeforeAll { _ in }
    When("a step passes") { _ in }
    AfterAll { _ in }
    AfterAll { _ in throw Error("AfterAll hook went wrong") }
    AfterAll { _ in }
  }

  static let globalHooksAttachments = StepLibrary(PlainWorld.self) {
    BeforeAll { run in run.attach("Attachment from BeforeAll hook") }
    When("a step passes") { _ in }
    AfterAll { run in run.attach("Attachment from AfterAll hook") }
  }

  /// A run that breaks before any of its steps.
  static let testRunException = StepLibrary(PlainWorld.self) {
    Given("a step") { _ in }
  }
}
