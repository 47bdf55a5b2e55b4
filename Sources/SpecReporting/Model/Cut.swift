/// The text, or as much of it as `limit` bytes hold and how much was left out.
func cut(_ text: String, to limit: Int) -> String {
  let (text, left) = beginning(of: text, upTo: limit)
  return left == 0 ? text : "\(text)… (\(left) more bytes)"
}

/// The text with a capital at its beginning.
func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

/// The text with some of its scalars spelled differently.
func replacing(
  _ scalars: some Sequence<Unicode.Scalar>, _ spelling: (Unicode.Scalar) -> String?
) -> String {
  var result = ""
  for scalar in scalars {
    if let other = spelling(scalar) {
      result += other
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Whether a text consists of ASCII letters and digits and the characters of `others`.
func isPlain(_ text: String, with others: String) -> Bool {
  text.utf8.allSatisfy { isAlphanumeric($0) || others.utf8.contains($0) }
}

func isAlphanumeric(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
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
