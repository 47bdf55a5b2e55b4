/// The rule that in scenarios of a library's World every step after Then checks something.
///
/// Gherkin matches steps regardless of their keyword, so `Then the cart is empty` may run a definition that
/// empties the cart, and passes whatever was in it:
///
///     let shopSteps = StepLibrary(ShopWorld.self) {
///       StrictOutcomes()
///       Given("the cart is empty") { shop in shop.cart.removeAll() }
///       Then("the cart holds nothing") { shop in try expect(shop.cart, equals: []) }
///     }
///
/// With the rule such a step is an error before the run starts: after Then only `Then` and `Step`
/// definitions are allowed. Of the steps that make up another step, at least one must check something.
public struct StrictOutcomes: Sendable {
  /// Makes the rule apply to the World of its library.
  public init() {}
}

/// The World in whose scenarios every step after Then checks something.
public struct OutcomeRule: Sendable {
  package let world: WorldType
}
