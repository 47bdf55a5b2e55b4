import StepKit

let globalHooksAfterAllError = StepLibrary(EmptyWorld.self) {
  BeforeAll { _ in }
  BeforeAll { _ in }

  When("a step passes") { _ in }

  AfterAll { _ in }
  AfterAll { _ in throw Kit.Error("AfterAll hook went wrong") }
  AfterAll { _ in }
}
