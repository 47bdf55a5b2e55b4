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
  /// The width between the margins.
  private static let column = width - 2 * margin

  private let theme: Theme
  private var y = 0
  private var shapes: [String] = []
  /// Whether the last thing is a box, which a list must not touch.
  private var isBelowBox = false

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
    let style = TextStyle(size: 17, isBold: true, width: Self.column)
    write(style.shortened(text), style, x: Self.width / 2, y: 28, anchor: "middle")
    shapes.append("<path d=\"M0 44H\(Self.width)\" stroke=\"\(theme.line)\"/>")
    y = 44
  }

  mutating func add(_ element: Screen.Element) {
    switch element {
    case .heading, .row: if isBelowBox { y += Self.margin }
    default: break
    }
    isBelowBox = false
    switch element {
    case .heading(let text): heading(text)
    case .text(let text): paragraph(text)
    case .row(let title, let detail, let image): row(title, detail, image)
    case .message(let title, let text, let action): message(title, text, action)
    case .spinner(let label): spinner(label)
    case .button(let text, let isEnabled): button(text, isEnabled: isEnabled)
    case .field(let placeholder, let text, let isEnabled):
      field(placeholder, text, isEnabled: isEnabled)
    }
  }

  private mutating func heading(_ text: String) {
    shapes.append(
      "<rect y=\"\(y)\" width=\"\(Self.width)\" height=\"28\" fill=\"\(theme.panel)\"/>")
    let style = TextStyle(size: 13, isBold: true, width: Self.column)
    write(style.shortened(text), style, x: Self.margin, y: y + 19)
    y += 28
  }

  private mutating func paragraph(_ text: String) {
    y += 8
    let style = TextStyle(size: 14, width: Self.column)
    for line in style.lines(text) {
      write(line, style, x: Self.margin, y: y + 16)
      y += 20
    }
  }

  private mutating func row(_ title: String, _ detail: String?, _ image: Screen.Image?) {
    let height = detail == nil && image == nil ? 44 : 56
    let x = Self.margin + (image == nil ? 0 : 52)
    if let image { picture(image, top: y + 8) }
    let style = TextStyle(size: 15, width: Self.width - Self.margin - x)
    write(style.shortened(title), style, x: x, y: y + (detail == nil ? height / 2 + 5 : 24))
    if let detail {
      let style = TextStyle(size: 12, width: style.width)
      write(style.shortened(detail), style, x: x, y: y + 43, color: theme.detail)
    }
    y += height
    shapes.append(
      "<path d=\"M\(Self.margin) \(y)H\(Self.width)\" stroke=\"\(theme.line)\"/>")
  }

  private mutating func picture(_ image: Screen.Image, top: Int) {
    let x = Self.margin
    let fill = image == .loaded ? theme.accent : theme.panel
    shapes.append(
      "<rect x=\"\(x)\" y=\"\(top)\" width=\"40\" height=\"40\" rx=\"6\" fill=\"\(fill)\" "
        + "stroke=\"\(theme.line)\"/>")
    switch image {
    case .placeholder: break
    case .loaded:
      let points = "\(x + 6) \(top + 32)l10-14 7 9 5-6 8 11z"
      shapes.append("<path d=\"M\(points)\" fill=\"\(theme.onAccent)\"/>")
    case .loading: ring(x: x + 20, y: top + 20, radius: 9)
    case .failed:
      write(
        "!", TextStyle(size: 20, isBold: true, width: 40), x: x + 20, y: top + 27, anchor: "middle")
    }
  }

  private mutating func message(_ title: String, _ text: String?, _ action: String?) {
    let room = Self.column - 2 * 12
    let titleStyle = TextStyle(size: 16, isBold: true, width: room)
    let textStyle = TextStyle(size: 14, width: room)
    let titleLines = titleStyle.lines(title)
    let textLines = text.map(textStyle.lines) ?? []
    let height = 32 + (titleLines.count + textLines.count) * 20 + (action == nil ? 0 : 44)
    y += 16
    shapes.append(
      "<rect x=\"\(Self.margin)\" y=\"\(y)\" width=\"\(Self.column)\" "
        + "height=\"\(height)\" rx=\"12\" fill=\"\(theme.panel)\" stroke=\"\(theme.line)\"/>")
    var line = y + 30
    for text in titleLines {
      write(text, titleStyle, x: Self.width / 2, y: line, anchor: "middle")
      line += 20
    }
    line += 4
    for text in textLines {
      write(text, textStyle, x: Self.width / 2, y: line, anchor: "middle")
      line += 20
    }
    if let action {
      let style = TextStyle(size: 15, isBold: true, width: room)
      write(
        style.shortened(action), style, x: Self.width / 2, y: y + height - 16, anchor: "middle",
        color: theme.accent)
    }
    y += height
    isBelowBox = true
  }

  private mutating func spinner(_ label: String?) {
    y += 20
    ring(x: Self.width / 2, y: y + 16, radius: 14)
    y += 36
    if let label {
      let style = TextStyle(size: 13, width: Self.column)
      write(
        style.shortened(label), style, x: Self.width / 2, y: y + 14, anchor: "middle",
        color: theme.detail)
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
      "<rect x=\"\(Self.margin)\" y=\"\(y)\" width=\"\(Self.width - 2 * Self.margin)\" "
        + "height=\"40\" rx=\"10\" fill=\"\(isEnabled ? theme.accent : theme.panel)\"/>")
    let style = TextStyle(size: 15, isBold: true, width: Self.column - 20)
    write(
      style.shortened(text), style, x: Self.width / 2, y: y + 26, anchor: "middle",
      color: isEnabled ? theme.onAccent : theme.detail)
    y += 40
  }

  private mutating func field(_ placeholder: String, _ text: String, isEnabled: Bool) {
    y += 12
    shapes.append(
      "<rect x=\"\(Self.margin)\" y=\"\(y)\" width=\"\(Self.width - 2 * Self.margin)\" "
        + "height=\"36\" rx=\"8\" fill=\"\(isEnabled ? theme.background : theme.panel)\" "
        + "stroke=\"\(theme.line)\"/>")
    let style = TextStyle(size: 14, width: Self.column - 20)
    write(
      style.shortened(text.isEmpty ? placeholder : text), style, x: Self.margin + 10, y: y + 23,
      color: text.isEmpty || !isEnabled ? theme.detail : theme.text)
    y += 36
  }
}

// MARK: - Text

extension Drawing {
  private mutating func write(
    _ text: String, _ style: TextStyle, x: Int, y: Int, anchor: String = "start",
    color: String? = nil
  ) {
    let anchor = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
    let weight = style.isBold ? " font-weight=\"600\"" : ""
    shapes.append(
      "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(style.size)\"\(anchor)\(weight) "
        + "fill=\"\(color ?? theme.text)\">\(escaped(text))</text>")
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
