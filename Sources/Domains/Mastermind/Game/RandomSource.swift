/// The source of chance: a machine's generator in a game, a list of numbers in a story.
public protocol RandomSource {
  /// A number from 0 up to, but not including, `upperBound`.
  mutating func next(upperBound: Int) -> Int
}

/// Chance from any of Swift's generators.
public struct GeneratedRandom<Generator: RandomNumberGenerator>: RandomSource {
  public private(set) var generator: Generator

  public init(_ generator: Generator) { self.generator = generator }

  /// Every number is equally likely; 0 for an `upperBound` under 1.
  public mutating func next(upperBound: Int) -> Int {
    upperBound < 1 ? 0 : Int.random(in: 0..<upperBound, using: &generator)
  }
}

extension GeneratedRandom: Sendable where Generator: Sendable {}
