/// A text as messages to people show it: in quotes, shortened, without control characters.
func excerpt(_ text: String, quote: String = "'") -> String {
  let limit = 120
  var shown = String.UnicodeScalarView()
  var rest = text.unicodeScalars[...]
  while shown.count < limit, let scalar = rest.popFirst() {
    let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    shown.append(isControl ? "\u{FFFD}" : scalar)
  }
  return "\(quote)\(String(shown))\(rest.isEmpty ? "" : "…")\(quote)"
}
