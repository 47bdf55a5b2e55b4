import Basics
import Messages
import Testing

@testable import SpecReporting

/// Text from outside: escaped, measured and cut into lines.
struct TextTests {
  @Test(arguments: [
    ("plain text: 1", "plain text: 1"),
    ("a\tb", "a  b"),
    ("\u{1B}[31mred\u{1B}[0;1m!\u{1B}[m", "red!"),
    ("\u{1B}[2J", "<U+001B>[2J"),
    ("\u{1B}[31", "<U+001B>[31"),
    ("\u{1B}]0;t\u{7}", "<U+001B>]0;t<U+0007>"),
    ("\u{9B}1m\0\u{7F}\u{85}", "<U+009B>1m<U+0000><U+007F><U+0085>"),
    ("a\u{202E}b\u{2066}c\u{2069}\u{200F}\u{61C}", "a<U+202E>b<U+2066>c<U+2069><U+200F><U+061C>"),
    ("\u{2028}\u{2029}", "<U+2028><U+2029>"),
    ("é 日本 👩‍👩‍👧 e\u{301}", "é 日本 👩‍👩‍👧 e\u{301}"),
    ("\r\n", "<U+000D><U+000A>"),
    ("::error file=a::b", ": :error file=a::b"),
    (" \t::error", "   : :error"),
    (":::error", ": ::error"),
    (": ::error", ": ::error"),
    ("\u{A0}\u{3000}::error", "\u{A0}\u{3000}: :error"),
    ("a::b", "a::b"),
    ("a ##[debug] ##vso[x]", "a ## [debug] ## vso[x]"), ("## Scenario", "## Scenario"),
    ("# one", "# one"),
  ])
  func isMadeHarmless(text: String, shown: String) {
    #expect(Array(sanitized(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test func linesStayLines() {
    #expect(escapingWorkflowCommands("::a\r\n\u{1B}[2J\n  ::b") == ": :a\n<U+001B>[2J\n  : :b")
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한", 2),
    ("🦊", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("✔", 1), ("❤️", 2), ("\u{200D}", 0), ("𠀀", 2),
  ])
  func isMeasured(text: String, width: Int) {
    #expect(displayWidth(text) == width)
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb\rc\nd", ["a", "b", "c", "d"]),
      ("\n\na", ["", "", "a"]), ("a\n\n", ["a", ""]), ("a\u{2028}b\u{85}", ["a\u{2028}b\u{85}"]),
    ] as [(String, [String])])
  func isCutIntoLines(text: String, expected: [String]) {
    #expect(lines(of: text) == expected)
  }

  @Test(arguments: [
    (Duration.zero, "0.000"), (.milliseconds(45), "0.045"), (.milliseconds(61_999), "61.999"),
    (.nanoseconds(1_999_999), "0.001"), (.seconds(-3), "0.000"),
  ])
  func timesHaveThreeDigits(duration: Duration, text: String) {
    #expect(seconds(duration) == text)
  }
}
