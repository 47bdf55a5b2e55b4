import StepKit

struct Basket: World {
  var fruit = 0

  init(_ scenario: ScenarioContext) {}
}

let basketSteps = StepLibrary(Basket.self) {
  /// Fills the basket anew.
  Given("a basket with {int} apples") { (basket: inout Basket, count: Int) in
    basket.fruit = count
  }
  When("I nibble {int} apples") { (basket: inout Basket, count: Int) in
    basket.fruit -= count
  }
  Then("{int} apples are left") { (basket: inout Basket, count: Int) in
    try expect(basket.fruit, equals: count)
  }
}
