import Mastermind
import StepKit

/// Whether a circle is what a sentence says of it.
extension ShownCircle {
  func has(_ trait: CircleTrait, in cell: ResultCell) -> Bool {
    switch trait {
    case .paint(let wanted): paint == wanted
    case .color(let name): (try? MastermindSteps.color(named: name)) == color
    case .cellColor: color == cell.color
    case .width(let width): abs(bounds.width - width) < 0.001
    case .height(let height): abs(bounds.height - height) < 0.001
    case .shareOfWidth(let share): abs(bounds.width - cell.frame.width * share) < 0.001
    case .shareOfHeight(let share): abs(bounds.height - cell.frame.height * share) < 0.001
    case .share(let share):
      cell.frame.hasArea
        && abs(
          bounds.width * bounds.height - cell.frame.width * cell.frame.height * share) < 0.01
    case .round: bounds.hasArea && abs(bounds.width - bounds.height) < 0.001
    case .wide(let factor):
      bounds.hasArea
        && factor.map { abs(bounds.width - bounds.height * $0) < 0.001 }
          ?? (bounds.width > bounds.height)
    case .high(let factor):
      bounds.hasArea
        && factor.map { abs(bounds.height - bounds.width * $0) < 0.001 }
          ?? (bounds.height > bounds.width)
    case .centered:
      bounds.hasArea && abs(bounds.x + bounds.width / 2 - cell.frame.width / 2) < 0.001
        && abs(bounds.y + bounds.height / 2 - cell.frame.height / 2) < 0.001
    case .wholeCell:
      cell.frame.hasArea && bounds == Rect(width: cell.frame.width, height: cell.frame.height)
    case .at(let x, let y):
      bounds.hasArea && abs(bounds.x - x) < 0.001 && abs(bounds.y - y) < 0.001
    case .place(let place): isAt(place, in: cell.grid)
    }
  }

  /// Whether it is at a place of the grid, of which the last row or column may be empty.
  func isAt(_ place: CirclePlace, in grid: CircleGrid?) -> Bool {
    guard row > 0, let grid else { return false }
    let isInRow = place.row.map { row == ($0 == 0 ? grid.rows : $0) } ?? true
    let isInColumn = place.column.map { column == ($0 == 0 ? grid.columns : $0) } ?? true
    return isInRow && isInColumn
  }

  var description: String {
    "\(paint), \(color.hexadecimal), \(formatLength(bounds.width)) by "
      + "\(formatLength(bounds.height)) at \(formatLength(bounds.x)), \(formatLength(bounds.y))"
  }
}
