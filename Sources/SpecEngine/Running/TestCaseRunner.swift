import CucumberExpressions
import Messages
import StepKit
import TagExpressions

/// Runs one attempt at one test case and emits its messages.
///
/// The rules for what runs and what is skipped are those of the compatibility kit: a skip by the
/// author comes first; then an undefined or ambiguous step is that; then a step after one that did
/// not pass is skipped; then the step runs. After hooks always run.
struct TestCaseRunner {
  let plan: Plan
  let settings: Run.Settings
  /// What scenarios are told, by name.
  let parameters: [String: String]
  let workerId: String?
  /// Whether the run has been stopped: everything is skipped.
  let skipping: Bool
  private let code: StepCode

  init(
    plan: Plan, settings: Run.Settings, parameters: [String: String], workerId: String?,
    skipping: Bool
  ) {
    self.plan = plan
    self.settings = settings
    self.parameters = parameters
    self.workerId = workerId
    self.skipping = skipping
    code = StepCode(clock: settings.clock, root: plan.supportCode.root)
  }

  /// Runs `testCase` and returns its worst status.
  func run(
    _ testCase: Plan.Case, attempt: Int, mayRetry: Bool, emit: (Envelope) -> Void
  ) async -> TestStepResult.Status {
    let context = ScenarioContext(
      pickle: testCase.pickle, attempt: attempt, parameters: parameters,
      resources: settings.resources)
    return await SoftFailures.$current.withValue(context.softFailures) {
      await run(testCase, context, mayRetry: mayRetry, emit: emit)
    }
  }

  private func run(
    _ testCase: Plan.Case, _ context: ScenarioContext, mayRetry: Bool, emit: (Envelope) -> Void
  ) async -> TestStepResult.Status {
    let attempt = context.attempt
    let startedId = attempt == 0 ? testCase.startedId : "\(testCase.startedId)-\(attempt)"
    emit(
      .testCaseStarted(
        TestCaseStarted(
          attempt: attempt, id: startedId, testCaseId: testCase.message.id, workerId: workerId,
          timestamp: settings.clock.now)))
    var progress = Progress(
      state: TestCaseState(context: context), began: settings.clock.elapsed(),
      expectation: settings.expectedFailure.flatMap {
        $0.evaluate(context.tags) ? ExpectedFailure(tags: "\($0)") : nil
      })
    for (index, step) in testCase.steps.enumerated() {
      let testStepId = testCase.message.testSteps[index].id
      emit(
        .testStepStarted(
          TestStepStarted(
            testCaseStartedId: startedId, testStepId: testStepId, timestamp: settings.clock.now)))
      if let suggestion = step.suggestion, !skipsEverything(progress) {
        emit(.suggestion(suggestion))
      }
      // After the message, or a step would be charged with the time that reports take.
      let began = settings.clock.elapsed()
      var outcome = await self.outcome(of: step, in: testCase, after: &progress)
      let ended = settings.clock.elapsed()
      if outcome.ran {
        outcome.value.duration = settings.clock.duration(from: began, to: ended)
      }
      progress.note(outcome, of: step)
      for attachment in settings.takeAttachments(from: context) {
        emit(
          attachment.message(
            testCaseStartedId: startedId, testStepId: testStepId, at: settings.clock.now))
      }
      let isLast = index == testCase.steps.count - 1
      let result = progress.told(outcome.value, isLast: isLast)
      context.note(result.status)
      emit(
        .testStepFinished(
          TestStepFinished(
            testCaseStartedId: startedId, testStepId: testStepId, testStepResult: result,
            timestamp: settings.clock.timestamp(at: ended))))
    }
    // What tasks that steps have begun left after the last step.
    for attachment in settings.takeAttachments(from: context) {
      emit(attachment.message(testCaseStartedId: startedId, at: settings.clock.now))
    }
    emit(
      .testCaseFinished(
        TestCaseFinished(
          testCaseStartedId: startedId, timestamp: settings.clock.now,
          willBeRetried: mayRetry && progress.worstTold == .failed)))
    return progress.worstTold
  }

  /// Whether even a step without a definition counts as skipped.
  private func skipsEverything(_ progress: Progress) -> Bool {
    progress.skippedByAuthor || skipping
  }

