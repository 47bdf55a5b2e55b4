/// One circle of a result cell; an oval if the frame gives it no square (MAS-R11).
public struct Circle: Hashable, Sendable {
  /// The symbol that the circle represents.
  public enum Kind: Hashable, Sendable {
    /// The first symbol: filled.
    case first
    /// The second symbol: outlined.
    case second
  }

  /// The rectangle that the circle touches on all sides, relative to the cell's corner; empty in a
  /// cell that has no area (D-15).
  public let bounds: Rect
  public let kind: Kind
  /// The width in points of an outline.
  public static let lineWidth: Float = 1
}

extension Circle {
  /// The oval drawn for it; fill and outline have the same color (MAS-R12, R13).
  func oval(in color: Color) -> Oval {
    Oval(
      bounds: bounds, paint: kind == .first ? .fill : .stroke(lineWidth: Self.lineWidth),
      color: color)
  }
}
