import StepKit

let parameterSteps = StepLibrary(ShopWorld.self) {
  ParameterType("size", "small|large") { text in
    try require(Shop.Size(rawValue: text), "there is no size \(text)")
  }
  .described(as: "The size of a cup.", example: "large")

  ParameterType(
    "price", #"(\d+) EUR|(\d+) cents"#,
    groups: { groups in
      let euros = groups[0].flatMap { Int($0) }
      return try require(
        euros.map { $0 * 100 } ?? groups[1].flatMap { Int($0) }, "the price has no number")
    }
  )
  .described(as: "A price in euros or in cents.", example: "3 EUR")

  Given("a {size} {word} costs {price}") {
    (world: inout ShopWorld, size: Shop.Size, name: String, cents: Int) in
    world.shop.menu.append(Shop.Drink(name: name, price: cents, size: size))
  }
  .described(as: "Puts a drink on the menu.", example: "a large espresso costs 3 EUR")

  When("I wait( for {int} minutes)") { (world: inout ShopWorld, minutes: Int?) in
    world.shop.minutesWaited += minutes ?? 1
  }
  .described(as: "Lets minutes pass, or one.")

  When("{duration} pass(es)") { (world: inout ShopWorld, time: Duration) in
    world.shop.minutesWaited += Int(time.components.seconds / 60)
  }
  .described(as: "Lets whole minutes pass.")

  Then("the {ordinal} of {count} drinks sold is a/an {word}") {
    (world: inout ShopWorld, position: Int, count: Int, name: String) in
    try expect(world.shop.sold.count, equals: count, "the number of drinks sold")
    try expect(world.shop.sold[position - 1], equals: name, "the drink")
  }
  .described(as: "Checks how many drinks were sold, and which one came at that position.")

  Then("{quoted list} is/are sold") { (world: inout ShopWorld, names: [String]) in
    try expect(world.shop.sold, equals: names, "the drinks sold")
  }
  .described(as: "Checks all drinks that were sold, in order.")

  When("^I buy (?:a|an) (espresso|cappuccino)$") { (world: inout ShopWorld, drink: String) in
    await world.shop.sell(drink)
  }
  .described(as: "Buys a drink, which takes a while.")

  Composed("{word} has the usual") { (name: String) in
    "I wait"
    "I buy an espresso"
    "\"\(name)\" is a regular"
  }
  .described(as: "Waits, buys an espresso, and becomes a regular.")

  Then("{string} is a regular") { (world: inout ShopWorld, name: String) in
    world.shop.stamps += 1
  }
  .described(as: "Gives the customer a stamp.")
}
