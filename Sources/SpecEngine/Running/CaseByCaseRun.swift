public import Messages
import StepKit

/// Runs test cases on request, for test runners that decide order and parallelism themselves.
///
/// Each runs in the task of its request. Locks are assigned in the order of the requests,
/// hooks before a feature run for the first of its test cases, those after it for the last one or
/// at the end. Messages are in the order of the plan, with a test case announced just before it runs.
///
///     let run = CaseByCaseRun(plan, settings: settings, environment: environment) { envelope in … }
///     let begun = await run.begin()
///     if begun.mayRun { let ended = await run.run(testCase, at: index) }
///     let (success, _) = await run.end()
public actor CaseByCaseRun {
  /// A test case that has ended.
  public struct Ended: Sendable {
    public let end: Run.CaseEnd
    /// From its announcement on.
    public let messages: [Envelope]
  }

  private var run: Run
  private let emit: @Sendable (Envelope) -> Void
  private var dispatcher: Dispatcher
  /// Test cases that wait for a lock or for hooks, by index.
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  /// The test cases that may continue and are not waiting yet.
  private var admitted: Set<Int> = []

  /// A run that has not begun.
  ///
  /// - Parameters:
  ///   - plan: The test cases that may be run.
  ///   - settings: Limits, retries, locks and the other settings of a run.
  ///   - environment: The clock, the resources and other services.
  ///   - emit: Receives all messages of the run, one at a time.
  public init(
    _ plan: Plan, settings: Run.Settings = Run.Settings(), environment: Run.Environment,
    emit: @escaping @Sendable (Envelope) -> Void
  ) {
    run = Run(plan, settings: settings, environment: environment)
    self.emit = emit
    dispatcher = Dispatcher(run, isOfArrivals: true)
  }

  /// Begins the run with the hooks before it.
  ///
  /// - Returns: The messages of these hooks, and whether test cases may run; not after a hook has failed.
  ///   `end` must be called in either case.
  public func begin() async -> (mayRun: Bool, messages: [Envelope]) {
    // A copy: its hooks and announcements take long, and run outside of the actor.
    var (begun, messages) = (run, [Envelope]())
    var executor = SerialExecutor(run)
    let mayRun = await begun.begin(in: &executor, announces: false) { messages.append($0) }
    run = begun
    dispatcher = Dispatcher(run, isOfArrivals: true)
    for envelope in messages { emit(envelope) }
    return (mayRun, messages)
  }

  /// Runs a test case of the plan, with its retries, as soon as its locks are free.
  ///
  /// - Parameters:
  ///   - testCase: A test case of the plan.
  ///   - index: That in the plan.
  public func run(_ testCase: Plan.Case, at index: Int) async -> Ended {
    dispatcher.schedule.arrive(index)
    beginDue()
    await turn(of: index)
    dispatcher.tally.stopWhenOver(run.setup)
    let scheduled = ScheduledCase(testCase: testCase, index: index)
    if !isStopped {
      switch dispatcher.features.admit(scheduled) {
      case .open: break
      case .waiting: await turn(of: index)
      case .hooks(let job):
        await runHooks(job)
        // It waited itself.
        await turn(of: index)
      }
    }
    let job = dispatcher.job(for: scheduled)
    var result =
      if isStopped || dispatcher.features.hasFailed(testCase.pickle.uri) {
        Job.Result(leftOut: job)
      } else {
        await job.result(in: run.setup)
      }
    result.envelopes.insert(.testCase(run.plan.message(for: testCase)), at: 0)
    dispatcher.take(result, emit: emit)
    beginDue()
    while let job = dispatcher.features.nextHooks() { await runHooks(job) }
    return Ended(end: result.end, messages: result.envelopes)
  }

  /// Ends the run: the hooks after features that are still open, then those after the run.
  ///
  /// - Returns: The messages of these hooks, and whether the run succeeded.
  public func end() async -> (success: Bool, messages: [Envelope]) {
    dispatcher.features.drain()
    var messages: [Envelope] = []
    while let job = dispatcher.features.nextHooks() { messages += await runHooks(job) }
    dispatcher.release.finish(emit: emit)
    run.tally = dispatcher.tally
    var (ended, last) = (run, [Envelope]())
    let success = await ended.end { last.append($0) }
    for envelope in last { emit(envelope) }
    return (success, messages + last)
  }

  private var isStopped: Bool { dispatcher.tally.isStopped(run.settings) }

  /// Waits until a test case may continue.
  private func turn(of index: Int) async {
    guard admitted.remove(index) == nil else { return }
    await withCheckedContinuation { waiting[index] = $0 }
  }

  private func resume(_ index: Int) {
    if let continuation = waiting.removeValue(forKey: index) {
      continuation.resume()
    } else {
      admitted.insert(index)
    }
  }

  private func beginDue() {
    while let index = dispatcher.schedule.next() { resume(index) }
  }

  @discardableResult
  private func runHooks(_ job: Job) async -> [Envelope] {
    let result = await job.result(in: run.setup)
    dispatcher.take(result, emit: emit)
    while let scheduled = dispatcher.features.nextAdmitted() { resume(scheduled.index) }
    return result.envelopes
  }
}
