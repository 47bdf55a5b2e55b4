import StepKit

/// The Worlds with state of the step definitions, by position, and which of them may be combined in
/// one scenario.
///
/// Positions, because every step of a run is looked at.
struct WorldTable: Sendable {
  /// In the order of their first step definition.
  private(set) var worlds: [WorldType] = []
  private var combinations: [WorldCombination] = []
  /// Whether the Worlds at two positions exclude each other, row by row.
  private var exclusions: [Bool] = []
  /// Whether any two of them exclude each other: otherwise no scenario needs to be looked at.
  private(set) var canClash = false

  /// The position of a World; nil for one without state, which mixes with all.
  mutating func position(of world: WorldType) -> Int? {
    guard world.hasState else { return nil }
    if let known = worlds.firstIndex(of: world) { return known }
    worlds.append(world)
    return worlds.count - 1
  }

  /// The position of a World that definitions use.
  func knownPosition(of world: WorldType) -> Int? { worlds.firstIndex(of: world) }

  /// Whether what belongs to one World, or to none with state, may serve a scenario of another.
  func permits(_ world: Int?, in scenario: Int) -> Bool {
    world.map { !clash($0, scenario) } ?? true
  }

  mutating func add(_ combination: WorldCombination) { combinations.append(combination) }

  /// Decides which Worlds exclude each other, once all are known.
  mutating func finish() {
    exclusions = worlds.flatMap { left in worlds.map { right in excludes(left, right) } }
    canClash = exclusions.contains(true)
  }

  /// Whether the Worlds at two positions must not serve the same scenario.
  func clash(_ left: Int, _ right: Int) -> Bool { exclusions[left * worlds.count + right] }

  /// Whether two Worlds must not serve the same scenario, as far as combinations are known.
  func excludes(_ left: WorldType, _ right: WorldType) -> Bool {
    left != right && left.hasState && right.hasState
      && !combinations.contains { combination in
        switch combination.other {
        case nil: combination.world == left || combination.world == right
        case let other?:
          (combination.world, other) == (left, right) || (combination.world, other) == (right, left)
        }
      }
  }
}
