import StepKit

let unusedSteps = StepLibrary(EmptyWorld.self) {
  Given("a step that is used") { _ in }
  Given("a step that is not used") { _ in }
}
