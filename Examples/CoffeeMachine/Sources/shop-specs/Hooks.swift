import StepKit

let hooks = StepLibrary(ShopWorld.self) {
  BeforeAll(name: "start the till") { run in run.share("till 1", as: "till") }

  BeforeFeature("@menu") { feature in feature.log("the menu is \(feature.name)") }

  Before("@regular and not @guest", name: "stamp the card") { world in world.shop.stamps = 9 }

  After { world, scenario in scenario.log("\(world.shop.sold.count) sold") }

  AfterStep { world, step in
    if step.status == .failed { step.scenario.attach(world.shop.receipt, fileName: "receipt.txt") }
  }
}
