import Basics
import Messages

/// The rows of a table with its columns padded: numbers to the right, everything else to the left.
///
/// Cells stay as they are written, escapes included.
///
/// - Parameter separators: The positions of rows whose dashes separate, as below the header of a table in
///   Markdown: they are made as long as their column is wide.
package func aligned(_ rows: [Substring], separators: Set<Int> = []) -> [String] {
  let rows = rows.map(Row.init)
  let plain = rows.enumerated().filter { !separators.contains($0.offset) }.map(\.element)
  let drawn = separators.map { rows[$0] }
  let width = rows.map(\.cells.count).max() ?? 0
  let columns = (0..<width).map { index in
    Column(plain.map { $0.cell(index) }, separators: drawn.map { $0.cell(index) })
  }
  return rows.enumerated().map { position, row in
    let isDrawn = separators.contains(position)
    var text = "|"
    for (cell, column) in zip(row.cells, columns) {
      text += " \(isDrawn ? column.drawn(cell) : column.padded(cell)) |"
    }
    return text + (row.rest.isEmpty ? "" : " \(row.rest)")
  }
}

/// The cells of a row as they are written.
private struct Row {
  var cells: [Substring] = []
  /// The text after the last bar, which is not a cell.
  var rest: Substring

  /// The cell of a column; empty after the last one.
  func cell(_ index: Int) -> Substring { index < cells.count ? cells[index] : "" }

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

/// The layout shared by the cells of a column.
private struct Column {
  private let width: Int
  private let isNumeric: Bool

  init(_ cells: [Substring], separators: [Substring]) {
    let shortest = separators.map { $0.isDashes ? 3 : displayWidth(String($0)) }
    width = (cells.map { displayWidth(String($0)) } + shortest).max() ?? 0
    // The first may be a header.
    let values = cells.dropFirst().filter { !$0.isEmpty }
    isNumeric = !values.isEmpty && values.allSatisfy(isNumber)
  }

  func padded(_ cell: Substring) -> String {
    let padding = String(repeating: " ", count: width - displayWidth(String(cell)))
    return isNumeric ? padding + cell : cell + padding
  }

  /// A cell of a separator, its dashes as many as there is room for.
  func drawn(_ cell: Substring) -> String {
    guard cell.isDashes else { return padded(cell) }
    let (start, end) = (cell.hasPrefix(":") ? ":" : "", cell.hasSuffix(":") ? ":" : "")
    let dashes = String(repeating: "-", count: max(width - start.count - end.count, 1))
    return start + dashes + end
  }
}

extension Substring {
  /// Whether it is nothing but dashes, with a colon at either end.
  fileprivate var isDashes: Bool {
    var rest = self[...]
    if rest.first == ":" { rest = rest.dropFirst() }
    if rest.last == ":" { rest = rest.dropLast() }
    return !rest.isEmpty && rest.utf8.allSatisfy { $0 == UInt8(ascii: "-") }
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
