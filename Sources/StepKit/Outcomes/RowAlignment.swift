import Basics
import Messages

/// Two tables row by row, their columns aligned.
struct RowAlignment {
  /// A row, or a missing one next to the surplus one that replaces it.
  typealias Step = LineAlignment.Step

  let lines: [MarkedLine]

  /// Compares rows as a whole, in order.
  init(expected: [[String]], actual: [[String]]) {
    let steps = LineAlignment.steps(expected, actual, areSimilar: Self.similarity(expected, actual))
    self.init(steps, expected: expected, actual: actual)
  }

  /// - Parameter header: Lines above the rows.
  init(
    header: [(Comparison.Mark, [String])] = [], _ steps: [Step], expected: [[String]],
    actual: [[String]]
  ) {
    let rows =
      header
      + steps.map { step in
        switch step {
        case .both(let row, _): (.both, expected[row])
        case .missing(let row): (.missing, expected[row])
        case .surplus(let row): (.surplus, actual[row])
        }
      }
    let aligned = Self.aligned(rows.map(\.1))
    lines = zip(rows, aligned).map { MarkedLine(mark: $0.0, text: $1) }
  }

  /// The first cell is equal, which often names a row, or at least half of all.
  static func similarity(_ expected: [[String]], _ actual: [[String]]) -> LineAlignment.Similarity {
    { row, other in
      let pairs = zip(expected[row], actual[other])
      let equal = pairs.count { $0 == $1 }
      if expected[row].count > 1, expected[row].first == actual[other].first { return true }
      return equal > 0 && equal * 2 >= max(expected[row].count, actual[other].count)
    }
  }

  /// The rows as a feature has them, cells of a column as wide as the widest.
  static func aligned(_ rows: [[String]]) -> [Substring] {
    let cells = rows.map { $0.map(Cell.init) }
    var widths: [Int] = []
    for row in cells {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.width)
      }
    }
    return cells.map { row in
      var line = "|"
      for (cell, width) in zip(row, widths) {
        line += " \(cell.text)\(String(repeating: " ", count: width - cell.width)) |"
      }
      return Substring(line)
    }
  }
}

/// A cell as it is written in a feature, and the columns that it takes.
private struct Cell {
  var text = ""
  var width = 0

  init(_ value: String) {
    for character in value {
      switch character {
      case "\n": text += "\\n"
      case "|": text += "\\|"
      case "\\": text += "\\\\"
      default: text.append(character)
      }
    }
    width = displayWidth(text)
  }
}
