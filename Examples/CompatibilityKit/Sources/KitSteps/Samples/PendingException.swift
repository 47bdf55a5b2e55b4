import StepKit

let pendingException = StepLibrary(EmptyWorld.self) {
  Given("an unimplemented pending step") { _ in try pending("TODO") }
}
