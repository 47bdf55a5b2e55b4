import StepKit

let skipped = StepLibrary(EmptyWorld.self) {
  Given("a step that does not skip") { _ in }
  Given("a step that is skipped") { _ in }
  Given("I skip a step") { _ in try skip() }
}
