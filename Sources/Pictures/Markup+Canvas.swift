extension Markup {
  mutating func add(_ canvas: Canvas) {
    for shape in canvas.shapes { add(shape) }
  }

  private mutating func add(_ shape: Canvas.Shape) {
    let ink = attributes(shape.ink)
    switch shape.form {
    case .rectangle(let radius):
      let corner = radius == 0 ? "" : #" rx="\#(decimal(radius))""#
      add(
        #"<rect x="\#(decimal(shape.x))" y="\#(decimal(shape.y))" width="\#(decimal(shape.width))" "#
          + #"height="\#(decimal(shape.height))"\#(corner)\#(ink)/>"#)
    case .oval:
      let (radiusX, radiusY) = (shape.width / 2, shape.height / 2)
      let center = #"cx="\#(decimal(shape.x + radiusX))" cy="\#(decimal(shape.y + radiusY))""#
      add(
        radiusX == radiusY
          ? #"<circle \#(center) r="\#(decimal(radiusX))"\#(ink)/>"#
          : #"<ellipse \#(center) rx="\#(decimal(radiusX))" ry="\#(decimal(radiusY))"\#(ink)/>"#)
    case .text(let text, let size, let isBold):
      let weight = isBold ? #" font-weight="600""# : ""
      add(
        #"<text x="\#(decimal(shape.x))" y="\#(decimal(shape.y))" font-size="\#(size)"\#(weight) "#
          + #"text-anchor="middle"\#(ink)>\#(escaped(text))</text>"#)
    }
  }

  private func attributes(_ ink: Canvas.Ink) -> String {
    let fill = #" fill="\#(ink.fill.map(value) ?? "none")""#
    guard let line = ink.line else { return fill }
    let width = ink.lineWidth == 1 ? "" : #" stroke-width="\#(decimal(ink.lineWidth))""#
    return fill + #" stroke="\#(value(line))"\#(width)"#
  }

  private func value(_ color: Canvas.Color) -> String {
    switch color {
    case .background: theme.background
    case .panel: theme.panel
    case .line: theme.line
    case .text: theme.text
    case .detail: theme.detail
    case .accent: theme.accent
    case .fixed(let color): escaped(color)
    }
  }
}
