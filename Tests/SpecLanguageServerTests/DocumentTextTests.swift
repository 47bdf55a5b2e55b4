import Messages
import SpecTestSupport
import Testing

@testable import SpecLanguageServer

struct DocumentTextTests {
  private static let text = "aä😀b\r\nzwei\rdrei\n\n"

  @Test(arguments: [
    // UTF-16 counts two for a character beyond the first plane, UTF-8 counts bytes.
    (PositionEncoding.utf16, 0, 4, "b\r"), (.utf16, 0, 2, "😀b"), (.utf8, 0, 7, "b\r"),
    // Within a character it is the beginning of the character.
    (.utf16, 0, 3, "😀b"), (.utf8, 0, 2, "ä😀"),
    // After the end of a line it is the end.
    (.utf16, 0, 99, "\r\n"), (.utf16, 1, 99, "\rd"), (.utf16, 2, 0, "dr"), (.utf16, 3, 5, "\n"),
    (.utf16, 4, 0, ""), (.utf16, 99, 0, ""), (.utf16, 99, 99, ""),
  ])
  func offset(_ encoding: PositionEncoding, _ line: Int, _ character: Int, _ rest: String) {
    let text = DocumentText(Array(Self.text.utf8), encoding: encoding)
    let offset = text.offset(of: Position(line: line, character: character))
    let found = String(decoding: text.bytes[offset...], as: UTF8.self).unicodeScalars.prefix(2)
    #expect(String(String.UnicodeScalarView(found)) == rest)
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func everyOffset(_ encoding: PositionEncoding) {
    let text = DocumentText(Array(Self.text.utf8), encoding: encoding)
    for (offset, byte) in text.bytes.enumerated() where byte & 0xC0 != 0x80 && byte != 0x0A {
      #expect(text.offset(of: text.position(of: offset)) == offset)
      #expect(text.offset(of: text.location(of: offset)) == offset)
    }
  }

  /// Random edits, some of them nonsense, compared with a plain implementation over UTF-16.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func edits(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "ä", "😀", "\n", "\r", "\r\n", "Given ", "| x |", "\"\"\"", "\t"]
    var plain: [UInt16] = []
    var text = DocumentText([], encoding: .utf16)
    for _ in 0..<500 {
      let start = Position(
        line: Int.random(in: 0...12, using: &random),
        character: Int.random(in: 0...9, using: &random))
      let end = Position(
        line: start.line + Int.random(in: -1...2, using: &random),
        character: Int.random(in: 0...9, using: &random))
      let new = random.text(of: pieces, upTo: 4)
      var change: JSON = [
        "range": ["start": start.json, "end": end.json], "text": .string(new),
      ]
      if Int.random(in: 0..<50, using: &random) == 0 { change = ["text": .string(new)] }
      text.apply(change)
      if change["range"] == nil {
        plain = Array(new.utf16)
      } else {
        let bounds = [start, end].map { Self.offset(of: $0, in: plain) }.sorted()
        plain.replaceSubrange(bounds[0]..<bounds[1], with: Array(new.utf16))
      }
      #expect(text.string == String(decoding: plain, as: UTF16.self))
    }
  }

  /// Counts from the beginning, unit by unit.
  private static func offset(of position: Position, in text: [UInt16]) -> Int {
    let position = Position(line: max(0, position.line), character: position.character)
    var (line, index) = (0, 0)
    while line < position.line, index < text.count {
      if text[index] == 0x0A
        || text[index] == 0x0D && !(index + 1 < text.count && text[index + 1] == 0x0A)
      {
        line += 1
      }
      index += 1
    }
    guard line == position.line else { return text.count }
    var left = position.character
    while left > 0, index < text.count, text[index] != 0x0A, text[index] != 0x0D {
      let units = UTF16.isLeadSurrogate(text[index]) ? 2 : 1
      if units > left { break }
      index += units
      left -= units
    }
    return index
  }

  @Test(arguments: [
    ("file:///a/b%20c.feature", "/a/b c.feature" as String?), ("file://localhost/a", "/a"),
    ("FILE:///a/./b/../c", "/a/c"), ("file:///%C3%A4", "/ä"), ("untitled:1", nil), ("file://", nil),
    ("file:///a%2", "/a%2"),
  ])
  func uri(_ uri: String, _ path: String?) {
    #expect(FileURI.path(of: uri) == path)
    if let path { #expect(FileURI.path(of: FileURI.uri(of: path)) == path) }
  }
}
