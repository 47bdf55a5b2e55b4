extension Markup {
  /// The text of a description: paragraphs whose lines stay lines, and numbered or dotted lists.
  mutating func prose(_ text: String) {
    var paragraph = ""
    // A line that is as long as this was broken for want of room.
    let width = 72
    var isBroken = false
    var list: (tag: String, start: Int)?
    func flush(_ markup: inout Markup) {
      if !paragraph.isEmpty { markup += "<p>\(inline: paragraph)</p>" }
      paragraph = ""
    }
    func close(_ markup: inout Markup) {
      if let list { markup += list.tag == "ol" ? "</ol>" : "</ul>" }
      list = nil
    }
    for line in lines(of: text) {
      let line = line.drop { $0 == " " || $0 == "\t" }
      if line.isEmpty {
        flush(&self)
        close(&self)
      } else if let (number, rest) = numbered(line) {
        flush(&self)
        if list?.tag != "ol" {
          close(&self)
          self += number == 1 ? "<ol>" : "<ol start=\"\(number)\">"
          list = ("ol", number)
        }
        self += "<li>\(inline: String(rest))</li>"
      } else if let mark = line.first, "-*•".contains(mark), line.dropFirst().first == " " {
        flush(&self)
        if list?.tag != "ul" {
          close(&self)
          self += "<ul>"
          list = ("ul", 0)
        }
        self += "<li>\(inline: String(line.dropFirst(2)))</li>"
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
}

extension Markup.Interpolation {
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

/// The number and the rest of a line such as `1. Something`.
private func numbered(_ line: Substring) -> (number: Int, rest: Substring)? {
  let digits = line.prefix { $0.isASCII && $0.isNumber }
  let rest = line[digits.endIndex...]
  guard digits.count < 6, let number = Int(digits), let mark = rest.first, ".)".contains(mark),
    rest.dropFirst().first == " "
  else { return nil }
  return (number, rest.dropFirst(2))
}
