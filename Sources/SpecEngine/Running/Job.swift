import Messages
import StepKit

/// A piece of a run that is executed as a whole: a scenario, or the hooks before or after a feature.
struct Job: Sendable {
  enum Kind: Sendable {
    /// `index` is that in the plan.
    case testCase(Plan.Case, index: Int, parameters: [String: String], isSkipped: Bool)
    case beforeFeature([Plan.OuterHook], FeatureContext)
    case afterFeature([Plan.OuterHook], FeatureContext)
  }

  let kind: Kind

  /// A job that has ended.
  struct Result: Sendable {
    let job: Job
    /// The worker that is free again.
    let worker: Int
    /// Absent for hooks.
    var end: Run.CaseEnd?
    /// The worst of the hooks.
    var hookStatus = TestStepResult.Status.unknown
    /// The messages that were not emitted while it ran.
    var envelopes: [Envelope] = []
  }

  /// Executes the job; its messages go to `emit` as they come.
  func execute(in run: Run, worker: Int, workerId: String?, emit: (Envelope) -> Void) async
    -> Result
  {
    var result = Result(job: self, worker: worker)
    switch kind {
    case .testCase(let testCase, _, let parameters, let isSkipped):
      result.end = await run.runner(parameters, workerId: workerId, isSkipped: isSkipped)
        .runCase(testCase, emit: emit)
    case .beforeFeature(let hooks, let context), .afterFeature(let hooks, let context):
      result.hookStatus = await OuterHookRunner(run: run).run(
        hooks, context.run, feature: context, emit: emit)
    }
    return result
  }
}
