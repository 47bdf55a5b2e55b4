public import Messages
import StepKit

/// Executes a plan, whole or one test case at a time.
///
/// Nothing leaves it but messages.
///
///     var run = Run(plan, environment: environment)
///     await run.begin { envelope in … }
///     let end = await run.runCase(testCase) { envelope in … }
///     let success = await run.end { envelope in … }
public struct Run: Sendable {
  let shared: Shared
  /// World parameters and what hooks before the run share, by name.
  private(set) var parameters: [String: String]
  private var context: RunContext
  private var tally = Tally()
  /// The test cases, once they were announced.
  private(set) var cases: Plan.Cases
  /// The hooks around the features of the plan, by uri.
  private(set) var featureHooks: [String: Plan.OuterHooks] = [:]

  public init(_ plan: Plan, settings: Settings = Settings(), environment: Environment) {
    shared = Shared(plan, settings, environment)
    parameters = settings.parameters
    context = RunContext(parameters: settings.parameters)
    cases = plan.cases
  }

  /// Runs everything and hands each message to `emit`, one at a time.
  ///
  /// The order is that of the plan however many scenarios run at once: all messages of a scenario
  /// come together.
  ///
  /// - Returns: Whether the run succeeded.
  public func run(emit: (Envelope) -> Void) async -> Bool {
    var run = self
    if await run.begin(emit: emit) { run.tally = await run.runCases(emit: emit) }
    return await run.end(emit: emit)
  }

  private func runCases(emit: (Envelope) -> Void) async -> Tally {
    var dispatcher = Dispatcher(self, tally: tally)
    if shared.settings.parallel == 1 || shared.plan.count < 2 {
      var executor = SerialExecutor(shared)
      await dispatcher.drain(into: &executor, emit: emit)
    } else {
      await withTaskGroup(of: Job.Result.self) { group in
        var executor = ParallelExecutor(
          shared, group: group, width: shared.settings.parallel)
        await dispatcher.drain(into: &executor, emit: emit)
      }
    }
    return dispatcher.tally
  }

  /// Begins the run: the hooks before it, then the announcement of all test cases.
  ///
  /// - Returns: Whether test cases may run; not after a hook has failed. `end` is to be called in
  ///   either case.
  public mutating func begin(emit: (Envelope) -> Void) async -> Bool {
    emit(
      .testRunStarted(
        TestRunStarted(timestamp: shared.environment.clock.now, id: shared.plan.runId)))
    let hooks = OuterHookRunner(shared: shared)
    tally.note(hook: await hooks.run(shared.plan.runHooks.before, context, emit: emit))
    parameters = context.parameters
    guard !tally.hooksFailed else { return false }
    var cases = shared.plan.cases.withoutSnippets()
    while let testCase = cases.next() { emit(.testCase(shared.plan.message(for: testCase))) }
    var ids = cases.idsAfter
    self.cases = cases.again()
    featureHooks = shared.plan.featureHooks(ids: &ids)
    return true
  }

  /// Runs one test case of the plan, with its retries, and notes how it ended.
  ///
  /// Hooks around its feature are left out: they belong to a run of everything.
  public mutating func runCase(
    _ testCase: Plan.Case, emit: (Envelope) -> Void
  ) async -> CaseEnd {
    let end = await TestCaseRunner(
      shared: shared, parameters: parameters, workerId: nil, isSkipped: false
    ).runCase(testCase, emit: emit)
    tally.note(end)
    return end
  }

  /// Ends the run: the hooks after it, then its result.
  ///
  /// - Returns: Whether the run succeeded.
  public mutating func end(emit: (Envelope) -> Void) async -> Bool {
    tally.note(
      hook: await OuterHookRunner(shared: shared).run(
        shared.plan.runHooks.after, context, emit: emit))
    let (success, message) = shared.settings.verdict.judge(tally)
    emit(
      .testRunFinished(
        TestRunFinished(
          message: message, success: success, timestamp: shared.environment.clock.now,
          testRunStartedId: shared.plan.runId)))
    return success
  }
}

extension Run {
  /// The messages of a run that could not begin, for a reason that no step or hook reports.
  ///
  /// - Parameters:
  ///   - reason: In words; absent where other messages have reported it.
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
