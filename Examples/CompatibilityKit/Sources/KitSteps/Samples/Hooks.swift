import StepKit

let hooks = StepLibrary(EmptyWorld.self) {
  Before { _ in }
  When("a step passes") { _ in }
  When("a step fails") { _ in throw Kit.Error("Exception in step") }
  After { _ in }
}
