import StepKit

let allStatuses = StepLibrary(EmptyWorld.self) {
  Step("^a step$") { _ in }
  Step("^a failing step$") { _ in throw Kit.Error("whoops") }
  Step("^a pending step$") { _ in try pending() }
  Step("^a skipped step$") { _ in try skip() }
  Step("^an ambiguous (.*?)$") { (_: inout EmptyWorld, _: String) in }
  Step("^(.*?) ambiguous step$") { (_: inout EmptyWorld, _: String) in }
}
