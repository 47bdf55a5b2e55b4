import Basics

/// The bytes of a base64 text (RFC 4648, with or without padding, blanks ignored), or nil.
func decodeBase64(_ text: String) -> [UInt8]? {
  let digits = text.utf8.filter { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D }
  let padding = digits.drop { $0 != UInt8(ascii: "=") }
  let bytes = Base64.decode(text)
  // Encoding the bytes yields the digits again, unless some are invalid, or have bits that would be lost.
  let exact = Base64.encode(bytes).utf8.prefix { $0 != UInt8(ascii: "=") }
  guard padding.count <= 2, padding.allSatisfy({ $0 == UInt8(ascii: "=") }),
    digits.dropLast(padding.count).elementsEqual(exact)
  else { return nil }
  return bytes
}
