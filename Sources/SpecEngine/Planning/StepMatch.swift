public import CucumberExpressions
public import Messages

/// What the text of a step matched.
public enum StepMatch: Sendable {
  /// One definition.
  case defined(Candidate)
  /// More than one: the step will not run.
  case ambiguous([Candidate])
  /// None: the step will not run; the suggestion says what could be written.
  case undefined(Envelope.Suggestion)

  /// A definition that matches.
  public struct Candidate: Sendable {
    /// Its index in the support code.
    public let definition: Int
    public let arguments: [StepExpression.Argument]
    /// Why the arguments could not be told, if so; the step fails with it.
    public let problem: CucumberExpressionError?

    init(
      definition: Int, arguments: [StepExpression.Argument] = [],
      problem: CucumberExpressionError? = nil
    ) {
      self.definition = definition
      self.arguments = arguments
      self.problem = problem
    }
  }
}
