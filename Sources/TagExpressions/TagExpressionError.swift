/// An error in a tag expression; every Cucumber uses the same text.
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
