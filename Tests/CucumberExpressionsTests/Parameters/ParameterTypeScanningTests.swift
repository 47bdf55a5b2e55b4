import Testing

@testable import CucumberExpressions

struct ParameterTypeScanningTests {
  typealias BuiltIn = ParameterType.BuiltIn

  /// The scanner leaves the text after the bar, and refuses a text without one.
  @Test(arguments: [
    (BuiltIn.integer, "12|a"), (.integer, "-7|"), (.integer, "+7"), (.integer, "-"),
    (.decimal, "1.5E-3| x"), (.decimal, "-.5|.5"), (.decimal, "1|. 2"), (.decimal, "+2|-2"),
    (.decimal, "1|E"), (.decimal, "1|E+ 2"), (.decimal, "1E2|E3"), (.decimal, "E1"),
    (.decimal, "."),
    (.decimal, ""), (.decimal, "-"), (.decimal, " 1"),
    (.word, "cat| x"), (.word, "東京|\u{3000}x"), (.word, "a|\u{A0}b"), (.word, "é…|\tx"),
    (.word, "\u{FEFF}"), (.word, " x"),
    (.string, #""a b"|c"#), (.string, #"'it\'s'|'"#), (.string, #""open"#), (.string, "x"),
    (.string, "\"a\\\n\""), (.string, "\"a\nb\"|"),
    (.anything, "a b|"), (.anything, "|"), (.anything, "a\nb"), (.anything, "a\u{2028}b"),
  ])
  func takes(_ type: BuiltIn, _ marked: String) {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let expected = parts.count > 1 ? parts[0].utf8.count : nil
    var text = parts.joined()
    #expect(text.withUTF8 { type.extent(in: $0, from: 0)?.end } == expected)
  }
}
