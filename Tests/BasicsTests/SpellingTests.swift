import Basics
import Testing

@Suite struct SpellingTests {
  @Test(
    "edit distance",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "ab", 2), ("kitten", "sitting", 3), ("abc", "abc", 0),
      ("given", "gvien", 2),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(editDistance(Array(left.utf8), Array(right.utf8)) == expected)
    #expect(editDistance(Array(left.utf8), Array(right.utf8), limit: expected) == expected)
    #expect(editDistance(Array(left.utf8), Array(right.utf8), limit: expected - 1) == nil)
  }

  @Test(
    "the nearest name",
    arguments: [
      ("pritty", "pretty"), ("JUNIT", "junit"), ("prog", "progress"), ("html", nil), ("", nil),
      ("sumary", "summary"), ("junti", "junit"),
    ] as [(String, String?)])
  func nearestName(typed: String, expected: String?) {
    #expect(nearest(to: typed, among: ["pretty", "progress", "summary", "junit"]) == expected)
  }

  @Test(
    "a choice of words",
    arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
  func choice(words: [String], text: String) { #expect(alternatives(words) == text) }
}
