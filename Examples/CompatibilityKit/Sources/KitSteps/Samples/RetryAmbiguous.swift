import StepKit

/// One pattern defined twice; a run must allow that.
let retryAmbiguous = StepLibrary(EmptyWorld.self) {
  Given("an ambiguous step") { _ in }
  Given("an ambiguous step") { _ in }
}
