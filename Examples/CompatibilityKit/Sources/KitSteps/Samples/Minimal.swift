import StepKit

let minimal = StepLibrary(EmptyWorld.self) {
  Given("I have {int} cukes in my belly") { (_: inout EmptyWorld, _: Int) in }
}
