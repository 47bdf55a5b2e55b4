import Messages
import SpecEngine

/// The steps and rows of a feature, by their ids.
final class FeatureIndex {
  private(set) var steps: [String: GherkinDocument.Step] = [:]
  private(set) var rows: [String: ExampleOrigin] = [:]
  let marks: Marks

  init(_ document: GherkinDocument) {
    marks = Marks(document)
    for step in document.steps { steps[step.id] = step }
    for examples in document.scenarios.flatMap(\.scenario.examples) {
      let header = examples.tableHeader?.cells.map(\.value) ?? []
      for row in examples.tableBody { rows[row.id] = ExampleOrigin(row: row, header: header) }
    }
  }
}

/// Where the words of a step of an outline come from.
struct ExampleOrigin {
  let row: GherkinDocument.TableRow
  let header: [String]

  /// The line of the row.
  var line: Int { row.location.line }

  /// The parts of a filled text that came from the row, as offsets in UTF-16.
  func ranges(inFilled template: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    var index = template.startIndex
    while index < template.endIndex {
      if template[index] == "<", let (column, end) = placeholder(template, index) {
        let length = column < row.cells.count ? row.cells[column].value.utf16.count : 0
        ranges.append(offset..<offset + length)
        offset += length
        index = end
      } else {
        offset += template[index].utf16.count
        index = template.index(after: index)
      }
    }
    return ranges
  }

  /// Whether a cell or doc string has anything from the row.
  func isUsed(in template: String) -> Bool {
    header.contains { template.contains("<\($0)>") }
  }

  /// The column named between the brackets that open here; the shortest name counts.
  private func placeholder(
    _ text: String, _ start: String.Index
  ) -> (column: Int, end: String.Index)? {
    var end = text.index(after: start)
    while let close = text[end...].firstIndex(of: ">") {
      let name = String(text[text.index(after: start)..<close])
      if let column = header.firstIndex(of: name) { return (column, text.index(after: close)) }
      end = text.index(after: close)
    }
    return nil
  }
}
