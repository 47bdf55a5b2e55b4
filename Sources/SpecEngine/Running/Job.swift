import Messages
import StepKit

/// A piece of a run that is executed as a whole: a scenario, or the hooks before or after a feature.
enum Job: Sendable {
  case testCase(ScheduledCase, parameters: [String: String], isSkipped: Bool)
  case beforeFeature([Plan.OuterHook], FeatureContext)
  case afterFeature([Plan.OuterHook], FeatureContext)

  /// A job that has ended.
  struct Result: Sendable {
    let origin: Origin
    /// The worker that is free again.
    let worker: Int
    /// The messages that were not emitted while it ran.
    var envelopes: [Envelope] = []
  }

  /// The job that a result is of, and how it ended.
  enum Origin: Sendable {
    /// `index` is that in the plan, `uri` that of the feature.
    case testCase(index: Int, uri: String, Run.CaseEnd)
    /// With the worst status of the hooks.
    case beforeFeature(FeatureContext, TestStepResult.Status)
    case afterFeature(FeatureContext, TestStepResult.Status)
  }

  /// Executes the job; its messages go to `emit` as they come.
  func execute(
    in shared: Run.Shared, workerId: String?, emit: (Envelope) -> Void
  ) async -> Origin {
    switch self {
    case .testCase(let scheduled, let parameters, let isSkipped):
      let testCase = scheduled.testCase
      let runner = TestCaseRunner(
        shared: shared, parameters: parameters, workerId: workerId, isSkipped: isSkipped)
      let end = await runner.runCase(testCase, emit: emit)
      return .testCase(index: scheduled.index, uri: testCase.pickle.uri, end)
    case .beforeFeature(let hooks, let context):
      return .beforeFeature(context, await shared.runHooks(hooks, around: context, emit: emit))
    case .afterFeature(let hooks, let context):
      return .afterFeature(context, await shared.runHooks(hooks, around: context, emit: emit))
    }
  }
}

extension Run.Shared {
  fileprivate func runHooks(
    _ hooks: [Plan.OuterHook], around context: FeatureContext, emit: (Envelope) -> Void
  ) async -> TestStepResult.Status {
    await OuterHookRunner(shared: self).run(hooks, context.run, feature: context, emit: emit)
  }
}
