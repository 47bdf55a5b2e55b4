import CucumberExpressions
import Messages
import StepKit

/// Runs one attempt at one test case and emits its messages.
///
/// The rules for what runs and what is skipped are those of the compatibility kit: a skip by the
/// author comes first; then an undefined or ambiguous step is that; then a step after one that did
/// not pass is skipped; then the step runs. After hooks always run.
struct TestCaseRunner {
  let plan: Plan
  let settings: Run.Settings
  let workerId: String?
  /// Whether the run has been stopped: everything is skipped.
  let skipping: Bool

  /// Runs `testCase` and returns its worst status.
  func run(
    _ testCase: Plan.Case, attempt: Int, emit: (Envelope) -> Void
  ) async -> TestStepResult.Status {
    let startedId = attempt == 0 ? testCase.startedId : "\(testCase.startedId)-\(attempt)"
    emit(
      .testCaseStarted(
        TestCaseStarted(
          attempt: attempt, id: startedId, testCaseId: testCase.message.id, workerId: workerId,
          timestamp: now())))
    let context = ScenarioContext(
      pickle: testCase.pickle, attempt: attempt, parameters: settings.parameters,
      resources: settings.resources)
    let state = TestCaseState(context: context)
    var progress = Progress()
    for (index, step) in testCase.steps.enumerated() {
      let testStepId = testCase.message.testSteps[index].id
      emit(
        .testStepStarted(
          TestStepStarted(
            testCaseStartedId: startedId, testStepId: testStepId, timestamp: now())))
      if case .pickleStep(_, .undefined(let suggestion)) = step, !skipsEverything(progress) {
        emit(.suggestion(suggestion))
      }
      // After the message, or a step would be charged with the time that reports take.
      let began = settings.clock.elapsed()
      var result = await self.result(of: step, in: testCase, after: progress, state: state)
      let ended = settings.clock.elapsed()
      if result.ran { result.value.duration = .nanoseconds(ended - began) }
      for attachment in context.takeAttachments() {
        emit(attachment.message(testCaseStartedId: startedId, testStepId: testStepId, at: now()))
      }
      progress.note(result)
      context.note(result.value.status)
      emit(
        .testStepFinished(
          TestStepFinished(
            testCaseStartedId: startedId, testStepId: testStepId, testStepResult: result.value,
            timestamp: settings.clock.timestamp(at: ended))))
    }
    emit(
      .testCaseFinished(
        TestCaseFinished(testCaseStartedId: startedId, timestamp: now(), willBeRetried: false)))
    return progress.worst
  }

  private func now() -> Timestamp { settings.clock.timestamp(at: settings.clock.elapsed()) }

  /// Whether even a step without a definition counts as skipped.
  private func skipsEverything(_ progress: Progress) -> Bool {
    progress.skippedByAuthor || skipping
  }

  private func result(
    of step: Plan.Step, in testCase: Plan.Case, after progress: Progress, state: TestCaseState
  ) async -> StepOutcome {
    switch step {
    case .hook(let index):
      let hook = plan.supportCode.hooks[index]
      let always = hook.hook.type == .afterTestCase
      guard always || progress.mayContinue, !settings.dryRun, !skipping else { return .skipped }
      do {
        try await hook.hook.body(state)
        return .passed
      } catch {
        return StepOutcome(
          error, trace: trace(of: error, in: hook.hook.place, story: testCase.place))
      }
    case .pickleStep(let index, let match):
      if skipsEverything(progress) { return .skipped }
      switch match {
      case .undefined: return .notRun(.undefined)
      case .ambiguous: return .notRun(.ambiguous)
      case .defined(let candidate):
        guard progress.mayContinue, !settings.dryRun else { return .skipped }
        let definition = plan.supportCode.definitions[candidate.definition]
        do {
          let values = try definition.values(
            for: candidate, below: testCase.pickle.steps[index].argument)
          try await definition.step.body(state, values)
          return .passed
        } catch {
          let story = plan.place(of: testCase.pickle.steps[index], in: testCase)
          return StepOutcome(
            error, trace: trace(of: error, in: definition.step.place, story: story))
        }
      }
    }
  }
}

extension TestCaseRunner {
  private func trace(of error: any Error, in code: SourcePlace, story: String) -> StackTrace {
    let expectation = (error as? ExpectationFailure)?.place
    let places = [expectation, code].compactMap { $0?.shown(relativeTo: plan.supportCode.root) }
    return StackTrace(places: places + [story])
  }
}

/// What has happened so far in a test case.
private struct Progress {
  private(set) var worst = TestStepResult.Status.unknown
  private(set) var skippedByAuthor = false

  /// Whether the next step may run.
  var mayContinue: Bool { !skippedByAuthor && !worst.isFailure }

  mutating func note(_ outcome: StepOutcome) {
    worst = max(worst, outcome.value.status)
    if outcome.ran, outcome.value.status == .skipped { skippedByAuthor = true }
  }
}

extension PendingAttachment {
  fileprivate func message(
    testCaseStartedId: String, testStepId: String, at timestamp: Timestamp
  ) -> Envelope {
    let (text, encoding): (String, Envelope.Attachment.ContentEncoding) =
      switch body {
      case .text(let text): (text, .identity)
      case .bytes(let bytes): (Base64.encode(bytes), .base64)
      }
    return .attachment(
      Envelope.Attachment(
        body: text, contentEncoding: encoding, fileName: fileName, mediaType: mediaType,
        testCaseStartedId: testCaseStartedId, testStepId: testStepId, timestamp: timestamp))
  }
}

extension Plan.Case {
  /// `uri:line` of the scenario.
  fileprivate var place: String {
    pickle.location.map { "\(pickle.uri):\($0.line)" } ?? pickle.uri
  }
}
