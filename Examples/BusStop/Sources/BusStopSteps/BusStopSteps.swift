import BusStop
import Pictures
public import StepKit
import TestDoubles

public let busStopSteps = StepLibrary(BusStopWorld.self) {
  parameterSteps

  Given("the server answers as in {string}") { (world: inout BusStopWorld, name: String) in
    let file = try world.scenario.resource(name)
    for route in try Fixture(text: file.text, path: name).routes { world.network.add(route) }
  }

  Given("the server is out of order") { world in
    world.network.add(
      .init(.path("/departures"), answers: [.text("out of order", status: 503)]))
  }

  Given("the server does not answer yet") { world in
    world.network.add(.init(.path("/departures"), answers: [.text("7;Station;9", isHeld: true)]))
  }

  Given("the connection is lost") { world in world.network.goOffline() }

  When("the board is turned on") { world in world.board.turnOn() }

  When("the server answers") { world in try world.network.releaseHeld() }

  When("{duration} pass(es)") { (world: inout BusStopWorld, time: Duration) in
    world.clock.advance(by: time)
  }

  Then("the board shows:") { (world: inout BusStopWorld, expected: DataTable) in
    let shown = world.board.departures.map { [$0.line, $0.destination, "\($0.minutes)"] }
    try expected.diff(against: [["line", "to", "minutes"]] + shown, "the board")
  }

  Then("the board is empty") { world in
    try expect(world.board.departures, equals: [], "the board")
  }

  Then("the server was asked {count} time(s)") { (world: inout BusStopWorld, count: Int) in
    try expect(world.network.requests.count, equals: count, "the number of requests")
  }

  AfterStep { world, step in
    try world.network.verify()
    let picture = Screen(world.board).svg(theme: .light)
    step.scenario.attach(Array(picture.utf8), mediaType: "image/svg+xml", fileName: "board.svg")
  }
}
