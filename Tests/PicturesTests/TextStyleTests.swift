import Testing

@testable import Pictures

/// Texts and the room they have; at size 10 a small letter is taken to be 6.3 px wide.
@Suite struct TextStyleTests {
  private static func style(_ width: Int, isBold: Bool = false) -> TextStyle {
    TextStyle(size: 10, isBold: isBold, width: width)
  }

  @Test(
    "what has no room is left out, and the ellipsis has room",
    arguments: [
      ("", 50, ""), ("seven", 31, "sev…"), ("seven", 32, "seven"), ("seventy", 31, "sev…"),
      ("lllllll", 28, "lllllll"), ("WWWW", 37, "WW…"), ("щщщщ", 37, "щщ…"), ("日本語", 29, "日…"),
      ("word", 3, "…"),
    ])
  func shortened(text: String, width: Int, expected: String) {
    #expect(Self.style(width).shortened(text) == expected)
  }

  @Test("bold letters are wider")
  func bold() {
    #expect(Self.style(32, isBold: true).shortened("seven") == "se…")
    #expect(Self.style(36, isBold: true).shortened("seven") == "seven")
  }

  @Test(
    "lines are of whole words where these have room",
    arguments: [
      ("", 50, [""]), ("one", 50, ["one"]), ("one two six", 45, ["one two", "six"]),
      ("one\ntwo", 100, ["one", "two"]), ("a\n\nb", 100, ["a", "", "b"]),
      ("an unbreakable end", 40, ["an", "unbrea", "kable", "end"]),
      ("word", 3, ["w", "o", "r", "d"]), ("  two  spaces ", 100, ["two spaces"]),
    ])
  func lines(text: String, width: Int, expected: [String]) {
    #expect(Self.style(width).lines(text) == expected)
  }
}
