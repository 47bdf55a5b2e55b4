import Basics
import Testing

struct SplitMix64Tests {
  /// The published first numbers of the generator for the seed 1234567.
  @Test func numbersAreThoseThatWerePublished() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in generator.next() }
        == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }
}
