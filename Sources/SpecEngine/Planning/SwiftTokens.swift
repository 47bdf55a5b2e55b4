/// The part of Swift's syntax that tools need: words, text literals and marks, one after the
/// other; comments and white space are skipped.
///
/// It builds no tree: swift-syntax alone would take longer to build than everything else.
package struct SwiftTokens: IteratorProtocol, Sequence {
  package enum Token: Equatable {
    /// A name, a keyword or a number.
    case word(String)
    case literal(Literal)
    /// Any other ASCII character.
    case mark(UInt8)

    /// The value of a literal.
    package var text: String? {
      if case .literal(let literal) = self { literal.value } else { nil }
    }
  }

  package struct Literal: Equatable {
    /// With its quotes and number signs.
    package let range: Range<Int>
    /// Nil if it has several lines, an interpolation or an unknown escape.
    package let value: String?
    package let fence: String
  }

  private let bytes: [UInt8]
  /// The offset after the last token.
  package private(set) var offset: Int

  package init(_ bytes: [UInt8], from offset: Int = 0) {
    (self.bytes, self.offset) = (bytes, offset)
  }

  package mutating func next() -> Token? {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "/"):
        offset = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
      case UInt8(ascii: "/") where byte(offset + 1) == UInt8(ascii: "*"):
        offset = end(of: ("/*", "*/"), in: bytes[offset...])
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        guard let literal = literal(at: offset) else { return mark() }
        offset = literal.range.upperBound
        return .literal(literal)
      case 0...0x20: offset += 1
      case let byte where Self.isWord(byte):
        let word = bytes[offset...].prefix(while: Self.isWord)
        offset = word.endIndex
        return .word(String(decoding: word, as: UTF8.self))
      default: return mark()
      }
    }
    return nil
  }

  private mutating func mark() -> Token {
    offset += 1
    return .mark(bytes[offset - 1])
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// The offset after the mark that closes the one at the beginning; such pairs may be nested.
  private func end(of marks: (String, String), in bytes: ArraySlice<UInt8>) -> Int {
    let (opening, closing) = (Array(marks.0.utf8), Array(marks.1.utf8))
    var (rest, depth) = (bytes, 0)
    while !rest.isEmpty {
      if rest.starts(with: opening) {
        depth += 1
        rest = rest.dropFirst(opening.count)
      } else if rest.starts(with: closing) {
        depth -= 1
        rest = rest.dropFirst(closing.count)
        if depth == 0 { break }
      } else {
        rest = rest.dropFirst()
      }
    }
    return rest.startIndex
  }

  /// The literal at an offset; nil if there is none or it has no end.
  private func literal(at start: Int) -> Literal? {
    var index = start
    while byte(index) == UInt8(ascii: "#") { index += 1 }
    let fence = String(repeating: "#", count: index - start)
    guard byte(index) == UInt8(ascii: "\"") else { return nil }
    let triple = bytes[index...].prefix(3).elementsEqual("\"\"\"".utf8)
    let quotes = Array((triple ? "\"\"\"" : "\"").utf8) + Array(fence.utf8)
    let escape = [UInt8(ascii: "\\")] + Array(fence.utf8)
    index += triple ? 3 : 1
    var value: [UInt8]? = triple ? nil : []
    while index < bytes.count {
      if bytes[index...].starts(with: quotes) {
        let text = value.map { String(decoding: $0, as: UTF8.self) }
        return Literal(range: start..<(index + quotes.count), value: text, fence: fence)
      }
      if !triple, bytes[index] == 0x0A { return nil }
      guard bytes[index...].starts(with: escape), index + escape.count < bytes.count else {
        value?.append(bytes[index])
        index += 1
        continue
      }
      index += escape.count
      switch bytes[index] {
      case UInt8(ascii: "("):
        value = nil
        index = end(of: ("(", ")"), in: bytes[index...].prefix { $0 != 0x0A })
        continue
      case UInt8(ascii: "u"):
        let (scalar, end) = unicodeEscape(at: index)
        if let scalar { value? += Array(String(Character(scalar)).utf8) } else { value = nil }
        index = end
        continue
      case UInt8(ascii: "n"): value?.append(0x0A)
      case UInt8(ascii: "r"): value?.append(0x0D)
      case UInt8(ascii: "t"): value?.append(0x09)
      case UInt8(ascii: "0"): value?.append(0)
      case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): value?.append(bytes[index])
      default: value = nil
      }
      index += 1
    }
    return nil
  }

  /// The character of `u{…}`, and the offset after it.
  private func unicodeEscape(at start: Int) -> (Unicode.Scalar?, Int) {
    guard byte(start + 1) == UInt8(ascii: "{"),
      let close = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: "}"))
    else { return (nil, start + 1) }
    let digits = String(decoding: bytes[(start + 2)..<close], as: UTF8.self)
    return (UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init), close + 1)
  }
}
