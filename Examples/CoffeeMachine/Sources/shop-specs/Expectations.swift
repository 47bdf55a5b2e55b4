import StepKit

let expectationSteps = StepLibrary(ShopWorld.self) {
  Then("{int} {word} is/are sold") { (world: inout ShopWorld, count: Int, name: String) in
    let sold = world.shop.sold.filter { $0 == name }
    try expect(sold.count, equals: count, "the number of \(name)")
  }

  Then("the {word} costs {int}") { (world: inout ShopWorld, name: String, cents: Int) in
    let price = try require(world.shop.price(of: name), "\(name) is not on the menu")
    try expect(price == cents, "\(name) costs \(price)")
  }

  Then("nobody can order {word}") { (world: inout ShopWorld, name: String) in
    let shop = world.shop
    let error = try expect(throws: Shop.OrderError.self) { try shop.checkOrder(of: name) }
    try expect(error, equals: .notOnTheMenu(name))
  }

  Then("the counter has {int} visitor(s)") { (world: inout ShopWorld, count: Int) in
    try expect(await world.counter.visitors, equals: count, "the visitors")
  }

  Then("the customer has waited {int} minute(s) and has {int} stamp(s)") {
    (world: inout ShopWorld, minutes: Int, stamps: Int) in
    try softly {
      try expect(world.shop.minutesWaited, equals: minutes, "the minutes")
      try expect(world.shop.stamps, equals: stamps, "the stamps")
    }
  }

  Then("the receipt is printed") { world in
    if world.till == "no till" { try skip("needs a till") }
    guard !world.shop.sold.isEmpty else { try pending("an empty receipt") }
  }
}
