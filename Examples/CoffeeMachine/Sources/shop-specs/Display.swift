import StepKit

/// The display above the counter, which lives on the main actor as the views of an app do.
@MainActor final class Display {
  private(set) var lines: [String] = []

  func show(_ text: String) { lines.append(text) }
}

@MainActor struct DisplayWorld: World {
  let display = Display()

  init(_ scenario: ScenarioContext) {}
}

let displaySteps = StepLibrary(DisplayWorld.self) {
  When("the display says {string}") { @MainActor (world: inout DisplayWorld, text: String) in
    world.display.show(text)
  }
  .described(as: "Adds a line to the display.")

  When("the display thanks everybody") { @MainActor world in world.display.show("Thank you!") }
    .described(as: "Adds a line to the display.")

  Then("the display has {int} line(s)") { @MainActor (world: inout DisplayWorld, count: Int) in
    try expect(world.display.lines.count, equals: count, "the lines")
  }
  .described(as: "Counts the lines of the display.")
}
