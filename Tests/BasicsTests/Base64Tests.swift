import Basics
import Testing

@testable import Messages

struct Base64Tests {
  /// The vectors of RFC 4648, section 10, and the two characters that they leave out.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func vectors(text: String, encoded: String) {
    #expect(Base64.encode(Array(text.utf8)) == encoded)
    #expect(Base64.decode(encoded) == Array(text.utf8))
  }

  @Test func theLastCharacters() {
    #expect(Base64.encode([0xFB, 0xFF, 0xFE]) == "+//+")
    #expect(Base64.encode([0xFF]) == "/w==")
  }

  @Test func whatIsNoDigitIsPassedOver() {
    #expect(Base64.decode("Zm 9\nv!YmFy") == Array("foobar".utf8))
  }
}
