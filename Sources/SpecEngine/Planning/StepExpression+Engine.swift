import CucumberExpressions

extension StepExpression {
  /// What the expression gives to a closure, in order.
  var parameters: [ParameterType] {
    switch self {
    case .cucumber(let expression): expression.parameterTypes
    case .regular(let expression): expression.parameterTypes
    }
  }
}

extension StepIndex {
  /// The sequences that texts of a pattern may follow; a regular expression may be found anywhere
  /// unless it says how texts begin.
  static func variants(of expression: StepExpression) -> [[Piece]] {
    switch expression {
    case .cucumber(let expression): variants(of: expression.root)
    case .regular(let expression): [[.literal(expression.required.prefix), .rest]]
    }
  }
}

extension ParameterType {
  /// Its name in messages: empty for `{}`, which is a registered type, and absent for a capture group
  /// that no type claims.
  var messageName: String? { name.isEmpty && !preferForRegularExpressionMatch ? nil : name }
}
