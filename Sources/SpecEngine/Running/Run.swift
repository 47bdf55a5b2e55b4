public import Messages
import StepKit

/// Executes a plan, whole or one test case at a time.
///
/// Its only output is messages.
///
///     var run = Run(plan, environment: environment)
///     await run.begin { envelope in … }
///     let end = await run.runCase(testCase) { envelope in … }
///     let success = await run.end { envelope in … }
public struct Run: Sendable {
  let setup: Setup
  /// World parameters and values shared by hooks before the run, by name.
  private(set) var parameters: [String: String]
  private var context: RunContext
  var tally = Tally()
  /// The test cases, once they were announced.
  private(set) var cases: Plan.Cases
  /// The hooks around the features of the plan, by uri.
  private(set) var featureHooks: [String: Plan.OuterHooks] = [:]

  var plan: Plan { cases.plan }
  var settings: Settings { setup.settings }
  var environment: Environment { setup.environment }

  public init(_ plan: Plan, settings: Settings = Settings(), environment: Environment) {
    setup = Setup(plan.supportCode, settings, environment, runId: plan.runId)
    parameters = plan.supportCode.worldParameters.defaults
      .merging(settings.parameters) { _, given in given }
    context = RunContext(parameters: parameters)
    cases = plan.cases
  }

  /// Runs everything and hands each message to `emit`, one at a time.
  ///
  /// The order is that of the plan however many scenarios run at once: all messages of a scenario
  /// come together.
  ///
  /// - Returns: Whether the run succeeded.
  public func run(emit: (Envelope) -> Void) async -> Bool {
    if let makeExecutor = environment.makeExecutor, !settings.dryRun {
      var executor = makeExecutor(setup)
      return await run(in: &executor, emit: emit)
    }
    guard settings.parallel > 1, plan.count > 1 else {
      var executor = SerialExecutor(self)
      return await run(in: &executor, emit: emit)
    }
    return await withTaskGroup(of: ParallelExecutor.Ended.self) { group in
      var executor = ParallelExecutor(self, group: group, width: settings.parallel)
      return await run(in: &executor, emit: emit)
    }
  }

  private func run(in executor: inout some JobExecutor, emit: (Envelope) -> Void) async -> Bool {
    var run = self
    if await run.begin(in: &executor, emit: emit) {
      var dispatcher = Dispatcher(run)
      await dispatcher.drain(into: &executor, emit: emit)
      run.tally = dispatcher.tally
    }
    return await run.end(in: &executor, emit: emit)
  }

  /// Begins the run: the hooks before it, then the announcement of all test cases.
  ///
  /// - Returns: Whether test cases may run; not after a hook has failed. `end` must be called in
  ///   either case.
  public mutating func begin(emit: (Envelope) -> Void) async -> Bool {
    var executor = SerialExecutor(self)
    return await begin(in: &executor, emit: emit)
  }

  /// - Parameter announces: Whether test cases are announced now, and not when they run.
  mutating func begin(
    in executor: inout some JobExecutor, announces: Bool = true, emit: (Envelope) -> Void
  ) async -> Bool {
    emit(
      .testRunStarted(
        TestRunStarted(timestamp: environment.clock.now, id: plan.runId)))
    await runHooks(plan.runHooks.before, .before, in: &executor, emit: emit)
    parameters = context.parameters
    // As in the compatibility kit, no test case follows a failed hook; but if scenarios were
    // chosen from others, the test cases show which they are.
    if tally.hooksFailed, plan.isWhole { return false }
    let cases = announce { if announces { emit($0) } }
    guard !tally.hooksFailed else { return false }
    var ids = cases.idsAfter
    self.cases = cases.again()
    featureHooks = plan.featureHooks(ids: &ids)
    return true
  }

  /// Makes all test cases and emits their messages.
  private func announce(_ emit: (Envelope) -> Void) -> Plan.Cases {
    let batches = Prefetched(Batches(of: 256, Announcements(cases: cases)), ahead: 2)
    while let messages = batches.next() {
      for message in messages { emit(.testCase(message)) }
    }
    return batches.rest.base.cases
  }

  private mutating func runHooks(
    _ hooks: [Plan.OuterHook], _ side: OuterContext.Side, in executor: inout some JobExecutor,
    emit: (Envelope) -> Void
  ) async {
    executor.start(.outerHooks(hooks, OuterContext(side, run: context)))
    guard let result = await executor.next(emit: emit) else { return }
    for envelope in result.envelopes { emit(envelope) }
    tally.note(hook: result.end.status)
  }

  /// Runs one test case of the plan in this process, with its retries, and records how it ended.
  ///
  /// Hooks around its feature are left out: they belong to a run of everything.
  public mutating func runCase(_ testCase: Plan.Case, emit: (Envelope) -> Void) async -> CaseEnd {
    let job = Job.testCase(ScheduledCase(testCase: testCase, index: 0), parameters: parameters)
    let end = await job.run(in: setup, emit: emit)
    tally.note(end)
    return end
  }

  /// Ends the run: the hooks after it, then its result.
  ///
  /// - Returns: Whether the run succeeded.
  public mutating func end(emit: (Envelope) -> Void) async -> Bool {
    var executor = SerialExecutor(self)
    return await end(in: &executor, emit: emit)
  }

  private mutating func end(
    in executor: inout some JobExecutor, emit: (Envelope) -> Void
  ) async -> Bool {
    await runHooks(plan.runHooks.after, .after, in: &executor, emit: emit)
    tally.stopWhenInterrupted(environment.interruption)
    tally.faults += executor.takeFaults()
    let (success, message) = settings.verdict.judge(tally)
    emit(
      .testRunFinished(
        TestRunFinished(
          message: message, success: success, timestamp: environment.clock.now,
          testRunStartedId: plan.runId)))
    return success
  }
}

extension Run {
  /// The messages of a run that could not begin, for a reason that no step or hook reports.
  ///
  /// - Parameters:
  ///   - reason: In words; nil if other messages have reported it.
  ///   - type: The type of the exception.
  ///   - id: The id of the run.
  ///   - clock: The source of the messages' times.
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

/// The messages of the test cases of a plan.
private struct Announcements: IteratorProtocol, Sendable {
  var cases: Plan.Cases

  mutating func next() -> TestCase? { cases.next().map(cases.plan.message) }
}
