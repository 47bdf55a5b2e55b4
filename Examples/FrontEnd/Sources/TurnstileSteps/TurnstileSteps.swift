public import StepKit

/// The system under specification; a real one would be a module of its own.
struct Turnstile {
  private(set) var isOpen = false
  private(set) var returnedCoins = 0

  mutating func insertCoin() { isOpen = true }

  mutating func walkThrough() { isOpen = false }
}

struct TurnstileWorld: World {
  var turnstile = Turnstile()

  init(_ scenario: ScenarioContext) {}
}

public let turnstileSteps = StepLibrary(TurnstileWorld.self) {
  Given("a turnstile") { _ in }

  When("someone inserts a coin") { world in world.turnstile.insertCoin() }

  When("someone inserts {int} coin(s)") { (world: inout TurnstileWorld, coins: Int) in
    for _ in 0..<coins { world.turnstile.insertCoin() }
  }

  When("someone walks through") { world in world.turnstile.walkThrough() }

  Then("it is open") { world in try expect(world.turnstile.isOpen, "the turnstile is closed") }

  Then("it is closed") { world in try expect(!world.turnstile.isOpen, "the turnstile is open") }

  Then("{int} coin(s) is/are returned") { (world: inout TurnstileWorld, coins: Int) in
    try expect(world.turnstile.returnedCoins, equals: coins, "the returned coins")
  }
}
