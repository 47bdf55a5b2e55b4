import SpecTestSupport
import Testing

@testable import CucumberExpressions

struct ASCIISetTests {
  /// Compares the table with the range, character by character.
  @Test func holdsWhatItsRangesHold() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let bounds = (0..<2).map { _ in UInt32.random(in: 0...160, using: &random) }.sorted()
      let range = bounds[0]...bounds[1]
      let set = ScalarSet(ranges: [range], negated: Bool.random(using: &random))
      for value in UInt32(0)..<128 {
        #expect(set.contains(value) == (range.contains(value) != set.isNegated), "\(range)")
      }
    }
  }

  @Test func ignoresTheCaseOfLetters() {
    for value in UInt32(0)..<128 {
      let set = ScalarSet(ranges: [value...value], ignoreCase: true)
      let character = Character(UnicodeScalar(UInt8(value)))
      for other in UInt32(0)..<128 {
        let isSame =
          character.lowercased() == Character(UnicodeScalar(UInt8(other))).lowercased()
        #expect(set.contains(other) == isSame, "\(value) \(other)")
      }
    }
  }

  @Test(arguments: [
    ("\\w+", "a", true), ("\\W", "a", false), ("[^a]", "a", false), ("[^a]", "b", true),
    ("\\p{Lu}", "A", true), ("\\p{Lu}", "a", false), ("(?i)[^b]", "B", false), ("\\D", "5", false),
    ("[\\D5]", "5", true), ("[^\\D5]", "5", false), ("[^\\D5]", "6", true),
  ])
  func classes(pattern: String, text: String, isMatch: Bool) throws {
    #expect((try CompiledPattern(pattern).match(text) != nil) == isMatch)
  }
}
