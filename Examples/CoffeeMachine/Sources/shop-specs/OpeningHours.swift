import StepKit

let openingSteps = StepLibrary(ShopWorld.self) {
  Given("the shop is open") { world in world.shop.isOpen = true }
    .statesDefault(opposite: "the shop is closed")
    .described(as: "Opens the door, which is open from the start.")

  Given("the shop is closed") { world in world.shop.isOpen = false }
    .described(as: "Nobody can buy anything.")

  When("the shop closes") { world in world.shop.isOpen = false }
    .isIdempotent()
    .described(as: "Nobody can buy anything from now on.")
}
