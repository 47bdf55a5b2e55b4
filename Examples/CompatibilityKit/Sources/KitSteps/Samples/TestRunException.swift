import StepKit

/// A run that cannot begin: something that its features need is missing, as is seen before any scenario.
let testRunException = StepLibrary(EmptyWorld.self) {
  Given("a step") { _ in }
  ResourceCheck(".feature") { _, _ in throw Kit.Error("Whoops!") }
}
