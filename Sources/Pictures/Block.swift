/// An element with its size, drawn from its own top left corner.
struct Block {
  static let margin = 16
  /// The width between the margins.
  static let innerWidth = Screen.width - 2 * margin

  /// The least distance to the blocks above and below; two neighbors share it.
  var gap = 0
  var height = 0
  var markup: Markup
  /// Whether it is in the middle of a screen that shows nothing else.
  var isCentered = false

  private var theme: Theme { markup.theme }

  init(_ element: Screen.Element, _ theme: Theme) {
    markup = Markup(theme)
    switch element {
    case .heading(let text, let detail): heading(text, detail)
    case .text(let text, let style): paragraph(text, style)
    case .row(let title, let detail, let image, let shape, let opens):
      row(title, detail, image, shape, opens: opens)
    case .picture(let image): picture(image)
    case .profile(let title, let text, let image): profile(title, text, image)
    case .message(let message): box(message)
    case .empty(let icon, let title, let text): empty(icon, title, text)
    case .spinner(let label): spinner(label)
    case .button(let text, let isEnabled): button(text, isEnabled: isEnabled)
    case .field(let placeholder, let text, let isEnabled, let icon):
      field(placeholder, text, isEnabled: isEnabled, icon)
    case .figures(let leading, let trailing): figures(leading, trailing)
    case .drawing(let canvas): drawing(canvas)
    }
  }

  /// A box over the screen, 270 points wide.
  init(alert: Screen.Message, _ theme: Theme) {
    markup = Markup(theme)
    let (width, inner) = (270, 238)
    let (titleFont, textFont) = (Font(size: 17, weight: 600), Font(size: 13))
    let titles = titleFont.lines(of: alert.title, within: inner)
    let lines = alert.text.map { textFont.lines(of: $0, within: inner) } ?? []
    let textTop = 20 + titles.count * titleFont.lineHeight + 2
    let textHeight = lines.count * textFont.lineHeight
    let action = textTop + textHeight + 18
    height = alert.action == nil ? action : action + 44
    markup.rectangle(width: width, height: height, radius: 14, fill: theme.raised, line: theme.line)
    markup.write(lines: titles, x: width / 2, y: 38, titleFont, anchor: .middle)
    markup.write(lines: lines, x: width / 2, y: textTop + 14, textFont, anchor: .middle)
    if let title = alert.action {
      markup.rule(y: action, width: width)
      markup.write(
        title, x: width / 2, y: action + 28, Font(size: 17, weight: 600), anchor: .middle,
        color: theme.accent, within: inner)
    }
  }
}

// MARK: - Text and lists

extension Block {
  private mutating func heading(_ text: String, _ detail: String?) {
    height = 34
    let (font, detailFont) = (Font(size: 15, weight: 600), Font(size: 15))
    markup.rectangle(width: Screen.width, height: height, fill: theme.panel)
    markup.rule(y: 0, width: Screen.width)
    var room = Self.innerWidth
    if let detail {
      markup.write(
        detail, x: Screen.width - Self.margin, y: 23, detailFont, anchor: .end,
        color: theme.detail, within: room * 2 / 3)
      room -= min(detailFont.width(of: detail) / 100, room * 2 / 3) + 12
    }
    markup.write(text, x: Self.margin, y: 23, font, within: room)
  }

  private mutating func paragraph(_ text: String, _ style: Screen.TextStyle) {
    gap = 16
    let font =
      switch style {
      case .body: Font(size: 16)
      case .title: Font(size: 22, weight: 700)
      case .note: Font(size: 13)
      }
    let lines = font.lines(of: text, within: Self.innerWidth)
    if style == .note {
      markup.write(
        lines: lines, x: Screen.width / 2, y: font.size, font, anchor: .middle, color: theme.detail)
    } else {
      markup.write(lines: lines, x: Self.margin, y: font.size, font)
    }
    height = lines.count * font.lineHeight
  }

