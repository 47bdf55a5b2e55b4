extension PlainMatcher {
  enum Scanned {
    case found(Range<Int>, lastEscape: Int?)
    case none
    case undecided
  }

  typealias Bytes = UnsafeBufferPointer<UInt8>

  static func isDigit(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10
  }

  /// Takes what the type's regular expression takes at a place.
  static func scan(
    _ builtIn: ParameterType.BuiltIn, in bytes: Bytes, from start: Int
  ) -> Scanned {
    switch builtIn {
    case .integer: integer(bytes, start)
    case .decimal: decimal(bytes, start)
    case .word: word(bytes, start)
    case .string: string(bytes, start)
    case .anything: rest(bytes, start)
    }
  }

  private static func integer(_ bytes: Bytes, _ start: Int) -> Scanned {
    var first = start
    if start < bytes.count, bytes[start] == UInt8(ascii: "-") { first += 1 }
    let end = endOfDigits(bytes, first)
    return end == first ? .none : .found(start..<end, lastEscape: nil)
  }

  private static func endOfDigits(_ bytes: Bytes, _ start: Int) -> Int {
    var end = start
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    return end
  }

  /// A number without a digit is left to the general engine, which looks for one further on.
  private static func decimal(_ bytes: Bytes, _ start: Int) -> Scanned {
    var first = start
    if start < bytes.count, "+-".utf8.contains(bytes[start]) { first += 1 }
    var end = endOfDigits(bytes, first)
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), isDigit(bytes[end + 1]) {
      end = endOfDigits(bytes, end + 1)
    }
    guard end > first else { return .undecided }
    if end < bytes.count, bytes[end] == UInt8(ascii: "E") {
      var exponent = end + 1
      if exponent < bytes.count, "+-".utf8.contains(bytes[exponent]) { exponent += 1 }
      end = endOfDigits(bytes, exponent)
      if end == exponent { return .undecided }
    }
    return .found(start..<end, lastEscape: nil)
  }

  /// White space beyond ASCII begins with one of five bytes.
  private static func word(_ bytes: Bytes, _ start: Int) -> Scanned {
    var end = start
    scan: while end < bytes.count {
      switch bytes[end] {
      case 0x09...0x0D, 0x20: break scan
      case 0xC2, 0xE1, 0xE2, 0xE3, 0xEF: return .undecided
      default: end += 1
      }
    }
    return end == start ? .none : .found(start..<end, lastEscape: nil)
  }

  private static func string(_ bytes: Bytes, _ start: Int) -> Scanned {
    guard start < bytes.count else { return .none }
    let quote = bytes[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return .none }
    var end = start + 1
    var escape: Int?
    while end < bytes.count {
      if bytes[end] == quote { return .found(start..<end + 1, lastEscape: escape) }
      if bytes[end] == UInt8(ascii: "\\") {
        escape = end
        end += 1
        guard end < bytes.count else { return .none }
        if isLineEnd(bytes, end) { return .none }
      }
      end += 1
    }
    return .none
  }

  private static func rest(_ bytes: Bytes, _ start: Int) -> Scanned {
    for index in start..<bytes.count where isLineEnd(bytes, index) { return .none }
    return .found(start..<bytes.count, lastEscape: nil)
  }

  /// What `.` does not match: also U+2028 and U+2029.
  private static func isLineEnd(_ bytes: Bytes, _ index: Int) -> Bool {
    switch bytes[index] {
    case 0x0A, 0x0D: true
    case 0xE2:
      index + 2 < bytes.count && bytes[index + 1] == 0x80
        && (bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9)
    default: false
    }
  }
}
