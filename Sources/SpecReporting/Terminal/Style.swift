package import Messages

/// The style of a text, if color can be used.
package enum Style: Sendable, Equatable {
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
