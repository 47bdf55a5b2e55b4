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
  /// Characters of body text that fit a line; text is set in 14 px, about 7 px a character.
  private static let lineLength = 40

  private let theme: Theme
  private var y = 0
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
    write(text, x: Self.margin, y: y + 19, size: 13, weight: 600)
    y += 28
  }

  private mutating func paragraph(_ text: String) {
    y += 8
    for line in wrapped(text) {
      write(line, x: Self.margin, y: y + 16, size: 14)
      y += 20
    }
  }

  private mutating func row(_ title: String, _ detail: String?, _ image: Screen.Image?) {
    let height = detail == nil && image == nil ? 44 : 56
    let x = Self.margin + (image == nil ? 0 : 52)
    if let image { picture(image, top: y + 8) }
    write(shortened(title), x: x, y: y + (detail == nil ? height / 2 + 5 : 24), size: 15)
    if let detail {
      write(shortened(detail), x: x, y: y + 43, size: 12, color: theme.detail)
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
    case .failed: write("!", x: x + 20, y: top + 27, size: 20, anchor: "middle", weight: 600)
    }
  }

  private mutating func message(_ title: String, _ text: String?, _ action: String?) {
    let lines = text.map(wrapped) ?? []
    let height = 52 + lines.count * 20 + (action == nil ? 0 : 44)
    y += 16
    shapes.append(
      "<rect x=\"\(Self.margin)\" y=\"\(y)\" width=\"\(Self.width - 2 * Self.margin)\" "
        + "height=\"\(height)\" rx=\"12\" fill=\"\(theme.panel)\" stroke=\"\(theme.line)\"/>")
    write(title, x: Self.width / 2, y: y + 30, size: 16, anchor: "middle", weight: 600)
    for (index, line) in lines.enumerated() {
      write(line, x: Self.width / 2, y: y + 54 + index * 20, size: 14, anchor: "middle")
    }
    if let action {
      write(
        action, x: Self.width / 2, y: y + height - 16, size: 15, anchor: "middle", weight: 600,
        color: theme.accent)
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
      "<rect x=\"\(Self.margin)\" y=\"\(y)\" width=\"\(Self.width - 2 * Self.margin)\" "
        + "height=\"40\" rx=\"10\" fill=\"\(isEnabled ? theme.accent : theme.panel)\"/>")
    write(
      text, x: Self.width / 2, y: y + 26, size: 15, anchor: "middle", weight: 600,
      color: isEnabled ? theme.onAccent : theme.detail)
    y += 40
  }

  private mutating func field(_ placeholder: String, _ text: String, isEnabled: Bool) {
    y += 12
    shapes.append(
      "<rect x=\"\(Self.margin)\" y=\"\(y)\" width=\"\(Self.width - 2 * Self.margin)\" "
        + "height=\"36\" rx=\"8\" fill=\"\(isEnabled ? theme.background : theme.panel)\" "
        + "stroke=\"\(theme.line)\"/>")
    write(
      text.isEmpty ? placeholder : text, x: Self.margin + 10, y: y + 23, size: 14,
      color: text.isEmpty || !isEnabled ? theme.detail : theme.text)
    y += 36
  }
}

// MARK: - Text

extension Drawing {
  private mutating func write(
    _ text: String, x: Int, y: Int, size: Int, anchor: String = "start", weight: Int = 400,
    color: String? = nil
  ) {
    let anchor = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
    let weight = weight == 400 ? "" : " font-weight=\"\(weight)\""
    shapes.append(
      "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\"\(anchor)\(weight) "
        + "fill=\"\(color ?? theme.text)\">\(escaped(text))</text>")
  }

  /// Lines of whole words; a word that is longer than a line stands alone.
  private func wrapped(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines = [""]
      for word in paragraph.split(separator: " ") {
        let last = lines[lines.count - 1]
        if last.isEmpty {
          lines[lines.count - 1] = String(word)
        } else if last.count + word.count < Self.lineLength {
          lines[lines.count - 1] = "\(last) \(word)"
        } else {
          lines.append(String(word))
        }
      }
      return lines
    }
  }

  private func shortened(_ text: String) -> String {
    text.count <= Self.lineLength - 2 ? text : text.prefix(Self.lineLength - 3) + "…"
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
