import Messages
import StepKit
import TagExpressions

/// Runs one test case, attempt by attempt, and reports its events.
///
/// It has everything it needs, both in the process that made the plan and in a worker.
struct TestCaseRunner {
  let pickle: Pickle
  let steps: [Plan.Step]
  let rules: CaseRules
  /// World parameters and values shared by hooks, by name.
  let parameters: [String: String]
  let setup: Run.Setup

  let settings: Run.Settings
  let environment: Run.Environment
  /// The limits of the run and those that tags set; nil if there are none.
  let limits: TimeLimits?

  init(
    _ pickle: Pickle, _ steps: [Plan.Step], _ rules: CaseRules, parameters: [String: String],
    _ setup: Run.Setup
  ) {
    (self.pickle, self.steps, self.rules) = (pickle, steps, rules)
    self.parameters = parameters
    self.setup = setup
    // Once: every step needs them.
    settings = setup.settings
    environment = setup.environment
    let limits = settings.limits.overridden(by: settings.hasTagLimits ? pickle.tags : [])
    self.limits = limits == TimeLimits() ? nil : limits
  }

  /// Runs the test case until it does not fail or has no attempt left.
  ///
  /// - Parameter first: The attempt to begin with.
  func run(from first: Int, report: JobEvent.Receiver) async -> Run.CaseEnd {
    var attempt = first
    while true {
      let context = ScenarioContext(
        pickle: pickle, attempt: attempt, parameters: parameters,
        resources: environment.resources, keepsAttachments: environment.keepsAttachments)
      let (status, willBeRetried) = await SoftFailures.$current.withValue(context.softFailures) {
        await runAttempt(attempt, context, report: report)
      }
      attempt += 1
      guard willBeRetried else { return Run.CaseEnd(status: status, attempts: attempt) }
    }
  }

  /// - Returns: The worst status in its messages, and whether they announce another attempt.
  private func runAttempt(
    _ attempt: Int, _ context: ScenarioContext, report: JobEvent.Receiver
  ) async -> (TestStepResult.Status, willBeRetried: Bool) {
    let clock = environment.clock
    let began = clock.elapsed()
    report(.attemptStarted(attempt), began)
    var progress = Progress(
      mode: settings.dryRun ? .matchingOnly : .running,
      state: TestCaseState(context: context), began: began,
      failureRule: rules.failure)
    for (index, step) in steps.enumerated() {
      report(.stepStarted(index), clock.elapsed())
      let action = progress.action(at: index, in: steps, hooks: setup.supportCode.hooks)
      // After the event: otherwise the time for reports would count for a step.
      let began = clock.elapsed()
      var outcome = await perform(action, on: step, progress)
      let ended = clock.elapsed()
      if outcome.ran { outcome.value.duration = clock.duration(from: began, to: ended) }
      if settings.runsEveryOutcome, case .pickleStep(let position, _) = step,
        pickle.steps[position].type == .outcome
      {
        outcome.isSoft = true
      }
      progress.note(outcome, of: step)
      for attachment in environment.completed(context.takeAttachments()) {
        report(.attached(attachment, step: index), clock.elapsed())
      }
      let isLast = index == steps.count - 1
      let result = progress.reported(outcome.value, isLast: isLast)
      context.note(result.status)
      if let row = outcome.failedRow { report(.rowFailed(row), ended) }
      report(.stepFinished(index, result), ended)
      for name in context.takeResourceNames() { report(.resourceRead(name), ended) }
      if environment.interruption?.signal != nil { progress.interrupt() }
    }
    // Attachments that tasks started by steps have made after the last step.
    for attachment in environment.completed(context.takeAttachments()) {
      report(.attached(attachment, step: nil), clock.elapsed())
    }
    if let leftovers = environment.leftovers?() {
      report(.attached(.log(leftovers), step: nil), clock.elapsed())
    }
    let willBeRetried =
      attempt < rules.retries && progress.worstReported == .failed
      && environment.interruption?.signal == nil
    report(.attemptFinished(willBeRetried: willBeRetried), clock.elapsed())
    return (progress.worstReported, willBeRetried)
  }

  private func perform(
    _ action: ExecutionMode.Action, on step: Plan.Step, _ progress: Progress
  ) async -> StepOutcome {
    switch (action, step) {
    case (.report(let status), _): return .notRun(status)
    case (.refuse, .hook(let index)), (.refuse, .stepHook(let index, _)):
      return await execute(
        at: setup.supportCode.hooks[index].hook.place, progress, limit: nil
      ) { throw WorldAbandoned() }
    case (_, .hook(let index)): return await runHook(index, progress)
    case (_, .stepHook(let index, let step)):
      return await runStepHook(index, around: step, progress)
    case (_, .pickleStep(let index, let match)):
      let step = pickle.steps[index]
      var log: [String] = []
      let outcome = await runStep(step.text, match, argument: step.argument, progress, log: &log)
      if !log.isEmpty { progress.state.context.log(log.joined(separator: "\n")) }
      return outcome
    }
  }
}
