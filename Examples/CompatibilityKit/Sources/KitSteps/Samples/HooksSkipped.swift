import StepKit

let hooksSkipped = StepLibrary(EmptyWorld.self) {
  Before { _ in }
  Before("@skip-before") { _ in try skip() }
  Before { _ in }

  Given("a normal step") { _ in }
  Given("a step that skips") { _ in try skip() }

  After { _ in }
  After("@skip-after") { _ in try skip() }
  After { _ in }
}
