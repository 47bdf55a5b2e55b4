import StepKit

let cdata = StepLibrary(EmptyWorld.self) {
  Given("I have {int} <![CDATA[cukes]]> in my belly") { (_: inout EmptyWorld, _: Int) in }
}
