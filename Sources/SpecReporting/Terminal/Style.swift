import Messages

/// How a piece of text is set off where colour can be used.
enum Style: Sendable, Equatable {
  case plain, bold, dim, removed, added
  case status(TestStepResult.Status)
  case boldStatus(TestStepResult.Status)

  /// The parameters of the escape sequence; empty for plain text.
  var parameters: String {
    switch self {
    case .plain: ""
    case .bold: "1"
    case .dim: "2"
    case .removed: "31"
    case .added: "32"
    case .status(let status): status.color
    case .boldStatus(let status): "\(status.color);1"
    }
  }
}

extension TestStepResult.Status {
  fileprivate var color: String {
    switch self {
    case .passed: "32"
    case .failed, .unknown: "31"
    case .ambiguous: "35"
    case .undefined, .pending: "33"
    case .skipped: "36"
    }
  }

  /// What stands before a step; different for each, so that it can be read without colour.
  var mark: String {
    switch self {
    case .passed: "✔"
    case .failed: "✘"
    case .ambiguous: "⁇"
    case .undefined: "?"
    case .pending: "…"
    case .skipped: "↷"
    case .unknown: "·"
    }
  }

  /// One character for `progress`.
  var letter: String {
    switch self {
    case .passed: "."
    case .failed: "F"
    case .ambiguous: "A"
    case .undefined: "U"
    case .pending: "P"
    case .skipped: "-"
    case .unknown: "?"
    }
  }
}
