import Testing

@testable import Pictures

@Suite struct FontTests {
  @Test(
    "wide letters take more room",
    arguments: [
      ("i", 100 / 28), ("n", 100 / 63), ("ж", 100 / 94), ("щ", 100 / 94), ("я", 100 / 66),
      ("é", 100 / 66), ("漢", 1),
    ])
  func widths(letter: String, each: Int) {
    let count = Font(size: 10).head(of: String(repeating: letter, count: 90), within: 100).count
    #expect(count / 10 == each)
  }

  @Test("bold letters are wider")
  func bold() {
    let text = String(repeating: "n", count: 50)
    #expect(Font(size: 10).head(of: text, within: 100).count == 15)
    #expect(Font(size: 10, weight: 600).head(of: text, within: 100).count == 14)
  }

  @Test(
    "lines are broken between words, and shortened after the last",
    arguments: [
      ("one two three", 9, ["one two", "three"]), ("one  two", 9, ["one  two"]),
      ("one two three four", 1, ["one two…"]), ("a\nb", 9, ["a", "b"]), ("a\nb", 1, ["a b"]),
      ("nnnnnnnnnn", 2, ["nnnnnnnn", "nn"]), ("", 9, [""]),
    ])
  func lines(text: String, limit: Int, expected: [String]) {
    #expect(Font(size: 10).lines(of: text, within: 53, limit: limit) == expected)
  }

  @Test("a shortened text ends with an ellipsis and no blank")
  func shortened() {
    #expect(Font(size: 10).shortened("nnn nnn", to: 32) == "nnn…")
    #expect(Font(size: 10).shortened("nnn", to: 32) == "nnn")
  }
}
