/// A mistake in an expression, a parameter type or a value; facts only.
///
/// Offsets count Unicode code points from 0. `description` is the official text if there is
/// one.
public enum CucumberExpressionError: Error, Equatable, Sendable {
  /// The text of a Cucumber expression breaks a rule.
  case syntax(SyntaxProblem, at: Range<Int>, in: String)
  /// An expression names a parameter type that is not registered.
  case undefinedParameterType(name: String, at: Range<Int>, in: String)
  /// The regular expression cannot be read; `at` is the offset in it.
  case regularExpression(RegularExpressionProblem, at: Int, in: String)
  /// A match took more steps than the limit allows.
  case matchTooExpensive(pattern: String)
  /// A capture group fits several parameter types and none is preferred.
  case ambiguousParameterType(
    regexp: String, expression: String, names: [String], generated: [String])
  /// A parameter type's name has a character that names may not have.
  case illegalParameterTypeName(String)
  /// A parameter type without a regular expression.
  case noRegularExpression(parameterType: String)
  /// The name is in use; "" is the anonymous parameter type.
  case duplicateParameterType(name: String)
  /// Two preferential parameter types share a regular expression.
  case duplicatePreferentialRegexp(regexp: String, existing: String, new: String)
  /// The text of an argument is not a value of its type.
  case unrepresentableValue(text: String, parameterType: String, valueType: String)
}

extension CucumberExpressionError {
  /// The rules of a Cucumber expression's text.
  public enum SyntaxProblem: Equatable, Sendable {
    case endOfLineEscaped, notEscapable
    case unclosedParameter, illegalParameterName
    case unclosedOptional, emptyOptional, parameterInOptional, optionalInOptional
    case alternationInOptional, emptyAlternative, alternativeOfOptionalsOnly
  }

  /// The rules of a regular expression's text.
  public enum RegularExpressionProblem: Equatable, Sendable {
    case unexpectedEnd, unclosedGroup, unmatchedClosingParenthesis, unboundedLookbehind
    case unclosedClass, emptyClass, reversedRange, invalidCharacter
    case nothingToRepeat, reversedRepetition
    case unknownEscape(String), unknownGroup(String), unknownProperty(String)
    case undefinedGroup(String)
    case tooDeeplyNested(limit: Int), tooLarge(limit: Int)
  }
}
