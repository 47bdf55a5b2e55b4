import Mastermind
import Testing

@Suite struct CircleGridTests {
  private func check(
    _ width: Float, _ height: Float, _ count: Int, columns: Int, rows: Int,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let grid = CircleGrid(count: count, in: Rect(width: width, height: height))
    #expect(grid?.columns == columns, sourceLocation: location)
    #expect(grid?.rows == rows, sourceLocation: location)
  }

  @Test("MAS-R10: rows and columns follow the ratio of the frame")
  func shapes() {
    check(100, 100, 1, columns: 1, rows: 1)
    check(100, 100, 2, columns: 2, rows: 2)
    check(100, 100, 5, columns: 3, rows: 3)
    check(200, 100, 1, columns: 2, rows: 1)
    check(200, 100, 5, columns: 4, rows: 2)
    check(100, 200, 3, columns: 2, rows: 3)
    check(90, 60, 7, columns: 4, rows: 3)
  }

  @Test(
    "MAS-R14: where 64 bits would be wrong, whole frames are exact and others as the document's")
  func arithmetic() {
    check(49, 1, 1, columns: 7, rows: 1)
    check(1, 49, 1, columns: 1, rows: 7)
    check(24.5, 0.5, 1, columns: 7, rows: 1)
    check(0.5, 2, 9, columns: 2, rows: 6)
  }

  /// The document's code, line by line in 32 bits (001:133–139).
  private func reference(_ width: Int, _ height: Int, _ count: Int) -> (columns: Int, rows: Int) {
    let ratio = Float(height) / Float(width)
    let rows = (ratio * Float(count)).squareRoot().rounded(.up)
    let columns = (Float(count) / ratio).squareRoot().rounded(.up)
    return (Int(columns), Int(rows))
  }

  @Test("MAS-R10, R14: whole frames from 1 to 300 and up to 18 circles, as in the document's code")
  func wholeFrames() {
    var wrong: [String] = []
    for width in stride(from: 1, through: 300, by: 3) {
      for height in stride(from: 1 + width % 3, through: 300, by: 3) {
        let frame = Rect(width: Float(width), height: Float(height))
        for count in 1...18 {
          let expected = reference(width, height, count)
          let grid = CircleGrid(count: count, in: frame)
          if grid?.columns != expected.columns || grid?.rows != expected.rows {
            wrong.append("\(width)×\(height), \(count)")
          }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test("MAS-R11: places are row by row, without a margin")
  func bounds() throws {
    let grid = try #require(CircleGrid(count: 4, in: Rect(width: 90, height: 60)))
    #expect(grid.columns == 3 && grid.rows == 2)
    let expected: [(Float, Float)] = [(0, 0), (30, 0), (60, 0), (0, 30), (30, 30)]
    for (index, (x, y)) in expected.enumerated() {
      #expect(grid.bounds(at: index) == Rect(x: x, y: y, width: 30, height: 30))
    }
  }

  @Test(
    "no grid without circles or area, and none that traps",
    arguments: [0, -1, 1, 18, 1_000_000, .max],
    [
      0, -0.0, -5, .leastNonzeroMagnitude, 0.3, 1, 300, 16_777_218, 1e20, .greatestFiniteMagnitude,
      .infinity, .nan,
    ]
      as [Float])
  func extremes(count: Int, side: Float) {
    for other in [side, 1, .leastNonzeroMagnitude, .greatestFiniteMagnitude] as [Float] {
      let frame = Rect(width: side, height: other)
      let grid = CircleGrid(count: count, in: frame)
      #expect((grid != nil) == (count > 0 && side > 0 && side.isFinite))
      guard let grid else { continue }
      #expect(grid.rows >= 1 && grid.columns >= 1)
      let last = grid.bounds(at: count - 1)
      #expect(last.x.isFinite && last.width.isFinite && last.height.isFinite)
    }
  }
}
