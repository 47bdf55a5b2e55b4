import Messages
import StepKit

/// Runs the hooks around the run or around a feature and emits their messages.
struct OuterHookRunner {
  let plan: Plan
  let settings: Run.Settings

  /// Runs every one of `hooks`, also after one that failed.
  ///
  /// - Returns: Their worst status.
  func run(
    _ hooks: [Plan.OuterHook], run context: RunContext, feature: FeatureContext? = nil,
    emit: (Envelope) -> Void
  ) async -> TestStepResult.Status {
    var worst = TestStepResult.Status.unknown
    for hook in hooks {
      let result = await SoftFailures.$current.withValue(context.softFailures) {
        await run(hook, context, feature, emit)
      }
      worst = max(worst, result)
    }
    return worst
  }

  private func run(
    _ hook: Plan.OuterHook, _ context: RunContext, _ feature: FeatureContext?,
    _ emit: (Envelope) -> Void
  ) async -> TestStepResult.Status {
    let ready = plan.supportCode.hooks[hook.index]
    emit(
      .testRunHookStarted(
        TestRunHookStarted(
          id: hook.startedId, testRunStartedId: plan.runId, hookId: ready.id,
          timestamp: settings.clock.now)))
    let began = settings.clock.elapsed()
    var outcome = await outcome(of: ready.hook, context, feature)
    let ended = settings.clock.elapsed()
    if outcome.ran { outcome.value.duration = settings.clock.duration(from: began, to: ended) }
    for attachment in settings.takeAttachments(from: context) {
      emit(attachment.message(testRunHookStartedId: hook.startedId, at: settings.clock.now))
    }
    emit(
      .testRunHookFinished(
        TestRunHookFinished(
          testRunHookStartedId: hook.startedId, result: outcome.value,
          timestamp: settings.clock.timestamp(at: ended))))
    return outcome.value.status
  }

  private func outcome(
    of hook: Hook, _ context: RunContext, _ feature: FeatureContext?
  ) async -> StepOutcome {
    guard !settings.dryRun else { return .skipped }
    let code = StepCode(clock: settings.clock, root: plan.supportCode.root)
    let limit = TimeLimit.nearest(
      of: TimeLimits(step: settings.limits.step), clock: settings.clock, scenarioBegan: nil)
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
