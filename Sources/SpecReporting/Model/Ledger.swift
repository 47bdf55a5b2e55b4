import Messages

/// The run as most formats tell it: each scenario once, with all its attempts, and what went wrong
/// beside the scenarios.
struct Ledger: Sendable {
  var model = RunModel()
  private(set) var finished: TestRunFinished?
  /// By test case, attempts after which another was to follow.
  private var earlier: [String: [Attempt]] = [:]
  private var undefinedTypes: [Envelope.UndefinedParameterType] = []
  private var hasTrouble = false

  /// What a report can tell now.
  enum Entry {
    case scenario(EndedScenario)
    case trouble(RunTrouble)
  }

  /// Takes a message and tells what has ended with it, if anything.
  mutating func receive(_ envelope: Envelope) -> Entry? {
    switch model.receive(envelope) {
    case .attemptFinished(let attempt):
      guard attempt.willBeRetried else { return entry(of: attempt, attempt.outcome) }
      earlier[attempt.testCase.id, default: []].append(attempt)
      return nil
    case .runHookFinished(let hook): return RunTrouble(hook).map { entry(of: $0) }
    case .parseError(let error): return entry(of: RunTrouble(error))
    case .undefinedParameterType(let type):
      undefinedTypes.append(type)
      return nil
    case .runFinished(let message):
      finished = message
      return nil
    case .stepFinished, nil: return nil
    }
  }

  /// What is left to tell after the last message: scenarios without an end, and why the run failed
  /// if nothing else says so.
  mutating func finish() -> [Entry] {
    var entries = model.unfinished.map { entry(of: $0, .unknown) }
    // Their retry never came, so that the last attempt that there was counts.
    let abandoned = earlier.values.compactMap(\.last).sorted(by: Attempt.isEarlier)
    for attempt in abandoned {
      earlier[attempt.testCase.id]?.removeLast()
      entries.append(entry(of: attempt, attempt.outcome))
    }
    // Of themselves they do no harm: it is for the run to say whether it is good.
    if finished?.success != true { entries += undefinedTypes.map { entry(of: RunTrouble($0)) } }
    let trouble = RunTrouble(endOfRun: finished, isExplained: hasTrouble)
    if let trouble { entries.append(entry(of: trouble)) }
    return entries
  }

  private mutating func entry(of attempt: Attempt, _ outcome: TestStepResult.Status) -> Entry {
    let scenario = EndedScenario(
      attempt: attempt, earlier: earlier.removeValue(forKey: attempt.testCase.id) ?? [],
      outcome: outcome)
    if scenario.isFailure { hasTrouble = true }
    return .scenario(scenario)
  }

  private mutating func entry(of trouble: RunTrouble) -> Entry {
    hasTrouble = true
    return .trouble(trouble)
  }
}

/// A scenario that is over, or was when the messages ended.
struct EndedScenario: Sendable {
  /// The last.
  var attempt: Attempt
  var earlier: [Attempt]
  /// Unknown if the messages ended first.
  var outcome: TestStepResult.Status

  /// Whether the run is not green because of it.
  var isFailure: Bool { outcome.isFailure || outcome == .unknown }

  /// Whether it passed only when it was tried again.
  var isFlaky: Bool { outcome == .passed && attempt.number > 0 }
}

extension Attempt {
  /// The order in which attempts began; of those that began at once, that of their messages.
  static func isEarlier(_ left: Attempt, _ right: Attempt) -> Bool {
    left.startedAt == right.startedAt
      ? left.sequence < right.sequence : left.startedAt.isBefore(right.startedAt)
  }
}
