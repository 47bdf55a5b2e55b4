import Testing

@testable import SpecReporting

/// Digests and colors as a page needs them.
struct EncodingTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000),
      "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
    ),
  ])
  func digestIsThatOfTheStandard(text: String, digest: String) {
    #expect(fingerprint(text, digits: 64) == digest)
  }

  @Test(arguments: [
    ("plain", [("plain", "")]),
    ("", []),
    ("a\u{1B}[31mb\u{1B}[0mc", [("a", ""), ("b", "a-1"), ("c", "")]),
    (
      "\u{1B}[1;4;92mx\u{1B}[22my\u{1B}[39;24mz",
      [("x", "a-b a-u a-10"), ("y", "a-u a-10"), ("z", "")]
    ),
    ("\u{1B}[38;5;196mx", [("x", "")]),
    ("\u{1B}[2Jx\u{1B}[999999999999999999999my", [("\u{1B}[2Jxy", "")]),
    ("\u{1B}", [("\u{1B}", "")]),
  ])
  func colorsBecomePieces(text: String, pieces: [(String, String)]) {
    let expected = pieces.map { ANSIText.Piece(text: $0.0, look: $0.1) }
    #expect(ANSIText(text).pieces == expected)
  }

  @Test(arguments: [
    (0, ""), (1, "< 1 ms"), (999, "< 1 ms"), (1_000, "1 ms"), (999_499, "999 ms"),
    (999_500, "1.0 s"), (1_040_000, "1.0 s"), (9_949_000, "9.9 s"), (10_400_000, "10 s"),
    (59_400_000, "59 s"), (60_000_000, "1 min 0 s"), (3_725_000_000, "62 min 5 s"),
  ])
  func timesAreForPeople(microseconds: Int, text: String) {
    #expect(timeText(microseconds: microseconds) == text)
  }

  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1_000, "1.0 KB"), (12_345, "12 KB"),
    (9_960, "10 KB"), (10_485_760, "10 MB"),
  ])
  func sizesAreForPeople(bytes: Int, text: String) {
    #expect(sizeText(bytes) == text)
  }

  @Test(arguments: [
    (#"{"a":[1,2],"b":"x,\"}"}"#, "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": \"x,\\\"}\"\n}"),
    ("{\n}", nil), ("{", nil), ("[}", nil), (#"["x"#, nil), ("1", "1"),
  ])
  func jsonGetsItsLines(json: String, text: String?) {
    #expect(indentedJSON(json) == text)
  }

  @Test(arguments: [
    ("pictures/a.png", true), ("/etc/passwd", false),
    ("../a.png", false), ("a/../../b", false), ("javascript:alert(1)", false), ("//host/a", false),
    ("\\\\host\\a", false), ("https://host/a", false), ("", false), ("a:b", false),
  ])
  func onlyPathsThatLeadDownwardsAreFollowed(address: String, isFollowed: Bool) {
    #expect(isPath(address) == isFollowed)
  }
}
