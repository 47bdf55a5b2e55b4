import Basics
import Messages

/// Two tables row by row, their columns aligned.
enum RowAlignment {
  /// Compares rows as a whole, in order.
  static func lines(expected: [[String]], actual: [[String]]) -> [MarkedLine] {
    let steps = LineAlignment.steps(expected, actual, areSimilar: similarity(expected, actual))
    return lines(steps, expected: expected, actual: actual)
  }

  /// - Parameter header: Lines above the rows.
  static func lines(
    header: [(Comparison.Mark, [String])] = [], _ steps: [LineAlignment.Step],
    expected: [[String]], actual: [[String]]
  ) -> [MarkedLine] {
    let rows = header + LineAlignment.marked(steps, expected, actual)
    return zip(rows, aligned(rows.map(\.1))).map { MarkedLine(mark: $0.0, text: $1) }
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
    let columns = cells.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      cells.lazy.filter { column < $0.count }.map { $0[column].width }.max() ?? 0
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
