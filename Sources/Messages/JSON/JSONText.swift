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
