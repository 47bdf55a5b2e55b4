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

// Ordering jobs, and waiting for what comes back.
extension WorkerPool {
  /// Waits until something happens, and sees to it.
  func wait() {
    orderWaiting()
    var descriptors: [pollfd] = []
    var guards: [(worker: WorkerProcess, range: Range<Int>)] = []
    for worker in workers {
      worker.flushOrders()
      if let guarded = worker.network?.descriptors, !guarded.isEmpty {
        guards.append((worker, descriptors.count..<descriptors.count + guarded.count))
        for descriptor in guarded {
          descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
        }
      }
      if worker.isReading {
        descriptors.append(pollfd(fd: worker.reports, events: Int16(POLLIN), revents: 0))
      }
      if worker.hasUnsentOrders {
        descriptors.append(
          pollfd(fd: worker.commandDescriptor, events: Int16(POLLOUT), revents: 0))
      }
    }
    if isolation.wake >= 0, interruptTime == nil {
      descriptors.append(pollfd(fd: isolation.wake, events: Int16(POLLIN), revents: 0))
    }
    // A worker that has closed its channel is only waited for.
    let isEnding = workers.contains { !$0.isReading }
    let count = poll(&descriptors, nfds_t(descriptors.count), isEnding ? 1 : Self.tick)
    for (worker, range) in guards where descriptors[range].contains(where: { $0.revents != 0 }) {
      answerNetwork(of: worker)
    }
    let now = csp_monotonic_now()
    if let signal = interruptingSignal { interrupt(signal, now) }
    for worker in workers where worker.isReading { readReports(of: worker) }
    guard count <= 0 || isEnding || now - lastLook > UInt64(Self.tick) * 1_000_000 else { return }
    lastLook = now
    for worker in workers { look(at: worker, now) }
    if let watch = isolation.watch, now - lastWatch > Self.second / 4 {
      lastWatch = now
      watch(workers.compactMap { running(in: $0, now) })
    }
    for entry in leaving
    where now >= entry.until + (entry.worker.isEnding ? Self.backtraceTime : 0) {
      entry.worker.isDismissed = true
      entry.worker.kill()
    }
  }

  /// The longest time between two looks at the workers, in milliseconds.
  private static let tick: Int32 = 20

  /// Gives waiting jobs to the workers that have the fewest.
  private func orderWaiting() {
    guard interruptTime == nil else {
      for job in waiting { drop(job) }
      waiting = JobQueue()
      return
    }
    while let next = waiting.first, let slot = slot(for: next) {
      guard let worker = slots[slot] ?? start() else { return }
      worker.slot = slot
      slots[slot] = worker
      _ = waiting.removeFirst()
      worker.order(next)
    }
  }

  /// The place of a worker that has room for a job; one whose predecessor is under suspicion gets a
  /// process that has run nothing.
  private func slot(for job: OrderedJob) -> Int? {
    var best: (slot: Int, count: Int)?
    for (slot, worker) in slots.enumerated() {
      let count = worker?.queue.count ?? 0
      if worker?.queue.first?.needsFreshProcess == true { continue }
      if job.needsFreshProcess, let worker {
        guard count == 0 else { continue }
        if worker.ended.count > 0 { vacate(worker) }
      }
      if count < depth, best.map({ count < $0.count }) ?? true { best = (slot, count) }
    }
    return best?.slot
  }

  private func vacate(_ worker: WorkerProcess) {
    if let slot = worker.slot { slots[slot] = nil }
    dismiss(worker)
  }

  /// Lets a worker end that has nothing to do.
  func dismiss(_ worker: WorkerProcess) {
    worker.closeOrders()
    leaving.append(
      Leaving(worker: worker, held: nil, until: csp_monotonic_now() + Self.patience))
  }

  /// The time in which a worker that has nothing to do ends, in nanoseconds.
  private static let patience: UInt64 = 1_000_000_000
}

// MARK: - Network

extension WorkerPool {
  /// Answers what the code of a worker asks of the network.
  ///
  /// What is refused is laid to the step or hook that is running. Where none is, something was left
  /// running, and it is laid to the scenario that has not ended or whose result waits for that.
  private func answerNetwork(of worker: WorkerProcess) {
    let journal = worker.journal
    worker.network?.handle { violation in
      if csp_journal_began(journal.memory) != 0 {
        journal.addRefusal(violation.text)
      } else {
        noteLate(violation, of: worker)
      }
    }
  }

