/// The text, or as much of it as `limit` bytes hold and how much was left out.
func cut(_ text: String, to limit: Int) -> String {
  let bytes = text.utf8
  guard bytes.count > limit else { return text }
  var end = bytes.index(bytes.startIndex, offsetBy: limit)
  while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { bytes.formIndex(before: &end) }
  let rest = bytes.distance(from: end, to: bytes.endIndex)
  return String(text[..<end]) + "… (\(rest) more bytes)"
}

extension String {
  /// Nothing instead of an empty text.
  var nonEmpty: String? { isEmpty ? nil : self }

  /// Nothing instead of a text in which there is nothing to see.
  var nonBlank: String? { unicodeScalars.allSatisfy(\.properties.isWhitespace) ? nil : self }
}

/// The text on one line, cut and safe to print.
func oneLine(_ text: String, limit: Int) -> String {
  sanitized(lines(of: cut(text, to: limit)).joined(separator: " "))
}
