/// SVG under construction: the drawing so far, in the colors of a theme.
struct Markup {
  let theme: Theme
  private(set) var text = ""

  init(_ theme: Theme) { self.theme = theme }

  mutating func add(_ markup: String) { text += markup + "\n" }

  /// Adds another drawing at an offset.
  mutating func add(_ other: Markup, x: Int = 0, y: Int) {
    if other.text.isEmpty { return }
    add(#"<g transform="translate(\#(x) \#(y))">"#)
    text += other.text
    add("</g>")
  }

  mutating func rectangle(
    x: Int = 0, y: Int = 0, width: Int, height: Int, radius: Int = 0, fill: String,
    line: String? = nil
  ) {
    let place = (x == 0 ? "" : #" x="\#(x)""#) + (y == 0 ? "" : #" y="\#(y)""#)
    let corner = radius == 0 ? "" : #" rx="\#(radius)""#
    let stroke = line.map { #" stroke="\#($0)""# } ?? ""
    add(
      #"<rect\#(place) width="\#(width)" height="\#(height)"\#(corner) fill="\#(fill)"\#(stroke)/>"#
    )
  }

  /// A line from left to right.
  mutating func rule(x: Int = 0, y: Int, width: Int) {
    add(#"<path d="M\#(x) \#(y)h\#(width)" stroke="\#(theme.line)"/>"#)
  }

  mutating func icon(_ path: String, x: Int, y: Int, size: Int = 24, color: String) {
    let scale = size == 24 ? "" : " scale(\(decimal(Double(size) / 24)))"
    add(
      #"<path transform="translate(\#(x) \#(y))\#(scale)" d="\#(path)" fill="none" "#
        + #"stroke="\#(color)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>"#)
  }

  /// A wheel of eight spokes.
  mutating func wheel(x: Int, y: Int, radius: Int) {
    // Spokes and gaps share the circumference.
    let spoke = Double(radius) / 4
    let gap = 2 * 3.14159265 * Double(radius) / 8 - spoke
    add(
      #"<circle cx="\#(x)" cy="\#(y)" r="\#(radius)" fill="none" stroke="\#(theme.faint)" "#
        + #"stroke-width="\#(decimal(Double(radius) * 0.7))" "#
        + #"stroke-dasharray="\#(decimal(spoke)) \#(decimal(gap))"/>"#)
  }
}

// MARK: - Text

extension Markup {
  enum Anchor: String {
    case start, middle, end
  }

  /// Writes one line; text beyond `width` is left out.
  mutating func write(
    _ text: String, x: Int, y: Int, _ font: Font, anchor: Anchor = .start, color: String? = nil,
    within width: Int
  ) {
    let anchor = anchor == .start ? "" : #" text-anchor="\#(anchor.rawValue)""#
    let weight = font.weight == 400 ? "" : #" font-weight="\#(font.weight)""#
    add(
      #"<text x="\#(x)" y="\#(y)" font-size="\#(font.size)"\#(anchor)\#(weight) "#
        + #"fill="\#(color ?? theme.text)">\#(escaped(font.shortened(text, to: width)))</text>"#)
  }

  /// Writes lines below each other, the baseline of the first at `y`.
  mutating func write(
    lines: [String], x: Int, y: Int, _ font: Font, anchor: Anchor = .start, color: String? = nil
  ) {
    for (index, line) in lines.enumerated() {
      write(
        line, x: x, y: y + index * font.lineHeight, font, anchor: anchor, color: color,
        within: .max / 100)
    }
  }
}

/// As text or attribute of XML; characters that XML cannot have become U+FFFD.
func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\t", "\n", "\r", "\u{20}"..."\u{FFFD}", "\u{10000}"...:
      result.unicodeScalars.append(scalar)
    default: result += "\u{FFFD}"
    }
  }
  return result
}

/// With two decimals at most, without trailing zeros.
func decimal(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e9 else { return "0" }
  // As an integer, since there is a zero that is negative.
  let text = "\(Double(Int((number * 100).rounded())) / 100)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
