import Parking
import StepKit
import Testing
import XCTest

struct MeterWorld: World {
  var meter = Meter()

  init(_ scenario: ScenarioContext) {}
}

/// Steps that were written for XCTest.
let meterSteps = StepLibrary(MeterWorld.self) {
  Given("a parking meter") { _ in }

  When("{int} coin(s) is/are inserted") { (world: inout MeterWorld, coins: Int) in
    for _ in 0..<coins { world.meter.insertCoin() }
  }

  When("{int} minutes pass") { (world: inout MeterWorld, minutes: Int) in
    world.meter.pass(minutes: minutes)
  }

  Then("it shows {int} minutes") { (world: inout MeterWorld, minutes: Int) in
    XCTAssertEqual(world.meter.minutesLeft, minutes)
  }

  Then("{int} coin(s) is/are returned") { (world: inout MeterWorld, coins: Int) in
    #expect(world.meter.returnedCoins == coins)
  }
}
