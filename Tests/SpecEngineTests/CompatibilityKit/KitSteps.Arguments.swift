import StepKit

/// Samples about what a step is given.
extension KitSteps {
  static let backgrounds = StepLibrary(PlainWorld.self) {
    Given("an order for {string}") { (_: inout PlainWorld, _: String) in }
    When("an action") { _ in }
    Then("an outcome") { _ in }
  }

  static let multipleFeatures = StepLibrary(PlainWorld.self) {
    Given("an order for {string}") { (_: inout PlainWorld, _: String) in }
  }

  private struct TableWorld: World {
    var transposed: DataTable?
    init(_ scenario: ScenarioContext) {}
  }

  static let dataTables = StepLibrary(TableWorld.self) {
    When("the following table is transposed:") { (world: inout TableWorld, table: DataTable) in
      world.transposed = table.transposed()
    }
    Then("it should be:") { (world: inout TableWorld, table: DataTable) in
      try assertEqual(world.transposed, table)
    }
  }

  static let docStrings = StepLibrary(PlainWorld.self) {
    Given("a doc string:") { (_: inout PlainWorld, _: DocString) in }
  }

  private struct Cucumbers: World {
    var count = 0
    var friends = 0
    init(_ scenario: ScenarioContext) {}
  }

  static let examplesTables = StepLibrary(Cucumbers.self) {
    Given("there are {int} cucumbers") { (world: inout Cucumbers, count: Int) in
      world.count = count
    }
    Given("there are {int} friends") { (world: inout Cucumbers, friends: Int) in
      world.friends = friends
    }
    When("I eat {int} cucumbers") { (world: inout Cucumbers, count: Int) in world.count -= count }
    Then("I should have {int} cucumbers") { (world: inout Cucumbers, expected: Int) in
      try assertEqual(world.count, expected)
    }
    Then("each person can eat {int} cucumbers") { (world: inout Cucumbers, expected: Int) in
      try assertEqual(world.count / (1 + world.friends), expected)
    }
  }

  static let examplesTablesUndefined = StepLibrary(Cucumbers.self) {
    Given("there are {int} cucumbers") { (world: inout Cucumbers, count: Int) in
      world.count = count
    }
    When("I eat {int} cucumbers") { (world: inout Cucumbers, count: Int) in world.count -= count }
    Then("I should have {int} cucumbers") { (world: inout Cucumbers, expected: Int) in
      try assertEqual(world.count, expected)
    }
  }

  private struct Flight: Sendable {
    let from: String
    let to: String
  }

  static let parameterTypes = StepLibrary(PlainWorld.self) {
    ParameterType("flight", "([A-Z]{3})-([A-Z]{3})") { (groups: [String?]) in
      Flight(from: (groups.first ?? nil) ?? "", to: (groups.last ?? nil) ?? "")
    }
    Given("{flight} has been delayed") { (_: inout PlainWorld, flight: Flight) in
      try assertEqual(flight.from, "LHR")
      try assertEqual(flight.to, "CDG")
    }
  }

  static let unknownParameterType = StepLibrary(PlainWorld.self) {
    Given("{airport} is closed because of a strike") { (_: inout PlainWorld, _: String) in
      throw Error("Should not be called because airport parameter type has not been defined")
    }
  }

  static let regularExpression = StepLibrary(PlainWorld.self) {
    Given("/^a (.*?)(?: and a (.*?))?(?: and a (.*?))?$/") {
      (_: inout PlainWorld, first: String, _: String?, _: String?) in
      try assertEqual(first.isEmpty, false)
    }
  }

  private struct Shop: World {
    var cents = 0
    var stock = 0
    var hasSold = false
    init(_ scenario: ScenarioContext) {}
  }

  static let rules = StepLibrary(Shop.self) {
    Given("the customer has {int} cents") { (world: inout Shop, cents: Int) in world.cents = cents }
    Given("there are chocolate bars in stock") { world in world.stock = 5 }
    Given("there are no chocolate bars in stock") { world in world.stock = 0 }
    When("the customer tries to buy a {int} cent chocolate bar") {
      (world: inout Shop, cents: Int) in
      world.hasSold = world.stock > 0 && world.cents >= cents
    }
    Then("the sale should not happen") { world in try assertEqual(world.hasSold, false) }
    Then("the sale should happen") { world in try assertEqual(world.hasSold, true) }
  }

  static let unusedSteps = StepLibrary(PlainWorld.self) {
    Given("a step that is used") { _ in }
    Given("a step that is not used") { _ in }
  }
}
