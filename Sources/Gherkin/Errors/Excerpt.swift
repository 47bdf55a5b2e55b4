internal import Basics

/// A text as messages to people show it: in quotes, shortened, and with invisible characters made
/// visible.
func excerpt(_ text: String, quote: String = "'") -> String {
  let limit = 120
  var shown = ""
  var rest = text.unicodeScalars[...]
  var count = 0
  while count < limit, let scalar = rest.popFirst() {
    count += 1
    switch scalar.value {
    case 0x09: shown += "<TAB>"
    case 0..<0x20, 0x7F...0x9F: shown += "\u{FFFD}"
    case 0xA0... where scalar.showsNothing || scalar.properties.isWhitespace:
      shown += "<\(scalar.codePoint)>"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return "\(quote)\(shown)\(rest.isEmpty ? "" : "…")\(quote)"
}
