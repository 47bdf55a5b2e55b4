extension JSONReader {
  /// The name of a member, compared as bytes, without creating a `String`.
  struct Key {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The name, if it was written with escapes, which is unusual.
    let unescaped: String?
    let offset: Int

    var text: String { unescaped ?? String(decoding: bytes, as: UTF8.self) }

    static func ~= (name: StaticString, key: Key) -> Bool {
      if let unescaped = key.unescaped { return unescaped == "\(name)" }
      guard name.utf8CodeUnitCount == key.bytes.count else { return false }
      var index = 0
      while index < key.bytes.count, key.bytes[index] == name.utf8Start[index] { index &+= 1 }
      return index == key.bytes.count
    }
  }

  /// The name at the position, a quote.
  mutating func key() throws(MessageError) -> Key {
    let offset = position
    let start = offset + 1
    var end = start
    while end < line.upperBound, bytes[end] >= 0x20, bytes[end] < 0x80,
      bytes[end] != UInt8(ascii: "\\")
    {
      if bytes[end] == UInt8(ascii: "\"") {
        position = end + 1
        return Key(
          bytes: UnsafeBufferPointer(rebasing: bytes[start..<end]), unescaped: nil, offset: offset)
      }
      end &+= 1
    }
    return Key(
      bytes: UnsafeBufferPointer(start: nil, count: 0), unescaped: try string(), offset: offset)
  }

  mutating func string() throws(MessageError) -> String {
    skipWhiteSpace()
    guard consume(UInt8(ascii: "\"")) else { throw expected(.string) }
    let start = position
    let end = nextSpecial()
    if end < line.upperBound, bytes[end] == UInt8(ascii: "\"") {
      position = end + 1
      return try validated(bytes[start..<end], at: start)
    }
    var text: [UInt8] = []
    var clean = start
    while true {
      position = nextSpecial()
      guard let byte = current else { throw error(.unexpectedEnd, at: position) }
      // Checked run by run: an escape cannot complete a broken character, and offsets stay true.
      if !mendsTexts { try check(bytes[clean..<position], at: clean) }
      text.append(contentsOf: bytes[clean..<position])
      guard byte >= 0x20 else { throw error(.controlCharacter(byte), at: position) }
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      try escape(into: &text)
      clean = position
    }
  }

  /// Skips the string at the position, a quote; it must still be a valid one.
  mutating func skipString() throws(MessageError) {
    let start = position + 1
    let end = firstSpecial(in: bytes, from: start, to: line.upperBound)
    if end < line.upperBound, bytes[end] == UInt8(ascii: "\""),
      isASCII(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    {
      position = end + 1
    } else {
      _ = try string()
    }
  }

  /// The next quote, backslash or control character from the position on, or the end.
  private func nextSpecial() -> Int { firstSpecial(in: bytes, from: position, to: line.upperBound) }

  private func validated(
    _ run: Slice<UnsafeBufferPointer<UInt8>>, at start: Int
  ) throws(MessageError) -> String {
    let run = UnsafeBufferPointer(rebasing: run)
    // Most texts are: checked eight bytes at once, they need no other check.
    if isASCII(run) { return String(decoding: run, as: UTF8.self) }
    if let text = String(validating: run, as: UTF8.self) { return text }
    if !mendsTexts { try check(run[...], at: start) }
    return String(decoding: run, as: UTF8.self)
  }

  /// Throws with the place of the first invalid byte.
  private func check(_ run: Slice<UnsafeBufferPointer<UInt8>>, at start: Int) throws(MessageError) {
    if run.allSatisfy({ $0 < 0x80 }) { return }
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = run.makeIterator()
    var count = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { count += scalar.count }
    if count < run.count { throw error(.invalidUTF8, at: start + count) }
  }

  /// Reads the rest of an escape sequence, after its backslash.
  private mutating func escape(into text: inout [UInt8]) throws(MessageError) {
    let start = position - 1
    guard let byte = current else { throw error(.unexpectedEnd, at: position) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"):
      let scalar = try scalar(from: start)
      // A long text may consist only of control characters.
      if scalar.isASCII {
        text.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        text += scalar.utf8
      }
    default: throw error(.invalidEscape, at: start)
    }
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair.
  private mutating func scalar(from start: Int) throws(MessageError) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let end = position
    if first < 0xDC00, consume(UInt8(ascii: "\\")), consume(UInt8(ascii: "u")) {
      let second = try hexadecimal()
      if 0xDC00...0xDFFF ~= second,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    guard mendsTexts else { throw error(.loneSurrogate, at: start) }
    position = end
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(MessageError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current else { throw error(.unexpectedEnd, at: position) }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw error(.invalidEscape, at: position)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
