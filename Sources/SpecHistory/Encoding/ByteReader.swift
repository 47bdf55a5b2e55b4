/// Reads the fields of a record.
///
/// A record whose checksum is right may still be one of a program with an error, so nothing is
/// believed: whatever does not fit is `nil`.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, position) = (bytes, bytes.startIndex) }

  var rest: Int { bytes.endIndex - position }

  mutating func byte() -> UInt8? {
    guard position < bytes.endIndex else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func number() -> UInt64? {
    var result: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      guard let byte = byte() else { return nil }
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return result }
    }
    return nil
  }

  /// A number of things of which each takes so many bytes of the record at least.
  mutating func count(ofBytes size: Int) -> Int? {
    guard let number = number(), number <= UInt64(rest / max(1, size)) else { return nil }
    return Int(number)
  }

  mutating func fixed<Number: FixedWidthInteger>(_: Number.Type) -> Number? {
    let size = Number.bitWidth / 8
    guard rest >= size else { return nil }
    var result: Number = 0
    for index in 0..<size {
      result |= Number(truncatingIfNeeded: bytes[position + index]) << (index * 8)
    }
    position += size
    return result
  }

  mutating func slice(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, rest >= count else { return nil }
    defer { position += count }
    return bytes[position..<(position + count)]
  }

  /// A text; the outer `nil` is for one that does not fit.
  mutating func text() -> String?? {
    guard let length = number(), length <= UInt64(rest + 1) else { return nil }
    if length == 0 { return .some(nil) }
    guard let bytes = slice(Int(length) - 1) else { return nil }
    return .some(String(decoding: bytes, as: UTF8.self))
  }
}
