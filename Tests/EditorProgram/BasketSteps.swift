import StepKit

struct Basket: World {
  var fruit = 0
  let scenario: ScenarioContext
  init(_ scenario: ScenarioContext) { self.scenario = scenario }
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
  Given("a basket as in {string}") { (basket: inout Basket, name: String) in
    basket.fruit = Int(try basket.scenario.resource(name).text.filter(\.isNumber)) ?? 0
  }
}
