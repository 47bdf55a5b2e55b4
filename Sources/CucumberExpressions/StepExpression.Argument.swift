extension StepExpression {
  /// A part of the step text that a step definition takes.
  public struct Argument: Sendable {
    public let group: Group
    public let parameterType: ParameterType

    /// The typed value, computed again at each call; nil for a group that took no part in the match.
    ///
    /// - Throws: what the parameter type's transform throws.
    public func value() throws -> (any Sendable)? {
      guard let text = group.value else { return nil }
      if case .anything = parameterType.builtIn { return text }
      return try parameterType.value(of: group.values)
    }
  }
}
