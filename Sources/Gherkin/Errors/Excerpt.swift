internal import Basics

/// A text as messages to people show it: in quotes, shortened, and with invisible characters made
/// visible.
func excerpt(_ text: String, quote: String = "'") -> String {
  let limit = 120
  let shown = text.unicodeScalars.prefix(limit).map { scalar in
    switch scalar.value {
    case 0x09: "<TAB>"
    case 0..<0x20, 0x7F...0x9F: "\u{FFFD}"
    case 0xA0... where scalar.showsNothing || scalar.properties.isWhitespace:
      "<\(scalar.codePoint)>"
    default: String(scalar)
    }
  }.joined()
  let isShort = text.unicodeScalars.dropFirst(limit).isEmpty
  return "\(quote)\(shown)\(isShort ? "" : "…")\(quote)"
}
