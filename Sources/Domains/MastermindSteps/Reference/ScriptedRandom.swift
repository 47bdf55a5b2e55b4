import Mastermind

/// Chance that yields the digits of codes that a scenario gives, and then nothing.
struct ScriptedRandom: RandomSource {
  private var numbers: ArraySlice<Int>
  /// Whether it begins again where the numbers end.
  private let repeats: Bool
  /// Whether more was asked for than the scenario gives.
  private(set) var hasRunDry = false

  init(_ codes: [Code], repeats: Bool = false) {
    numbers = codes.flatMap(\.digits).map { $0 - 1 }[...]
    self.repeats = repeats
  }

  /// Whether the scenario gives more than was asked for.
  var hasLeftovers: Bool { !repeats && !numbers.isEmpty }

  mutating func next(upperBound: Int) -> Int {
    if let number = numbers.popFirst() {
      if repeats { numbers.append(number) }
      return number
    }
    hasRunDry = true
    return 0
  }
}
