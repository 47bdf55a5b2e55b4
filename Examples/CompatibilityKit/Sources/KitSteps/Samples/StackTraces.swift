import StepKit

let stackTraces = StepLibrary(EmptyWorld.self) {
  When("a step throws an exception") { _ in throw Kit.Error("BOOM") }
}
