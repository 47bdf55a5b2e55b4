import Testing

@testable import SpecLanguageServer

struct JSONTests {
  @Test(
    arguments: [
      ("null", .null), ("true", true), ("-12", -12), ("1.5e3", .number("1.5e3")),
      ("99999999999999999999", .number("99999999999999999999")),
      (#" { "a" : [ 1 , "x" ] , "b" : { } } "#, ["a": [1, "x"], "b": [:]]),
      (#""\u00e9\ud83d\ude00\n\/""#, "é😀\n/"),
      // Half of a pair would cost a whole document.
      (#""a\ud83db""#, "a\u{FFFD}b"), (#""\ud83dA""#, "\u{FFFD}A"), (#""\ude00""#, "\u{FFFD}"),
    ] as [(String, JSON)])
  func reading(_ text: String, _ expected: JSON) throws {
    #expect(try JSON(reading: Array(text.utf8)) == expected)
    #expect(try JSON(reading: expected.bytes) == expected)
  }

  @Test func brokenUTF8() throws {
    #expect(try JSON(reading: [0x22, 0xFF, 0x61, 0x22]) == "\u{FFFD}a")
  }

  @Test(arguments: [
    "", "{", "[1,", "{\"a\"}", "{\"a\":}", "{a:1}", "nul", "01", "-", "1.", "\"", "\"\\x\"",
    "\"\\u12\"", "\"\n\"", "{} {}", "[1 2]", "{\"a\":1,}", String(repeating: "[", count: 100_000),
  ])
  func fault(_ text: String) {
    #expect(throws: JSON.Fault.self) { try JSON(reading: Array(text.utf8)) }
  }

  @Test func members() {
    let json: JSON = ["a": 1, "a": 2, "n": nil]
    #expect(json["a"] == 2)
    #expect(json["n"] == nil)
    #expect(json["x"] == nil)
    #expect(JSON.string("a")["a"] == nil)
  }
}
