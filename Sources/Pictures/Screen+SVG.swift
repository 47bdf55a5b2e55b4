extension Screen {
  /// The screen drawn as a picture 320 wide and as high as it needs to be.
  ///
  /// Equal screens give equal bytes: nothing depends on the machine, its fonts or the time.
  public func svg(theme: Theme) -> String {
    var drawing = Drawing(theme: theme)
    drawing.title(title)
    for element in elements { drawing.add(element) }
    return drawing.finish(label: title)
  }
}

/// A picture in the making: what is drawn so far, and where the next thing goes.
private struct Drawing {
  private static let width = 320
  private static let margin = 16
  /// The width between the margins, and between those of a message's box.
  private static let innerWidth = width - 2 * margin
  private static let messageWidth = innerWidth - 24

  private let theme: Theme
  private var y = 0
  private var endsInBox = false
  private var shapes: [String] = []

  init(theme: Theme) { self.theme = theme }

  func finish(label: String) -> String {
    let height = y + Self.margin
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(height)" \
      width="\(Self.width)" height="\(height)" role="img" aria-label="\(escaped(label))" \
      font-family="system-ui, sans-serif">
      <rect width="\(Self.width)" height="\(height)" fill="\(theme.background)"/>
      \(shapes.joined(separator: "\n"))
      </svg>

      """
  }

  mutating func title(_ text: String) {
    shapes.append("<rect width=\"\(Self.width)\" height=\"44\" fill=\"\(theme.panel)\"/>")
    write(text, x: Self.width / 2, y: 28, size: 17, anchor: "middle", weight: 600)
    shapes.append("<path d=\"M0 44H\(Self.width)\" stroke=\"\(theme.line)\"/>")
    y = 44
  }

  mutating func add(_ element: Screen.Element) {
    switch element {
    case .heading(let text):
      // The panel of a heading must not run into a box above it.
      if endsInBox { y += 16 }
      heading(text)
    case .text(let text): paragraph(text)
    case .row(let title, let detail, let image): row(title, detail, image)
    case .picture(let image): picture(image)
    case .message(let title, let text, let action): message(title, text, action)
    case .spinner(let label): spinner(label)
    case .button(let text, let isEnabled): button(text, isEnabled: isEnabled)
    case .field(let placeholder, let text, let isEnabled):
      field(placeholder, text, isEnabled: isEnabled)
    }
    switch element {
    case .message, .button, .field, .picture: endsInBox = true
    case .heading, .text, .row, .spinner: endsInBox = false
    }
  }

  private mutating func heading(_ text: String) {
    shapes.append(
      "<rect y=\"\(y)\" width=\"\(Self.width)\" height=\"28\" fill=\"\(theme.panel)\"/>")
    write(text, x: Self.margin, y: y + 19, size: 13, weight: 600)
    y += 28
  }

  private mutating func paragraph(_ text: String) {
    y += 8
    for line in Font(size: 14).lines(of: text, within: Self.innerWidth) {
      write(line, x: Self.margin, y: y + 16, size: 14)
      y += 20
    }
  }

  private mutating func row(_ title: String, _ detail: String?, _ image: Screen.Image?) {
    let height = detail == nil && image == nil ? 44 : 56
    let indent = image == nil ? 0 : 52
    let (x, width) = (Self.margin + indent, Self.innerWidth - indent)
    if let image { thumbnail(image, top: y + 8) }
    write(
      title, x: x, y: y + (detail == nil ? height / 2 + 5 : 24), size: 15, within: width)
    if let detail {
      write(detail, x: x, y: y + 43, size: 12, color: theme.detail, within: width)
    }
    y += height
    shapes.append(
      "<path d=\"M\(Self.margin) \(y)H\(Self.width)\" stroke=\"\(theme.line)\"/>")
  }

  private mutating func thumbnail(_ image: Screen.Image, top: Int) {
    frame(of: image, top: top, width: 40, height: 40)
    mark(image, left: Self.margin, top: top)
  }

  private mutating func picture(_ image: Screen.Image) {
    y += 16
    frame(of: image, top: y, width: Self.innerWidth, height: 180)
    mark(image, left: Self.width / 2 - 20, top: y + 70)
    y += 180
  }

  private mutating func frame(of image: Screen.Image, top: Int, width: Int, height: Int) {
    let fill = image == .loaded ? theme.accent : theme.panel
    shapes.append(
      "<rect x=\"\(Self.margin)\" y=\"\(top)\" width=\"\(width)\" height=\"\(height)\" "
        + "rx=\"6\" fill=\"\(fill)\" stroke=\"\(theme.line)\"/>")
  }

  /// Draws the symbol for the state of an image, 40 wide and high.
  private mutating func mark(_ image: Screen.Image, left: Int, top: Int) {
    switch image {
    case .placeholder: break
    case .loaded:
      let points = "\(left + 6) \(top + 32)l10-14 7 9 5-6 8 11z"
      shapes.append("<path d=\"M\(points)\" fill=\"\(theme.onAccent)\"/>")
    case .loading: ring(x: left + 20, y: top + 20, radius: 9)
    case .failed: write("!", x: left + 20, y: top + 27, size: 20, anchor: "middle", weight: 600)
    }
  }

  private mutating func message(_ title: String, _ text: String?, _ action: String?) {
    let titles = Font(size: 16, weight: 600).lines(of: title, within: Self.messageWidth)
    let lines = text.map { Font(size: 14).lines(of: $0, within: Self.messageWidth) } ?? []
    let height = 32 + (titles.count + lines.count) * 20 + (action == nil ? 0 : 44)
    y += 16
    shapes.append(
      "<rect x=\"\(Self.margin)\" y=\"\(y)\" width=\"\(Self.innerWidth)\" "
        + "height=\"\(height)\" rx=\"12\" fill=\"\(theme.panel)\" stroke=\"\(theme.line)\"/>")
    for (index, line) in titles.enumerated() {
      write(
        line, x: Self.width / 2, y: y + 30 + index * 20, size: 16, anchor: "middle", weight: 600)
    }
    for (index, line) in lines.enumerated() {
      let top = y + 34 + (titles.count + index) * 20
      write(line, x: Self.width / 2, y: top, size: 14, anchor: "middle")
    }
    if let action {
      write(
        action, x: Self.width / 2, y: y + height - 16, size: 15, anchor: "middle", weight: 600,
        color: theme.accent, within: Self.messageWidth)
    }
    y += height
  }

  private mutating func spinner(_ label: String?) {
    y += 20
    ring(x: Self.width / 2, y: y + 16, radius: 14)
    y += 36
    if let label {
      write(label, x: Self.width / 2, y: y + 14, size: 13, anchor: "middle", color: theme.detail)
      y += 20
    }
  }

  private mutating func ring(x: Int, y: Int, radius: Int) {
    shapes.append(
      "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" fill=\"none\" stroke=\"\(theme.accent)\" "
        + "stroke-width=\"3\" stroke-dasharray=\"\(radius * 4) \(radius * 2)\"/>")
  }

  private mutating func button(_ text: String, isEnabled: Bool) {
    y += 12
    shapes.append(
      "<rect x=\"\(Self.margin)\" y=\"\(y)\" width=\"\(Self.innerWidth)\" "
        + "height=\"40\" rx=\"10\" fill=\"\(isEnabled ? theme.accent : theme.panel)\"/>")
    write(
      text, x: Self.width / 2, y: y + 26, size: 15, anchor: "middle", weight: 600,
      color: isEnabled ? theme.onAccent : theme.detail, within: Self.innerWidth - 20)
    y += 40
  }

  private mutating func field(_ placeholder: String, _ text: String, isEnabled: Bool) {
    y += 12
    shapes.append(
      "<rect x=\"\(Self.margin)\" y=\"\(y)\" width=\"\(Self.innerWidth)\" "
        + "height=\"36\" rx=\"8\" fill=\"\(isEnabled ? theme.background : theme.panel)\" "
        + "stroke=\"\(theme.line)\"/>")
    write(
      text.isEmpty ? placeholder : text, x: Self.margin + 10, y: y + 23, size: 14,
      color: text.isEmpty || !isEnabled ? theme.detail : theme.text,
      within: Self.innerWidth - 20)
    y += 36
  }
}

// MARK: - Text

extension Drawing {
  /// Writes one line, of which what does not fit `width` is cut off.
  private mutating func write(
    _ text: String, x: Int, y: Int, size: Int, anchor: String = "start", weight: Int = 400,
    color: String? = nil, within width: Int = innerWidth
  ) {
    let font = Font(size: size, weight: weight)
    let isWhole = font.head(of: text, within: width).count == text.count
    let shown = isWhole ? text : font.head(of: text, within: width - size / 2) + "…"
    let anchor = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
    let weight = weight == 400 ? "" : " font-weight=\"\(weight)\""
    shapes.append(
      "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\"\(anchor)\(weight) "
        + "fill=\"\(color ?? theme.text)\">\(escaped(shown))</text>")
  }

  /// As text or attribute of XML; characters that XML cannot have become U+FFFD.
  private func escaped(_ text: String) -> String {
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
}
