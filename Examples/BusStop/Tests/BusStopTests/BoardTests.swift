import BusStop
import StepKit
import TestDoubles
import Testing

/// The doubles and expectations of specrun in ordinary tests.
@Suite struct BoardTests {
  let clock = VirtualScheduler()
  let network: StubNetwork
  let board: Board

  init() {
    network = StubNetwork(scheduler: clock)
    board = Board(stop: "Mill Road", client: network, scheduler: clock)
  }

  @Test func answersArriveWithoutWaiting() throws {
    network.add(.init(.path("/departures"), answers: [.text("12;Harbor;4")]))
    board.turnOn()
    #expect(board.departures == [Departure(line: "12", destination: "Harbor", minutes: 4)])
    #expect(
      network.requests.map(\.address) == [
        "https://buses.example.com/departures?stop=Mill%20Road"
      ])
  }

  @Test func aHeldAnswerArrivesWhenTheTestSaysSo() throws {
    network.add(.init(.path("/departures"), answers: [.text("7;Station;9", isHeld: true)]))
    board.turnOn()
    #expect(board.departures.isEmpty)
    try network.releaseHeld()
    #expect(board.departures.count == 1)
  }

  @Test func aTimeoutTakesNoTime() {
    let timeout = StubNetwork.Answer(.failure(.timedOut), delay: .seconds(60))
    network.add(.init(.path("/departures"), answers: [.text("7;Station;9"), timeout]))
    board.turnOn()
    clock.advance(by: .seconds(89))
    #expect(board.isCurrent)
    clock.advance(by: .seconds(1))
    #expect(!board.isCurrent)
  }

  @Test func aRequestWithoutARouteIsNoSurprise() {
    network.add(.init(.path("/arrivals"), answers: [.text("")]))
    board.turnOn()
    let error = #expect(throws: StubNetworkError.self) { try network.verify() }
    #expect(
      error?.description
        == "no stub answers GET https://buses.example.com/departures?stop=Mill Road "
        + "(nearest: GET /arrivals)")
  }

  @Test func timersEndWithTheBoard() {
    network.add(.init(.path("/departures"), answers: [.text("")]))
    board.turnOn()
    clock.advance(by: .seconds(3600))
    #expect(network.requests.count == 121)
    board.turnOff()
    #expect(clock.pendingCount == 0)
  }

  @Test func expectationsOfStepKitShowWhatDiffers() throws {
    network.add(.init(.path("/departures"), answers: [.text("12;Harbor;4")]))
    board.turnOn()
    let first = try require(board.departures.first, "the board is empty")
    try expect(first.destination, equals: "Harbor", "the destination")
    try softly {
      try expect(first.line, equals: "12", "the line")
      try expect(first.minutes, equals: 4, "the minutes")
    }
  }
}
