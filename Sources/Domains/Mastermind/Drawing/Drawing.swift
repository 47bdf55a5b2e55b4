/// A picture as pure geometry: what to draw on a canvas, first to last (MAS-R21, D-17).
public struct Drawing: Hashable, Sendable {
  /// The canvas; anything outside is cut off.
  public var width: Float
  public var height: Float
  public var background: Color
  /// Only ovals that have an area.
  public var ovals: [Oval]

  public init(width: Float, height: Float, background: Color = .clear, ovals: [Oval] = []) {
    self.width = width
    self.height = height
    self.background = background
    self.ovals = ovals
  }
}

extension Drawing {
  /// The canonical draw list: one line an oval, `fill oval x y width height` or `stroke oval …`.
  ///
  /// A line `color #RRGGBB` precedes an oval in another color than the last one, black at first;
  /// a line `line width` precedes one with another line width, 1 at first. A visible background
  /// comes first. Numbers have at most three decimals.
  public var lines: [String] {
    var lines = background.isTransparent ? [] : ["background \(background.hexadecimal)"]
    var (color, lineWidth) = (Color.black, Float(1))
    for oval in ovals {
      if oval.color != color {
        color = oval.color
        lines.append("color \(color.hexadecimal)")
      }
      if case .stroke(let width) = oval.paint, width != lineWidth {
        lineWidth = width
        lines.append("line \(formatLength(width))")
      }
      let bounds = [oval.bounds.x, oval.bounds.y, oval.bounds.width, oval.bounds.height]
      let verb = oval.paint == .fill ? "fill" : "stroke"
      lines.append("\(verb) oval " + bounds.map(formatLength).joined(separator: " "))
    }
    return lines
  }

  /// The draw list as one text, each line ended by a line feed.
  public var text: String { lines.map { $0 + "\n" }.joined() }
}