  private mutating func row(
    _ title: String, _ detail: String?, _ image: Screen.Image?, _ shape: Screen.ImageShape,
    opens: Bool
  ) {
    let (titleFont, detailFont) = (Font(size: 17), Font(size: 14))
    let size = shape == .round ? (width: 48, height: 48) : (width: 44, height: 66)
    let x = image == nil ? Self.margin : Self.margin + size.width + 12
    let width = Screen.width - Self.margin - x - (opens ? 20 : 0)
    let titles = titleFont.lines(of: title, within: width, limit: 2)
    let details = detail.map { detailFont.lines(of: $0, within: width, limit: 2) } ?? []
    let textHeight = titles.count * titleFont.lineHeight + details.count * detailFont.lineHeight
    height = max(textHeight + 22, image == nil ? 44 : size.height + 16)
    if let image {
      markup.add(
        Frame(width: size.width, height: size.height, radius: shape == .round ? 24 : 6)
          .drawn(image, theme),
        x: Self.margin, y: (height - size.height) / 2)
    }
    let top = (height - textHeight) / 2
    markup.write(lines: titles, x: x, y: top + 17, titleFont)
    markup.write(
      lines: details, x: x, y: top + titles.count * titleFont.lineHeight + 14, detailFont,
      color: theme.detail)
    if opens {
      markup.add(
        #"<path d="M\#(Screen.width - Self.margin - 8) \#(height / 2 - 6)l6 6l-6 6" fill="none" "#
          + #"stroke="\#(theme.faint)" stroke-width="2" stroke-linecap="round"/>"#)
    }
    markup.rule(x: x, y: height, width: Screen.width - x)
  }

  private mutating func profile(_ title: String, _ text: String, _ image: Screen.Image?) {
    gap = 16
    let (titleFont, textFont) = (Font(size: 22, weight: 700), Font(size: 15))
    let x = image == nil ? Self.margin : Self.margin + 112
    let width = Screen.width - Self.margin - x
    let titles = titleFont.lines(of: title, within: width)
    let lines = text.isEmpty ? [] : textFont.lines(of: text, within: width)
    if let image {
      markup.add(
        Frame(width: 96, height: 144, radius: 8).drawn(image, theme), x: Self.margin, y: 0)
    }
    let top = titles.count * titleFont.lineHeight + 6
    markup.write(lines: titles, x: x, y: 22, titleFont)
    markup.write(lines: lines, x: x, y: top + 15, textFont, color: theme.detail)
    height = max(image == nil ? 0 : 144, top + lines.count * textFont.lineHeight)
  }
}

// MARK: - Boxes and controls

extension Block {
  private mutating func box(_ message: Screen.Message) {
    gap = 16
    let (titleFont, textFont) = (Font(size: 16, weight: 600), Font(size: 14))
    let (x, width) = (Self.margin + 52, Self.innerWidth - 68)
    let titles = titleFont.lines(of: message.title, within: width)
    let lines = message.text.map { textFont.lines(of: $0, within: width) } ?? []
    let textTop = 14 + titles.count * titleFont.lineHeight
    let action = textTop + lines.count * textFont.lineHeight + (message.action == nil ? 14 : 10)
    height = message.action == nil ? action : action + 32
    markup.rectangle(
      x: Self.margin, width: Self.innerWidth, height: height, radius: 12, fill: theme.panel)
    markup.icon(Icon.warning.path, x: Self.margin + 14, y: 13, color: theme.accent)
    markup.write(lines: titles, x: x, y: 30, titleFont)
    markup.write(lines: lines, x: x, y: textTop + 14, textFont, color: theme.detail)
    if let title = message.action {
      markup.write(
        title, x: x, y: action + 14, Font(size: 16, weight: 600), color: theme.accent,
        within: width)
    }
  }

