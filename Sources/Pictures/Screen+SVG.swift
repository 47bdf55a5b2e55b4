extension Screen {
  /// The width of the device, in points.
  public static let width = 390
  /// The height of the device, in points.
  public static let height = 844

  private static let barHeight = 52

  /// The screen drawn as a picture of the device's size.
  ///
  /// Equal screens produce equal bytes: nothing depends on the machine, its fonts or the time.
  public func svg(theme: Theme) -> String {
    var markup = Markup(theme)
    let footer = Column(footer, theme)
    let footerHeight = footer.blocks.isEmpty ? 0 : footer.height + 12
    let bottom = Self.height - footerHeight
    let view = Viewport(
      column: Column(elements, theme), top: Self.barHeight, bottom: bottom, focus: focus)
    view.draw(in: &markup)
    if footerHeight > 0 {
      markup.rectangle(
        y: bottom, width: Self.width, height: footerHeight, fill: theme.bar)
      markup.rule(y: bottom, width: Self.width)
      for (block, y) in zip(footer.blocks, footer.tops) { markup.add(block.markup, y: bottom + y) }
    }
    bar(in: &markup)
    if let alert {
      let block = Block(alert: alert, theme)
      markup.add(
        #"<rect width="\#(Self.width)" height="\#(Self.height)" fill="black" opacity=".4"/>"#)
      markup.add(block.markup, x: (Self.width - 270) / 2, y: (Self.height - block.height) / 2)
    }
    return document(markup, description: description(view))
  }

  private func bar(in markup: inout Markup) {
    let theme = markup.theme
    let font = Font(size: 17, weight: 600)
    markup.rectangle(width: Self.width, height: Self.barHeight, fill: theme.bar)
    markup.rule(y: Self.barHeight, width: Self.width)
    let backFont = Font(size: 17)
    var side = max(back == nil ? Block.margin : 44, actions.count * 44)
    if let back {
      markup.icon("M14 5l-7 7l7 7", x: 6, y: 14, color: theme.accent)
      // The title needs its room first.
      let label = 40 + backFont.width(of: back) / 100
      if font.fits(title, Self.width - 2 * label) {
        side = max(side, label)
        markup.write(back, x: 30, y: 32, backFont, color: theme.accent, within: label)
      }
    }
    for (index, icon) in actions.reversed().enumerated() {
      markup.icon(icon.path, x: Self.width - 40 - index * 44, y: 14, color: theme.accent)
    }
    markup.write(
      title, x: Self.width / 2, y: 32, font, anchor: .middle,
      within: Self.width - 2 * side)
  }

  /// The contents of the picture, besides its title, for people who cannot see it.
  private func description(_ view: Viewport) -> String {
    var parts: [String] = []
    if let alert { parts += [alert.title, alert.text, alert.action].compactMap { $0 } }
    for index in view.visible {
      switch elements[index] {
      case .heading(let text, _), .text(let text, _), .button(let text, _): parts.append(text)
      case .row(let title, _, _, _, _): parts.append(title)
      case .message(let message): parts += [message.title, message.text].compactMap { $0 }
      case .empty(_, let title, _): parts.append(title)
      case .spinner(let label): parts.append(label ?? "loading")
      case .profile, .picture, .field, .figures, .drawing: break
      }
    }
    if view.isCut { parts.append("\(view.visible.count) of \(elements.count) shown") }
    return parts.joined(separator: ", ")
  }

  private func document(_ markup: Markup, description: String) -> String {
    let size = #"width="\#(Self.width)" height="\#(Self.height)""#
    let about = description.isEmpty ? "" : "<desc>\(escaped(description))</desc>\n"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(Self.height)" \(size) \
      role="img" xml:space="preserve" font-family="-apple-system, system-ui, 'Segoe UI', Roboto, \
      sans-serif">
      <title>\(escaped(title))</title>
      \(about)<clipPath id="device"><rect \(size) rx="18"/></clipPath>
      <g clip-path="url(#device)">
      <rect \(size) fill="\(markup.theme.background)"/>
      \(markup.text)</g>
      <rect x=".5" y=".5" width="\(Self.width - 1)" height="\(Self.height - 1)" rx="17.5" \
      fill="none" stroke="\(markup.theme.line)"/>
      </svg>

      """
  }
}
