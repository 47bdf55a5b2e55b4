public import CucumberExpressions
public import Messages

/// What the text of a step matched.
public enum StepMatch: Sendable {
  /// One definition, by its index in the support code.
  case defined(definition: Int, arguments: [Argument])
  /// More than one: the step will not run.
  case ambiguous([Candidate])
  /// None: the step will not run; the suggestion says what could be written.
  case undefined(Envelope.Suggestion)

  /// One of several definitions that match.
  public struct Candidate: Sendable {
    public let definition: Int
    public let arguments: [Argument]
  }
}
