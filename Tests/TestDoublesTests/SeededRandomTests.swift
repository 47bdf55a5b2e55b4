import Testing
import TestDoubles

@Suite struct SeededRandomTests {
  /// The first numbers of the published SplitMix64 for this seed.
  @Test func theNumbersAreThoseOfSplitMix64() {
    var random = SeededRandom(seed: 1_234_567)
    #expect(
      [random.next(), random.next(), random.next()]
        == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func theSameSeedGivesTheSameOrder() {
    var one = SeededRandom(seed: 7)
    var two = SeededRandom(seed: 7)
    #expect((0..<50).shuffled(using: &one) == (0..<50).shuffled(using: &two))
  }
}
