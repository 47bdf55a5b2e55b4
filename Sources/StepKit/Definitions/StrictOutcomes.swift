/// The rule that in scenarios of a library's World every step after Then checks something.
///
/// Gherkin matches steps whatever their keyword is, so `Then the cart is empty` may run a definition that
/// empties the cart, and is green whatever was in it:
///
///     let shopSteps = StepLibrary(ShopWorld.self) {
///       StrictOutcomes()
///       Given("the cart is empty") { shop in shop.cart.removeAll() }
///       Then("the cart holds nothing") { shop in try expect(shop.cart, equals: []) }
///     }
///
/// With the rule such a step is an error before anything runs: after Then only `Then` and `Step`
/// definitions count. A sentence made of others needs one of them that checks.
public struct StrictOutcomes: Sendable {
  /// Makes the rule hold for the World of the library that it stands in.
  public init() {}
}

/// The World in whose scenarios every step after Then checks something.
public struct OutcomeRule: Sendable {
  package let world: WorldType
}
