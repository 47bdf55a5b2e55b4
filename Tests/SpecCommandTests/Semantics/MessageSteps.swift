import StepKit

/// The step code of `messages.feature`: one of each thing that has a message of its own.
let messageSteps = StepLibrary(RunningWorld.self) {
  ParameterType("color", "red|blue") { $0.uppercased() }
  Step("a {color} ball") { (_: inout RunningWorld, color: String) in
    try expect(color, equals: "RED")
  }
  Step("a {planet} of rock") { (_: inout RunningWorld, _: String) in }
  Step("a step that leaves one of everything") { world in
    world.scenario.attach("{}", mediaType: "application/json", fileName: "empty.json")
    world.scenario.attach([1, 2, 3], mediaType: "application/octet-stream")
    world.scenario.link("https://cucumber.io")
    world.scenario.log("a line")
  }
}
