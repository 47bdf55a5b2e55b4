/// An error in a tag expression, in the words of every Cucumber; ours adds how to write a tag with a value,
/// such as `@timeout(2s)`.
public enum TagExpressionError: Error, Equatable, Sendable {
  case expectedOperand(expression: String)
  case expectedOperator(expression: String)
  case unmatchedOpeningParenthesis(expression: String)
  case unmatchedClosingParenthesis(expression: String)
  case illegalEscape(before: String, expression: String)
}

extension TagExpressionError: CustomStringConvertible {
  public var description: String {
    let (expression, problem) = wording
    return
      "Tag expression \"\(expression)\" could not be parsed because of syntax error: \(problem)."
      + (Self.escapingValues(in: expression).map {
        " The parentheses of a tag have a backslash before them: \($0)"
      } ?? "")
  }

  /// The expression with a backslash before the parentheses of each tag's value; nil if it is still invalid.
  private static func escapingValues(in expression: String) -> String? {
    let escaped = expression.replacing(/(@[^\s()\\]+)\(([^\s()]*)\)/) { "\($0.1)\\(\($0.2)\\)" }
    return escaped != expression && (try? TagExpression.parse(escaped)) != nil ? escaped : nil
  }

  private var wording: (expression: String, problem: String) {
    switch self {
    case .expectedOperand(let expression): (expression, "Expected operand")
    case .expectedOperator(let expression): (expression, "Expected operator")
    case .unmatchedOpeningParenthesis(let expression): (expression, "Unmatched (")
    case .unmatchedClosingParenthesis(let expression): (expression, "Unmatched )")
    case .illegalEscape(let scalar, let expression):
      (expression, "Illegal escape before \"\(scalar)\"")
    }
  }
}
