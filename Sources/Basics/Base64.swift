/// The encoding of bytes in attachments: RFC 4648, section 4.
///
/// The standard library has none, and Foundation's costs start-up time.
package enum Base64 {
  package static func encode(_ bytes: [UInt8]) -> String {
    let count = (bytes.count + 2) / 3 * 4
    // Into the text itself: attachments may be large.
    return String(unsafeUninitializedCapacity: count) { target in
      bytes.withUnsafeBufferPointer { encode($0, into: target) }
      return count
    }
  }

  private static func encode(
    _ bytes: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>
  ) {
    let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    let digits = alphabet.utf8Start
    var (index, end) = (0, 0)
    while index < bytes.count {
      let rest = bytes.count - index
      let group =
        UInt32(bytes[index]) << 16
        | (rest > 1 ? UInt32(bytes[index + 1]) << 8 : 0)
        | (rest > 2 ? UInt32(bytes[index + 2]) : 0)
      target[end] = digits[Int(group >> 18 & 63)]
      target[end + 1] = digits[Int(group >> 12 & 63)]
      target[end + 2] = rest > 1 ? digits[Int(group >> 6 & 63)] : UInt8(ascii: "=")
      target[end + 3] = rest > 2 ? digits[Int(group & 63)] : UInt8(ascii: "=")
      index += 3
      end += 4
    }
  }

  /// The bytes of a text; characters outside the alphabet are skipped.
  package static func decode(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var group: UInt32 = 0
    var bits: UInt32 = 0
    for byte in text.utf8 {
      guard let value = value(of: byte) else { continue }
      group = group << 6 | value
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: group >> bits))
      }
    }
    return bytes
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
