import StepKit

let pendingSteps = StepLibrary(EmptyWorld.self) {
  Given("an implemented non-pending step") { _ in }
  Given("an implemented step that is skipped") { _ in }
  Given("an unimplemented pending step") { _ in try pending() }
}
