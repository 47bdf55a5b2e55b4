public import CucumberExpressions
import Messages

/// The result of looking for the definition of a step.
public enum StepMatch: Sendable {
  /// One definition.
  case defined(Candidate)
  /// One definition, which is made of other steps.
  case composed(Candidate, [Part])
  /// More than one: the step will not run.
  case ambiguous([Candidate])
  /// None: the step will not run.
  case undefined(UndefinedStep)

  /// A definition that matches.
  public struct Candidate: Sendable {
    /// Its index in the support code.
    public let definition: Int
    /// The arguments; nil if they were not searched for, or could not be found.
    var found: Result<[StepExpression.Argument], CucumberExpressionError>?

    public var arguments: [StepExpression.Argument] { (try? found?.get()) ?? [] }

    /// The reason why the text has no arguments, if so; the step fails with it.
    public var problem: (any Error)? {
      if case .failure(let error)? = found { error } else { nil }
    }
  }

  /// One of the steps that a step is made of.
  public struct Part: Sendable {
    public let text: String
    /// The text to match: without a keyword before it.
    let sought: String
    let argument: Pickle.Argument?
    public let match: StepMatch
  }
}

extension StepMatch {
  /// The first undefined step in it: itself, or one of its parts.
  var undefined: UndefinedStep? {
    switch self {
    case .undefined(let step): step
    case .composed(_, let parts): parts.lazy.compactMap(\.match.undefined).first
    case .defined, .ambiguous: nil
    }
  }

  /// The status of a step that cannot run: it, or one of its parts, is undefined or ambiguous.
  var fault: TestStepResult.Status? {
    undefined != nil ? .undefined : ambiguousCandidates != nil ? .ambiguous : nil
  }

  /// The definitions of the first ambiguous step in it: itself, or one of its parts.
  var ambiguousCandidates: [Candidate]? {
    switch self {
    case .ambiguous(let candidates): candidates
    case .composed(_, let parts): parts.lazy.compactMap(\.match.ambiguousCandidates).first
    case .defined, .undefined: nil
    }
  }

  /// The one definition of the step itself.
  package var onlyCandidate: Candidate? {
    switch self {
    case .defined(let candidate), .composed(let candidate, _): candidate
    case .ambiguous, .undefined: nil
    }
  }

  /// The definitions of the step itself, without those of its parts.
  package var ownCandidates: [Candidate] {
    if case .ambiguous(let candidates) = self { return candidates }
    return onlyCandidate.map { [$0] } ?? []
  }

  /// Every definition in it, including those of its parts.
  public var definitions: [Int] {
    let own = ownCandidates.map(\.definition)
    guard case .composed(_, let parts) = self else { return own }
    return own + parts.flatMap(\.match.definitions)
  }

  /// The definitions that it runs, those of its parts if it has some; nil if they are not certain.
  var leaves: [Int]? {
    switch self {
    case .defined(let candidate): return [candidate.definition]
    case .composed(_, let parts):
      let leaves = parts.compactMap(\.match.leaves)
      return leaves.count == parts.count ? leaves.flatMap(\.self) : nil
    case .ambiguous, .undefined: return nil
    }
  }
}
