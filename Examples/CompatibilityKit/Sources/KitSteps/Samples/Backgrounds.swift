import StepKit

private struct Shop: World {
  var orders: [String] = []
  var served: [String] = []

  init(_ scenario: ScenarioContext) {}
}

let backgrounds = StepLibrary(Shop.self) {
  Given("an order for {string}") { (shop: inout Shop, item: String) in shop.orders.append(item) }
  When("an action") { shop in shop.served = shop.orders }
  Then("an outcome") { shop in try expect(shop.served, equals: shop.orders, "what was served") }
}
