import StepKit

let globalHooksBeforeAllError = StepLibrary(EmptyWorld.self) {
  BeforeAll { _ in }
  BeforeAll { _ in throw Kit.Error("BeforeAll hook went wrong") }
  BeforeAll { _ in }

  When("a step passes") { _ in }

  AfterAll { _ in }
  AfterAll { _ in }
}
