import StepKit

/// The system under specification; a real one would be a module of its own.
struct CoffeeMachine {
  enum Drink: String {
    case espresso
    case cappuccino

    var price: Int { self == .espresso ? 2 : 3 }
  }

  private(set) var credit = 0
  private(set) var served: [Drink] = []

  mutating func insert(coins: Int) { credit += coins }

  mutating func order(_ drink: Drink) -> Bool {
    guard credit >= drink.price else { return false }
    credit -= drink.price
    served.append(drink)
    return true
  }
}

/// State that the steps of one scenario share.
struct CoffeeWorld: World {
  var machine = CoffeeMachine()
  var refused = false

  init(_ scenario: ScenarioContext) {}
}

let coffeeSteps = StepLibrary(CoffeeWorld.self) {
  ParameterType("drink", "espresso|cappuccino") { text in
    try require(CoffeeMachine.Drink(rawValue: text), "there is no drink called \(text)")
  }
  .described(as: "What the machine makes.")

  Given("a customer has inserted {int} coin(s)") { (coffee: inout CoffeeWorld, coins: Int) in
    coffee.machine.insert(coins: coins)
  }
  .described(as: "Pays in advance: the coins are the credit for orders.")

  When("the customer orders a/an {drink}") {
    (coffee: inout CoffeeWorld, drink: CoffeeMachine.Drink) in
    coffee.refused = !coffee.machine.order(drink)
  }
  .described(as: "Presses the button of a drink; without enough credit the order is refused.")

  Then("the machine serves a/an {drink}") {
    (coffee: inout CoffeeWorld, drink: CoffeeMachine.Drink) in
    try expect(coffee.machine.served, equals: [drink], "what was served")
  }
  .described(as: "Checks that the drink was served, and no other.")

  Then("the order is refused") { coffee in
    try expect(coffee.refused, "the machine took the order")
  }
  .described(as: "Checks that the last order was not taken.")

  Then("{int} coin(s) is/are left") { (coffee: inout CoffeeWorld, coins: Int) in
    try expect(coffee.machine.credit, equals: coins, "the credit")
  }
  .described(as: "Checks the credit that is left for other orders.")
}
