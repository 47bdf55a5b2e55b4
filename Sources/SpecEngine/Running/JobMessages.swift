import Gherkin
import Messages
import StepKit

/// Makes the messages of a job from its events.
///
/// Ids, times and the place of attachments are added here, and the place in the story to each
/// failure.
struct JobMessages {
  private let job: Job
  private let setup: Run.Setup
  private let workerId: String?
  private var attemptId = ""
  private var failedRow: Int?

  init(_ job: Job, _ setup: Run.Setup, workerId: String? = nil) {
    (self.job, self.setup, self.workerId) = (job, setup, workerId)
  }

  mutating func receive(_ event: JobEvent, at elapsed: Int64, emit: (Envelope) -> Void) {
    let time = setup.environment.clock.timestamp(at: elapsed)
    switch job {
    case .testCase(let scheduled, _, _):
      receive(event, of: scheduled.testCase, at: time, emit: emit)
    case .outerHooks(let hooks, let context):
      receive(event, of: hooks, context, at: time, emit: emit)
    }
  }

  private mutating func receive(
    _ event: JobEvent, of testCase: Plan.Case, at time: Timestamp, emit: (Envelope) -> Void
  ) {
    switch event {
    case .attemptStarted(let attempt):
      attemptId = attempt == 0 ? testCase.startedId : "\(testCase.startedId)-\(attempt)"
      emit(
        .testCaseStarted(
          TestCaseStarted(
            attempt: attempt, id: attemptId, testCaseId: testCase.id, workerId: workerId,
            timestamp: time)))
    case .stepStarted(let index):
      emit(
        .testStepStarted(
          TestStepStarted(
            testCaseStartedId: attemptId, testStepId: testCase.stepIds[index], timestamp: time)))
    case .attached(let attachment, let index):
      for attachment in setup.environment.stored(attachment) {
        emit(
          attachment.message(
            testCaseStartedId: attemptId, testStepId: index.map { testCase.stepIds[$0] }, at: time))
      }
    case .stepFinished(let index, var result):
      if result.status == .undefined, case .pickleStep(_, let match) = testCase.steps[index],
        let step = match.undefined
      {
        emit(.suggestion(step.suggestion))
      }
      let row = failedRow.flatMap { testCase.place(ofRow: $0, ofStepAt: index) }
      failedRow = nil
      if let row {
        result.message = result.message.map { "\($0) (\(row))" }
        result.exception?.message = result.message
      }
      result.addPlace { row ?? testCase.place(ofStepAt: index) }
      if result.status == .ambiguous, case .pickleStep(_, let match) = testCase.steps[index] {
        result.message = setup.supportCode.ambiguity(of: match)
      }
      emit(
        .testStepFinished(
          TestStepFinished(
            testCaseStartedId: attemptId, testStepId: testCase.stepIds[index],
            testStepResult: result, timestamp: time)))
    case .attemptFinished(let willBeRetried):
      emit(
        .testCaseFinished(
          TestCaseFinished(
            testCaseStartedId: attemptId, timestamp: time, willBeRetried: willBeRetried)))
    case .resourceRead(let name):
      setup.environment.resourceRead?(
        ResourceUse(name: name, uri: testCase.pickle.uri, location: testCase.pickle.location))
    case .rowFailed(let row): failedRow = row
    case .shared: break
    }
  }

  private func receive(
    _ event: JobEvent, of hooks: [Plan.OuterHook], _ context: OuterContext, at time: Timestamp,
    emit: (Envelope) -> Void
  ) {
    switch event {
    case .stepStarted(let index):
      let hook = setup.supportCode.hooks[hooks[index].index]
      emit(
        .testRunHookStarted(
          TestRunHookStarted(
            id: hooks[index].startedId, testRunStartedId: setup.runId, hookId: hook.id,
            timestamp: time)))
    case .attached(let attachment, let index):
      for attachment in setup.environment.stored(attachment) {
        emit(
          attachment.message(
            testRunHookStartedId: hooks[index ?? hooks.count - 1].startedId, at: time))
      }
    case .stepFinished(let index, var result):
      if let uri = context.feature?.uri { result.addPlace { uri } }
      emit(
        .testRunHookFinished(
          TestRunHookFinished(
            testRunHookStartedId: hooks[index].startedId, result: result, timestamp: time)))
    case .shared(let value, let name): context.run.share(value, as: name)
    case .resourceRead(let name):
      guard let uri = context.feature?.uri else { return }
      setup.environment.resourceRead?(ResourceUse(name: name, uri: uri, location: nil))
    case .attemptStarted, .attemptFinished, .rowFailed: break
    }
  }
}

extension TestStepResult {
  /// Adds the place in the story to the trace of a failure.
  fileprivate mutating func addPlace(_ place: () -> String) {
    guard let trace = exception?.stackTrace else { return }
    exception?.stackTrace = trace.isEmpty ? "at \(place())" : "\(trace)\nat \(place())"
  }
}
