/// A drawing as pixels: a pixel is painted when its middle is.
///
/// There are no shades at the edges: the same drawing gives the same bytes on every machine, because
/// only exactly rounded operations are used.
public struct Bitmap: Hashable, Sendable {
  /// No side may be longer, in pixels.
  public static let longestSide = 4096

  public let width: Int
  public let height: Int
  /// Row by row, from the top left.
  public private(set) var pixels: [Color]

  /// Renders `drawing` with one pixel a point, a broken pixel at the end counting as one.
  ///
  /// `nil` when a side is longer than `longestSide`, negative or no number.
  public init?(_ drawing: Drawing) {
    guard let width = Self.pixels(drawing.width), let height = Self.pixels(drawing.height) else {
      return nil
    }
    self.width = width
    self.height = height
    pixels = Array(repeating: drawing.background, count: width * height)
    for oval in drawing.ovals { paint(oval) }
  }

  /// The pixel in a column and row, counted from 0; `nil` outside.
  public subscript(x: Int, y: Int) -> Color? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return pixels[y * width + x]
  }

  private static func pixels(_ length: Float) -> Int? {
    guard length >= 0, length <= Float(longestSide) else { return nil }
    return Int(length.rounded(.up))
  }
}

extension Bitmap {
  private mutating func paint(_ oval: Oval) {
    let (radiusX, radiusY) = (Double(oval.radiusX), Double(oval.radiusY))
    var outer = Ellipse(x: oval.centerX, y: oval.centerY, radiusX: radiusX, radiusY: radiusY)
    var inner: Ellipse?
    if case .stroke(let lineWidth) = oval.paint {
      let half = Double(lineWidth) / 2
      inner = outer.grown(by: -half)
      outer = outer.grown(by: half)
    }
    for row in Self.indices(from: outer.y - outer.radiusY, to: outer.y + outer.radiusY, in: height)
    {
      let span = outer.columns(at: row, in: width)
      guard let hole = inner?.columns(at: row, in: width), !hole.isEmpty else {
        paint(span, of: row, oval.color)
        continue
      }
      // A hole can be wider than the pixels around it by rounding only, never by a whole pixel.
      paint(span.lowerBound..<max(span.lowerBound, hole.lowerBound), of: row, oval.color)
      paint(min(hole.upperBound, span.upperBound)..<span.upperBound, of: row, oval.color)
    }
  }

  private mutating func paint(_ columns: Range<Int>, of row: Int, _ color: Color) {
    for column in columns { pixels[row * width + column] = color }
  }

  /// The pixels out of `0..<count` whose middle lies between two positions.
  fileprivate static func indices(from low: Double, to high: Double, in count: Int) -> Range<Int> {
    guard low <= high else { return 0..<0 }
    let limit = Double(count)
    let first = Int(min(max((low - 0.5).rounded(.up), 0), limit))
    let end = Int(min(max((high - 0.5).rounded(.down) + 1, 0), limit))
    return first..<max(first, end)
  }
}

private struct Ellipse {
  let x: Double
  let y: Double
  let radiusX: Double
  let radiusY: Double

  init(x: Float, y: Float, radiusX: Double, radiusY: Double) {
    self.x = Double(x)
    self.y = Double(y)
    self.radiusX = radiusX
    self.radiusY = radiusY
  }

  private init(_ other: Ellipse, grownBy margin: Double) {
    x = other.x
    y = other.y
    radiusX = other.radiusX + margin
    radiusY = other.radiusY + margin
  }

  func grown(by margin: Double) -> Ellipse { Ellipse(self, grownBy: margin) }

  /// The pixels of a row that lie inside.
  func columns(at row: Int, in width: Int) -> Range<Int> {
    guard radiusX > 0, radiusY > 0 else { return 0..<0 }
    let distance = (Double(row) + 0.5 - y) / radiusY
    guard abs(distance) <= 1 else { return 0..<0 }
    let half = radiusX * (1 - distance * distance).squareRoot()
    return Bitmap.indices(from: x - half, to: x + half, in: width)
  }
}
