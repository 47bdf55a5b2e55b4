/// The bytes with a meaning in Gherkin.
enum Byte {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let star: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let less: UInt8 = 0x3C
  static let greater: UInt8 = 0x3E
  static let at: UInt8 = 0x40
  static let backslash: UInt8 = 0x5C
  static let underscore: UInt8 = 0x5F
  static let backtick: UInt8 = 0x60
  static let lowerN: UInt8 = 0x6E
  static let bar: UInt8 = 0x7C

  /// Whether a byte is a letter of ASCII.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26
  }

  /// Whether a byte is a digit of ASCII.
  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether a byte is white space by itself; the wider kinds take two or three bytes.
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == space || (byte >= tab && byte <= carriageReturn)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The text from one offset up to another.
  @inline(__always)
  func text(_ start: Int, _ end: Int) -> String {
    guard start < end else { return "" }
    return String(decoding: UnsafeBufferPointer(rebasing: self[start..<end]), as: UTF8.self)
  }

  /// The text between two offsets without the white space around it.
  @inline(__always)
  func trimmedText(_ start: Int, _ end: Int) -> String {
    let first = skippingSpace(start, end)
    return text(first, trimmingSpace(first, end))
  }

  /// The first offset from `start` that is not white space, `end` if there is none.
  @inline(__always)
  func skippingSpace(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      let byte = self[index]
      if Byte.isSpace(byte) {
        index += 1
      } else if byte < 0x80 {
        return index
      } else {
        let width = wideSpace(at: index, end)
        if width == 0 { return index }
        index += width
      }
    }
    return end
  }

  /// The end of the text before `end` without trailing white space; `start` if nothing is left.
  @inline(__always)
  func trimmingSpace(_ start: Int, _ end: Int) -> Int {
    var index = end
    while index > start {
      let byte = self[index - 1]
      if Byte.isSpace(byte) {
        index -= 1
      } else if byte < 0x80 {
        return index
      } else {
        let width = wideSpace(before: index, start)
        if width == 0 { return index }
        index -= width
      }
    }
    return start
  }

  /// The number of bytes of the non-ASCII white space that starts here; 0 if it is something else.
  ///
  /// The set is Unicode's `White_Space`.
  func wideSpace(at index: Int, _ end: Int) -> Int {
    let first = self[index]
    guard first == 0xC2 || first == 0xE1 || first == 0xE2 || first == 0xE3 else { return 0 }
    guard index + 1 < end else { return 0 }
    let second = self[index + 1]
    if first == 0xC2 { return second == 0x85 || second == 0xA0 ? 2 : 0 }
    guard index + 2 < end else { return 0 }
    switch (first, second, self[index + 2]) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9),
      (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      return 3
    default: return 0
    }
  }

  /// The number of bytes of the non-ASCII white space that ends here; 0 if it is something else.
  private func wideSpace(before index: Int, _ start: Int) -> Int {
    if index - 2 >= start, self[index - 2] == 0xC2 { return wideSpace(at: index - 2, index) }
    if index - 3 >= start { return wideSpace(at: index - 3, index) == 3 ? 3 : 0 }
    return 0
  }

  /// The number of code points from one offset up to another.
  @inline(__always)
  func codePoints(_ start: Int, _ end: Int) -> Int {
    var count = 0
    var index = start
    while index < end {
      if self[index] & 0xC0 != 0x80 { count += 1 }
      index += 1
    }
    return count
  }

  /// Whether these bytes are at an offset, before `end`.
  func has(_ prefix: StaticString, at index: Int, _ end: Int) -> Bool {
    prefix.withUTF8Buffer { has($0, at: index, end) }
  }

  /// Whether these bytes are at an offset, before `end`.
  func has(_ bytes: some Collection<UInt8>, at index: Int, _ end: Int) -> Bool {
    index <= end && self[index..<end].starts(with: bytes)
  }
}
