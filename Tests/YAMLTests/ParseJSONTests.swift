import Testing
import YAML

struct ParseJSONTests {
  /// The text again as JSON, on one line.
  @Test(arguments: [
    ("null", "null"), (" \t\r\n true ", "true"), ("false", "false"), ("[]", "[]"), ("{}", "{}"),
    ("0", "0"), ("-0.5e+10", "-0.5e+10"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
    ("\"\"", "\"\""), (#""a\"\\\/b""#, #""a\"\\/b""#), (#""\u00e9\u0041""#, "\"éA\""),
    (#""\ud83d\ude00""#, "\"😀\""), (#""\t\n\b\f\r""#, #""\u0009\n\u0008\u000c\u000d""#),
    ("\"no\"", "\"no\""), ("\"1\"", "\"1\""), ("\"é😀\"", "\"é😀\""), ("\u{FEFF}1", "1"),
    ("{\"a\":\t[1,\n{\"b\" : null}], \"\": \"x\"}", #"{"a":[1,{"b":null}],"":"x"}"#),
  ])
  func reads(text: String, expected: String) throws {
    #expect(try parseJSON(text).json == expected)
  }

  @Test(arguments: [
    ("", "1:1: found the end of the text, expected a JSON value"),
    ("nul", "1:1: found \"n\", expected a JSON value"),
    ("[1,\n 2,]", "2:4: found \"]\", expected a JSON value"),
    ("[1 2]", "1:4: found \"2\", expected a comma or the closing bracket"),
    ("[1", "1:3: found the end of the text, expected a comma or the closing bracket"),
    ("{a: 1}", "1:2: found \"a\", expected a name in quotes"),
    ("{\"a\" 1}", "1:6: found \"1\", expected a colon"),
    ("{\"a\":1,}", "1:8: found \"}\", expected a name in quotes"),
    ("01", "1:2: found \"1\", expected nothing more"),
    ("+1", "1:1: found \"+\", expected a JSON value"),
    ("1.", "1:3: found the end of the text, expected a digit"),
    (".5", "1:1: found \".\", expected a JSON value"),
    ("NaN", "1:1: found \"N\", expected a JSON value"),
    ("'a'", "1:1: found \"'\", expected a JSON value"),
    ("1 // one", "1:3: found \"/\", expected nothing more"),
    ("\"é", "1:3: found the end of the text, expected the closing quote"),
    ("\"a\\", "1:4: found the end of the text, expected the closing quote"),
    ("\"é\tb\"", "1:3: found the control character U+0009, expected text or an escape"),
    (#""\x""#, "1:2: found an escape that JSON does not have, expected one such as \\n or \\u00e9"),
    (
      #""\u12g4""#,
      "1:2: found an escape that JSON does not have, expected one such as \\n or \\u00e9"
    ),
    (
      #""\ud83d""#,
      "1:2: found half of a surrogate pair, expected both halves, such as \\ud83d\\ude00"
    ),
    (
      #""\ude00""#,
      "1:2: found half of a surrogate pair, expected both halves, such as \\ud83d\\ude00"
    ),
    (
      #""\ud83d\u0041""#,
      "1:2: found half of a surrogate pair, expected both halves, such as \\ud83d\\ude00"
    ),
    (
      "{\"a\":1,\r\n\"\\u0061\":2}",
      "2:1: found the key \"a\" again, expected it once (first at 1:2)"
    ),
  ])
  func refuses(text: String, message: String) {
    let error = #expect(throws: YAMLError.self) { try parseJSON(text) }
    #expect(error?.description == message)
  }

  @Test func places() throws {
    let root = try parseJSON("{\n  \"é\": [1,\r\n \"x\"]}")
    let list = try #require(root["é"])
    #expect(list.position == Position(line: 2, column: 8))
    #expect(
      try list.items.map(\.position) == [
        Position(line: 2, column: 9), Position(line: 3, column: 2),
      ])
  }

  @Test func bytesAndLimits() {
    check(
      [0x22, 0x61, 0xFF, 0x22], "1:3: found bytes that are not UTF-8 at offset 2, expected UTF-8")
    check([0xFF], "1:1: found \"\u{FFFD}\", expected a JSON value")
    check(
      Array(String(repeating: "[", count: 60).utf8),
      "1:51: found nesting that is too deep, expected at most 50 levels")
    check(
      Array(repeating: 0x20, count: (3 << 20) + 1),
      "1:1: found 3145729 bytes, expected at most 3145728")
  }

  /// Damaged bytes never trap.
  @Test func damagedTexts() {
    let whole = Array(#"{"a": [1, -2.5e3, "x\u00e9\ud83d\ude00\n"], "b": {"c": null}}"#.utf8)
    for index in whole.indices {
      _ = try? parseJSON(Array(whole[..<index]))
      for byte: UInt8 in [0, 0x22, 0x5C, 0x80, 0xFF, 0x7B, 0x5D] {
        var copy = whole
        copy[index] = byte
        _ = try? parseJSON(copy)
      }
    }
  }

  private func check(
    _ bytes: [UInt8], _ message: String, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: YAMLError.self, sourceLocation: location) { try parseJSON(bytes) }
    #expect(error?.description == message, sourceLocation: location)
  }
}
