package import Messages

/// Where jobs are executed.
package protocol JobExecutor {
  var canAcceptJob: Bool { get }

  mutating func start(_ job: Job)

  /// Waits for a job to end; nil if none is running.
  ///
  /// - Parameter emit: Receives the messages of jobs that run one at a time immediately.
  mutating func next(emit: (Envelope) -> Void) async -> Job.Result?

  /// The faults since the last call that belong to no scenario: the run fails with them.
  mutating func takeFaults() -> [String]
}

extension JobExecutor {
  package mutating func takeFaults() -> [String] { [] }
}

/// One job at a time, in the caller's task.
struct SerialExecutor: JobExecutor {
  let setup: Run.Setup
  private var job: Job?

  init(_ run: Run) { setup = run.setup }

  var canAcceptJob: Bool { job == nil }

  mutating func start(_ job: Job) { self.job = job }

  mutating func next(emit: (Envelope) -> Void) async -> Job.Result? {
    guard let job = job.take() else { return nil }
    return Job.Result(job, await job.run(in: setup, emit: emit))
  }
}

/// Several jobs at once, each in a separate task that keeps its messages until it ends.
struct ParallelExecutor: JobExecutor {
  typealias Ended = (worker: Int, result: Job.Result)

  let setup: Run.Setup
  private var group: TaskGroup<Ended>
  private var idleWorkers: [Int]

  init(_ run: Run, group: TaskGroup<Ended>, width: Int) {
    setup = run.setup
    self.group = group
    idleWorkers = Array((0..<width).reversed())
  }

  var canAcceptJob: Bool { !idleWorkers.isEmpty }

  mutating func start(_ job: Job) {
    guard let worker = idleWorkers.popLast() else { return }
    group.addTask { [setup] in
      (worker, await job.result(in: setup, workerId: job.workerId(worker)))
    }
  }

  mutating func next(emit: (Envelope) -> Void) async -> Job.Result? {
    guard let (worker, result) = await group.next() else { return nil }
    idleWorkers.append(worker)
    return result
  }
}

extension Job {
  /// The name of a worker in messages; hooks have none.
  package func workerId(_ worker: Int) -> String? {
    if case .testCase = self { String(worker) } else { nil }
  }
}
