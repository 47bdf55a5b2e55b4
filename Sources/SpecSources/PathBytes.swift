/// Paths as text that every report can show, and their bytes.
///
/// To the system a path is any bytes except NUL; text is Unicode. A byte that is not UTF-8 is written
/// `\xFF` in two upper-case digits, and a backslash that would look like one `\x5C`. So each name has its
/// own text, from which its bytes can be restored; all other names are their own text. Control
/// characters, blanks and `#` may be escaped too, if they would affect a program that shows or reads them.
package enum PathBytes {
  private static let backslash = UInt8(ascii: "\\")
  private static let mark = UInt8(ascii: "x")

  /// The text for the bytes of a path.
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    let isPlain = !bytes.contains(backslash)
    if isPlain, let text = String(validating: bytes, as: UTF8.self) { return text }
    var text: [UInt8] = []
    var rest = bytes[...]
    while let first = rest.first {
      let width = Self.width(rest)
      if width == 0 || escape(in: rest) != nil {
        text += [backslash, mark] + String(first, radix: 16, uppercase: true).utf8
      } else {
        text += rest.prefix(width)
      }
      rest = rest.dropFirst(max(1, width))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The text for bytes that hold paths: an argument, or a list of files.
  ///
  /// Text stays as it is, so that it can name a path as reports do.
  static func text(orBytes bytes: [UInt8]) -> String {
    String(validating: bytes, as: UTF8.self) ?? text(of: bytes)
  }

  /// The text for a path from the system, up to its NUL.
  package static func text(ofCString bytes: UnsafePointer<CChar>) -> String {
    var count = 0
    while bytes[count] != 0 { count += 1 }
    return text(
      orBytes: UnsafeBufferPointer(start: bytes, count: count).map(UInt8.init(bitPattern:)))
  }

  /// The bytes of a path written as text, with the NUL that ends them for the system.
  ///
  /// A text with NUL itself is not a path; its bytes are those of a path that cannot exist.
  package static func cString(_ text: String) -> [CChar] {
    var bytes = Array(text.utf8)
    if bytes.contains(0) { bytes = [] }
    if bytes.contains(backslash) { bytes = unescaped(bytes) }
    return bytes.map(CChar.init(bitPattern:)) + [0]
  }

  private static func unescaped(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let first = rest.first {
      let byte = escape(in: rest)
      bytes.append(byte ?? first)
      rest = rest.dropFirst(byte == nil ? 1 : 4)
    }
    return bytes
  }

  /// The byte of an escape, if the text begins with one.
  private static func escape(in text: ArraySlice<UInt8>) -> UInt8? {
    let start = text.startIndex
    guard text.count >= 4, text[start] == backslash, text[start + 1] == mark,
      let high = digit(text[start + 2]), let low = digit(text[start + 3])
    else { return nil }
    let byte = high << 4 | low
    switch byte {
    case 1...0x20, UInt8(ascii: "#"), backslash, 0x7F...: return byte
    // Characters with a meaning in paths are never escaped.
    default: return nil
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The number of bytes of the character at the start of the bytes; 0 if they are invalid.
  private static func width(_ bytes: ArraySlice<UInt8>) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    if case .valid(let scalar) = parser.parseScalar(from: &iterator) { return scalar.count }
    return 0
  }
}
