import StepKit

/// How a number in a sentence limits the one that is there.
enum Bound: Sendable {
  case exact
  case atMost
  case atLeast
  case more
  case fewer

  static let pattern =
    "(?:still|now|only|exactly|just|both|also)(?: (?:still|now|only|exactly|just|both|also))*"
    + "|(?:still |now )?(?:no more than|not more than|at most|no fewer than|no less than|at least|more than"
    + "|fewer than|less than)"

  init(_ text: String) {
    let words = text.split(separator: " ").filter { $0 != "still" && $0 != "now" }
    switch words.joined(separator: " ") {
    case "no more than", "not more than", "at most": self = .atMost
    case "no fewer than", "no less than", "at least": self = .atLeast
    case "more than": self = .more
    case "fewer than", "less than": self = .fewer
    default: self = .exact
    }
  }

  /// Whether a number that is there is one that the sentence means.
  func admits(_ found: Int, _ named: Int) -> Bool {
    switch self {
    case .exact: found == named
    case .atMost: found <= named
    case .atLeast: found >= named
    case .more: found > named
    case .fewer: found < named
    }
  }
}
