import StepKit

let undefined = StepLibrary(EmptyWorld.self) {
  Given("an implemented step") { _ in }
  Given("a step that will be skipped") { _ in }
}
