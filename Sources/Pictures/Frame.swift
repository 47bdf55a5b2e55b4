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
    let size = isLarge ? 48 : 24
    let (x, y) = ((width - size) / 2, (height - size) / 2)
    switch image {
    case .unseen, .loaded: break
    case .placeholder:
      markup.icon(Icon.image.path, x: x, y: y, size: size, color: theme.faint)
    case .loading: markup.wheel(x: width / 2, y: height / 2, radius: size / 3)
    case .failed: markup.icon(Icon.warning.path, x: x, y: y, size: size, color: theme.faint)
    }
    return markup
  }

  private var isLarge: Bool { width > 200 }

  private func draw(_ bytes: [UInt8], in markup: inout Markup) {
    guard let format = ImageFormat(of: bytes) else { return drawInvented(bytes, in: &markup) }
    // The panel shows where the image is transparent.
    markup.rectangle(width: width, height: height, radius: radius, fill: markup.theme.panel)
    markup.add(
      #"<image width="\#(width)" height="\#(height)" preserveAspectRatio="xMidYMid slice" "#
        + #"style="clip-path:inset(0 round \#(radius)px)" "#
        + #"href="data:\#(format.rawValue);base64,\#(base64(bytes))"/>"#)
  }

  /// Draws what stories use for an image: a surface whose color depends on all of the bytes, so
  /// that a mistaken image is seen, with the text that they are, or else with a symbol.
  private func drawInvented(_ bytes: [UInt8], in markup: inout Markup) {
    let hash = bytes.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    // Dark enough for white text, whatever the hue.
    markup.rectangle(
      width: width, height: height, radius: radius, fill: "hsl(\(hash % 360) 45% 30%)")
    let isText = !bytes.isEmpty && bytes.count <= 48 && bytes.allSatisfy { 0x20..<0x7F ~= $0 }
    guard isText else {
      let size = isLarge ? 48 : 24
      let (x, y) = ((width - size) / 2, (height - size) / 2)
      markup.icon(Icon.image.path, x: x, y: y, size: size, color: "#fff")
      return
    }
    let font = Font(size: isLarge ? 28 : 9, weight: 600)
    let lines = font.lines(of: String(decoding: bytes, as: UTF8.self), within: width - 6, limit: 4)
    let top = (height - lines.count * font.lineHeight) / 2
    markup.write(
      lines: lines, x: width / 2, y: top + font.size, font, anchor: .middle, color: "#fff")
  }
}
