import Mastermind
import TestDoubles

/// The symbols of a random combination.
enum CombinationKind: String, CaseIterable {
  case oneSymbol = "one symbol"
  case oneOrTwoSymbols = "one or two symbols"
  case moreThanTwoSymbols = "more than two symbols"
  case leadingSpace = "a leading space and one symbol"
}

/// The document's random combinations, from a seed (001:36–63, MAS-R18–R20, D-16).
struct CombinationGenerator {
  /// The document's valid symbols; no space is among them.
  static let symbols = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
  /// The longest run of one symbol in the document's generator.
  static let longestRun = 9

  var random: SeededRandom

  mutating func combination(of kind: CombinationKind) -> String {
    switch kind {
    case .oneSymbol: oneSymbol()
    case .oneOrTwoSymbols: oneOrTwoSymbols()
    case .moreThanTwoSymbols: moreThanTwoSymbols()
    case .leadingSpace: leadingSpace()
    }
  }

  /// One symbol, at least once.
  mutating func oneSymbol() -> String {
    String(repeating: symbol(), count: Int.random(in: 1...Self.longestRun, using: &random))
  }

  /// One or two symbols: one after the other as in the document, or mixed.
  mutating func oneOrTwoSymbols() -> String {
    let left = oneSymbol()
    let other = symbol(besides: Set(left))
    let length = Int.random(in: 0...Self.longestRun, using: &random)
    let runs = Array(left + String(repeating: other, count: length))
    return String(Bool.random(using: &random) ? runs : runs.shuffled(using: &random))
  }

  /// A space or more, then one symbol.
  mutating func leadingSpace() -> String {
    String(repeating: " ", count: Int.random(in: 1...3, using: &random)) + oneSymbol()
  }

  /// Two symbols, a third, and then any.
  mutating func moreThanTwoSymbols() -> String {
    let left = oneSymbol()
    let right = String(repeating: symbol(besides: Set(left)), count: 2)
    let third = symbol(besides: Set(left + right))
    return left + right + String(third) + oneOrTwoSymbols()
  }

  /// A frame of whole points, 1 to 299 wide and high.
  mutating func frame() -> Rect {
    Rect(
      width: Float(Int.random(in: 1...299, using: &random)),
      height: Float(Int.random(in: 1...299, using: &random)))
  }

  mutating func color() -> Color {
    [Color.black, .red, .yellow, .green, .blue].randomElement(using: &random) ?? .black
  }

  private mutating func symbol(besides used: Set<Character> = []) -> Character {
    let free = Self.symbols.filter { !used.contains($0) }
    return free.randomElement(using: &random) ?? "?"
  }
}

/// Chance that yields the numbers that a scenario gives, and then nothing.
struct ScriptedRandom: RandomSource {
  var numbers: [Int] = []
  /// The bounds of the numbers asked for.
  private(set) var choices: [Int] = []

  /// Whether more was asked for than the scenario gives.
  var hasRunDry: Bool { choices.count > numbers.count }
  /// Whether the scenario gives more than was asked for.
  var hasLeftovers: Bool { choices.count < numbers.count }

  mutating func next(upperBound: Int) -> Int {
    choices.append(upperBound)
    return hasRunDry ? 0 : numbers[choices.count - 1]
  }
}
