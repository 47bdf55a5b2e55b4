import Messages
import StepKit

extension TestCaseRunner {
  /// The state of an attempt after the steps that have ended.
  struct Progress {
    let state: TestCaseState
    /// When the attempt began, by the run's clock.
    let began: Int64
    let failureRule: FailureRule?
    private(set) var mode: ExecutionMode
    private var worst = TestStepResult.Status.unknown
    /// The worst status in messages, which counts for the attempt.
    private(set) var worstReported = TestStepResult.Status.unknown
    /// The current step: the one that runs, or whose hooks run.
    private var current = (step: -1, runs: false, status: TestStepResult.Status.unknown)

    init(mode: ExecutionMode, state: TestCaseState, began: Int64, failureRule: FailureRule?) {
      self.mode = mode
      self.state = state
      self.began = began
      self.failureRule = failureRule
    }

    /// Decides whether to run the next step or hook of the attempt, which is at `position`.
    mutating func action(
      at position: Int, in steps: [Plan.Step], hooks: [SupportCode.ReadyHook]
    ) -> ExecutionMode.Action {
      switch steps[position] {
      case .hook(let index):
        return mode.action(
          for: hooks[index].hook.moment == .afterTestCase ? .afterHook : .beforeHook)
      case .stepHook(let index, let step):
        guard hooks[index].hook.moment == .beforeTestStep else {
          // Work begun before the step must be ended after it, whatever the outcome of the step.
          return current.step == step && current.runs
            ? mode.action(for: .afterHook) : .report(.skipped)
        }
        enter(step, steps[position...].firstCandidate)
        return current.runs ? mode.action(for: .beforeHook) : .report(.skipped)
      case .pickleStep(let index, let match):
        enter(index, match.candidate)
        return mode.action(for: match.candidate)
      }
    }

    /// Remembers whether a step runs, as it is when the first of its hooks is reached.
    private mutating func enter(
      _ step: Int, _ candidate: @autoclosure () -> ExecutionMode.Candidate
    ) {
      guard current.step != step else { return }
      current = (step, mode.action(for: candidate()) == .run, .unknown)
    }

    /// The status of a step that has ended, for the hooks after it.
    func status(ofStep step: Int) -> TestStepResult.Status {
      current.step == step ? current.status : .unknown
    }

    mutating func note(_ outcome: StepOutcome, of step: Plan.Step) {
      worst = max(worst, outcome.value.status)
      mode = mode.next(after: outcome)
      if case .pickleStep = step { current.status = outcome.value.status }
    }

    /// Skips the remaining steps, because of a signal to end the run; hooks clean up.
    mutating func interrupt() { if mode == .running { mode = .stopped } }

    /// The result in messages.
    mutating func reported(_ result: TestStepResult, isLast: Bool) -> TestStepResult {
      let passesUnexpectedly = isLast && worst == .passed
      let result = failureRule?.reported(result, passesUnexpectedly: passesUnexpectedly) ?? result
      worstReported = max(worstReported, result.status)
      return result
    }
  }
}

extension ArraySlice<Plan.Step> {
  /// The kind of the step after a hook at the beginning: only other hooks are between.
  fileprivate var firstCandidate: ExecutionMode.Candidate {
    for case .pickleStep(_, let match) in self { return match.candidate }
    return .faultyStep(.undefined)
  }
}

extension StepMatch {
  fileprivate var candidate: ExecutionMode.Candidate { fault.map { .faultyStep($0) } ?? .step }
}
