import StepKit

private struct Machine: World {
  var cents = 0
  var stock = 0
  var hasSold = false

  init(_ scenario: ScenarioContext) {}
}

let rules = StepLibrary(Machine.self) {
  Given("the customer has {int} cents") { (machine: inout Machine, cents: Int) in
    machine.cents = cents
  }

  Given("there are chocolate bars in stock") { machine in machine.stock = 5 }

  Given("there are no chocolate bars in stock") { machine in machine.stock = 0 }

  When("the customer tries to buy a {int} cent chocolate bar") {
    (machine: inout Machine, price: Int) in
    machine.hasSold = machine.stock > 0 && machine.cents >= price
  }

  Then("the sale should not happen") { machine in
    try expect(!machine.hasSold, "a chocolate bar was sold")
  }

  Then("the sale should happen") { machine in
    try expect(machine.hasSold, "no chocolate bar was sold")
  }
}
