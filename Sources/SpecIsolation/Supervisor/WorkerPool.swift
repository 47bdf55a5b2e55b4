import CSpecProcess
package import Messages
package import SpecEngine
import StepKit

/// The workers of a run, served by one loop that waits for all of them.
///
/// It blocks its thread while it waits: no step runs in this process that could need it, and steps
/// cannot keep it from ending a worker in time.
package final class WorkerPool: JobExecutor {
  let isolation: Isolation
  let setup: Run.Setup
  private let settings: WorkerSettings
  let fingerprint: UInt64

  /// The workers for scenarios; a slot is empty before the first job and after a loss.
  var slots: [WorkerProcess?]
  /// The workers of hooks, which live from the first of them to the last, by run or feature.
  var hookWorkers: [String: WorkerProcess] = [:]
  /// Workers that receive no more jobs.
  var retiring: [WorkerProcess] = []
  /// Jobs that are not assigned to a worker.
  var pending: JobQueue = []
  /// Jobs without code to run.
  private var inlineJobs: [Job] = []
  private var results: ArraySlice<Job.Result> = []
  /// Failures that belong to no scenario.
  private(set) var faults: [String] = []
  /// The average time of a scenario, in nanoseconds; unknown before the first.
  private var averageTime: Double?
  /// When a signal arrived.
  var interruptTime: UInt64?
  /// The number of workers in a row that ended before they were ready.
  var failedStarts = 0
  /// The number of backtraces of this run.
  private var backtraceCount = 0
  /// When the workers were last checked.
  var lastLook: UInt64 = 0
  /// The time when the running scenarios were last shown.
  var lastWatch: UInt64 = 0

  init(_ isolation: Isolation, _ setup: Run.Setup) {
    self.isolation = isolation
    self.setup = setup
    slots = Array(repeating: nil, count: setup.settings.parallel)
    fingerprint = setup.supportCode.fingerprint
    csp_adopt_orphans()
    let began = Int64(csp_monotonic_now()) - setup.environment.clock.elapsed()
    settings = WorkerSettings(setup, runBegan: began, frontEnd: isolation.frontEnd)
  }

  var elapsed: Int64 { setup.environment.clock.elapsed() }

  /// All workers, including those of hooks and those that are retiring.
  var workers: [WorkerProcess] {
    slots.compactMap(\.self) + hookWorkers.values.sorted { $0.pid < $1.pid } + retiring
  }

  /// Starts a worker; nil if the system cannot start one: all waiting jobs then fail.
  func start() -> WorkerProcess? {
    do throws(SpawnError) {
      let ready = isolation.reserve?.take(for: settings, isolation)
      let worker =
        if let ready { ready } else {
          try WorkerProcess(capture: isolation.capturesOutput, network: isolation.network)
        }
      if !makesBacktraces { worker.status[csp_no_backtrace] = 1 }
      worker.send(settings)
      return worker
    } catch {
      failPending("no process could be started: \(error)")
      return nil
    }
  }

  /// Whether a worker that ends reports where: each backtrace takes a second, and the code that crashes in
  /// hundreds of scenarios is the same.
  var makesBacktraces: Bool { backtraceCount < Self.maximumBacktraces }

  private static let maximumBacktraces = 10

  func note(_ exit: WorkerExit) {
    guard !exit.output.backtrace.isEmpty, makesBacktraces else { return }
    backtraceCount += 1
    guard !makesBacktraces else { return }
    for worker in workers { worker.status[csp_no_backtrace] = 1 }
    isolation.note(
      "\(backtraceCount) backtraces were made: what crashes from now on has none; run such a scenario alone"
    )
  }

  /// Adds a reason why the run fails.
  func note(fault: String) {
    // A loop that continues must not fill the memory.
    if faults.count < Self.maximumFaults, !faults.contains(fault) { faults.append(fault) }
  }

  private static let maximumFaults = 100

  func failPending(_ reason: String) {
    let jobs = pending
    pending = []
    for var job in jobs {
      let failure = TestStepResult(
        duration: .zero, message: reason, status: .failed,
        exception: Envelope.Exception(type: "NoProcess", message: reason))
      let end = job.record.fail(
        with: failure, output: [], at: elapsed, setup: setup, isInterrupted: true)
      deliver(job.record, end ?? Run.CaseEnd(status: .failed, attempts: 1))
    }
  }
}

// MARK: - Jobs in

extension WorkerPool {
  /// The number of jobs that a worker may have: as many as take 5 milliseconds, because this process may wait
  /// so long for a core; not more, since those behind a long one may wait for it.
  var depth: Int {
    guard !isolation.isPerScenario, !setup.settings.failFast, let averageTime else { return 1 }
    return min(256, max(1, Int(Self.queueTime / max(averageTime, 1))))
  }

  /// The time that the jobs of a worker should take, in nanoseconds.
  static let queueTime = 5_000_000.0

  package var canAcceptJob: Bool {
    let queued = slots.reduce(pending.count) { $0 + ($1?.queue.count ?? 0) }
    return queued < depth * slots.count && inlineJobs.isEmpty
  }

  package func start(_ job: Job) {
    switch job {
    case .testCase: pending.append(OrderedJob(job))
    case .outerHooks(let hooks, let context):
      if hooks.isEmpty {
        inlineJobs.append(job)
        if context.side == .after { releaseHookWorker(of: context) }
      } else {
        orderHooks(OrderedJob(job), context)
      }
    }
  }

  /// Assigns hooks to their worker.
  func orderHooks(_ job: OrderedJob, _ context: OuterContext) {
    // If none can be started, it fails with the other jobs, for the same reason.
    pending.append(job)
    guard let worker = hookWorkers[context.key] ?? start() else { return }
    pending.removeLast()
    hookWorkers[context.key] = worker
    worker.order(job, setup.settings)
    worker.flushOrders()
  }

  func releaseHookWorker(of context: OuterContext) {
    if let worker = hookWorkers.removeValue(forKey: context.key) { retire(worker) }
  }
}

extension OuterContext {
  /// The run or the feature, as in messages.
  var key: String { feature?.uri ?? "the run" }
}

// MARK: - Results out

extension WorkerPool {
  package func next(emit: (Envelope) -> Void) async -> Job.Result? {
    while true {
      if !inlineJobs.isEmpty { return await inlineJobs.removeFirst().result(in: setup) }
      if let result = results.popFirst() { return result }
      results = []
      guard !pending.isEmpty || workers.contains(where: \.isBusy) else { return nil }
      wait()
    }
  }

  func deliver(_ record: JobRecord, _ end: Run.CaseEnd, slot: Int? = nil) {
    note(timeOf: record)
    let workerId = setup.settings.parallel > 1 ? slot.flatMap(record.job.workerId) : nil
    results.append(record.result(end, setup: setup, workerId: workerId))
  }

  func drop(_ job: OrderedJob) { results.append(Job.Result(leftOut: job.record.job)) }

  private func note(timeOf record: JobRecord) {
    guard let time = record.duration.map(Double.init) else { return }
    // A long one counts at once: others must not be queued after the next.
    let average = averageTime ?? time
    averageTime = max(average * 0.9 + time * 0.1, time > 1_000_000 ? time : 0)
  }

  /// Lets all workers end, and returns the faults.
  package func takeFaults() -> [String] {
    for worker in slots.compactMap(\.self) + Array(hookWorkers.values) { retire(worker) }
    slots = slots.map { _ in nil }
    hookWorkers = [:]
    while !retiring.isEmpty { wait() }
    defer { faults = [] }
    return faults
  }
}
