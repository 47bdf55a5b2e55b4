import StepKit

private struct Basket: World {
  var cucumbers = 0

  init(_ scenario: ScenarioContext) {}
}

let examplesTablesUndefined = StepLibrary(Basket.self) {
  Given("there are {int} cucumbers") { (basket: inout Basket, count: Int) in
    basket.cucumbers = count
  }

  When("I eat {int} cucumbers") { (basket: inout Basket, count: Int) in basket.cucumbers -= count }

  Then("I should have {int} cucumbers") { (basket: inout Basket, expected: Int) in
    try expect(basket.cucumbers, equals: expected, "the cucumbers that are left")
  }
}
