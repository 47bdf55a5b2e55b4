/// A key that was pressed.
enum Key: Sendable, Equatable {
  case character(Character)
  case enter
  case backspace
  /// Forgets the line, as Control-U does.
  case clear
  case escape
  /// Control-D.
  case end

  /// The keys in the input of a terminal; arrows and the like are none.
  ///
  /// - Parameter bytes: Read at once, as sequences of bytes arrive. Bytes of a character that is not
  ///   complete stay.
  static func keys(in bytes: inout [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = bytes[...]
    while let first = rest.first {
      switch first {
      case 0x0A, 0x0D: keys.append(.enter)
      case 0x7F, 0x08: keys.append(.backspace)
      case 0x15: keys.append(.clear)
      case 0x04: keys.append(.end)
      case 0x1B:
        let length = sequenceLength(of: rest)
        if length == 1 { keys.append(.escape) }
        rest = rest.dropFirst(length - 1)
      case 0x00..<0x20: break
      case 0x20..<0x80: keys.append(.character(Character(Unicode.Scalar(first))))
      default:
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard rest.count >= length else {
          bytes = Array(rest)
          return keys
        }
        let text = String(decoding: rest.prefix(length), as: UTF8.self)
        if let character = text.first { keys.append(.character(character)) }
        rest = rest.dropFirst(length - 1)
      }
      rest = rest.dropFirst()
    }
    bytes = []
    return keys
  }

  /// The number of bytes of what begins with an escape: `ESC [ … letter`, `ESC O letter`, or it alone.
  private static func sequenceLength(of bytes: ArraySlice<UInt8>) -> Int {
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return 1 }
    if second == UInt8(ascii: "O") { return min(3, bytes.count) }
    guard second == UInt8(ascii: "[") else { return 1 }
    let body = rest.dropFirst().prefix { 0x20..<0x40 ~= $0 }
    return min(bytes.count, 3 + body.count)
  }
}
