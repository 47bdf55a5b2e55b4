import StepKit

let hooksNamed = StepLibrary(EmptyWorld.self) {
  Before(name: "A named before hook") { _ in }
  When("a step passes") { _ in }
  After(name: "A named after hook") { _ in }
}
