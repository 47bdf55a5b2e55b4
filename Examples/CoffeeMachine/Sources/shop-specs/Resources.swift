import StepKit

let resourceSteps = StepLibrary(ShopWorld.self) {
  Given("the menu in {string}") { (world: inout ShopWorld, name: String) in
    let text = try world.scenario.resource(name).text
    world.shop.menu = try DocString(text).decode([Shop.Drink].self, as: .yaml)
  }
  .described(as: "The menu is a YAML file beside the feature.")

  ResourceCheck(".yaml") { file, read in
    do {
      _ = try DocString(file.text).decode([Shop.Drink].self, as: .yaml)
    } catch {
      throw MenuError(description: "\(file.path): \(error)")
    }
  }
}

struct MenuError: Error, CustomStringConvertible {
  let description: String
}
