public import Messages
public import StepKit

/// Executes a plan.
///
/// What leaves it is messages, nothing else.
public struct Run: Sendable {
  /// How to run; what to run is the plan's.
  public struct Settings: Sendable {
    /// How many scenarios may run at once; at least 1.
    public var parallel: Int
    /// Whether everything after the first failed scenario is skipped.
    public var failFast: Bool
    /// Whether step code is left out: defined steps are skipped, undefined ones found.
    public var dryRun: Bool
    public var clock: RunClock
    public var resources: ResourceReader
    /// What worlds are told, by name.
    public var parameters: [String: String]
    /// Whether what is pending, undefined or ambiguous fails the run.
    public var strict = true

    public init(
      parallel: Int = 1, failFast: Bool = false, dryRun: Bool = false, clock: RunClock,
      resources: ResourceReader = .none, parameters: [String: String] = [:]
    ) {
      self.parallel = max(1, parallel)
      self.failFast = failFast
      self.dryRun = dryRun
      self.clock = clock
      self.resources = resources
      self.parameters = parameters
    }
  }

  let plan: Plan
  let settings: Settings

  public init(_ plan: Plan, settings: Settings) {
    self.plan = plan
    self.settings = settings
  }

  /// Runs everything and hands each message to `emit`, one at a time.
  ///
  /// The order is that of the plan however many scenarios run at once: all messages of a scenario
  /// come together.
  ///
  /// - Returns: Whether the run succeeded.
  public func run(emit: (Envelope) -> Void) async -> Bool {
    emit(.testRunStarted(TestRunStarted(timestamp: now(), id: plan.runId)))
    for testCase in plan.cases { emit(.testCase(testCase.message)) }
    let worst =
      settings.parallel == 1 || plan.cases.count < 2
      ? await runSerially(emit) : await runInParallel(emit)
    let success = !worst.failsRun(strict: settings.strict)
    emit(
      .testRunFinished(
        TestRunFinished(success: success, timestamp: now(), testRunStartedId: plan.runId)))
    return success
  }

  private func now() -> Timestamp { settings.clock.timestamp(at: settings.clock.elapsed()) }

  private func runSerially(_ emit: (Envelope) -> Void) async -> TestStepResult.Status {
    var worst = TestStepResult.Status.unknown
    for testCase in plan.cases {
      let status = await attempt(testCase, skipping: stops(after: worst), emit: emit)
      worst = max(worst, status)
    }
    return worst
  }

  /// Keeps `parallel` scenarios running and releases their messages in the order of the plan.
  private func runInParallel(_ emit: (Envelope) -> Void) async -> TestStepResult.Status {
    var worst = TestStepResult.Status.unknown
    var finished: [Int: [Envelope]] = [:]
    var released = 0
    var started = 0
    await withTaskGroup(of: CaseResult.self) { group in
      var idleWorkers = Array((0..<settings.parallel).reversed())
      while released < plan.cases.count {
        while started < plan.cases.count, let worker = idleWorkers.popLast() {
          let (index, skipping) = (started, stops(after: worst))
          group.addTask { await self.runOne(index, worker: worker, skipping: skipping) }
          started += 1
        }
        guard let result = await group.next() else { break }
        idleWorkers.append(result.worker)
        worst = max(worst, result.status)
        finished[result.index] = result.envelopes
        while let envelopes = finished.removeValue(forKey: released) {
          for envelope in envelopes { emit(envelope) }
          released += 1
        }
      }
    }
    return worst
  }

  private struct CaseResult: Sendable {
    let index: Int
    let worker: Int
    let status: TestStepResult.Status
    let envelopes: [Envelope]
  }

  private func runOne(_ index: Int, worker: Int, skipping: Bool) async -> CaseResult {
    var envelopes: [Envelope] = []
    let status = await attempt(
      plan.cases[index], skipping: skipping, workerId: String(worker)
    ) { envelopes.append($0) }
    return CaseResult(index: index, worker: worker, status: status, envelopes: envelopes)
  }

  private func stops(after worst: TestStepResult.Status) -> Bool {
    settings.failFast && worst.failsRun(strict: settings.strict)
  }

  private func attempt(
    _ testCase: Plan.Case, skipping: Bool, workerId: String? = nil, emit: (Envelope) -> Void
  ) async -> TestStepResult.Status {
    await TestCaseRunner(plan: plan, settings: settings, workerId: workerId, skipping: skipping)
      .run(testCase, attempt: 0, emit: emit)
  }
}
