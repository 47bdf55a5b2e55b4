import Testing

@testable import Messages

struct JSONTreeTests {
  @Test(
    arguments: [
      ("null", .null), ("true", true), ("-12", -12), ("1.5e3", .number("1.5e3")),
      ("99999999999999999999", .number("99999999999999999999")),
      (#" { "a" : [ 1 , "x" ] , "b" : { } } "#, ["a": [1, "x"], "b": [:]]),
      (#""\u00e9\ud83d\ude00\n\/""#, "é😀\n/"),
      // Half of a pair would cost a whole document.
      (#""a\ud83db""#, "a\u{FFFD}b"), (#""\ud83dA""#, "\u{FFFD}A"), (#""\ude00""#, "\u{FFFD}"),
    ] as [(String, JSONTree)])
  func reading(_ text: String, _ expected: JSONTree) throws {
    #expect(try JSONTree(reading: Array(text.utf8)) == expected)
    #expect(try JSONTree(reading: expected.bytes) == expected)
  }

  @Test func brokenUTF8() throws {
    #expect(try JSONTree(reading: [0x22, 0xFF, 0x61, 0x22]) == "\u{FFFD}a")
  }

  @Test(arguments: [
    "", "{", "[1,", "{\"a\"}", "{\"a\":}", "{a:1}", "nul", "01", "-", "1.", "\"", "\"\\x\"",
    "\"\\u12\"", "\"\n\"", "{} {}", "[1 2]", "{\"a\":1,}", String(repeating: "[", count: 100_000),
  ])
  func fault(_ text: String) {
    #expect(throws: MessageError.self) { try JSONTree(reading: Array(text.utf8)) }
  }

  @Test func members() throws {
    let json = try JSONTree(reading: Array(#"{"a":1,"a":2,"n":null}"#.utf8))
    #expect(json == ["a": 1, "a": 2, "n": nil])
    #expect(json["a"] == 2)
    #expect(json["n"] == nil)
    #expect(json["x"] == nil)
    #expect(JSONTree.string("a")["a"] == nil)
  }
}
