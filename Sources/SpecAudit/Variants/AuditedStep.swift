import Gherkin
import Messages
import SpecEngine
import StepKit

/// A step of a scenario with all that variants of it depend on.
struct AuditedStep {
  let testCase: Plan.Case
  /// The index of its scenario in the plan.
  let scenario: Int
  /// Its index in the pickle.
  let position: Int
  let definition: Int
  let stepDefinition: StepDefinition
  let index: FeatureIndex

  var pickleStep: Pickle.Step { testCase.pickle.steps[position] }

  /// Its purpose.
  ///
  /// A definition with `Then` only checks, wherever it is used; otherwise the keyword in the
  /// feature decides, and that of the definition for a step without one.
  var role: Pickle.KeywordType {
    if stepDefinition.keyword == .then { return .outcome }
    if let type = pickleStep.type, type != .unknown { return type }
    return stepDefinition.keyword == .given ? .context : .action
  }

  var tableShape: TableShape { TableShape(stepDefinition.slots) }

  var uri: String { testCase.pickle.uri }

  /// In the feature.
  var line: Int { testCase.file.pickles.line(ofStep: position, at: testCase.position) }

  var source: GherkinDocument.Step? { pickleStep.astNodeIds.first.flatMap { index.steps[$0] } }

  /// The row that fills in its placeholders, if there is one.
  var origin: ExampleOrigin? {
    pickleStep.astNodeIds.dropFirst().first.flatMap { index.rows[$0] }
  }

  var isOutcome: Bool { role == .outcome }

  private var keyword: String { source?.keyword ?? "" }

  /// As it is in the feature.
  var written: String { keyword + (source?.text ?? pickleStep.text) }

  /// With the values of the row.
  var filled: String { keyword + pickleStep.text }

  /// The texts between quotes and in tables of the other steps of the scenario: values that are
  /// present, for a step that expects something to be absent.
  ///
  /// They are between quotes if the text is.
  func otherTexts(than text: String) -> [String] {
    let quote = text.first == "\"" && text.last == "\"" ? "\"" : ""
    var result: [String] = []
    for (index, step) in testCase.pickle.steps.enumerated() where index != position {
      let quoted = step.text.split(separator: "\"", omittingEmptySubsequences: false)
        .enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      let cells = step.argument?.dataTable?.rows.flatMap { $0.cells.map(\.value) } ?? []
      for value in quoted + cells {
        let other = quote + value + quote
        if other != text, !result.contains(other) { result.append(other) }
      }
    }
    return result
  }
}

/// The shape of a step's table, as far as its closure shows it.
struct TableShape {
  /// Whether the first row names the columns.
  var hasHeader = false
  /// Whether the first column names the rows.
  var hasNames = false

  init(_ slots: [ArgumentSlot]) {
    guard let slot = slots.last, slot.acceptsData, !slot.acceptsDataTable, !slot.acceptsDocString
    else {
      return
    }
    if "\(slot.wrapped)".hasPrefix("Array<") { hasHeader = true } else { hasNames = true }
  }

  /// The place of a cell.
  ///
  /// A closure that takes the table as it is does not say whether it has a header: the first of several
  /// rows, of more than two names that all differ, is taken for one.
  func place(ofRow row: Int, column: Int, in table: Pickle.Table) -> DataTableError.Place {
    let header = table.rows[0].cells.map(\.value)
    if hasNames { return .name(table.rows[row].cells[0].value) }
    let isHeader = table.rows.count > 1 && header.count > 2 && Set(header).count == header.count
    return hasHeader || isHeader
      ? .row(row, column: header[column]) : .raw(row: row + 1, column: column + 1)
  }
}
