import Messages
import StepKit
import TagExpressions

/// Runs one test case, attempt by attempt, and emits its messages.
struct TestCaseRunner {
  let shared: Run.Shared
  /// World parameters and what hooks share, by name.
  let parameters: [String: String]
  /// Which of the scenarios that run at once this one is.
  let workerId: String?
  /// Whether the scenario is left out: its steps are reported as skipped.
  let isSkipped: Bool

  /// Runs a test case until it does not fail or has no attempt left.
  func runCase(_ testCase: Plan.Case, emit: (Envelope) -> Void) async -> Run.CaseEnd {
    let retries =
      isSkipped || shared.settings.dryRun ? 0 : shared.settings.retries.count(for: testCase.pickle)
    var attempt = 0
    while true {
      let context = ScenarioContext(
        pickle: testCase.pickle, attempt: attempt, parameters: parameters,
        resources: shared.environment.resources)
      let status = await SoftFailures.$current.withValue(context.softFailures) {
        await runAttempt(testCase, context, mayRetry: attempt < retries, emit: emit)
      }
      attempt += 1
      guard status == .failed, attempt <= retries else {
        return Run.CaseEnd(status: status, attempts: attempt)
      }
    }
  }

  /// - Returns: The worst status that its messages report.
  private func runAttempt(
    _ testCase: Plan.Case, _ context: ScenarioContext, mayRetry: Bool, emit: (Envelope) -> Void
  ) async -> TestStepResult.Status {
    let clock = shared.environment.clock
    let attempt = context.attempt
    let startedId = attempt == 0 ? testCase.startedId : "\(testCase.startedId)-\(attempt)"
    emit(
      .testCaseStarted(
        TestCaseStarted(
          attempt: attempt, id: startedId, testCaseId: testCase.id, workerId: workerId,
          timestamp: clock.now)))
    var progress = Progress(
      mode: isSkipped ? .notRun : shared.settings.dryRun ? .matchingOnly : .running,
      state: TestCaseState(context: context), began: clock.elapsed(),
      expectation: shared.settings.expectedFailure.flatMap {
        $0.evaluate(context.tags) ? ExpectedFailure(tags: "\($0)") : nil
      })
    for (index, step) in testCase.steps.enumerated() {
      let testStepId = testCase.stepIds[index]
      emit(
        .testStepStarted(
          TestStepStarted(
            testCaseStartedId: startedId, testStepId: testStepId, timestamp: clock.now)))
      let action = progress.action(at: index, in: testCase, hooks: shared.supportCode.hooks)
      if action == .report(.undefined), let suggestion = step.suggestion {
        emit(.suggestion(suggestion))
      }
      // After the message, or a step would be charged with the time that reports take.
      let began = clock.elapsed()
      var outcome = await perform(action, on: step, in: testCase, progress)
      let ended = clock.elapsed()
      if outcome.ran { outcome.value.duration = clock.duration(from: began, to: ended) }
      progress.note(outcome, of: step)
      for attachment in shared.environment.takeAttachments(from: context) {
        emit(
          attachment.message(
            testCaseStartedId: startedId, testStepId: testStepId, at: clock.now))
      }
      let isLast = index == testCase.steps.count - 1
      let result = progress.reported(outcome.value, isLast: isLast)
      context.note(result.status)
      emit(
        .testStepFinished(
          TestStepFinished(
            testCaseStartedId: startedId, testStepId: testStepId, testStepResult: result,
            timestamp: clock.timestamp(at: ended))))
    }
    // What tasks that steps have begun left after the last step.
    for attachment in shared.environment.takeAttachments(from: context) {
      emit(attachment.message(testCaseStartedId: startedId, at: clock.now))
    }
    emit(
      .testCaseFinished(
        TestCaseFinished(
          testCaseStartedId: startedId, timestamp: clock.now,
          willBeRetried: mayRetry && progress.worstReported == .failed)))
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
        at: shared.supportCode.hooks[index].hook.place, progress, story: testCase.place, limit: nil
      ) { throw WorldAbandoned() }
    case (_, .hook(let index)): return await runHook(index, in: testCase, progress)
    case (_, .stepHook(let index, let step)):
      return await runStepHook(index, around: step, in: testCase, progress)
    case (_, .pickleStep(let index, let match)):
      let step = testCase.pickle.steps[index]
      var log: [String] = []
      let outcome = await runStep(
        match, argument: step.argument, of: step, in: testCase, progress, log: &log)
      if !log.isEmpty { progress.state.context.log(log.joined(separator: "\n")) }
      return outcome
    }
  }
}

extension Plan.Step {
  fileprivate var suggestion: Envelope.Suggestion? {
    if case .pickleStep(_, let match) = self { match.suggestion } else { nil }
  }
}
