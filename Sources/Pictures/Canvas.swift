/// A drawing of simple shapes, first to last, in points.
public struct Canvas: Sendable, Equatable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double
  /// The shapes to draw; a later one covers an earlier one.
  public var shapes: [Shape]

  /// Makes a drawing of a size, in points.
  public init(width: Double, height: Double, shapes: [Shape] = []) {
    self.width = width
    self.height = height
    self.shapes = shapes
  }

  /// Adds a rectangle, with round corners where `radius` is not 0.
  public mutating func rectangle(
    x: Double, y: Double, width: Double, height: Double, radius: Double = 0, _ ink: Ink
  ) {
    shapes.append(
      Shape(
        form: .rectangle(radius: radius), x: x, y: y, width: width, height: height, ink: ink))
  }

  /// Adds an oval that touches the four sides of a rectangle.
  public mutating func oval(x: Double, y: Double, width: Double, height: Double, _ ink: Ink) {
    shapes.append(Shape(form: .oval, x: x, y: y, width: width, height: height, ink: ink))
  }

  /// Adds a line of text whose middle is at `x` and whose baseline is at `y`.
  public mutating func text(
    _ text: String, x: Double, y: Double, size: Int, isBold: Bool = false, _ ink: Ink
  ) {
    shapes.append(
      Shape(
        form: .text(text, size: size, isBold: isBold), x: x, y: y, width: 0, height: 0, ink: ink))
  }
}

extension Canvas {
  /// A rectangle, an oval or a line of text.
  public struct Shape: Sendable, Equatable {
    enum Form: Sendable, Equatable {
      case rectangle(radius: Double)
      case oval
      case text(String, size: Int, isBold: Bool)
    }

    var form: Form
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var ink: Ink
  }

  /// The inside of a shape and its outline.
  public struct Ink: Sendable, Equatable {
    /// The color inside; nil for none.
    public var fill: Color?
    /// The color of the outline; nil for none.
    public var line: Color?
    /// The width of the outline, in points.
    public var lineWidth: Double

    /// Makes ink; without colors, the shape is invisible.
    public init(fill: Color? = nil, line: Color? = nil, lineWidth: Double = 1) {
      self.fill = fill
      self.line = line
      self.lineWidth = lineWidth
    }
  }

  /// A color of the theme, or the same one in all themes.
  public enum Color: Sendable, Equatable {
    /// A color that differs between themes.
    case background, panel, line, text, detail, accent
    /// Such as `#RRGGBB`.
    case fixed(String)
  }
}
