public import Messages
import StepKit

/// Executes a plan.
///
/// What leaves it is messages, nothing else.
public struct Run: Sendable {
  let plan: Plan
  let settings: Settings

  public init(_ plan: Plan, settings: Settings) {
    self.plan = plan
    self.settings = settings
  }

  /// Runs everything and hands each message to `emit`, one at a time.
  ///
  /// The order is that of the plan however many scenarios run at once: all messages of a scenario
  /// come together.
  ///
  /// - Returns: Whether the run succeeded.
  public func run(emit: (Envelope) -> Void) async -> Bool {
    emit(.testRunStarted(TestRunStarted(timestamp: settings.clock.now, id: plan.runId)))
    let context = RunContext(parameters: settings.parameters)
    let hooks = OuterHookRunner(plan: plan, settings: settings)
    var tally = Tally()
    tally.note(hook: await hooks.run(plan.runHooks.before, run: context, emit: emit))
    if !tally.hooksFailed {
      for testCase in plan.cases { emit(.testCase(testCase.message)) }
      let cases = CaseRunner(plan: plan, settings: settings, parameters: context.parameters)
      await settings.parallel == 1 || plan.cases.count < 2
        ? cases.runSerially(&tally, emit: emit) : cases.runInParallel(&tally, emit: emit)
    }
    tally.note(hook: await hooks.run(plan.runHooks.after, run: context, emit: emit))
    let (success, message) = settings.verdict.judge(tally)
    emit(
      .testRunFinished(
        TestRunFinished(
          message: message, success: success, timestamp: settings.clock.now,
          testRunStartedId: plan.runId)))
    return success
  }

  /// The messages of a run that could not begin, for a reason that no step or hook tells.
  ///
  /// - Parameters:
  ///   - reason: In words; absent where other messages have told it.
  ///   - type: The type of the exception.
  public static func broken(
    _ reason: String?, type: String, id: String, clock: RunClock
  ) -> [Envelope] {
    [
      .testRunStarted(TestRunStarted(timestamp: clock.now, id: id)),
      .testRunFinished(
        TestRunFinished(
          message: reason, success: false, timestamp: clock.now,
          exception: reason.map {
            Envelope.Exception(type: type, message: $0, stackTrace: $0)
          },
          testRunStartedId: id)),
    ]
  }
}
