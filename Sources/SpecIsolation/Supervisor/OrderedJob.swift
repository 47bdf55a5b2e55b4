import SpecEngine

/// A job on its way, and its results so far.
struct OrderedJob {
  var record: JobRecord
  /// Whether it gets a fresh process: the one before ended without a report of what it ran.
  var isAlone = false
  /// The process to blame if this job, alone in a fresh process, does not fail.
  var suspicion: Suspicion?

  init(_ job: Job) { record = JobRecord(job) }

  var needsFreshProcess: Bool { isAlone || suspicion != nil }
}

/// Jobs in the order in which they run; a slice, since removing its first element moves no others.
typealias JobQueue = ArraySlice<OrderedJob>

/// A process that ended, and the jobs that may have caused that.
struct Suspicion {
  /// As `EndedJobs.suspects` words them.
  let suspects: String?
  let exit: WorkerExit

  var message: String {
    "\(suspects ?? "after its last scenario had ended"), its process \(exit)"
  }
}
