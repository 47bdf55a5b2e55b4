/// The bytes in Base64 with padding.
func base64(_ bytes: some Sequence<UInt8>) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  var bits: UInt32 = 0
  var count = 0
  func write(_ digits: Int) {
    for digit in 0..<4 {
      let value = Int(bits >> UInt32(18 - 6 * digit)) & 63
      result.append(digit < digits ? alphabet[value] : UInt8(ascii: "="))
    }
  }
  for byte in bytes {
    bits |= UInt32(byte) << UInt32(16 - 8 * count)
    count += 1
    if count == 3 {
      write(4)
      bits = 0
      count = 0
    }
  }
  if count > 0 { write(count + 1) }
  return String(decoding: result, as: UTF8.self)
}
