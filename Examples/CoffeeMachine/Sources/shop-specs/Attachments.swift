import StepKit

let attachmentSteps = StepLibrary(ShopWorld.self) {
  Then("the receipt is as approved") { world in
    try world.scenario.approve(
      world.shop.receipt, as: "approved/receipt.txt", mediaType: "text/plain")
  }
  .described(as: "Compares the receipt with the approved file.")

  Then("the day is documented") { world in
    let scenario = world.scenario
    scenario.attach(Array(world.shop.receipt.utf8), mediaType: "text/plain", fileName: "day.txt")
    scenario.attach(url: "films/day.mp4", mediaType: "video/mp4")
    scenario.link("https://example.com/days/1")
    scenario.log("a quiet day")
  }
  .described(as: "Attaches the receipt, a film and a link to the report.")
}
