import StepKit

let openingSteps = StepLibrary(ShopWorld.self) {
  Given("the shop is open") { world in world.shop.isOpen = true }
    .statesDefault(opposite: "the shop is closed")

  Given("the shop is closed") { world in world.shop.isOpen = false }

  When("the shop closes") { world in world.shop.isOpen = false }
    .isIdempotent()
}
