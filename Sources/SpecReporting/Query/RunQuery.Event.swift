public import Messages

extension RunQuery {
  /// A fact that a report can show now.
  ///
  /// Boxed if it is large, for most events are small and there is one a step.
  public enum Event: Sendable {
    /// A step or a hook of a scenario ended.
    case stepFinished(TestStepResult.Status, isHook: Bool)
    /// An attempt ended that will be retried; it comes again among those before the last.
    indirect case attemptRetried(Attempt)
    /// The last attempt at a scenario ended; each scenario comes once.
    indirect case scenarioFinished(ScenarioResult)
    /// A hook of the run, or of a feature, ended.
    indirect case runHookFinished(RunHook)
    /// Something failed outside the scenarios.
    indirect case problem(RunProblem)
  }

  /// The events of one message, in order: mostly none or one.
  public struct Events: Sendable, Sequence, IteratorProtocol {
    private var first: Event?
    private var rest: ArraySlice<Event> = []

    init() {}

    mutating func append(_ event: Event) {
      if first == nil, rest.isEmpty { first = event } else { rest.append(event) }
    }

    var isEmpty: Bool { first == nil && rest.isEmpty }

    public mutating func next() -> Event? { first.take() ?? rest.popFirst() }
  }
}

/// A hook of the run that has ended.
public struct RunHook: Sendable {
  /// Nil if its definition is missing.
  public let hook: Envelope.Hook?
  public let result: TestStepResult
  public let duration: Duration
  public let attachments: [Attempt.Attached]
}
