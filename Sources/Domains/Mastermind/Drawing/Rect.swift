/// A rectangle in points, y going down.
///
/// Numbers are 32 bits wide, as in the document's drawing code: see `CircleGrid`.
public struct Rect: Hashable, Sendable {
  public var x: Float
  public var y: Float
  public var width: Float
  public var height: Float

  public init(x: Float = 0, y: Float = 0, width: Float, height: Float) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public static let zero = Rect(width: 0, height: 0)

  /// Whether something can be drawn in it; never for sides that are negative or no finite numbers.
  public var hasArea: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite
  }
}
