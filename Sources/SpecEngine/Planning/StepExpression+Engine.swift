import CucumberExpressions

extension StepExpression {
  /// What the expression gives to a closure, in order.
  var parameters: [ParameterType] {
    switch self {
    case .cucumber(let expression): expression.parameterTypes
    case .regular(let expression): expression.parameterTypes
    }
  }

  /// Whether a step may match without the parameter, so that its closure must take an optional.
  ///
  /// Of a regular expression that cannot be told; a group that took no part fails the step.
  func isOptional(_ parameter: Int) -> Bool {
    switch self {
    case .cucumber(let expression): expression.isOptional[parameter]
    case .regular: false
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
