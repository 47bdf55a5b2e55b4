import Mastermind

/// The defect of the first circle of a cell that does not touch the four sides of its place,
/// or has no place inside the frame (MAS-R08, R11, R15).
///
/// Rows and columns are those of the document's formula (001:133–139), not the cell's own.
func misplacement(in cell: ResultCell) -> String? {
  guard !cell.circles.isEmpty else { return nil }
  guard cell.frame.hasArea else { return "the frame has no area" }
  let ratio = cell.frame.height / cell.frame.width
  let count = Float(cell.circles.count)
  let rows = Int((ratio * count).squareRoot().rounded(.up))
  let columns = Int((count / ratio).squareRoot().rounded(.up))
  guard let grid = cell.grid, grid.rows == rows, grid.columns == columns else {
    return "the grid is not \(columns) by \(rows)"
  }
  guard rows * columns >= cell.circles.count else { return "the grid is too small" }
  let stepX = Double(cell.frame.width) / Double(columns)
  let stepY = Double(cell.frame.height) / Double(rows)
  for (index, circle) in cell.circles.enumerated() {
    let bounds = circle.bounds
    let x = Double(index % columns) * stepX
    let y = Double(index / columns) * stepY
    let distances = [
      Double(bounds.x) - x, Double(bounds.y) - y, Double(bounds.width) - stepX,
      Double(bounds.height) - stepY,
    ]
    // 32 bits hold a position up to 300 to a few hundred-thousandths of a point.
    let isInPlace = distances.allSatisfy { abs($0) < 0.001 }
    guard isInPlace, bounds.hasArea else { return "circle \(index + 1) has the bounds \(bounds)" }
  }
  return nil
}