  private func outcome(
    of step: Plan.Step, in testCase: Plan.Case, after progress: inout Progress
  ) async -> StepOutcome {
    switch step {
    case .hook(let index):
      let hook = plan.supportCode.hooks[index].hook
      guard case .scenario(_, let body) = hook.body, !settings.dryRun, !skipping,
        hook.moment == .afterTestCase || progress.mayContinue
      else { return .skipped }
      let state = progress.state
      return await run(
        hook.place, in: testCase, progress, story: testCase.place,
        limit: limit(testCase, progress, isAfterHook: hook.moment == .afterTestCase)
      ) { try await body(state) }
    case .stepHook(let index, let step):
      let hook = plan.supportCode.hooks[index].hook
      if hook.moment == .beforeTestStep {
        progress.enter(step, runs: runs(match(of: step, in: testCase), progress))
      }
      guard case .step(_, let body) = hook.body,
        progress.hooksRun(around: step, before: hook.moment == .beforeTestStep)
      else { return .skipped }
      let state = progress.state
      let context = StepContext(
        testCase.pickle.steps[step], status: progress.status(of: step), scenario: state.context)
      return await run(
        hook.place, in: testCase, progress,
        story: plan.place(of: testCase.pickle.steps[step], in: testCase),
        limit: limit(testCase, progress)
      ) { try await body(state, context) }
    case .pickleStep(let index, let match):
      progress.enter(index, runs: runs(match, progress))
      if skipsEverything(progress) { return .skipped }
      if match.suggestion != nil { return .notRun(.undefined) }
      if match.isAmbiguous { return .notRun(.ambiguous) }
      guard progress.mayContinue, !settings.dryRun else { return .skipped }
      var log: [String] = []
      let outcome = await run(
        match, below: testCase.pickle.steps[index].argument, of: index, in: testCase, progress,
        log: &log)
      if !log.isEmpty { progress.state.context.log(log.joined(separator: "\n")) }
      return outcome
    }
  }

  /// Whether the code of a step will run, if no hook before it prevents that.
  private func runs(_ match: StepMatch?, _ progress: Progress) -> Bool {
    guard let match, progress.mayContinue, !settings.dryRun, !skipping else { return false }
    return match.suggestion == nil && !match.isAmbiguous
  }

  private func match(of step: Int, in testCase: Plan.Case) -> StepMatch? {
    for case .pickleStep(step, let match) in testCase.steps { return match }
    return nil
  }
}

// MARK: - Running the code of steps

extension TestCaseRunner {
  /// Runs what a step matched: one definition, or those of the steps that it is made of.
  ///
  /// - Parameter log: Takes a line for each of the steps that it is made of.
  private func run(
    _ match: StepMatch, below argument: Pickle.Argument?, of step: Int,
    in testCase: Plan.Case, _ progress: Progress, log: inout [String]
  ) async -> StepOutcome {
    switch match {
    case .defined(let candidate):
      let definition = plan.supportCode.definitions[candidate.definition]
      let state = progress.state
      return await run(
        definition.step.place, in: testCase, progress,
        story: plan.place(of: testCase.pickle.steps[step], in: testCase),
        limit: limit(testCase, progress)
      ) {
        try await definition.step.body(state, definition.values(for: candidate, below: argument))
      }
    case .composed(_, let parts):
      return await run(parts, of: step, in: testCase, progress, log: &log)
    case .ambiguous, .undefined:
      return .skipped
    }
  }

  /// Runs the steps that a step is made of; after one that ends the scenario the others are skipped.
  private func run(
    _ parts: [StepMatch.Part], of step: Int, in testCase: Plan.Case, _ progress: Progress,
    log: inout [String]
  ) async -> StepOutcome {
    var worst = StepOutcome.passed
    for part in parts {
      var lines: [String] = []
      var outcome = StepOutcome.skipped
      if worst.value.status == .passed || worst.isSoft {
        outcome = await run(
          part.match, below: part.argument, of: step, in: testCase, progress, log: &lines)
        if outcome.value.status != .passed, !outcome.isSoft || !worst.isSoft { worst = outcome }
      }
      log.append("\(outcome.value.status.mark) \(part.text)")
      log += lines.map { "  \($0)" }
    }
    return worst
  }

  private func run(
    _ place: SourcePlace, in testCase: Plan.Case, _ progress: Progress,
    story: @autoclosure () -> String, limit: TimeLimit?,
    body: @escaping @Sendable () async throws -> Void
  ) async -> StepOutcome {
    let softFailures = progress.state.context.softFailures
    guard !progress.isAbandoned else {
      return await code.run(at: place, softFailures: softFailures, limit: nil, story: story()) {
        throw WorldAbandoned()
      }
    }
    return await code.run(
      at: place, softFailures: softFailures, limit: limit, story: story(), body: body)
  }

  /// An After hook still gets its time when that of the scenario is up.
  private func limit(
    _ testCase: Plan.Case, _ progress: Progress, isAfterHook: Bool = false
  ) -> TimeLimit? {
    guard !settings.limits.areNone || !testCase.limits.areNone else { return nil }
    let limits = settings.limits.overridden(by: testCase.limits)
    if isAfterHook {
      let step = limits.step ?? limits.scenario ?? limits.run
      return .nearest(of: TimeLimits(step: step), clock: settings.clock, scenarioBegan: nil)
    }
    return .nearest(of: limits, clock: settings.clock, scenarioBegan: progress.began)
  }
}

extension Plan.Step {
  fileprivate var suggestion: Envelope.Suggestion? {
    if case .pickleStep(_, let match) = self { match.suggestion } else { nil }
  }
}

extension TestStepResult.Status {
  /// What stands before a step in the log of one that is made of steps.
  fileprivate var mark: String {
    switch self {
    case .passed: "✔"
    case .skipped: "↷"
    case .pending, .undefined, .ambiguous, .unknown: "■"
    case .failed: "✘"
    }
  }
}

extension Plan.Case {
  /// `uri:line` of the scenario.
  fileprivate var place: String {
    pickle.location.map { "\(pickle.uri):\($0.line)" } ?? pickle.uri
  }
}
