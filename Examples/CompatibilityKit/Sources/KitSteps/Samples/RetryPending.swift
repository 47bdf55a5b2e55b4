import StepKit

let retryPending = StepLibrary(EmptyWorld.self) {
  Given("a pending step") { _ in try pending() }
}
