public import Mastermind
public import Pictures

extension Drawing: Picture {
  /// Whether the canvas has no area.
  public var isBlank: Bool { !Rect(width: width, height: height).hasArea }

  /// The drawing as SVG, on paper a little larger than its canvas, whose edge is a dotted line.
  ///
  /// The same drawing gives the same text on every machine. A canvas without area gives paper only.
  public func svg(theme: Theme) -> String {
    let margin: Float = 8
    let hasArea = Rect(width: width, height: height).hasArea
    let (canvasWidth, canvasHeight) = hasArea ? (width, height) : (0, 0)
    let size = [canvasWidth, canvasHeight].map { formatLength($0 + 2 * margin) }
    let canvas =
      #"width="\#(formatLength(canvasWidth))" height="\#(formatLength(canvasHeight))""#
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(size[0])" height="\#(size[1])" "#
        + #"viewBox="-8 -8 \#(size[0]) \#(size[1])">"#,
      #"<rect x="-8" y="-8" width="\#(size[0])" height="\#(size[1])" \#(fill(theme.paper))/>"#,
    ]
    if !background.isTransparent {
      lines.append("<rect \(canvas) \(fill(theme.shown(background)))/>")
    }
    lines += ovals.map { element($0, theme) }
    if hasArea {
      lines.append(
        #"<rect \#(canvas) fill="none" stroke="gray" stroke-width="0.5" stroke-dasharray="1 3"/>"#
      )
    }
    return (lines + ["</svg>"]).map { $0 + "\n" }.joined()
  }

  private func element(_ oval: Oval, _ theme: Theme) -> String {
    let values = [oval.centerX, oval.centerY, oval.radiusX, oval.radiusY].map(formatLength)
    let place = zip(["cx", "cy", "rx", "ry"], values).map { #"\#($0)="\#($1)""# }
    let color = theme.shown(oval.color)
    let paint =
      switch oval.paint {
      case .fill: fill(color)
      case .stroke(let width):
        #"fill="none" stroke="\#(color.hexadecimal)" stroke-width="\#(formatLength(width))""#
      }
    return "<ellipse \(place.joined(separator: " ")) \(paint)/>"
  }

  private func fill(_ color: Color) -> String { #"fill="\#(color.hexadecimal)""# }
}

extension Theme {
  /// The paper on which a drawing is shown.
  var paper: Color {
    switch self {
    case .light: .white
    case .dark: Color(red: 28, green: 28, blue: 30)
    }
  }

  /// Black could not be seen on dark paper.
  func shown(_ color: Color) -> Color {
    self == .dark && color == .black ? .white : color
  }
}
