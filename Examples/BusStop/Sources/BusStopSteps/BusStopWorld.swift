import BusStop
import StepKit
import TestDoubles

/// A board whose network and clock belong to the scenario.
struct BusStopWorld: World {
  let clock = VirtualScheduler()
  let network: StubNetwork
  let board: Board
  let scenario: ScenarioContext

  init(_ scenario: ScenarioContext) {
    network = StubNetwork(scheduler: clock)
    board = Board(stop: "Mill Road", client: network, scheduler: clock)
    self.scenario = scenario
  }
}
