import Messages
import SpecEngine
import SpecReporting

/// The results of the test cases of a run, from its messages.
struct CaseResults {
  /// The result of a test case.
  enum Outcome {
    /// Nothing of it ran.
    case notRun
    case passed
    case failed
    /// A step was undefined, ambiguous or pending, or asked to skip the rest.
    case unfinished
  }

  private(set) var outcomes: [Outcome] = []
  /// The longest time from the beginning to the end of one.
  private(set) var longest = Duration.zero
  /// The definitions whose steps failed.
  private(set) var red: Set<Int> = []

  private let numbers: [String: Int]
  private var indices: [String: Int] = [:]
  /// The definitions of steps, by their ids.
  private var definitions: [String: Int] = [:]
  private var started: TestCaseStarted?
  private var statuses: Set<TestStepResult.Status> = []

  init(_ supportCode: SupportCode) {
    numbers = Dictionary(
      uniqueKeysWithValues: supportCode.definitions.enumerated().map { ($1.id, $0) })
  }

  mutating func receive(_ envelope: Envelope) {
    switch envelope {
    case .testCase(let testCase):
      indices[testCase.id] = outcomes.count
      outcomes.append(.notRun)
      for step in testCase.testSteps {
        definitions[step.id] = step.stepDefinitionIds?.first.flatMap { numbers[$0] }
      }
    case .testCaseStarted(let message): (started, statuses) = (message, [])
    case .testStepFinished(let message):
      let status = message.testStepResult.status
      statuses.insert(status)
      if status == .failed, let definition = definitions[message.testStepId] {
        red.insert(definition)
      }
    case .testCaseFinished(let finished):
      guard let started, let index = indices[started.testCaseId] else { return }
      outcomes[index] = outcome
      longest = max(longest, started.timestamp.duration(to: finished.timestamp))
    default: break
    }
  }

  private var outcome: Outcome {
    if !statuses.isDisjoint(with: [.undefined, .ambiguous, .pending]) { return .unfinished }
    if statuses.contains(.failed) { return .failed }
    guard statuses.contains(.passed) else { return .notRun }
    return statuses.contains(.skipped) ? .unfinished : .passed
  }
}
