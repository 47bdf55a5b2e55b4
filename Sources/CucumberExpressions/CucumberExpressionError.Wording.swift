extension CucumberExpressionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .syntax(let problem, let range, let expression):
      return Self.pointing(at: range, in: expression, problem.problem, problem.solution)
    case .undefinedParameterType(let name, let range, let expression):
      return Self.pointing(
        at: range, in: expression, "Undefined parameter type '\(name)'",
        "Please register a ParameterType for '\(name)'")
    case .regularExpression(let problem, let offset, let pattern):
      let (text, column) = Self.excerpt(of: pattern, around: offset)
      return """
        This Regular Expression has a problem at column \(offset + 1):

        \(text)
        \(String(repeating: " ", count: column))^
        \(problem.sentence).
        """
    case .matchTooExpensive(let pattern):
      return """
        Matching /\(pattern)/ took too many steps and was given up.
        Repetitions inside repetitions, such as (a+)+, have more ways to match than can be tried.
        """
    case .ambiguousParameterType(let regexp, let expression, let names, let generated):
      return Self.ambiguous(regexp, expression, names, generated)
    case .illegalParameterTypeName(let name):
      return "Illegal character in parameter name {\(name)}. "
        + "Parameter names may not contain '{', '}', '(', ')', '\\' or '/'"
    case .noRegularExpression(let name):
      return "The parameter type {\(name)} has no regular expression"
    case .duplicateParameterType(let name):
      return name.isEmpty
        ? "The anonymous parameter type has already been defined"
        : "There is already a parameter type with name \(name)"
    case .duplicatePreferentialRegexp(let regexp, let existing, let new):
      return "There can only be one preferential parameter type per regexp. "
        + "The regexp /\(regexp)/ is used for two preferential parameter types, "
        + "{\(existing)} and {\(new)}"
    case .unrepresentableValue(let text, let parameterType, let valueType):
      return "'\(text)' is not a value of {\(parameterType)}: it does not fit \(valueType)"
    }
  }

  private static func pointing(
    at range: Range<Int>, in expression: String, _ problem: String, _ solution: String
  ) -> String {
    var pointer = String(repeating: " ", count: range.lowerBound) + "^"
    if range.count > 1 { pointer += String(repeating: "-", count: range.count - 2) + "^" }
    return """
      This Cucumber Expression has a problem at column \(range.lowerBound + 1):

      \(expression)
      \(pointer)
      \(problem).
      \(solution)
      """
  }

  /// A pattern can be as long as a file; its excerpt is short.
  private static func excerpt(of pattern: String, around offset: Int) -> (String, Int) {
    let scalars = pattern.unicodeScalars
    guard scalars.count > 120 else { return (pattern, offset) }
    let skipped = max(0, offset - 60)
    return (String(scalars.dropFirst(skipped).prefix(120)), offset - skipped)
  }

  private static func ambiguous(
    _ regexp: String, _ expression: String, _ names: [String], _ generated: [String]
  ) -> String {
    """
    Your Regular Expression /\(expression)/
    matches multiple parameter types with regexp /\(regexp)/:
       \(names.map { "{\($0)}" }.joined(separator: "\n   "))

    I couldn't decide which one to use. You have two options:

    1) Use a Cucumber Expression instead of a Regular Expression. Try one of these:
       \(generated.joined(separator: "\n   "))

    2) Make one of the parameter types preferential and continue to use a Regular Expression.

    """
  }
}

extension CucumberExpressionError.SyntaxProblem {
  var problem: String {
    switch self {
    case .endOfLineEscaped: "The end of line can not be escaped"
    case .notEscapable:
      "Only the characters '{', '}', '(', ')', '\\', '/' and whitespace can be escaped"
    case .unclosedParameter: "The '{' does not have a matching '}'"
    case .unclosedOptional: "The '(' does not have a matching ')'"
    case .alternationInOptional: "An alternation can not be used inside an optional"
    case .illegalParameterName: "Parameter names may not contain '{', '}', '(', ')', '\\' or '/'"
    case .emptyOptional: "An optional must contain some text"
    case .parameterInOptional: "An optional may not contain a parameter type"
    case .optionalInOptional: "An optional may not contain an other optional"
    case .emptyAlternative: "Alternative may not be empty"
    case .alternativeOfOptionalsOnly: "An alternative may not exclusively contain optionals"
    }
  }

  var solution: String {
    switch self {
    case .endOfLineEscaped: "You can use '\\\\' to escape the '\\'"
    case .notEscapable: "If you did mean to use an '\\' you can use '\\\\' to escape it"
    case .unclosedParameter:
      "If you did not intend to use a parameter you can use '\\{' to escape the a parameter"
    case .unclosedOptional:
      "If you did not intend to use optional text you can use '\\(' to escape the optional text"
    case .alternationInOptional:
      "If you did not mean to use an alternation you can use '\\/' to escape the '/'. "
        + "Otherwise rephrase your expression or consider using a regular expression instead."
    case .illegalParameterName: "Did you mean to use a regular expression?"
    case .emptyOptional, .alternativeOfOptionalsOnly:
      "If you did not mean to use an optional you can use '\\(' to escape the '('"
    case .parameterInOptional:
      "If you did not mean to use an parameter type you can use '\\{' to escape the '{'"
    case .optionalInOptional:
      "If you did not mean to use an optional type you can use '\\(' to escape the '('. "
        + "For more complicated expressions consider using a regular expression instead."
    case .emptyAlternative:
      "If you did not mean to use an alternative you can use '\\/' to escape the '/'"
    }
  }
}

extension CucumberExpressionError.RegularExpressionProblem {
  var sentence: String {
    switch self {
    case .unexpectedEnd: "The pattern ends in the middle of an escape or a group's name"
    case .unclosedGroup: "The '(' does not have a matching ')'"
    case .unmatchedClosingParenthesis: "The ')' does not have a matching '('"
    case .unclosedClass: "The '[' does not have a matching ']'"
    case .emptyClass: "A character class may not be empty; write '\\]' for the bracket itself"
    case .reversedRange: "The range's end comes before its start"
    case .nothingToRepeat: "There is nothing to repeat before the quantifier"
    case .reversedRepetition: "The repetition's maximum is below its minimum"
    case .unknownEscape(let text): "The escape '\\\(text)' is not supported"
    case .unknownGroup(let text): "The group '(\(text)' is not supported"
    case .unknownProperty(let name): "The Unicode property '\(name)' is not supported"
    case .undefinedGroup(let name): "There is no group '\(name)' to refer to"
    case .invalidCharacter: "This is not the number of a Unicode character"
    case .unboundedLookbehind: "A lookbehind needs a text of limited length"
    case .tooDeeplyNested(let limit): "Groups are nested more than \(limit) deep"
    case .tooLarge(let limit): "The pattern needs more than \(limit) instructions"
    }
  }
}
