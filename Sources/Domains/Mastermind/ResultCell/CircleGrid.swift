/// The rows and columns in which a cell places its circles (MAS-R10, R11, R14).
///
/// For `N` circles in a frame with the ratio `K` = height / width there are ⌈√(K·N)⌉ rows and
/// ⌈√(N/K)⌉ columns. That makes a single circle as large as the frame only if the frame is a
/// square: between the document's sentence and its formula, the formula wins (D-14).
public struct CircleGrid: Hashable, Sendable {
  public let rows: Int
  public let columns: Int
  /// The size in points of each place.
  public let cellWidth: Float
  public let cellHeight: Float

  /// The grid of `count` circles; `nil` when there are none or `frame` has no area.
  public init?(count: Int, in frame: Rect) {
    guard count > 0, frame.hasArea else { return nil }
    (rows, columns) =
      Self.exactShape(count, frame.width, frame.height)
      ?? Self.roundedShape(count, frame.width, frame.height)
    cellWidth = frame.width / Float(columns)
    cellHeight = frame.height / Float(rows)
  }

  /// The place of a circle counted from 0, row by row.
  public func bounds(at index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return Rect(
      x: Float(column) * cellWidth, y: Float(row) * cellHeight, width: cellWidth,
      height: cellHeight)
  }

  /// Rows and columns of a frame of whole points, without rounding (D-13).
  private static func exactShape(_ count: Int, _ width: Float, _ height: Float) -> (Int, Int)? {
    // Above 2²⁴ not every whole number is a Float, so there is nothing to be exact about.
    let limit: Float = 16_777_216
    guard width <= limit, height <= limit, count <= 1 << 32,
      let width = Int(exactly: width), let height = Int(exactly: height)
    else { return nil }
    return (
      rootRoundedUp(quotientRoundedUp(height * count, width)),
      rootRoundedUp(quotientRoundedUp(width * count, height))
    )
  }

  /// Rows and columns of any other frame, in the document's arithmetic and order (D-13).
  private static func roundedShape(_ count: Int, _ width: Float, _ height: Float) -> (Int, Int) {
    let ratio = height / width
    let number = Float(count)
    return (
      whole((ratio * number).squareRoot().rounded(.up)),
      whole((number / ratio).squareRoot().rounded(.up))
    )
  }

  /// At least one row or column, also for a frame so thin that the ratio is 0 or infinite.
  private static func whole(_ number: Float) -> Int {
    number >= 1 ? Int(min(number, 1_000_000_000)) : 1
  }

  private static func quotientRoundedUp(_ number: Int, _ divisor: Int) -> Int {
    (number - 1) / divisor + 1
  }

  /// The least number whose square is at least `number`, which is positive.
  private static func rootRoundedUp(_ number: Int) -> Int {
    var root = max(1, Int(Double(number).squareRoot()))
    while root * root >= number, root > 1 { root -= 1 }
    while root * root < number { root += 1 }
    return root
  }
}
