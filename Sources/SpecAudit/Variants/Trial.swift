import Messages

/// One change of one scenario.
struct Trial: Sendable, Equatable {
  /// Indices into the variants, and into the plan of the unchanged scenarios.
  let variant: Int
  let scenario: Int
  let edit: Edit
  /// The value that is tried, for reports.
  let value: String
}

/// A change of a pickle; step indices are those of the unchanged one.
enum Edit: Sendable, Equatable {
  case remove(step: Int)
  case repeatStep(Int)
  case setText(step: Int, String)
  case setCell(step: Int, row: Int, column: Int, String)
  case setDocString(step: Int, String)
  case swapRows(step: Int, Int, Int)
}

extension Edit {
  func apply(to pickle: inout Pickle) {
    switch self {
    case .remove(let step): pickle.steps.remove(at: step)
    case .repeatStep(let step): pickle.steps.insert(pickle.steps[step], at: step)
    case .setText(let step, let text): pickle.steps[step].text = text
    case .setCell(let step, let row, let column, let text):
      pickle.steps[step].argument?.dataTable?.rows[row].cells[column].value = text
    case .setDocString(let step, let text):
      pickle.steps[step].argument?.docString?.content = text
    case .swapRows(let step, let first, let second):
      pickle.steps[step].argument?.dataTable?.rows.swapAt(first, second)
    }
  }
}
