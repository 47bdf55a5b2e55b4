import StepKit

let multipleFeatures = StepLibrary(EmptyWorld.self) {
  Given("an order for {string}") { (_: inout EmptyWorld, _: String) in }
}
