import StepKit

let skippedException = StepLibrary(EmptyWorld.self) {
  Given("I skip a step") { _ in try skip("skipping") }
}
