import Messages
import StepKit
import TagExpressions

/// Runs one test case, attempt by attempt, and reports what happens.
struct TestCaseRunner {
  let surroundings: Run.Surroundings
  /// World parameters and what hooks share, by name.
  let parameters: [String: String]

  let settings: Run.Settings
  let environment: Run.Environment

  init(surroundings: Run.Surroundings, parameters: [String: String]) {
    self.surroundings = surroundings
    self.parameters = parameters
    // Once: every step asks for them.
    settings = surroundings.settings
    environment = surroundings.environment
  }

  /// Runs a test case until it does not fail or has no attempt left.
  ///
  /// - Parameter first: The attempt to begin with.
  func runCase(
    _ testCase: Plan.Case, from first: Int = 0, report: JobEvent.Receiver
  ) async -> Run.CaseEnd {
    let retries = settings.dryRun ? 0 : settings.retries.count(for: testCase.pickle)
    var attempt = first
    while true {
      let context = ScenarioContext(
        pickle: testCase.pickle, attempt: attempt, parameters: parameters,
        resources: environment.resources, keepsAttachments: environment.keepsAttachments)
      let status = await SoftFailures.$current.withValue(context.softFailures) {
        await runAttempt(testCase, context, mayRetry: attempt < retries, report: report)
      }
      attempt += 1
      guard status == .failed, attempt <= retries, environment.interruption?.signal == nil else {
        return Run.CaseEnd(status: status, attempts: attempt)
      }
    }
  }

  /// - Returns: The worst status that its messages report.
  private func runAttempt(
    _ testCase: Plan.Case, _ context: ScenarioContext, mayRetry: Bool,
    report: JobEvent.Receiver
  ) async -> TestStepResult.Status {
    let clock = environment.clock
    let began = clock.elapsed()
    report(.attemptStarted(context.attempt), began)
    var progress = Progress(
      mode: settings.dryRun ? .matchingOnly : .running,
      state: TestCaseState(context: context), began: began,
      failureRule: settings.failureRule(for: testCase.pickle))
    for (index, step) in testCase.steps.enumerated() {
      report(.stepStarted(index), clock.elapsed())
      let action = progress.action(
        at: index, in: testCase, hooks: surroundings.supportCode.hooks)
      if action == .report(.undefined) { report(.suggested(index), clock.elapsed()) }
      // After the event, or a step would be charged with the time that reports take.
      let began = clock.elapsed()
      var outcome = await perform(action, on: step, in: testCase, progress)
      let ended = clock.elapsed()
      if outcome.ran { outcome.value.duration = clock.duration(from: began, to: ended) }
      if settings.runsEveryOutcome, step.isOutcome(of: testCase.pickle) { outcome.isSoft = true }
      progress.note(outcome, of: step)
      for attachment in environment.takeAttachments(from: context) {
        report(.attached(attachment, step: index), clock.elapsed())
      }
      let isLast = index == testCase.steps.count - 1
      let result = progress.reported(outcome.value, isLast: isLast)
      context.note(result.status)
      report(.stepFinished(index, result), ended)
      for name in context.takeResourceNames() { report(.resourceRead(name), ended) }
      if environment.interruption?.signal != nil { progress.interrupt() }
    }
    // What tasks that steps have begun left after the last step.
    for attachment in environment.takeAttachments(from: context) {
      report(.attached(attachment, step: nil), clock.elapsed())
    }
    if let leftovers = environment.leftovers?() {
      report(.attached(.log(leftovers), step: nil), clock.elapsed())
    }
    let willBeRetried =
      mayRetry && progress.worstReported == .failed && environment.interruption?.signal == nil
    report(.attemptFinished(willBeRetried: willBeRetried), clock.elapsed())
    return progress.worstReported
  }

  private func perform(
    _ action: ExecutionMode.Action, on step: Plan.Step, in testCase: Plan.Case,
    _ progress: Progress
  ) async -> StepOutcome {
    switch (action, step) {
    case (.report(let status), _): return .notRun(status)
    case (.refuse, .hook(let index)), (.refuse, .stepHook(let index, _)):
      return await execute(
        at: surroundings.supportCode.hooks[index].hook.place, progress, limit: nil
      ) { throw WorldAbandoned() }
    case (_, .hook(let index)): return await runHook(index, in: testCase, progress)
    case (_, .stepHook(let index, let step)):
      return await runStepHook(index, around: step, in: testCase, progress)
    case (_, .pickleStep(let index, let match)):
      let step = testCase.pickle.steps[index]
      var log: [String] = []
      let outcome = await runStep(
        match, argument: step.argument, in: testCase, progress, log: &log)
      if !log.isEmpty { progress.state.context.log(log.joined(separator: "\n")) }
      return outcome
    }
  }
}

extension Plan.Step {
  fileprivate func isOutcome(of pickle: Pickle) -> Bool {
    if case .pickleStep(let index, _) = self { pickle.steps[index].type == .outcome } else { false }
  }
}
