import Gherkin
import Messages
import Testing

/// Files that are not in UTF-8.
struct SourceTextTests {
  private static func bytes(_ text: String, _ encoding: [Character: UInt8] = [:]) -> [UInt8] {
    text.flatMap { character -> [UInt8] in
      encoding[character].map { [$0] } ?? Array(String(character).utf8)
    }
  }

  private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
      let pair = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
      return bigEndian ? pair.reversed() : pair
    }
  }

  @Test(arguments: [
    ("# encoding: ISO-8859-1\nFeature: é", ["é": 0xE9]),
    ("# language: fr\n\n \t#encoding:iso-8859-1 and so on\r\nFonctionnalité: é", ["é": 0xE9]),
    ("# any comment\r# Encoding : Latin1\rFeature: ÿ", ["ÿ": 0xFF]),
    (
      "# encoding: windows-1252\nFeature: € “é” Ž",
      ["€": 0x80, "“": 0x93, "”": 0x94, "é": 0xE9, "Ž": 0x8E]
    ),
    ("# encoding: ISO-8859-15\nFeature: €é", ["€": 0xA4, "é": 0xE9]),
    ("# encoding: US-ASCII\nFeature: e", [:]), ("# encoding: utf-8\nFeature: é", [:]),
    ("# encoding:\nFeature: é", [:]), ("Feature: é\n# encoding: ISO-8859-1", [:]),
    ("# my encoding: ISO-8859-1\nFeature: é", [:]),
    ("\u{FEFF}# encoding: ISO-8859-1\nFeature: é", [:]),
    ("", [:]), ("#", [:]), ("# encoding", [:]), ("\n\n", [:]),
  ])
  func encodings(text: String, bytes: [Character: UInt8]) {
    let file = Self.bytes(text, bytes)
    #expect(SourceText(file).string == text)
    #expect(SourceText(file).error == nil)
    var ids = IdGenerator()
    let source = Source(uri: "a.feature", data: text, mediaType: .gherkin)
    #expect(Reading(file).document == parse(source, ids: &ids).document)
  }

  @Test(arguments: [true, false])
  func utf16(bigEndian: Bool) {
    let text = "Feature: é 😀\nScenario: s"
    let file = Self.utf16(text, bigEndian: bigEndian)
    #expect(SourceText(file).string == text)
    #expect(Reading(file).feature?.name == "é 😀")
    let cut = SourceText(file.dropLast())
    #expect(cut.error?.officialMessage.hasPrefix("(2:11): invalid UTF-16") == true)
  }

  @Test(arguments: [
    (
      Array("# x\n  # encoding: EBCDIC\n".utf8),
      """
      f:2:15: found the encoding 'EBCDIC', expected UTF-8, US-ASCII, ISO-8859-1, ISO-8859-15 or \
      windows-1252; save the file as UTF-8 and remove this comment
      """
    ),
    (
      Array("# encoding: ascii\r\nFeature: ".utf8) + [0xE9],
      "f:2:10: this is not US-ASCII (byte offset 28); save the file as UTF-8"
    ),
    (
      Array("Feature: ".utf8) + [0xE9],
      """
      f:1:10: this is not UTF-8 (byte offset 9); save the file as UTF-8, or name its encoding in a \
      comment such as "# encoding: ISO-8859-1"
      """
    ),
    (
      [0xFF, 0xFE, 0x00, 0xDC],
      "f:1:1: this is not UTF-16LE (byte offset 2); save the file as UTF-8"
    ),
    (
      [0xFE, 0xFF, 0xD8, 0x3D, 0x00],
      "f:1:1: this is not UTF-16BE (byte offset 2); save the file as UTF-8"
    ),
  ])
  func refuses(file: [UInt8], message: String) {
    #expect(Reading(file).errors.map { $0.friendlyMessage(in: "f") } == [message])
  }

  @Test func columnsAreThoseOfTheText() {
    let file = Self.bytes("# encoding: latin1\n@é @b\nFeature: f", ["é": 0xE9])
    #expect(Reading(file).feature?.tags.map(\.location.column) == [1, 4])
  }

  @Test func aDecodedSourceIsNotDecodedAgain() {
    let source = Source(uri: "a", data: "# encoding: latin1\nFeature: é", mediaType: .gherkin)
    var ids = IdGenerator()
    #expect(parse(source, ids: &ids).document.feature?.name == "é")
  }
}
