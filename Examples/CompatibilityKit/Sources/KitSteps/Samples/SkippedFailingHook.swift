import StepKit

let skippedFailingHook = StepLibrary(EmptyWorld.self) {
  Given("a step that skips") { _ in try skip() }
  After { _ in throw Kit.Error("whoops") }
}
