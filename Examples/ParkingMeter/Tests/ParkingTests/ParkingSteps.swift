import Parking
import StepKit
import Testing

struct ParkingWorld: World {
  var meter = Meter()

  init(_ scenario: ScenarioContext) {}
}

let parkingSteps = StepLibrary(ParkingWorld.self) {
  Given("a parking meter") { _ in }

  When("{int} coin(s) is/are inserted") { (world: inout ParkingWorld, coins: Int) in
    for _ in 0..<coins { world.meter.insertCoin() }
  }

  When("{int} minutes pass") { (world: inout ParkingWorld, minutes: Int) in
    world.meter.pass(minutes: minutes)
  }

  Then("it shows {int} minutes") { (world: inout ParkingWorld, minutes: Int) in
    #expect(world.meter.minutesLeft == minutes)
  }

  Then("{int} coin(s) is/are returned") { (world: inout ParkingWorld, coins: Int) in
    try expect(world.meter.returnedCoins, equals: coins, "the returned coins")
  }
}
