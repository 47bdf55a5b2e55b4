/// The text for use in an address: characters that are special there are written as `%20`.
///
/// - Parameter kept: The characters with a meaning in that place, besides letters, digits and `-._~`.
package func percentEncoded(_ text: String, keeping kept: String) -> String {
  percentEncoded(text.utf8) { byte in
    isAlphanumeric(byte) || "-._~".utf8.contains(byte) || kept.utf8.contains(byte)
  }
}

/// Bytes as text in an address: those that `isKept` accepts stay, and others are written as `%20`.
func percentEncoded(_ bytes: some Sequence<UInt8>, where isKept: (UInt8) -> Bool) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var result: [UInt8] = []
  result.reserveCapacity(bytes.underestimatedCount * 9 / 8)
  for byte in bytes {
    if isKept(byte) {
      result.append(byte)
    } else {
      result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: result, as: UTF8.self)
}
