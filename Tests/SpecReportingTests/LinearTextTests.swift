import Testing

@testable import SpecReporting

struct LinearTextTests {
  private static let texts = [
    "", "\n", "a", "a\n", "a\nb", "a\r\nb", "a\rb\r", "\n\n", "\r\n\r\n", "é\u{2028}b\nc",
  ]
  private static let expected: [[String]] = [
    [], [""], ["a"], ["a"], ["a", "b"], ["a", "b"], ["a", "b"], ["", ""], ["", ""],
    ["é\u{2028}b", "c"],
  ]

  @Test(arguments: texts.indices)
  func linesOfTexts(index: Int) {
    #expect(lines(of: Self.texts[index]) == Self.expected[index])
    #expect(
      firstLine(of: Self.texts[index])
        == Self.expected[index].first { !$0.allSatisfy(\.isWhitespace) } ?? "")
  }

  private static let searches: [(text: String, part: String, isThere: Bool)] = [
    ("", "", true), ("abc", "", true), ("abc", "abc", true), ("abc", "bc", true),
    ("abc", "ab", true), ("abc", "cb", false), ("ab", "abc", false), ("aab", "ab", true),
    ("größe", "öß", true), ("Error: x\n at y", "x", true),
  ]

  @Test(arguments: searches.indices)
  func findsAPart(index: Int) {
    let (text, part, isThere) = Self.searches[index]
    #expect(contains(text, part) == isThere)
  }
}
