import Basics
import Testing

struct UnseenDifferenceTests {
  @Test(arguments: [
    ("it passes\u{200B}", "it passes", "a zero-width space (U+200B) at the end"),
    ("\u{FEFF}it passes", "it passes", "a zero-width no-break space (U+FEFF) at the start"),
    ("it passes", "it\u{AD} passes", "no soft hyphen (U+00AD) after \"it\""),
    ("it\u{A0}passes", "it passes", "a no-break space (U+00A0) instead of a space after \"it\""),
    ("it\tpasses", "it passes", "a tab instead of a space after \"it\""),
    ("it  passes", "it passes", "one more space after \"it\""),
    ("it passes", "it  passes", "no space after \"it\""),
    ("it passes ", "it passes", "one more space at the end"),
    (
      "the cafe\u{301} opens", "the caf\u{E9} opens",
      "\"e\" and a combining acute accent (U+0301) instead of "
        + "a Latin small letter e with acute (U+00E9) after \"caf\""
    ),
    ("p\u{430}y", "pay", "a Cyrillic small letter a (U+0430) instead of \"a\" after \"p\""),
    ("it\u{202E} is", "it is", "a right-to-left override (U+202E) after \"it\""),
    ("at 1\u{FF12}", "at 12", "a fullwidth digit two (U+FF12) instead of \"2\" at the end"),
    ("x\u{FF1A} y", "x: y", "a fullwidth colon (U+FF1A) instead of \":\" after \"x\""),
    ("\u{391} is", "A is", "a Greek capital letter alpha (U+0391) instead of \"A\" at the start"),
    (
      "it isn\u{2019}t", "it isn't",
      "a right single quotation mark (U+2019) instead of \"'\" after \"isn\""
    ),
    (
      "a well\u{2011}known", "a well-known",
      "a non-breaking hyphen (U+2011) instead of \"-\" after \"well\""
    ),
    ("1\u{2013}2", "1-2", "an en dash (U+2013) instead of \"-\" after \"1\""),
  ])
  func names(text: String, other: String, expected: String) {
    #expect(UnseenDifference(in: text, from: other)?.description == expected)
  }

  @Test(arguments: [
    ("it passes", "it passes"), ("it passes", "it fails"), ("", "a"), ("a", ""), ("é", "è"),
    ("e\u{301}", "e"), ("itpasses", "it passes"), ("日本", "日木"),
  ])
  func nothingUnseen(text: String, other: String) {
    #expect(UnseenDifference(in: text, from: other) == nil)
  }

  @Test func seen() {
    #expect(seenText(" a\u{200B}\t\u{3000}b\u{A0}") == "a b")
    #expect(Array(seenText("cafe\u{301}").unicodeScalars) == Array("caf\u{E9}".unicodeScalars))
    #expect(seenText("👩\u{200D}👩 ok") == "👩👩 ok")
    #expect(seenText("") == "")
  }
}
