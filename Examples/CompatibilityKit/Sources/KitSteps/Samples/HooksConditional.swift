import StepKit

let hooksConditional = StepLibrary(EmptyWorld.self) {
  Before("@passing-hook") { _ in }
  Before("@fail-before") { _ in throw Kit.Error("Exception in conditional hook") }
  When("a step passes") { _ in }
  After("@fail-after") { _ in throw Kit.Error("Exception in conditional hook") }
  After("@passing-hook") { _ in }
}
