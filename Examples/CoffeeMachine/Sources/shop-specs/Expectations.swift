import StepKit

let expectationSteps = StepLibrary(ShopWorld.self) {
  Then("{int} {word} is/are sold") { (world: inout ShopWorld, count: Int, name: String) in
    let sold = world.shop.sold.filter { $0 == name }
    try expect(sold.count, equals: count, "the number of \(name)")
  }
  .described(as: "Checks how many of one drink were sold.")

  Then("the {word} costs {int}") { (world: inout ShopWorld, name: String, cents: Int) in
    let price = try require(world.shop.price(of: name), "\(name) is not on the menu")
    try expect(price == cents, "\(name) costs \(price)")
  }
  .described(as: "Checks a price on the menu, in cents.")

  Then("nobody can order {word}") { (world: inout ShopWorld, name: String) in
    let shop = world.shop
    let error = try expect(throws: Shop.OrderError.self) { try shop.checkOrder(of: name) }
    try expect(error, equals: .notOnTheMenu(name))
  }
  .described(as: "Checks that a drink is not on the menu.")

  Then("the counter has {int} visitor(s)") { (world: inout ShopWorld, count: Int) in
    try expect(await world.counter.visitors, equals: count, "the visitors")
  }
  .described(as: "Checks how many people have come in.")

  Then("the customer has waited {int} minute(s) and has {int} stamp(s)") {
    (world: inout ShopWorld, minutes: Int, stamps: Int) in
    try softly {
      try expect(world.shop.minutesWaited, equals: minutes, "the minutes")
      try expect(world.shop.stamps, equals: stamps, "the stamps")
    }
  }
  .described(as: "Checks the minutes and the stamps, both even if the first is wrong.")

  Then("the receipt is printed") { world in
    if world.till == "no till" { try skip("needs a till") }
    guard !world.shop.sold.isEmpty else { try pending("an empty receipt") }
  }
  .described(as: "Checks that something was sold, where the run has a till.")
}