  private func noteLate(_ violation: NetworkViolation, of worker: WorkerProcess) {
    // Before the answer, which lets the worker go on and report more.
    if worker.isReading {
      worker.isReading = worker.readReports()
      takeReports(of: worker)
    }
    if let index = leaving.firstIndex(where: { $0.worker === worker && $0.held != nil }) {
      leaving[index].held?.job.note(late: violation)
    } else if worker.isBusy {
      worker.queue[0].note(late: violation)
    } else {
      let what = isolation.network.message(
        subject: "something left running", attempts: [violation.text])
      let fault = worker.suspects.map { "\($0.words), \(what)" } ?? what
      if faults.count < 100, !faults.contains(fault) { faults.append(fault) }
    }
  }

  /// Delivers a job, failed if something it had left running was refused.
  func deliver(_ job: OrderedJob, _ end: Run.CaseEnd, slot: Int?) {
    guard !job.lateAttempts.isEmpty else { return deliver(job.record, end, slot: slot) }
    var record = job.record
    let reason = isolation.network.message(
      subject: "something that had been left running", attempts: job.lateAttempts)
    let failure = TestStepResult(
      duration: .zero, message: reason, status: .failed,
      exception: Envelope.Exception(type: "RefusedAccess", message: reason, stackTrace: ""))
    let end = record.failLate(with: failure, end: end, surroundings: surroundings)
    deliver(record, end, slot: slot)
  }
}

// MARK: - Reports

extension WorkerPool {
  private func readReports(of worker: WorkerProcess) {
    worker.isReading = worker.readReports()
    takeReports(of: worker)
    if !worker.isReading { lookForEnd(of: worker) }
  }

  /// Takes in the reports that have arrived.
  func takeReports(of worker: WorkerProcess) {
    do throws(WireError) {
      // At the end of a process, what it wrote itself is told apart before this.
      if worker.hasGarbage, !worker.isGone { throw WireError() }
      while let report = try worker.nextReport() { try take(report, of: worker) }
    } catch {
      worker.hasGarbage = true
      end(worker, .unreadable)
    }
  }

  private func take(_ report: WorkerReport, of worker: WorkerProcess) throws(WireError) {
    switch report {
    case .ready(let other):
      stillbornCount = 0
      worker.isReady = true
      if other != fingerprint { end(worker, .unfit(Self.otherLibraries)) }
    case .unfit(let reason): end(worker, .unfit(reason))
    case .event(let event, let time):
      guard worker.isBusy else { throw WireError() }
      try worker.queue[0].record.receive(event, at: time)
    case .dropped:
      guard worker.isBusy else { throw WireError() }
      drop(worker.queue.removeFirst())
    case .ended(let end, let condition):
      guard worker.isBusy, worker.queue[0].record.isComplete else { throw WireError() }
      complete(worker.queue.removeFirst(), end, condition, of: worker)
    }
  }

  private static let otherLibraries =
    "its step definitions are not those of the command; with libraries that differ each time, use "
    + "--isolation none"

  private func complete(
    _ job: OrderedJob, _ end: Run.CaseEnd, _ condition: WorkerReport.Condition,
    of worker: WorkerProcess
  ) {
    worker.ended.add(job.record.job)
    if case .outerHooks(_, let context) = job.record.job {
      deliver(job, end, slot: nil)
      if context.side == .after { releaseKeeper(of: context) }
      return
    }
    if !worker.isGone {
      if job.suspicion != nil {
        // What it may have asked for need not have been found this time.
        return leaveBehind(worker, job, end, for: Self.longestWait)
      } else if case .pending(let rest) = condition {
        return leaveBehind(worker, job, end, for: UInt64(rest))
      }
    }
    noteSuspicion(of: job)
    deliver(job, end, slot: worker.slot)
    if condition == .dirty {
      putBack(worker)
      vacate(worker)
      // What is crashing already is still to say why.
      guard !worker.isEnding else { return }
      worker.isDismissed = true
      worker.kill()
    } else if isolation.isPerScenario {
      vacate(worker)
    }
  }

  /// Waits apart for what a scenario left running, while others go on in another worker.
  private func leaveBehind(
    _ worker: WorkerProcess, _ job: OrderedJob, _ end: Run.CaseEnd, for nanoseconds: UInt64
  ) {
    if let slot = worker.slot { slots[slot] = nil }
    putBack(worker)
    let wait = min(nanoseconds + Self.margin, Self.longestWait)
    leaving.append(
      Leaving(worker: worker, held: (job, end), until: csp_monotonic_now() + wait))
  }

  /// The time that something has to show itself once it is due, in nanoseconds.
  private static let margin: UInt64 = 100_000_000
  private static let longestWait: UInt64 = 300_000_000

