import StepKit

let parameterSteps = StepLibrary(ShopWorld.self) {
  ParameterType("size", "small|large") { text in
    try require(Shop.Size(rawValue: text), "there is no size \(text)")
  }

  ParameterType(
    "price", #"(\d+) EUR|(\d+) cents"#,
    groups: { groups in
      let euros = groups[0].flatMap { Int($0) }
      return try require(
        euros.map { $0 * 100 } ?? groups[1].flatMap { Int($0) }, "the price has no number")
    })

  Given("a {size} {word} costs {price}") {
    (world: inout ShopWorld, size: Shop.Size, name: String, cents: Int) in
    world.shop.menu.append(Shop.Drink(name: name, price: cents, size: size))
  }

  When("I wait( for {int} minutes)") { (world: inout ShopWorld, minutes: Int?) in
    world.shop.minutesWaited += minutes ?? 1
  }

  When("{duration} pass(es)") { (world: inout ShopWorld, time: Duration) in
    world.shop.minutesWaited += Int(time.components.seconds / 60)
  }

  Then("the {ordinal} of {count} drinks sold is a/an {word}") {
    (world: inout ShopWorld, position: Int, count: Int, name: String) in
    try expect(world.shop.sold.count, equals: count, "the number of drinks sold")
    try expect(world.shop.sold[position - 1], equals: name, "the drink")
  }

  Then("{quoted list} is/are sold") { (world: inout ShopWorld, names: [String]) in
    try expect(world.shop.sold, equals: names, "the drinks sold")
  }

  When("^I buy (?:a|an) (espresso|cappuccino)$") { (world: inout ShopWorld, drink: String) in
    await world.shop.sell(drink)
  }

  Composed("{word} has the usual") { (name: String) in
    "I wait"
    "I buy an espresso"
    "\"\(name)\" is a regular"
  }

  Then("{string} is a regular") { (world: inout ShopWorld, name: String) in
    world.shop.stamps += 1
  }
}
