import CLibrary
import CSpecProcess
import Messages
import SpecEngine

// Ending a worker, and handling its end.
extension WorkerPool {
  /// Ends a worker; if code took too long, with a backtrace of it.
  func end(_ worker: WorkerProcess, _ reason: WorkerExit.Reason) {
    guard worker.isLiving else { return }
    let status = worker.status
    switch reason {
    case .limit, .stalled, .interrupted:
      guard status.isCodeRunning, makesBacktraces else { return worker.kill(reason) }
      // The code may have waited, and continued in another thread than the one it began in.
      status[csp_asked] = 1
      guard csp_signal_threads(worker.pid, SIGTRAP) == 0 else {
        status[csp_asked] = 0
        return worker.kill(reason)
      }
      worker.state = .ending(reason, until: csp_monotonic_now() + WorkerCheck.backtraceTime)
    case .stopped, .unreadable, .channelLost, .unresponsive, .unfit, .canceled, .retired:
      worker.kill(reason)
    }
  }

  /// Checks whether a worker has ended or was stopped.
  func reapIfExited(of worker: WorkerProcess) {
    guard !worker.isGone, let status = endStatus(of: worker) else { return }
    conclude(worker, status: status)
  }

  /// Handles the end of a worker, and ends the processes that it left.
  ///
  /// - Parameter status: As `waitpid` returns it.
  func conclude(_ worker: WorkerProcess, status: Int32) {
    worker.readRest()
    takeReports(of: worker)
    endOrphans(of: worker)
    let exit = WorkerExit(of: worker, status, root: setup.supportCode.root)
    note(exit)
    handleExit(worker, exit)
    worker.dispose()
  }

  /// Ends the processes that a worker left.
  ///
  /// If other workers have ended at the same moment, a process belongs to the worker of its group, or else to any
  /// of them.
  func endOrphans(of worker: WorkerProcess) {
    let orphans = ChildProcesses.endOrphans()
    guard !orphans.isEmpty else { return }
    let ended = workers.filter { $0 === worker || $0.hasExited }
    for orphan in orphans {
      let parent = ended.first { $0.pid == orphan.group }
      for worker in parent.map({ [$0] }) ?? ended { worker.orphans.append(orphan.name) }
    }
  }

  /// How a worker has ended; nil as long as it runs, and while this process may be about to be
  /// interrupted as well.
  private func endStatus(of worker: WorkerProcess) -> Int32? {
    if case .interrupted(let status, let until) = worker.state {
      return interruptTime == nil && csp_monotonic_now() < until ? nil : status
    }
    guard let status = worker.poll() else { return nil }
    if status & 0xFF == 0x7F {
      end(worker, .stopped(status >> 8 & 0xFF))
      return nil
    }
    guard interruptTime == nil, worker.reason == nil,
      SignalName.interruptions.contains(status & 0x7F)
    else { return status }
    let until = csp_monotonic_now() + Self.interruptionPatience
    worker.state = .interrupted(status: status, until: until)
    return nil
  }

  /// The time to wait for a signal to this process, in nanoseconds: the processes of an interrupted run
  /// are signaled one by one, and this one may be the last.
  private static let interruptionPatience: UInt64 = 250_000_000

  private func handleExit(_ worker: WorkerProcess, _ exit: WorkerExit) {
    if let index = retiring.firstIndex(where: { $0 === worker }) {
      retiring.remove(at: index)
      if exit.cause != .ended(.retired), worker.status.isEnding || exit.isSignal {
        blameLast(of: worker, exit)
      }
      return reassignJobs(worker, exit)
    }
    if let slot = worker.slot { slots[slot] = nil }
    if let key = hookWorkers.first(where: { $0.value === worker })?.key {
      hookWorkers[key] = nil
      if !worker.isBusy { note(fault: "the process of the hooks of \(key) \(exit)") }
    } else if !worker.hasBegun {
      if worker.ended.count > 0 {
        blameLast(of: worker, exit)
      } else if !worker.isReady {
        failedStarts += 1
      }
    }
    reassignJobs(worker, exit)
    let isUnfit = if case .ended(.unfit) = exit.cause { true } else { false }
    if isUnfit || failedStarts >= Self.maximumFailedStarts { failPending("its process \(exit)") }
  }

  /// After this many processes in a row that could not begin, no other one is tried.
  private static let maximumFailedStarts = 3

  private func blameLast(of worker: WorkerProcess, _ exit: WorkerExit) {
    note(fault: Suspicion(suspects: worker.suspects, exit: exit).message)
  }

  /// Fails the scenario in flight, or reruns it alone in a fresh process if an earlier one may be to blame;
  /// requeues those after it.
  private func reassignJobs(_ worker: WorkerProcess, _ exit: WorkerExit) {
    guard var job = worker.queue.first else { return }
    let isInterrupted = interruptTime != nil && exit.isByInterruption
    pending.insert(contentsOf: worker.queue.dropFirst(), at: pending.startIndex)
    worker.queue = []
    if let end = job.record.verdict {
      // Everything except its end was reported.
      worker.ended.add(job.record.job)
      blameLast(of: worker, exit)
      deliver(job.record, end, slot: worker.slot)
    } else if !job.record.hasBegun, !job.needsFreshProcess, case .testCase = job.record.job {
      if worker.ended.count == 0 { job.isAlone = worker.isReady }
      pending.insert(job, at: pending.startIndex)
    } else if worker.isOwnFault, !isInterrupted {
      fail(&job, exit, of: worker)
    } else {
      tryAgain(job, Suspicion(suspects: worker.suspects, exit: exit))
    }
  }

  private func fail(_ job: inout OrderedJob, _ exit: WorkerExit, of worker: WorkerProcess) {
    noteSuspicion(of: job, unlike: exit)
    job.suspicion = nil
    let end = job.record.fail(
      with: exit.failure(), output: exit.attachments, at: elapsed,
      setup: setup, isInterrupted: interruptTime != nil)
    if let end { deliver(job.record, end, slot: worker.slot) }
    switch job.record.job {
    case .outerHooks(_, let context):
      if end == nil {
        orderHooks(job, context)
      } else if context.side == .after {
        releaseHookWorker(of: context)
      }
    case .testCase: if end == nil { pending.insert(job, at: pending.startIndex) }
    }
  }

  /// Tries a job alone in a fresh process: if it does not fail there, others are to blame.
  func tryAgain(_ job: OrderedJob, _ suspicion: Suspicion) {
    var job = job
    job.suspicion = suspicion
    job.record.forget()
    pending.insert(job, at: pending.startIndex)
  }

  /// Blames earlier jobs for the first crash if this job, alone in a fresh process, did not crash, or crashed
  /// in another way.
  func noteSuspicion(of job: OrderedJob, unlike exit: WorkerExit? = nil) {
    guard let suspicion = job.suspicion, suspicion.exit.cause != exit?.cause else { return }
    note(fault: suspicion.message)
  }
}
