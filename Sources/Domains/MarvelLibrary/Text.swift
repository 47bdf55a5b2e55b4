/// The text without white space and line breaks at both ends.
func trimmed(_ text: String) -> String {
  var rest = Substring(text)
  while let first = rest.first, first.isWhitespace { rest.removeFirst() }
  while let last = rest.last, last.isWhitespace { rest.removeLast() }
  return String(rest)
}

/// Whether `text` can be asked for over HTTP: `http` or `https`, a host, and no blanks.
func isWebAddress(_ text: String) -> Bool {
  let lowercased = text.lowercased()
  for scheme in ["http://", "https://"] where lowercased.hasPrefix(scheme) {
    let host = lowercased.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    return !host.isEmpty && !text.unicodeScalars.contains { $0.value <= 0x20 || $0.value == 0x7F }
  }
  return false
}
