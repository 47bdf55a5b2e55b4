/// An oval to be drawn: where, how and in which color.
public struct Oval: Hashable, Sendable {
  /// The way an oval is drawn.
  public enum Paint: Hashable, Sendable {
    case fill
    /// A line of this width, its middle on the oval.
    case stroke(lineWidth: Float)
  }

  /// The rectangle whose four sides the oval touches.
  public var bounds: Rect
  public var paint: Paint
  public var color: Color

  public init(bounds: Rect, paint: Paint, color: Color) {
    self.bounds = bounds
    self.paint = paint
    self.color = color
  }

  public var centerX: Float { bounds.x + bounds.width / 2 }
  public var centerY: Float { bounds.y + bounds.height / 2 }
  /// Half of the width.
  public var radiusX: Float { bounds.width / 2 }
  /// Half of the height; equal to `radiusX` for a circle.
  public var radiusY: Float { bounds.height / 2 }
}