  /// Jobs that had not begun go to other workers, before those that wait.
  private func putBack(_ worker: WorkerProcess) {
    waiting.insert(contentsOf: worker.queue, at: 0)
    worker.queue = JobQueue()
  }
}

// MARK: - Looking after workers

extension WorkerPool {
  private func look(at worker: WorkerProcess, _ now: UInt64) {
    lookForEnd(of: worker)
    guard !worker.isGone, worker.heldEnd == nil else { return }
    if let killTime = worker.killTime {
      if now >= killTime || worker.reason != nil && worker.hasBacktrace { worker.kill() }
      return
    }
    let journal = worker.journal.memory
    // It has crashed; whoever makes the backtrace gets some time.
    if csp_journal_crash_signal(journal) != 0 {
      worker.killTime = now + Self.backtraceTime
      return
    }
    guard worker.isBusy else { return }
    worker.peek()
    takeReports(of: worker)
    guard worker.isBusy, worker.reason == nil else { return }
    worker.boundOutput()
    let idle = worker.idleTime(now)
    let began = csp_journal_began(journal)
    let deadline = csp_journal_deadline(journal)
    if began != 0, deadline != 0 {
      if now > deadline + Self.grace { end(worker, .limit(worker.journal.limit?.exceeded)) }
    } else if idle > Self.second, worker.hasLostReports {
      end(worker, .unreadable)
    } else if let stallLimit = isolation.stallLimit.map({ UInt64($0.inNanoseconds) }) {
      // A short limit, as audits have, is for the scenario and not for the process on a busy machine.
      let limit = worker.hasStarted ? stallLimit : max(stallLimit, Self.startLimit)
      if idle > limit { return end(worker, .stalled(nanoseconds: limit)) }
      if idle > min(limit / 5, Self.slow) { noteSlow(worker, since: now - idle, idle) }
    }
  }

  /// The time that code has to end after it was canceled, and the worker to say so, in nanoseconds.
  private static let grace: UInt64 = 1_100_000_000
  private static let second: UInt64 = 1_000_000_000
  /// The time in which a worker makes its libraries ready, at least.
  private static let startLimit: UInt64 = 60 * second
  /// The time after which whoever watches is told what takes so long.
  private static let slow: UInt64 = 10 * second
  private static let backtraceTime: UInt64 = 5_000_000_000

  /// The name of the scenario that a worker runs, and the step if that takes long.
  private func running(in worker: WorkerProcess, _ now: UInt64) -> String? {
    guard worker.isBusy, let job = worker.queue.first else { return nil }
    let idle = worker.idleTime(now)
    return idle < Self.noticeable
      ? job.record.title : "\(worker.currentPlace(of: job)) (\(idle / Self.second) s)"
  }

  /// The time after which it is said which step runs.
  private static let noticeable: UInt64 = 3 * second

  private func noteSlow(_ worker: WorkerProcess, since: UInt64, _ idle: UInt64) {
    guard worker.slowSince != since, let job = worker.queue.first else { return }
    worker.slowSince = since
    isolation.note(
      "slow: running for \(idle / Self.second) s: \(worker.currentPlace(of: job))")
  }

  /// Ends a worker; with a backtrace of the code that is running, where that takes too long.
  func end(_ worker: WorkerProcess, _ reason: Death.Reason) {
    guard worker.reason == nil, !worker.isGone else { return }
    worker.reason = reason
    switch reason {
    case .limit, .stalled, .interrupted:
      let journal = worker.journal.memory
      if csp_journal_began(journal) != 0,
        csp_signal_thread(worker.pid, csp_journal_thread(journal), SIGTRAP) == 0
      {
        worker.killTime = csp_monotonic_now() + Self.backtraceTime
      } else {
        worker.kill()
      }
    case .stopped, .unreadable, .unfit: worker.kill()
    }
  }

  private func interrupt(_ signal: Int32, _ now: UInt64) {
    guard let interruptTime else {
      interruptTime = now
      if let interruption = surroundings.environment.interruption, interruption.signal == nil {
        interruption.interrupt(signal, name: SignalName.name(of: signal))
      }
      for worker in workers where worker.isBusy { worker.interrupt(signal) }
      return
    }
    guard now - interruptTime > UInt64(isolation.interruptGrace.inNanoseconds) else { return }
    for worker in workers where worker.isBusy { end(worker, .interrupted(signal)) }
  }

  /// The signal of this process, or the one that the front end gave as the reason to end the run.
  private var interruptingSignal: Int32? {
    let signal = csp_interruption()
    return signal != 0 ? signal : surroundings.environment.interruption?.signal
  }
}
