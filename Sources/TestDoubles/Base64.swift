/// The bytes of a base64 text (RFC 4648, with or without padding, blanks ignored), or nothing.
func decodeBase64(_ text: String) -> [UInt8]? {
  var bytes: [UInt8] = []
  var buffer: UInt32 = 0
  var bits = 0
  var padding = 0
  for byte in text.utf8 {
    let value: UInt8
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    case UInt8(ascii: "="):
      padding += 1
      continue
    case 0x20, 0x0A, 0x0D: continue
    default: return nil
    }
    if padding > 0 { return nil }
    buffer = buffer << 6 | UInt32(value)
    bits += 6
    if bits >= 8 {
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
      buffer &= (1 << UInt32(bits)) - 1
    }
  }
  // Six bits over are half a byte's worth of nothing; bits that are set would be lost.
  guard bits < 6, buffer == 0, padding <= 2 else { return nil }
  return bytes
}
