import Messages

/// Counts of a run, from its messages without the code under test.
struct RunFacts {
  /// Scenarios whose last attempt was not good, by the line of their place, in the order of their ends.
  private(set) var failed: [String] = []
  private(set) var passed = 0
  private(set) var skipped = 0
  private(set) var flaky = 0
  /// Hooks of the run that failed, parse errors and undefined parameter types.
  private(set) var problems = 0
  private(set) var isGreen = false

  init(_ envelopes: [Envelope]) {
    var pickles: [String: Pickle] = [:]
    var testCases: [String: TestCase] = [:]
    var started: [String: TestCaseStarted] = [:]
    var statuses: [String: [TestStepResult.Status]] = [:]
    for envelope in envelopes {
      switch envelope {
      case .pickle(let pickle): pickles[pickle.id] = pickle
      case .testCase(let testCase): testCases[testCase.id] = testCase
      case .testCaseStarted(let message): started[message.id] = message
      case .testStepFinished(let message):
        statuses[message.testCaseStartedId, default: []].append(message.testStepResult.status)
      case .testCaseFinished(let message) where !message.willBeRetried:
        guard let start = started.removeValue(forKey: message.testCaseStartedId),
          let testCase = testCases[start.testCaseId], let pickle = pickles[testCase.pickleId]
        else { continue }
        add(pickle, start, testCase, statuses[start.id] ?? [])
      case .testRunHookFinished(let message) where message.result.status.isFailure: problems += 1
      case .parseError, .undefinedParameterType: problems += 1
      case .testRunFinished(let message): isGreen = message.success
      default: break
      }
    }
  }

  private mutating func add(
    _ pickle: Pickle, _ start: TestCaseStarted, _ testCase: TestCase,
    _ statuses: [TestStepResult.Status]
  ) {
    let worst = testCase.testSteps.isEmpty ? .passed : statuses.max() ?? .unknown
    switch worst {
    case .passed:
      passed += 1
      if start.attempt > 0 { flaky += 1 }
    case .skipped: skipped += 1
    default: failed.append("\(pickle.uri):\(pickle.location?.line ?? 0)")
    }
  }
}
