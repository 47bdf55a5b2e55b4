import StepKit

let docStrings = StepLibrary(EmptyWorld.self) {
  Given("a doc string:") { (_: inout EmptyWorld, _: DocString) in }
}
