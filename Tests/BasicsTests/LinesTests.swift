import Basics
import Testing

struct LinesTests {
  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\r\nb\rc\n\nd", ["a", "b", "c", "", "d"]),
    ("a\u{2028}b\u{85}c", ["a\u{2028}b\u{85}c"]), ("\n\u{301}a", ["", "\u{301}a"]),
  ])
  func lines(text: String, lines: [String]) {
    #expect(Substring(text).lines.map(String.init) == lines)
  }
}
