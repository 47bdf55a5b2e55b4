/// One scanner for each built-in shape, shared by all code that reads texts without the general engine.
///
/// A scanner reads UTF-8 from a given byte on and allocates nothing. Its answer is that of the type's
/// regular expression wherever `isCertain(before:)` is true for the next byte.
extension ParameterType.BuiltIn {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The text that a parameter takes at a position.
  struct Extent: Equatable {
    let end: Int
    /// The offset of the last escape of a quoted text.
    var lastEscape: Int?
  }

  /// Whether the parameter can end in one place only when `byte` follows it, or, for nil, the end
  /// of the text.
  func isCertain(before byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return switch self {
    case .integer: !Self.isDigit(byte)
    case .decimal: !Self.isDigit(byte) && byte != UInt8(ascii: ".") && byte != UInt8(ascii: "E")
    case .word: Self.isSpace(byte)
    case .string: true
    case .anything: false
    }
  }

  /// The text that the parameter takes from `start` on, or nil if it takes none there.
  func extent(in bytes: Bytes, from start: Int) -> Extent? {
    switch self {
    case .integer: Self.integer(bytes, start)
    case .decimal: Self.decimal(bytes, start)
    case .word: Self.word(bytes, start)
    case .string: Self.string(bytes, start)
    case .anything: Self.rest(bytes, start)
    }
  }

  private static func integer(_ bytes: Bytes, _ start: Int) -> Extent? {
    let first = start < bytes.count && bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    let end = endOfRun(bytes, from: first, of: isDigit)
    return end == first ? nil : Extent(end: end)
  }

  /// An `E` without digits after it is not part of the number.
  private static func decimal(_ bytes: Bytes, _ start: Int) -> Extent? {
    let first = start < bytes.count && isSign(bytes[start]) ? start + 1 : start
    var end = endOfRun(bytes, from: first, of: isDigit)
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), isDigit(bytes[end + 1]) {
      end = endOfRun(bytes, from: end + 1, of: isDigit)
    }
    guard end > first else { return nil }
    if end < bytes.count, bytes[end] == UInt8(ascii: "E") {
      let isSigned = end + 1 < bytes.count && isSign(bytes[end + 1])
      let exponent = endOfRun(bytes, from: end + (isSigned ? 2 : 1), of: isDigit)
      if isDigit(bytes[exponent - 1]) { end = exponent }
    }
    return Extent(end: end)
  }

  private static func word(_ bytes: Bytes, _ start: Int) -> Extent? {
    var end = start
    while end < bytes.count, !isSpace(bytes[end]), !isWideSpace(bytes, end) { end += 1 }
    return end == start ? nil : Extent(end: end)
  }

  private static func string(_ bytes: Bytes, _ start: Int) -> Extent? {
    guard start < bytes.count else { return nil }
    let quote = bytes[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    var end = start + 1
    var escape: Int?
    while end < bytes.count {
      if bytes[end] == quote { return Extent(end: end + 1, lastEscape: escape) }
      if bytes[end] == UInt8(ascii: "\\") {
        escape = end
        end += 1
        guard end < bytes.count, !isLineEnd(bytes, end) else { return nil }
      }
      end += 1
    }
    return nil
  }

  private static func rest(_ bytes: Bytes, _ start: Int) -> Extent? {
    for index in start..<bytes.count where isLineEnd(bytes, index) { return nil }
    return Extent(end: bytes.count)
  }

  // MARK: - Classes of bytes

  @inline(__always)
  private static func endOfRun(
    _ bytes: Bytes, from start: Int, of accepts: (UInt8) -> Bool
  ) -> Int {
    var end = start
    while end < bytes.count, accepts(bytes[end]) { end += 1 }
    return end
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }

  /// Whether white space beyond ASCII begins at `index`; its lead bytes are these five.
  private static func isWideSpace(_ bytes: Bytes, _ index: Int) -> Bool {
    switch bytes[index] {
    case 0xC2, 0xE1, 0xE2, 0xE3, 0xEF:
      switch bytes.scalar(at: index).value {
      case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: true
      default: false
      }
    default: false
    }
  }

  /// Whether a line end begins at `index`, which `.` does not match: also U+2028 and U+2029.
  private static func isLineEnd(_ bytes: Bytes, _ index: Int) -> Bool {
    switch bytes[index] {
    case 0x0A, 0x0D: true
    case 0xE2: (0x2028...0x2029).contains(bytes.scalar(at: index).value)
    default: false
    }
  }
}
