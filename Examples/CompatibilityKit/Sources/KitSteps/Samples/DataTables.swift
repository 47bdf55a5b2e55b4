import StepKit

private struct TableWorld: World {
  var transposed: DataTable?

  init(_ scenario: ScenarioContext) {}
}

let dataTables = StepLibrary(TableWorld.self) {
  When("the following table is transposed:") { (world: inout TableWorld, table: DataTable) in
    world.transposed = table.transposed()
  }

  Then("it should be:") { (world: inout TableWorld, expected: DataTable) in
    try expect(world.transposed, equals: expected, "the transposed table")
  }
}
