import StepKit

let failedishCombinations = StepLibrary(EmptyWorld.self) {
  Step("^a step$") { _ in }
  Step("^a skipped step$") { _ in try skip() }
  Step("^a pending step$") { _ in try pending() }
  Step("^an ambiguous (.*?)$") { (_: inout EmptyWorld, _: String) in }
  Step("^(.*?) ambiguous step$") { (_: inout EmptyWorld, _: String) in }
  Step("^a failing step$") { _ in throw Kit.Error("whoops") }
}
