import Mastermind

/// Chance that yields the digits of codes that a scenario gives, and then nothing.
struct ScriptedRandom: RandomSource {
  private var numbers: ArraySlice<Int>
  /// Whether more was asked for than the scenario gives.
  private(set) var hasRunDry = false

  init(_ codes: [Code]) {
    numbers = codes.flatMap(\.digits).map { $0 - 1 }[...]
  }

  /// Whether the scenario gives more than was asked for.
  var hasLeftovers: Bool { !numbers.isEmpty }

  mutating func next(upperBound: Int) -> Int {
    if let number = numbers.popFirst() { return number }
    hasRunDry = true
    return 0
  }
}
