import Messages
import StepKit

/// Runs the hooks around the run or around a feature and reports their events.
struct OuterHookRunner {
  let setup: Run.Setup

  private var environment: Run.Environment { setup.environment }
  private var clock: RunClock { environment.clock }

  /// Runs every one of the hooks at these indices of the support code, even after one has failed.
  ///
  /// - Parameter first: The position of the first of them in the job.
  /// - Returns: Their end, with their worst status.
  func run(
    _ hooks: [Int], from first: Int = 0, _ context: OuterContext, report: JobEvent.Receiver
  ) async -> Run.CaseEnd {
    var worst = TestStepResult.Status.unknown
    let parameters = context.run.parameters
    for (position, index) in zip(first..., hooks) {
      let result = await SoftFailures.$current.withValue(context.run.softFailures) {
        await runHook(at: position, setup.supportCode.hooks[index].hook, context, report)
      }
      worst = max(worst, result)
    }
    for (name, value) in context.run.parameters.sorted(by: { $0.key < $1.key })
    where parameters[name] != value {
      report(.shared(value, name: name), clock.elapsed())
    }
    return Run.CaseEnd(status: worst, attempts: 1)
  }

  private func runHook(
    at position: Int, _ hook: Hook, _ context: OuterContext, _ report: JobEvent.Receiver
  ) async -> TestStepResult.Status {
    report(.stepStarted(position), clock.elapsed())
    let began = clock.elapsed()
    var outcome = await outcome(of: hook, context)
    let ended = clock.elapsed()
    if outcome.ran { outcome.value.duration = clock.duration(from: began, to: ended) }
    for attachment in environment.completed(context.run.takeAttachments()) {
      report(.attached(attachment, step: position), clock.elapsed())
    }
    report(.stepFinished(position, outcome.value), ended)
    for name in context.feature?.takeResourceNames() ?? [] {
      report(.resourceRead(name), ended)
    }
    return outcome.value.status
  }

  private func outcome(of hook: Hook, _ context: OuterContext) async -> StepOutcome {
    guard !setup.settings.dryRun else { return .skipped }
    let limit = setup.settings.limits.step.map(TimeLimit.init(ofStep:))
    return await StepCode(setup: setup).run(
      "the hook", at: hook.place, softFailures: context.run.softFailures, limit: limit
    ) {
      switch hook.body {
      case .run(let body): try await body(context.run)
      case .feature(let body): if let feature = context.feature { try await body(feature) }
      case .scenario, .step: break
      }
    }
  }
}
