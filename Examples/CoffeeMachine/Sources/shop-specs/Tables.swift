import StepKit

let tableSteps = StepLibrary(ShopWorld.self) {
  Given("the menu:") { (world: inout ShopWorld, menu: [Shop.Drink]) in
    world.shop.menu = menu
  }
  .described(as: "The menu is this table: a drink a row.")

  Given("the prices:") { (world: inout ShopWorld, prices: [String: Int]) in
    world.shop.menu = prices.map { Shop.Drink(name: $0.key, price: $0.value) }
  }
  .described(as: "The menu is this table: a name and a price a row.")

  When("this order comes in:") { (world: inout ShopWorld, order: Shop.Order) in
    for line in order.lines { await world.shop.sell(line.drink, count: line.count) }
  }
  .described(as: "Sells what the order lists, as JSON or YAML.")

  Then("the menu is:") { (world: inout ShopWorld, menu: DataTable) in
    try menu.diff(against: world.shop.menu, ignoring: [.rowOrder], "the menu")
  }
  .described(as: "Compares the menu with a table, in any order.")

  When("{int} visitors come in") { (world: inout ShopWorld, count: Int) in
    for _ in 0..<count { await world.counter.count() }
  }
  .described(as: "So many people come in at once.")

  Then("the board shows:") { (world: inout ShopWorld, board: DataTable) in
    try expect(world.shop.menu.map(\.name), equals: board.hashes().compactMap { $0["drink"] })
  }
  .described(as: "Compares the names of the drinks with a column of the table.")
}
