/// A drawing of simple shapes, first to last, in points.
public struct Canvas: Sendable, Equatable {
  public var width: Double
  public var height: Double
  public var shapes: [Shape]

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

  /// Adds a line of text whose middle is at `x`, and whose letters stand on `y`.
  public mutating func text(
    _ text: String, x: Double, y: Double, size: Int, isBold: Bool = false, _ ink: Ink
  ) {
    shapes.append(
      Shape(
        form: .text(text, size: size, isBold: isBold), x: x, y: y, width: 0, height: 0, ink: ink))
  }
}

extension Canvas {
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
    public var fill: Color?
    public var line: Color?
    public var lineWidth: Double

    public init(fill: Color? = nil, line: Color? = nil, lineWidth: Double = 1) {
      self.fill = fill
      self.line = line
      self.lineWidth = lineWidth
    }
  }

  /// A color of the theme, or the same one in all themes.
  public enum Color: Sendable, Equatable {
    case background, panel, line, text, detail, accent
    /// Such as `#RRGGBB`.
    case fixed(String)
  }
}
