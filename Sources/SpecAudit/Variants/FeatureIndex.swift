import Gherkin
import Messages

/// The steps and rows of a feature, by their ids.
final class FeatureIndex {
  private(set) var steps: [String: GherkinDocument.Step] = [:]
  private(set) var rows: [String: ExampleOrigin] = [:]
  let marks: Marks

  init(_ document: GherkinDocument) {
    marks = Marks(document)
    for step in document.steps { steps[step.id] = step }
    for examples in document.scenarios.flatMap(\.scenario.examples) {
      let header = examples.tableHeader?.cells ?? []
      for row in examples.tableBody { rows[row.id] = ExampleOrigin(row: row, header: header) }
    }
  }

  /// The marks above a step, the rows of its table, and the row that fills it in.
  func marks(of step: Pickle.Step) -> [Mark] {
    let written = step.astNodeIds.compactMap { steps[$0] }
    let locations =
      written.map(\.location) + written.flatMap { $0.dataTable?.rows.map(\.location) ?? [] }
      + step.astNodeIds.compactMap { rows[$0]?.row.location }
    return locations.compactMap { marks.lines[$0.line] }
  }
}

/// The row that the words of a step of an outline come from.
struct ExampleOrigin {
  let row: GherkinDocument.TableRow
  let header: [GherkinDocument.TableCell]

  /// The line of the row.
  var line: Int { row.location.line }

  /// The parts of a filled text that came from the row, as offsets in UTF-16.
  func ranges(inFilled template: String) -> [Range<Int>] {
    let filled = FilledText(template, header: header, cells: row.cells)
    func offset(_ bytes: Int) -> Int {
      filled.text.utf8.index(filled.text.startIndex, offsetBy: bytes).utf16Offset(in: filled.text)
    }
    return filled.parts.filter(\.isPlaceholder).map {
      offset($0.filled.lowerBound)..<offset($0.filled.upperBound)
    }
  }

  /// The line of the row if a cell or doc string has anything from it.
  func line(ifUsedIn template: String) -> Int? { ranges(inFilled: template).isEmpty ? nil : line }
}
