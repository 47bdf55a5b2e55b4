/// The first byte that must be escaped in a string, or `end`.
///
/// That is a control character, a quote or a backslash. Tests eight bytes at once.
func firstSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
  var position = start
  let raw = UnsafeRawBufferPointer(text)
  while position &+ 8 <= end {
    if containsSpecial(raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)) { break }
    position &+= 8
  }
  while position < end, !isSpecial(text[position]) { position &+= 1 }
  return position
}

/// Whether every byte is ASCII; tests eight bytes at once.
func isASCII(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  let raw = UnsafeRawBufferPointer(text)
  var position = 0
  var all: UInt64 = 0
  while position &+ 8 <= raw.count {
    all |= raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
    position &+= 8
  }
  var rest: UInt8 = 0
  while position < raw.count {
    rest |= raw[position]
    position &+= 1
  }
  return (all | UInt64(rest)) & 0x8080_8080_8080_8080 == 0
}

/// Whether every byte is ASCII other than DEL and `#`; tests eight bytes at once.
func isHarmless(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  let raw = UnsafeRawBufferPointer(text)
  let ones: UInt64 = 0x0101_0101_0101_0101
  var position = 0
  while position &+ 8 <= raw.count {
    let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
    let hashes = word ^ (ones &* 0x23)
    // A byte from 0x7F on has its highest bit, or gets it; only a byte with that bit causes a carry.
    if (word | (word &+ ones) | ((hashes &- ones) & ~hashes)) & (ones &* 0x80) != 0 { return false }
    position &+= 8
  }
  while position < raw.count {
    if raw[position] >= 0x7F || raw[position] == UInt8(ascii: "#") { return false }
    position &+= 1
  }
  return true
}

/// The characters to escape at a position, as UTF-16, and the number of their bytes.
func acting(
  in text: UnsafeBufferPointer<UInt8>, at position: Int
) -> (scalar: UInt16, length: Int)? {
  func next(_ offset: Int) -> UInt8 {
    position + offset < text.count ? text[position + offset] : 0
  }
  switch text[position] {
  case let byte where isSpecial(byte): return (UInt16(byte), 1)
  case 0x7F: return (0x7F, 1)
  case UInt8(ascii: "#") where position > 0 && text[position - 1] == UInt8(ascii: "#"):
    return (UInt16(UInt8(ascii: "#")), 1)
  case 0xC2 where 0x80..<0xA0 ~= next(1): return (UInt16(next(1)), 2)
  case 0xD8 where next(1) == 0x9C: return (0x061C, 2)
  case 0xE2 where next(1) == 0x80 && (0x8E...0x8F ~= next(2) || 0xA8...0xAE ~= next(2)):
    return (0x2000 + UInt16(next(2) & 0x3F), 3)
  case 0xE2 where next(1) == 0x81 && 0xA6...0xA9 ~= next(2):
    return (0x2040 + UInt16(next(2) & 0x3F), 3)
  default: return nil
  }
}

/// The first newline from `start` on; tests eight bytes at once.
func firstNewline(in bytes: [UInt8], from start: Int) -> Int? {
  bytes.withUnsafeBytes { raw in
    let ones: UInt64 = 0x0101_0101_0101_0101
    var position = start
    while position &+ 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self) ^ (ones &* 0x0A)
      if ((word &- ones) & ~word) & (ones &* 0x80) != 0 { break }
      position &+= 8
    }
    while position < raw.count {
      if raw[position] == UInt8(ascii: "\n") { return position }
      position &+= 1
    }
    return nil
  }
}

private func isSpecial(_ byte: UInt8) -> Bool {
  byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
}

/// Whether one of eight bytes is below 0x20, a quote or a backslash.
private func containsSpecial(_ word: UInt64) -> Bool {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let quotes = word ^ (ones &* 0x22)
  let backslashes = word ^ (ones &* 0x5C)
  let controls = (word &- ones &* 0x20) & ~word
  let hits = controls | ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
  return hits & (ones &* 0x80) != 0
}
