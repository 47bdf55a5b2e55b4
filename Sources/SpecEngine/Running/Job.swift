package import Messages
package import StepKit

/// A piece of a run that is executed as a whole: a scenario, or the hooks before or after the run or
/// a feature.
package enum Job: Sendable {
  /// - attempt: The attempt it begins with: 0, unless those before it were lost.
  case testCase(ScheduledCase, parameters: [String: String], attempt: Int = 0)
  case outerHooks([Plan.OuterHook], OuterContext)

  /// A job that has ended.
  package struct Result: Sendable {
    let origin: Origin
    /// The messages that were not emitted while it ran.
    var envelopes: [Envelope] = []

    package init(origin: Origin, envelopes: [Envelope] = []) {
      self.origin = origin
      self.envelopes = envelopes
    }

    /// That of a job that never ran: nothing but its plan is in the messages.
    package init(leftOut job: Job) {
      self.init(origin: job.origin(of: Run.CaseEnd(status: .skipped, attempts: 0)))
    }
  }

  /// The job that a result is of, and how it ended.
  package enum Origin: Sendable {
    /// `index` is that in the plan, `uri` that of the feature.
    case testCase(index: Int, uri: String, Run.CaseEnd)
    /// With the worst status of the hooks.
    case outerHooks(OuterContext, TestStepResult.Status)

    package var end: Run.CaseEnd {
      switch self {
      case .testCase(_, _, let end): end
      case .outerHooks(_, let status): Run.CaseEnd(status: status, attempts: 1)
      }
    }
  }

  /// Executes the job in this process; its events go to `report` as they come.
  package func execute(
    in surroundings: Run.Surroundings, report: JobEvent.Receiver
  ) async -> Origin {
    switch self {
    case .testCase(let scheduled, let parameters, let attempt):
      let runner = TestCaseRunner(surroundings: surroundings, parameters: parameters)
      let end = await runner.runCase(scheduled.testCase, from: attempt, report: report)
      return origin(of: end)
    case .outerHooks(let hooks, let context):
      let runner = OuterHookRunner(surroundings: surroundings)
      return .outerHooks(
        context, await runner.run(hooks.map(\.index), context, report: report))
    }
  }

  /// The scenario or hooks in words.
  package var name: String {
    switch self {
    case .testCase(let scheduled, _, _): "\(scheduled.testCase)"
    case .outerHooks(_, let context):
      context.feature.map { "\($0.uri): hook of the feature" } ?? "a hook of the run"
    }
  }

  /// The result of a test case that ended so.
  package func origin(of end: Run.CaseEnd) -> Origin {
    switch self {
    case .testCase(let scheduled, _, _):
      .testCase(index: scheduled.index, uri: scheduled.testCase.pickle.uri, end)
    case .outerHooks(_, let context): .outerHooks(context, end.status)
    }
  }
}

/// The run or feature that hooks run around, and on which side of it.
package struct OuterContext: Sendable {
  package enum Side: Sendable {
    case before
    case after
  }

  package let side: Side
  package let run: RunContext
  /// Absent for the hooks around the run.
  package let feature: FeatureContext?

  package init(_ side: Side, run: RunContext) {
    self.side = side
    self.run = run
    feature = nil
  }

  package init(_ side: Side, feature: FeatureContext) {
    self.side = side
    run = feature.run
    self.feature = feature
  }
}

/// A test case whose turn has come, and its index in the plan.
///
/// A class, for jobs are handed on often.
package final class ScheduledCase: Sendable {
  package let testCase: Plan.Case
  let index: Int

  package init(testCase: Plan.Case, index: Int) {
    self.testCase = testCase
    self.index = index
  }
}
