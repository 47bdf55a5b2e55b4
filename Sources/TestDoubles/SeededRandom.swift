import Basics

/// The same random numbers for the same seed, on every machine (SplitMix64).
public struct SeededRandom: RandomNumberGenerator, Hashable, Sendable {
  private var numbers: SplitMix64

  /// Starts the sequence of a seed.
  public init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  public mutating func next() -> UInt64 { numbers.next() }
}
