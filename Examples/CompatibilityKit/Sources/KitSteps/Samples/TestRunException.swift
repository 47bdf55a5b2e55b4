import StepKit

/// A run that cannot begin: what its features need is not there, which is seen before any scenario.
let testRunException = StepLibrary(EmptyWorld.self) {
  Given("a step") { _ in }
  ResourceCheck(".feature") { _, _ in throw Kit.Error("Whoops!") }
}
