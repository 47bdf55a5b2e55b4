import Messages
package import StepKit

/// A piece of a run that is executed as a whole: a scenario, or the hooks before or after the run or
/// a feature.
package enum Job: Sendable {
  /// - attempt: The attempt it begins with: 0, unless those before it were lost.
  case testCase(ScheduledCase, parameters: [String: String], attempt: Int = 0)
  case outerHooks([Plan.OuterHook], OuterContext)

  /// A job that has ended.
  package struct Result: Sendable {
    let job: Job
    /// The end of hooks, with their worst status.
    let end: Run.CaseEnd
    /// The messages that were not emitted while it ran.
    var envelopes: [Envelope] = []

    init(_ job: Job, _ end: Run.CaseEnd, envelopes: [Envelope] = []) {
      (self.job, self.end, self.envelopes) = (job, end, envelopes)
    }

    /// The result of a job that never ran: its messages contain only its plan.
    package init(leftOut job: Job) { self.init(job, Run.CaseEnd(status: .skipped, attempts: 0)) }
  }

  /// Executes the job in this process, and keeps its messages.
  ///
  /// - Parameter workerId: The name of the worker in messages.
  package func result(in setup: Run.Setup, workerId: String? = nil) async -> Result {
    var envelopes: [Envelope] = []
    let end = await run(in: setup, workerId: workerId) { envelopes.append($0) }
    return Result(self, end, envelopes: envelopes)
  }

  /// Executes the job in this process; its messages are passed to `emit` immediately.
  func run(
    in setup: Run.Setup, workerId: String? = nil, emit: (Envelope) -> Void
  ) async -> Run.CaseEnd {
    var messages = JobMessages(self, setup, workerId: workerId)
    func report(_ event: JobEvent, at time: Int64) {
      messages.receive(event, at: time, emit: emit)
    }
    switch self {
    case .testCase(let scheduled, let parameters, let attempt):
      let testCase = scheduled.testCase
      let runner = TestCaseRunner(
        testCase.pickle, testCase.steps, setup.settings.rules(for: testCase.pickle),
        parameters: parameters, setup)
      return await runner.run(from: attempt, report: report)
    case .outerHooks(let hooks, let context):
      let runner = OuterHookRunner(setup: setup)
      return await runner.run(hooks.map(\.index), context, report: report)
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
}

/// The run or feature that hooks run around, and on which side of it.
package struct OuterContext: Sendable {
  package enum Side: Sendable {
    case before
    case after
  }

  package let side: Side
  package let run: RunContext
  /// Nil for the hooks around the run.
  package let feature: FeatureContext?

  package init(_ side: Side, run: RunContext, feature: FeatureContext? = nil) {
    (self.side, self.run, self.feature) = (side, run, feature)
  }
}

/// A test case whose turn it is, and its index in the plan.
package struct ScheduledCase: Sendable {
  package let testCase: Plan.Case
  let index: Int
}
