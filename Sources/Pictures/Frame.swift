import Basics

/// The place of a picture.
struct Frame {
  var width: Int
  var height: Int
  var radius: Int

  /// The picture cut to its frame, or the symbol for its state in the middle of it.
  func drawn(_ image: Screen.Image, _ theme: Theme) -> Markup {
    var markup = Markup(theme)
    if case .loaded(let bytes) = image {
      draw(bytes, in: &markup)
      return markup
    }
    markup.rectangle(
      width: width, height: height, radius: radius, fill: theme.panel, line: theme.line)
    switch image {
    case .unseen, .loaded: break
    case .placeholder: draw(.image, theme.faint, in: &markup)
    case .loading: markup.wheel(x: width / 2, y: height / 2, radius: iconSize / 3)
    case .failed: draw(.warning, theme.faint, in: &markup)
    }
    return markup
  }

  /// Draws a symbol in the middle.
  private func draw(_ icon: Icon, _ color: String, in markup: inout Markup) {
    let (x, y) = ((width - iconSize) / 2, (height - iconSize) / 2)
    markup.icon(icon.path, x: x, y: y, size: iconSize, color: color)
  }

  private var isLarge: Bool { width > 200 }
  private var iconSize: Int { isLarge ? 48 : 24 }
  private var isRound: Bool { width == 2 * radius }

  private func draw(_ bytes: [UInt8], in markup: inout Markup) {
    guard let format = ImageFormat(of: bytes) else { return drawInvented(bytes, in: &markup) }
    // The panel is visible where the image is transparent.
    markup.rectangle(width: width, height: height, radius: radius, fill: markup.theme.panel)
    markup.add(
      #"<image width="\#(width)" height="\#(height)" preserveAspectRatio="xMidYMid slice" "#
        + #"style="clip-path:inset(0 round \#(radius)px)" "#
        + #"href="data:\#(format.rawValue);base64,\#(Base64.encode(bytes))"/>"#)
  }

  /// Draws the bytes that stories use in place of an image: a surface whose color depends on all of them, so
  /// that a wrong image can be seen, with the text that they contain, or else with a symbol.
  private func drawInvented(_ bytes: [UInt8], in markup: inout Markup) {
    let hash = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    // Dark enough for white text, whatever the hue.
    markup.rectangle(
      width: width, height: height, radius: radius, fill: "hsl(\(hash % 360) 45% 30%)")
    let isText = !bytes.isEmpty && bytes.count <= 48 && bytes.allSatisfy { 0x20..<0x7F ~= $0 }
    guard isText else { return draw(.image, "#fff", in: &markup) }
    var text = String(decoding: bytes, as: UTF8.self)
    // A circle has room for one word: the last one mostly distinguishes an image from others.
    if isRound, let last = text.split(separator: " ").last { text = String(last) }
    let font = Font(size: isLarge ? 28 : isRound ? 17 : 9, weight: 600)
    let lines = font.lines(of: text, within: width - 6, limit: isRound ? 1 : 4)
    let top = (height - lines.count * font.lineHeight) / 2
    markup.write(
      lines: lines, x: width / 2, y: top + font.size, font, anchor: .middle, color: "#fff")
  }
}
