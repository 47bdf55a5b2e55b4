import StepKit

/// How a sentence limits a number: at most, at least.
enum Limit {
  case atMost
  case atLeast

  static let words =
    "(?:no|not) more than|at (?:the )?most|at least|(?:no|not) (?:fewer|less) than"

  init(_ text: String) {
    let isLeast = ["least", "fewer", "less"].contains(where: text.contains)
    self = isLeast ? .atLeast : .atMost
  }

  /// A number is the one said, or within its limit.
  static func expect(
    _ found: Int, _ limit: Limit?, _ number: Int, _ what: String, file: StaticString = #filePath,
    line: Int = #line
  ) throws {
    switch limit {
    case nil: try StepKit.expect(found, equals: number, what, file: file, line: line)
    case .atMost?:
      try StepKit.expect(found <= number, "\(what): \(found)", file: file, line: line)
    case .atLeast?:
      try StepKit.expect(found >= number, "\(what): \(found)", file: file, line: line)
    }
  }
}
