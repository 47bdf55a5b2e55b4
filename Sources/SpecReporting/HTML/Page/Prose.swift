extension Markup {
  /// The text of a description: paragraphs whose lines stay lines, and numbered or dotted lists.
  mutating func prose(_ text: String) {
    var paragraph = ""
    // A line that is as long as this was broken for want of room.
    let width = 72
    var isBroken = false
    /// Whether the open list has numbers; nil if none is open.
    var isNumbered: Bool?
    func flush(_ markup: inout Markup) {
      if !paragraph.isEmpty { markup += "<p>\(inline: paragraph)</p>" }
      paragraph = ""
    }
    func close(_ markup: inout Markup) {
      if let isNumbered { markup += isNumbered ? "</ol>" : "</ul>" }
      isNumbered = nil
    }
    for line in lines(of: text) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.isEmpty {
        flush(&self)
        close(&self)
      } else if let (number, rest) = item(line) {
        flush(&self)
        if isNumbered != (number != nil) {
          close(&self)
          self += number.map { $0 == 1 ? "<ol>" : "<ol start=\"\($0)\">" } ?? "<ul>"
          isNumbered = number != nil
        }
        self += "<li>\(inline: String(rest))</li>"
      } else {
        close(&self)
        if !paragraph.isEmpty { paragraph += isBroken ? " " : "\n" }
        paragraph += line
        isBroken = line.count >= width
      }
    }
    flush(&self)
    close(&self)
  }
}

extension Markup.Interpolation {
  /// A text with code between backticks and bold text between double stars; links are links if
  /// following them is safe.
  package mutating func appendInterpolation(inline text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index % 2 == 0 {
        appendBold(part)
      } else if index == parts.count - 1 {
        // Nothing closes it.
        appendInterpolation("`\(part)")
      } else {
        appendInterpolation("<code>\(String(part))</code>" as Markup)
      }
    }
  }

  private mutating func appendBold(_ text: Substring) {
    var rest = text
    while let open = rest.firstRange(of: "**"),
      let close = rest[open.upperBound...].firstRange(of: "**"), open.upperBound < close.lowerBound
    {
      appendLinks(rest[..<open.lowerBound])
      appendLiteral("<strong>")
      appendLinks(rest[open.upperBound..<close.lowerBound])
      appendLiteral("</strong>")
      rest = rest[close.upperBound...]
    }
    appendLinks(rest)
  }

  private mutating func appendLinks(_ text: Substring) {
    var rest = text
    while let middle = rest.firstRange(of: "]("),
      let open = rest[..<middle.lowerBound].lastIndex(of: "["),
      let close = rest[middle.upperBound...].firstIndex(of: ")")
    {
      let address = String(rest[middle.upperBound..<close])
      appendInterpolation(String(rest[..<open]))
      let words = String(rest[rest.index(after: open)..<middle.lowerBound])
      appendInterpolation(Markup.link(address, words))
      rest = rest[rest.index(after: close)...]
    }
    appendInterpolation(String(rest))
  }
}

/// The number and the rest of a line such as `1. Something`, or the rest of `- Something`.
private func item(_ line: Substring) -> (number: Int?, rest: Substring)? {
  let digits = line.prefix { $0.isASCII && $0.isNumber }
  let marked = line[digits.endIndex...]
  guard let mark = marked.first, marked.dropFirst().first == " " else { return nil }
  let rest = marked.dropFirst(2)
  if digits.isEmpty { return "-*•".contains(mark) ? (nil, rest) : nil }
  guard digits.count < 6, let number = Int(digits), ".)".contains(mark) else { return nil }
  return (number, rest)
}