  private mutating func empty(_ icon: Icon, _ title: String, _ text: String?) {
    gap = 32
    isCentered = true
    let (titleFont, textFont) = (Font(size: 20, weight: 600), Font(size: 15))
    let width = Self.innerWidth - 48
    let titles = titleFont.lines(of: title, within: width)
    let lines = text.map { textFont.lines(of: $0, within: width) } ?? []
    let (middle, top) = (Screen.width / 2, 64 + titles.count * titleFont.lineHeight)
    markup.icon(icon.path, x: middle - 24, y: 0, size: 48, color: theme.faint)
    markup.write(lines: titles, x: middle, y: 84, titleFont, anchor: .middle)
    markup.write(
      lines: lines, x: middle, y: top + 18, textFont, anchor: .middle, color: theme.detail)
    height = top + 4 + lines.count * textFont.lineHeight
  }

  private mutating func spinner(_ label: String?) {
    gap = 20
    isCentered = true
    markup.wheel(x: Screen.width / 2, y: 12, radius: 8)
    height = 24
    if let label {
      markup.write(
        label, x: Screen.width / 2, y: 46, Font(size: 14), anchor: .middle, color: theme.detail,
        within: Self.innerWidth)
      height = 52
    }
  }

  private mutating func button(_ text: String, isEnabled: Bool) {
    (gap, height) = (12, 50)
    markup.rectangle(
      x: Self.margin, width: Self.innerWidth, height: height, radius: 12,
      fill: isEnabled ? theme.accent : theme.panel)
    markup.write(
      text, x: Screen.width / 2, y: 31, Font(size: 17, weight: 600), anchor: .middle,
      color: isEnabled ? theme.onAccent : theme.detail, within: Self.innerWidth - 24)
  }

  private mutating func field(
    _ placeholder: String, _ text: String, isEnabled: Bool, _ icon: Icon?
  ) {
    (gap, height) = (12, 40)
    markup.rectangle(
      x: Self.margin, width: Self.innerWidth, height: height, radius: 10, fill: theme.panel,
      line: isEnabled && icon == nil ? theme.line : nil)
    let indent = icon == nil ? 12 : 38
    if let icon {
      markup.icon(icon.path, x: Self.margin + 10, y: 10, size: 20, color: theme.detail)
    }
    markup.write(
      text.isEmpty ? placeholder : text, x: Self.margin + indent, y: 26, Font(size: 17),
      color: text.isEmpty || !isEnabled ? theme.detail : theme.text,
      within: Self.innerWidth - indent - 12)
  }

  private mutating func figures(_ leading: Screen.Figure, _ trailing: Screen.Figure) {
    (gap, height) = (12, 54)
    let width = Self.innerWidth / 2 - 8
    let places = [
      (leading, Self.margin, Markup.Anchor.start), (trailing, Screen.width - Self.margin, .end),
    ]
    for (figure, x, anchor) in places {
      markup.write(
        figure.value, x: x, y: 28, Font(size: 32, weight: 700), anchor: anchor, within: width)
      markup.write(
        figure.caption, x: x, y: 49, Font(size: 13), anchor: anchor, color: theme.detail,
        within: width)
    }
  }
}

// MARK: - Pictures

extension Block {
  private mutating func picture(_ image: Screen.Image) {
    (gap, height) = (16, 537)
    markup.add(
      Frame(width: Self.innerWidth, height: height, radius: 12).drawn(image, theme),
      x: Self.margin, y: 0)
  }

  private mutating func drawing(_ canvas: Canvas) {
    gap = 16
    height = whole(canvas.height)
    var inner = Markup(theme)
    inner.add(canvas)
    markup.add(inner, x: (Screen.width - whole(canvas.width)) / 2, y: 0)
  }
}

/// A length in whole points; one that is not a number, or not of a screen, becomes the nearest one.
private func whole(_ length: Double) -> Int {
  length > 0 ? Int(min(length, 10_000).rounded(.up)) : 0
}
