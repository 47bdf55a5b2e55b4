import CSpecProcess
import Messages
import SpecEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// What follows when a worker has come to its end.
extension WorkerPool {
  /// Sees whether a worker has ended or was stopped.
  func lookForEnd(of worker: WorkerProcess) {
    guard !worker.isGone, let status = endStatus(of: worker) else { return }
    worker.isGone = true
    if worker.isReading { _ = worker.readReports() }
    worker.isReading = false
    if !worker.hasGarbage { takeReports(of: worker) }
    worker.readJournal()
    takeReports(of: worker)
    bury(worker, Death(of: worker, status))
    worker.dispose()
    ChildProcesses.endOrphans()
  }

  /// How a worker has ended; nil as long as it runs, and while this process may be about to be told to end
  /// as well.
  private func endStatus(of worker: WorkerProcess) -> Int32? {
    if let held = worker.heldEnd {
      return interruptTime == nil && csp_monotonic_now() < held.until ? nil : held.status
    }
    var stopped: Int32?
    guard let status = worker.poll(stopped: &stopped) else {
      if let stopped { end(worker, .stopped(stopped)) }
      return nil
    }
    guard interruptTime == nil, worker.reason == nil,
      SignalName.interruptions.contains(status & 0x7F)
    else { return status }
    worker.heldEnd = (status, csp_monotonic_now() + Self.interruptionPatience)
    return nil
  }

  /// Whoever interrupts a run signals its processes one by one, in nanoseconds: this one may be the last.
  private static let interruptionPatience: UInt64 = 250_000_000

  private func bury(_ worker: WorkerProcess, _ death: Death) {
    if let index = leaving.firstIndex(where: { $0.worker === worker }) {
      let entry = leaving.remove(at: index)
      if let (job, end) = entry.held {
        settle(job, end, worker, death)
      } else if !worker.isDismissed, worker.isEnding || death.isSignal {
        blameLast(of: worker, death)
      }
      return lose(worker, death)
    }
    if let slot = worker.slot { slots[slot] = nil }
    if let key = keepers.first(where: { $0.value === worker })?.key {
      keepers[key] = nil
      if !worker.isBusy { faults.append("the process of the hooks of \(key) \(death)") }
    } else if !worker.hasBegun {
      if worker.ended.count > 0 {
        if !worker.hasGarbage || !worker.isBusy {
          blameLast(of: worker, death)
          if worker.hasGarbage, worker.ended.count == 1 { doubts = [] }
        }
      } else if !worker.isReady {
        stillbornCount += 1
      }
    }
    lose(worker, death)
    guard case .ended(.unfit) = death.cause else {
      if stillbornCount >= Self.mostStillborn { failWaiting("its process \(death)") }
      return
    }
    failWaiting("its process \(death)")
  }

  /// After as many processes in a row that could not begin, no other one is tried.
  private static let mostStillborn = 3

  private func blameLast(of worker: WorkerProcess, _ death: Death) {
    faults.append(Self.blame(worker, death))
  }

  private static func blame(_ worker: WorkerProcess, _ death: Death) -> String {
    Suspicion(suspects: worker.suspects, death: death).message
  }

  /// Tries each scenario alone of which a process may have told: one of them, or one before them, has
  /// written where only results are written.
  private func tryAlone(_ worker: WorkerProcess, _ death: Death) {
    if worker.ended.count > 0 { doubts.append(Self.blame(worker, death)) }
    for index in worker.queue.indices {
      worker.queue[index].isAlone = true
      worker.queue[index].record.forget()
    }
    waiting.insert(contentsOf: worker.queue, at: 0)
    worker.queue = JobQueue()
  }

  /// The scenario in flight is failed, or tried alone in a fresh process where another one that ran
  /// before it in the same process may be to blame; those behind it go to other workers.
  private func lose(_ worker: WorkerProcess, _ death: Death) {
    guard var job = worker.queue.first else { return }
    if worker.hasGarbage, !job.needsFreshProcess, case .testCase = job.record.job {
      return tryAlone(worker, death)
    }
    let isInterrupted = interruptTime != nil && death.isByInterruption
    let isOwnFault = worker.isOwnFault && !isInterrupted
    waiting.insert(contentsOf: worker.queue.dropFirst(), at: 0)
    worker.queue = JobQueue()
    if let end = job.record.verdict {
      worker.ended.add(job.record.job)
      if !worker.isDismissed { blameLast(of: worker, death) }
      deliver(job.record, end, slot: worker.slot)
    } else if !job.record.hasBegun, !job.needsFreshProcess, case .testCase = job.record.job {
      // What was reported of this job may be lost.
      if worker.ended.count == 0 { job.isAlone = worker.isReady }
      waiting.insert(job, at: 0)
    } else if isOwnFault {
      fail(&job, death, of: worker)
    } else {
      tryAgain(job, Suspicion(suspects: worker.suspects, death: death))
    }
  }

  private func fail(_ job: inout OrderedJob, _ death: Death, of worker: WorkerProcess) {
    if worker.hasGarbage { doubts = [] }
    noteSuspicion(of: job, unlike: death)
    job.suspicion = nil
    let rest = job.record.fail(
      with: death.failure(), output: death.attachments, at: elapsed,
      surroundings: surroundings, isInterrupted: interruptTime != nil)
    switch rest {
    case .nothing(let end):
      deliver(job.record, end, slot: worker.slot)
      if case .outerHooks(_, let context) = job.record.job, context.side == .after {
        releaseKeeper(of: context)
      }
    case .order(let next, let skipping):
      job.record.goOn(with: next)
      job.skipping = skipping
      if case .outerHooks(_, let context) = next {
        orderHooks(job, context)
      } else {
        waiting.insert(job, at: 0)
      }
    }
  }

  /// Tries a job alone in a fresh process: if it does not fail there, others are to blame.
  private func tryAgain(_ job: OrderedJob, _ suspicion: Suspicion) {
    var job = job
    job.suspicion = suspicion
    job.record.forget()
    waiting.insert(job, at: 0)
  }

  /// A result that waited for what its scenario had left running.
  private func settle(
    _ job: OrderedJob, _ end: Run.CaseEnd, _ worker: WorkerProcess, _ death: Death
  ) {
    guard !worker.isDismissed else {
      // What is tried again waits in any case.
      if job.suspicion == nil { noteHarmless() }
      noteSuspicion(of: job)
      return deliver(job, end, slot: worker.slot)
    }
    // The one before it may have asked for what was found only after this one.
    let others = worker.ended.suspects(among: worker.ended.count - 1)
    if others != nil, !job.needsFreshProcess, interruptTime == nil {
      return tryAgain(job, Suspicion(suspects: others, death: death))
    }
    noteSuspicion(of: job, unlike: death)
    var record = job.record
    let end = record.failLate(
      with: death.failure(lateAfter: "the scenario"), end: end, surroundings: surroundings)
    deliver(record, end, slot: worker.slot)
  }

  /// Lays to others what a job has been found not to be to blame for: its process, where it was tried
  /// again, has not ended, or in another way.
  func noteSuspicion(of job: OrderedJob, unlike death: Death? = nil) {
    guard let suspicion = job.suspicion, suspicion.death.cause != death?.cause else { return }
    faults.append(suspicion.message)
  }
}
