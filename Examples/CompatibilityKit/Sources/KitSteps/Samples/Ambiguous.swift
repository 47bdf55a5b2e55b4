import StepKit

let ambiguous = StepLibrary(EmptyWorld.self) {
  Given("^a (.*?) with (.*?)$") { (_: inout EmptyWorld, _: String, _: String) in }
  Given("^a step with (.*?)$") { (_: inout EmptyWorld, _: String) in }
}
