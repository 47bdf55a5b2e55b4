import StepKit

private struct Table: World {
  var cucumbers = 0
  var friends = 0

  init(_ scenario: ScenarioContext) {}
}

let examplesTables = StepLibrary(Table.self) {
  Given("there are {int} cucumbers") { (table: inout Table, count: Int) in
    table.cucumbers = count
  }

  Given("there are {int} friends") { (table: inout Table, count: Int) in table.friends = count }

  When("I eat {int} cucumbers") { (table: inout Table, count: Int) in table.cucumbers -= count }

  Then("I should have {int} cucumbers") { (table: inout Table, expected: Int) in
    try Kit.assertEqual(table.cucumbers, expected)
  }

  Then("each person can eat {int} cucumbers") { (table: inout Table, share: Int) in
    try Kit.assertEqual(table.cucumbers / (1 + table.friends), share)
  }
}
