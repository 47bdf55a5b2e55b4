import BusStop
import StepKit

extension StepParameter where Value == Departure {
  static var departure: Self { StepParameter("departure") }
}

let parameterSteps = StepLibrary(BusStopWorld.self) {
  ParameterType("currency", "is|is not") { text in text == "is" }
    .described(as: "Whether it is so.")

  ParameterType("departure", #"the (\d+) to (\w+) in (\d+) minutes?"#) {
    (line: String, destination: String, minutes: Int) in
    Departure(line: line, destination: destination, minutes: minutes)
  }
  .described(as: "A bus that is about to leave.", example: "the 12 to Harbor in 4 minutes")

  Given("the server announces {departure}") { (world: inout BusStopWorld, departure: Departure) in
    let answer = "\(departure.line);\(departure.destination);\(departure.minutes)"
    world.network.add(.init(.path("/departures"), answers: [.text(answer)]))
  }

  Then("the next bus is {}", .departure) { world, departure in
    try expect(world.board.departures.first, equals: departure, "the first line of the board")
  }

  Then("the board {currency} current") { (world: inout BusStopWorld, isCurrent: Bool) in
    try expect(world.board.isCurrent, equals: isCurrent, "whether the board is current")
  }
}
