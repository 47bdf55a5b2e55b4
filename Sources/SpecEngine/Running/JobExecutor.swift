import Messages

/// Where jobs are executed.
protocol JobExecutor {
  /// Whether another job may start now.
  var hasRoom: Bool { get }

  mutating func start(_ job: Job)

  /// Waits for a job to end; nil when none is running.
  ///
  /// - Parameter emit: Receives the messages of jobs that run one at a time, as they come.
  mutating func next(emit: (Envelope) -> Void) async -> Job.Result?
}

/// One job at a time, in the caller's task.
struct SerialExecutor: JobExecutor {
  let shared: Run.Shared
  private var job: Job?

  init(_ shared: Run.Shared) { self.shared = shared }

  var hasRoom: Bool { job == nil }

  mutating func start(_ job: Job) { self.job = job }

  mutating func next(emit: (Envelope) -> Void) async -> Job.Result? {
    guard let job = job.take() else { return nil }
    return Job.Result(
      origin: await job.execute(in: shared, workerId: nil, emit: emit), worker: 0)
  }
}

/// Several jobs at once, each in a task of its own that keeps its messages until it ends.
struct ParallelExecutor: JobExecutor {
  let shared: Run.Shared
  private var group: TaskGroup<Job.Result>
  private var idleWorkers: [Int]

  init(_ shared: Run.Shared, group: TaskGroup<Job.Result>, width: Int) {
    self.shared = shared
    self.group = group
    idleWorkers = Array((0..<width).reversed())
  }

  var hasRoom: Bool { !idleWorkers.isEmpty }

  mutating func start(_ job: Job) {
    guard let worker = idleWorkers.popLast() else { return }
    group.addTask { [shared] in
      var envelopes: [Envelope] = []
      let origin = await job.execute(in: shared, workerId: String(worker)) {
        envelopes.append($0)
      }
      return Job.Result(origin: origin, worker: worker, envelopes: envelopes)
    }
  }

  mutating func next(emit: (Envelope) -> Void) async -> Job.Result? {
    guard let result = await group.next() else { return nil }
    idleWorkers.append(result.worker)
    return result
  }
}
