import Messages
import StepKit

/// Runs the hooks around the run or around a feature and emits their messages.
struct OuterHookRunner {
  let shared: Run.Shared

  private var clock: RunClock { shared.environment.clock }

  /// Runs every one of `hooks`, also after one that failed.
  ///
  /// - Returns: Their worst status.
  func run(
    _ hooks: [Plan.OuterHook], _ context: RunContext, feature: FeatureContext? = nil,
    emit: (Envelope) -> Void
  ) async -> TestStepResult.Status {
    var worst = TestStepResult.Status.unknown
    for hook in hooks {
      let result = await SoftFailures.$current.withValue(context.softFailures) {
        await runHook(hook, context, feature, emit)
      }
      worst = max(worst, result)
    }
    return worst
  }

  private func runHook(
    _ hook: Plan.OuterHook, _ context: RunContext, _ feature: FeatureContext?,
    _ emit: (Envelope) -> Void
  ) async -> TestStepResult.Status {
    let ready = shared.supportCode.hooks[hook.index]
    emit(
      .testRunHookStarted(
        TestRunHookStarted(
          id: hook.startedId, testRunStartedId: shared.plan.runId, hookId: ready.id,
          timestamp: clock.now)))
    let began = clock.elapsed()
    var outcome = await outcome(of: ready.hook, context, feature)
    let ended = clock.elapsed()
    if outcome.ran { outcome.value.duration = clock.duration(from: began, to: ended) }
    for attachment in shared.environment.takeAttachments(from: context) {
      emit(attachment.message(testRunHookStartedId: hook.startedId, at: clock.now))
    }
    emit(
      .testRunHookFinished(
        TestRunHookFinished(
          testRunHookStartedId: hook.startedId, result: outcome.value,
          timestamp: clock.timestamp(at: ended))))
    return outcome.value.status
  }

  private func outcome(
    of hook: Hook, _ context: RunContext, _ feature: FeatureContext?
  ) async -> StepOutcome {
    guard !shared.settings.dryRun else { return .skipped }
    let code = StepCode(clock: clock, root: shared.supportCode.root)
    let limit = TimeLimit.nearest(
      of: TimeLimits(step: shared.settings.limits.step), clock: clock, scenarioBegan: nil)
    return await code.run(
      at: hook.place, softFailures: context.softFailures, limit: limit, story: feature?.uri
    ) {
      switch hook.body {
      case .run(let body): try await body(context)
      case .feature(let body): if let feature { try await body(feature) }
      case .scenario, .step: break
      }
    }
  }
}
