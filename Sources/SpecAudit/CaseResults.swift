import Messages
import SpecEngine

/// The results of the test cases of a run, from its messages.
struct CaseResults {
  /// What became of a test case.
  enum Outcome: Character {
    /// Nothing of it ran.
    case notRun = "-"
    case passed = "p"
    case failed = "f"
    /// A step was undefined, ambiguous or pending, or asked to skip the rest.
    case unfinished = "u"
  }

  private(set) var outcomes: [Outcome] = []
  /// The time from the beginning to the end, in nanoseconds.
  private(set) var longest: Int64 = 0
  /// The definitions whose steps failed, by test case.
  private(set) var red: [Int: [Int]] = [:]

  private let definitions: [String: Int]
  private var indices: [String: Int] = [:]
  /// The definition of each step of each test case, -1 for hooks.
  private var steps: [Int32] = []
  private var firstSteps: [Int] = []
  private var current = Attempt()

  private struct Attempt {
    var index = 0
    var step = 0
    var began = Timestamp(seconds: 0, nanos: 0)
    var hasRun = false
    var worst = TestStepResult.Status.unknown
    var isUnfinished = false
  }

  init(_ supportCode: SupportCode) {
    definitions = Dictionary(
      uniqueKeysWithValues: supportCode.definitions.enumerated().map { ($1.id, $0) })
  }

  mutating func receive(_ envelope: Envelope) {
    switch envelope {
    case .testCase(let testCase):
      indices[testCase.id] = outcomes.count
      outcomes.append(.notRun)
      firstSteps.append(steps.count)
      for step in testCase.testSteps {
        let definition = step.stepDefinitionIds?.first.flatMap { definitions[$0] }
        steps.append(Int32(definition ?? -1))
      }
    case .testCaseStarted(let started):
      current = Attempt()
      current.index = indices[started.testCaseId] ?? 0
      current.began = started.timestamp
    case .testStepFinished(let finished): note(finished.testStepResult.status)
    case .testCaseFinished(let finished):
      guard outcomes.indices.contains(current.index) else { return }
      outcomes[current.index] = outcome
      longest = max(longest, finished.timestamp.nanoseconds - current.began.nanoseconds)
    default: break
    }
  }

  private mutating func note(_ status: TestStepResult.Status) {
    defer { current.step += 1 }
    let position = firstSteps[current.index] + current.step
    let definition = position < steps.count ? Int(steps[position]) : -1
    switch status {
    case .passed, .failed:
      current.hasRun = true
      guard definition >= 0 else { break }
      if status == .failed { red[current.index, default: []].append(definition) }
    case .undefined, .ambiguous, .pending: current.isUnfinished = true
    case .skipped, .unknown: break
    }
    current.worst = max(current.worst, status)
  }

  private var outcome: Outcome {
    if current.isUnfinished { return .unfinished }
    if current.worst == .failed { return .failed }
    guard current.hasRun else { return .notRun }
    return current.worst == .passed ? .passed : .unfinished
  }
}

extension Timestamp {
  fileprivate var nanoseconds: Int64 { Int64(seconds) * 1_000_000_000 + Int64(nanos) }
}
