/// The text as it may stand in an address: what is special there is written as `%20`.
///
/// - Parameter kept: what has a meaning in that place, beside letters, digits and `-._~`.
package func percentEncoded(_ text: String, keeping kept: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if isAlphanumeric(byte) || "-._~".utf8.contains(byte) || kept.utf8.contains(byte) {
      bytes.append(byte)
    } else {
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
