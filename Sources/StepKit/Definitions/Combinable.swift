/// The permission to use steps of another World in the scenarios of a library's World.
///
/// Worlds know nothing of each other: a scenario that uses two that have state is an error before
/// anything runs. Where that is meant, one of their libraries, or a third one, says so:
///
///     let shopSteps = StepLibrary(ShopWorld.self) {
///       Combinable(with: MailWorld.self)
///       Given("an empty cart") { shop in … }
///     }
///
/// It holds in both directions and for these two Worlds alone; three Worlds in a scenario take three
/// of them. A World without state, such as `EmptyWorld`, needs none.
public struct Combinable: Sendable {
  /// Nil for every World.
  private let other: WorldType?

  private init(_ other: WorldType?) { self.other = other }

  /// Permits one World.
  public init<W: World>(with world: W.Type) { self.init(WorldType(world)) }

  /// Permits every World, for a library that serves them all, such as one that reads mail.
  public static var withEveryWorld: Combinable { Combinable(nil) }

  func combination(of world: WorldType) -> WorldCombination {
    WorldCombination(world: world, other: other)
  }
}

/// Two Worlds that one scenario may use, with their types erased.
public struct WorldCombination: Sendable {
  package let world: WorldType
  /// Nil for every World.
  package let other: WorldType?
}
