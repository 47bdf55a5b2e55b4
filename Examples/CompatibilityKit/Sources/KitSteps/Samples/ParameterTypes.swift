import StepKit

private struct Flight: Equatable {
  let origin: String
  let destination: String
}

let parameterTypes = StepLibrary(EmptyWorld.self) {
  ParameterType("flight", "([A-Z]{3})-([A-Z]{3})") { (airports: [String?]) in
    Flight(
      origin: try require(airports[0], "the flight has no origin"),
      destination: try require(airports[1], "the flight has no destination"))
  }

  Given("{flight} has been delayed") { (_: inout EmptyWorld, flight: Flight) in
    try expect(flight, equals: Flight(origin: "LHR", destination: "CDG"), "the flight")
  }
}
