import StepKit

/// What the sentences about gifts need of a World.
protocol TakesGifts: World {
  mutating func receive(gift: String) async
}

/// The sentences about gifts, for every World that takes them.
func giftSteps<W: TakesGifts>(_ world: W.Type) -> StepLibrary {
  StepLibrary(world) {
    When("somebody gives away a/an {word}") { (world: inout W, gift: String) in
      await world.receive(gift: gift)
    }
    .described(as: "Hands out a gift.")
  }
}

extension ShopWorld: TakesGifts {
  mutating func receive(gift: String) async { await shop.sell(gift) }
}

let remarkSteps = StepLibrary {
  Step("note that {}") { (_: inout EmptyWorld, scenario: ScenarioContext, text: String) in
    scenario.log(text)
  }
  .described(as: "Leaves a remark in the report, in any scenario.")
}
