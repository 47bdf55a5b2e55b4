import Parking
import StepKit
import Testing

struct ParkingWorld: World {
  var meter = Meter()

  init(_ scenario: ScenarioContext) {}
}

let parkingSteps = StepLibrary(ParkingWorld.self) {
  Given("a parking meter") { _ in }
}
