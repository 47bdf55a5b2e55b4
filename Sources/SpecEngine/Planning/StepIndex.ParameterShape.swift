extension StepIndex {
  /// Built-in parameters whose end can be told without their regular expression.
  enum ParameterShape {
    /// `{int}` and the other whole numbers: an optional minus and all digits.
    case integer
    /// `{float}`, `{double}`, `{bigdecimal}`: every byte that a number may have, even none.
    case number
    /// `{word}`: up to the next white space.
    case word
    /// `{string}`: to the closing quote.
    case quoted

    init?(parameter name: String) {
      switch name {
      case "int", "byte", "short", "long", "biginteger": self = .integer
      case "float", "double", "bigdecimal": self = .number
      case "word": self = .word
      case "string": self = .quoted
      default: return nil
      }
    }

    /// Whether the parameter's end stays certain when `byte` follows it; nothing follows when nil.
    func isCertain(before byte: UInt8?) -> Bool {
      guard let byte else { return true }
      return switch self {
      case .integer: !Self.isDigit(byte)
      case .number: !Self.isOfNumber(byte)
      case .word: Self.isSpace(byte)
      case .quoted: true
      }
    }

    /// Where a parameter that begins at `start` ends, or nil when none can begin there.
    func end(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
      switch self {
      case .integer:
        let digits = start < bytes.count && bytes[start] == UInt8(ascii: "-") ? start + 1 : start
        let end = Self.run(bytes, from: digits, while: Self.isDigit)
        return end > digits ? end : nil
      case .number:
        return Self.run(bytes, from: start, while: Self.isOfNumber)
      case .word:
        let end = Self.run(bytes, from: start) { !Self.isSpace($0) }
        return end > start ? end : nil
      case .quoted:
        return Self.endOfQuoted(bytes, from: start)
      }
    }

    private static func run(
      _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, while accepts: (UInt8) -> Bool
    ) -> Int {
      var end = start
      while end < bytes.count, accepts(bytes[end]) { end += 1 }
      return end
    }

    private static func endOfQuoted(
      _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int? {
      guard start < bytes.count else { return nil }
      let quote = bytes[start]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
      var index = start + 1
      while index < bytes.count {
        if bytes[index] == quote { return index + 1 }
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
      isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "E")
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }
  }
}
