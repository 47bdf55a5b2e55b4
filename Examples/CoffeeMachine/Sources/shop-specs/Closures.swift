import StepKit

extension StepParameter where Value == Shop.Size {
  static var size: Self { StepParameter("size") }
}

let closureSteps = StepLibrary(ShopWorld.self) {
  When("the customer complains") { world, scenario in
    scenario.log("a complaint about \(world.shop.sold)")
  }
  .described(as: "Leaves a note in the report.")

  When("{word} waits for {int} minute(s)") {
    (world: inout ShopWorld, scenario: ScenarioContext, name: String, minutes: Int) in
    scenario.log("\(name) waits")
    world.shop.minutesWaited += minutes
  }
  .described(as: "Lets minutes pass for somebody.")

  Given("{int} people pass by") { _ in }
    .described(as: "Nobody comes in.")

  When("{} people buy a/an {}", .count, .word) { world, count, name in
    await world.shop.sell(name, count: count)
  }
  .described(as: "Sells one drink to each.")

  Then("the {} on the menu is {}", .word, .size) { world, name, size in
    try expect(world.shop.menu.first { $0.name == name }?.size, equals: size, "the size")
  }
  .described(as: "Checks the size of a drink on the menu.")

  When(regex: /^(\d+) minutes? later$/) { world, minutes in
    world.shop.minutesWaited += Int(minutes) ?? 0
  }
  .described(as: "Lets minutes pass.", example: "5 minutes later")

  When(.regex(/^after (\d+) minutes?$/)) { (world: inout ShopWorld, minutes: Int) in
    world.shop.minutesWaited += minutes
  }
  .described(as: "Lets minutes pass.", example: "after 5 minutes")

  ParameterType("clock", #"(\d+):(\d\d)( pm)?"#) { (hours: Int, minutes: Int, pm: String?) in
    (pm == nil ? hours : hours + 12) * 60 + minutes
  }
  .described(as: "A time of day.", example: "1:30 pm")

  When("somebody waits from {clock} to {clock}") {
    (world: inout ShopWorld, start: Int, end: Int) in
    world.shop.minutesWaited += end - start
  }
  .described(as: "Lets the minutes between two times of day pass.")
}
