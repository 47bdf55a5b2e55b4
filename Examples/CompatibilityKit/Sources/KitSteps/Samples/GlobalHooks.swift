import StepKit

let globalHooks = StepLibrary(EmptyWorld.self) {
  BeforeAll { _ in }
  BeforeAll { _ in }

  When("a step passes") { _ in }
  When("a step fails") { _ in throw Kit.Error("Exception in step") }

  AfterAll { _ in }
  AfterAll { _ in }
}
