import Messages

/// The rows of a table with its columns padded: numbers to the right, everything else to the left.
///
/// Cells stay as they are written, escapes included.
func aligned(_ rows: [Substring]) -> [String] {
  let rows = rows.map(Row.init)
  let columns = (0..<(rows.map(\.cells.count).max() ?? 0)).map { index in
    Column(rows.map { index < $0.cells.count ? $0.cells[index] : "" })
  }
  return rows.map { row in
    let cells = zip(row.cells, columns).map { " \($1.padded($0)) |" }
    return "|" + cells.joined() + (row.rest.isEmpty ? "" : " \(row.rest)")
  }
}

/// The cells of a row as they are written.
private struct Row {
  var cells: [Substring] = []
  /// What stands after the last bar, which is no cell.
  var rest: Substring

  init(_ text: Substring) {
    let text = text.trimmed
    let bytes = text.utf8
    var start = bytes.index(after: bytes.startIndex)
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "|") {
        cells.append(text[start..<index].trimmed)
        start = bytes.index(after: index)
      } else if byte == UInt8(ascii: "\\") {
        bytes.formIndex(after: &index)
        if index == bytes.endIndex { break }
      }
      bytes.formIndex(after: &index)
    }
    rest = text[start...].trimmed
  }
}

/// What the cells below each other have in common.
private struct Column {
  private let width: Int
  private let isNumeric: Bool

  init(_ cells: [Substring]) {
    width = cells.map { displayWidth(String($0)) }.max() ?? 0
    // The first may be a header.
    let values = cells.dropFirst().filter { !$0.isEmpty }
    isNumeric = !values.isEmpty && values.allSatisfy(isNumber)
  }

  func padded(_ cell: Substring) -> String {
    let padding = String(repeating: " ", count: width - displayWidth(String(cell)))
    return isNumeric ? padding + cell : cell + padding
  }
}

/// Whether a cell is a number, such as `7`, `-0.5` or `1,5`.
private func isNumber(_ cell: Substring) -> Bool {
  var digits = cell.utf8[...]
  if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") {
    digits = digits.dropFirst()
  }
  let parts = digits.split(omittingEmptySubsequences: false) {
    $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
  }
  return parts.count <= 2
    && parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
}
