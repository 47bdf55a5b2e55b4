@testable import SpecTools
import Testing

struct KeyTests {
  @Test(
    arguments: [
      ("fq", [Key.character("f"), .character("q")]), ("\r", [.enter]), ("\n", [.enter]),
      ("\u{7F}\u{8}", [.backspace, .backspace]), ("\u{15}", [.clear]), ("\u{4}", [.end]),
      ("\u{1B}", [.escape]),
      // Arrows, function keys and a bracketed paste are none.
      ("\u{1B}[A", []), ("\u{1B}OP", []), ("\u{1B}[15~x", [.character("x")]),
      ("\u{1B}[200~", []), ("é", [.character("é")]), ("🍎", [.character("🍎")]), ("\u{1}\u{0}", []),
    ] as [(String, [Key])])
  func keys(text: String, expected: [Key]) {
    var bytes = Array(text.utf8)
    #expect(Key.keys(in: &bytes) == expected)
    #expect(bytes == [])
  }

  @Test func aCharacterInParts() {
    let whole = Array("x€".utf8)
    var bytes = Array(whole.prefix(3))
    #expect(Key.keys(in: &bytes) == [.character("x")])
    bytes += whole.dropFirst(3)
    #expect(Key.keys(in: &bytes) == [.character("€")])
  }
}
