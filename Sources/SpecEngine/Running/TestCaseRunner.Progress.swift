import Messages
import StepKit

extension TestCaseRunner {
  /// What has happened so far in an attempt.
  struct Progress {
    let state: TestCaseState
    /// When it began, as its clock counts.
    let began: Int64
    let expectation: ExpectedFailure?

    private var worst = TestStepResult.Status.unknown
    /// As messages tell it, which differs where a failure is expected.
    private(set) var worstTold = TestStepResult.Status.unknown
    private(set) var skippedByAuthor = false
    /// Whether something has gone wrong that ends the scenario; a soft failure does not.
    private var isStopped = false
    /// Whether the code of a step is still running and holds the World.
    private(set) var isAbandoned = false
    /// The pickle step that is on, with the hooks around it.
    private var current = (step: -1, runs: false, status: TestStepResult.Status.unknown)

    init(state: TestCaseState, began: Int64, expectation: ExpectedFailure?) {
      self.state = state
      self.began = began
      self.expectation = expectation
    }

    /// Whether the next step may run.
    var mayContinue: Bool { !skippedByAuthor && !isStopped }

    /// Begins with a pickle step, or with the first hook before it.
    mutating func enter(_ step: Int, runs: Bool) {
      guard current.step != step else { return }
      current = (step, runs, .unknown)
    }

    /// Hooks run around a step that runs; after one that was to run also when a hook before it
    /// failed.
    func hooksRun(around step: Int, before: Bool) -> Bool {
      current.step == step && current.runs && (mayContinue || !before)
    }

    func status(of step: Int) -> TestStepResult.Status {
      current.step == step ? current.status : .unknown
    }

    mutating func note(_ outcome: StepOutcome, of step: Plan.Step) {
      let status = outcome.value.status
      worst = max(worst, status)
      if outcome.ran, status == .skipped { skippedByAuthor = true }
      if status.isFailure, !outcome.isSoft { isStopped = true }
      if outcome.isAbandoned { isAbandoned = true }
      if case .pickleStep = step { current.status = status }
    }

    /// What messages say of a result; after the last one nothing may have passed that should not.
    mutating func told(_ result: TestStepResult, isLast: Bool) -> TestStepResult {
      var result = result
      if let expectation {
        result = expectation.told(result, passesUnexpectedly: isLast && worst == .passed)
      }
      worstTold = max(worstTold, result.status)
      return result
    }
  }
}
