import CLibrary
import CSpecProcess
import Messages
import SpecEngine

// Ordering jobs, and waiting for their results.
extension WorkerPool {
  /// Waits until something happens, and handles it.
  func wait() {
    orderWaiting()
    // Short scenarios report so often that waking up for each report would cost more than running them.
    if depth > 1, workers.contains(where: \.isBusy) { usleep(500) }
    let isIdle = waitForDescriptors()
    let now = csp_monotonic_now()
    if let signal = interruptingSignal { interrupt(signal, now) }
    for worker in workers where worker.isReading {
      worker.readReports()
      takeReports(of: worker)
      if !worker.isReading { reapIfExited(of: worker) }
    }
    guard isIdle || now - lastLook > UInt64(Self.tick) * 1_000_000 else { return }
    // This process was stopped or busy: the progress of the workers meanwhile is not known yet.
    if now - lastLook > 5 * WorkerCheck.second {
      for worker in workers { worker.restartIdleTime() }
    }
    lastLook = now
    for worker in workers { inspect(worker, now) }
    if let watch = isolation.watch, now - lastWatch > WorkerCheck.second / 4 {
      lastWatch = now
      watch(workers.compactMap { running(in: $0, now) })
    }
  }

  /// Waits until a worker reports or requests something, or a signal arrives.
  ///
  /// - Returns: Whether nothing arrived, or a worker ends, which no descriptor shows.
  private func waitForDescriptors() -> Bool {
    var descriptors: [pollfd] = []
    func add(_ descriptor: Int32, _ events: Int32 = POLLIN) {
      descriptors.append(pollfd(fd: descriptor, events: Int16(events), revents: 0))
    }
    var guards: [(worker: WorkerProcess, range: Range<Int>)] = []
    for worker in workers {
      worker.flushOrders()
      let begin = descriptors.count
      for descriptor in worker.network?.descriptors ?? [] { add(descriptor) }
      if descriptors.count > begin { guards.append((worker, begin..<descriptors.count)) }
      if worker.isReading { add(worker.reports) }
      if worker.hasUnsentOrders { add(worker.orders, POLLOUT) }
    }
    if isolation.wake >= 0, interruptTime == nil { add(isolation.wake) }
    let isEnding = workers.contains { !$0.isReading }
    let count = poll(&descriptors, nfds_t(descriptors.count), isEnding ? 1 : Self.tick)
    for (worker, range) in guards where descriptors[range].contains(where: { $0.revents != 0 }) {
      answerNetwork(of: worker)
    }
    return count <= 0 || isEnding
  }

  /// The longest time between two checks of the workers, in milliseconds.
  private static let tick: Int32 = 20

  /// Gives pending jobs to the workers that have the fewest.
  private func orderWaiting() {
    guard interruptTime == nil else {
      for job in pending { drop(job) }
      pending = []
      return
    }
    takeBackJobs()
    while let next = pending.first, let slot = slot(for: next) {
      guard let worker = slots[slot] ?? start() else { return }
      worker.slot = slot
      slots[slot] = worker
      _ = pending.removeFirst()
      worker.order(next, setup.settings)
    }
  }

  /// Takes jobs back that wait for a long one, if a worker has nothing to do.
  private func takeBackJobs() {
    let canHelp = slots.contains { $0.map { !$0.isBusy && $0.isLiving } ?? true }
    guard pending.isEmpty, canHelp else { return }
    let now = csp_monotonic_now()
    for case let worker? in slots where worker.isJammed(now) { pending += worker.takeBack() }
  }

  /// The index of a worker with room for a job; a job with a suspicion about its last process gets a
  /// process that has run nothing.
  private func slot(for job: OrderedJob) -> Int? {
    var best: (slot: Int, count: Int)?
    for (slot, worker) in slots.enumerated() {
      let count = worker?.queue.count ?? 0
      if let worker, worker.isOccupied || !worker.isLiving { continue }
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
    retire(worker)
  }

  /// Lets an idle worker end.
  func retire(_ worker: WorkerProcess) {
    worker.retire(until: csp_monotonic_now() + Self.patience)
    retiring.append(worker)
  }

  /// The time in which an idle worker ends, in nanoseconds.
  private static let patience: UInt64 = 1_000_000_000

  /// Answers the network calls of a worker's code.
  ///
  /// A refusal is attributed to the running step or hook. If there is none, something was left
  /// running, and the run fails.
  private func answerNetwork(of worker: WorkerProcess) {
    worker.network?.handle { violation in
      if worker.status.isCodeRunning { return worker.status.addRefusal(violation.text) }
      let what = isolation.network.message(
        subject: "something left running", attempts: [violation.text])
      let suspects = worker.queue.first.map { "in \($0.record.job.name)" } ?? worker.suspects
      note(fault: suspects.map { "\($0), \(what)" } ?? what)
    }
  }
}

// MARK: - Reports

extension WorkerPool {
  func takeReports(of worker: WorkerProcess) {
    do throws(WireError) {
      while let report = try worker.nextReport() { try take(report, of: worker) }
    } catch {
      end(worker, .unreadable)
    }
  }

  private func take(_ report: WorkerReport, of worker: WorkerProcess) throws(WireError) {
    switch report {
    case .ready(let other):
      failedStarts = 0
      worker.isReady = true
      if other != fingerprint { end(worker, .unfit(Self.otherLibraries)) }
    case .unfit(let reason): end(worker, .unfit(reason))
    case .event(let event, let time):
      guard worker.isBusy else { throw WireError() }
      try worker.queue[worker.queue.startIndex].record.receive(event, at: time)
    case .dropped:
      guard worker.isBusy else { throw WireError() }
      drop(worker.removeFirst())
    case .ended(let end, let state):
      guard worker.queue.first?.record.isComplete == true else { throw WireError() }
      complete(worker.removeFirst(), end, state, of: worker)
    }
  }

  private static let otherLibraries =
    "its step definitions are not those of the command; with libraries that differ each time, use "
    + "--isolation none"

  private func complete(
    _ job: OrderedJob, _ end: Run.CaseEnd, _ state: WorkerReport.State, of worker: WorkerProcess
  ) {
    let suspects = state == .canceled ? worker.suspects : nil
    worker.ended.add(job.record.job)
    if case .outerHooks(_, let context) = job.record.job {
      deliver(job.record, end)
      if context.side == .after { releaseHookWorker(of: context) }
      return
    }
    if state == .canceled, end.status == .failed, suspects != nil, !job.needsFreshProcess {
      // An earlier scenario may have done that.
      tryAgain(job, Suspicion(suspects: suspects, exit: .canceled))
    } else {
      // One that is canceled when alone as well has done it itself.
      noteSuspicion(of: job, unlike: state == .canceled ? .canceled : nil)
      deliver(job.record, end, slot: worker.slot)
    }
    if state != .unchanged {
      // Those that had not begun, for other workers.
      pending.insert(contentsOf: worker.queue, at: pending.startIndex)
      worker.queue = []
      vacate(worker)
      // A process that is already crashing must still report why.
      if !worker.status.isEnding { worker.kill(.retired) }
    } else if isolation.isPerScenario {
      vacate(worker)
    }
  }
}

// MARK: - Monitoring workers

extension WorkerPool {
  private func inspect(_ worker: WorkerProcess, _ now: UInt64) {
    reapIfExited(of: worker)
    guard !worker.isGone else { return }
    worker.boundOutput()
    switch check(worker, now).action {
    case .wait: break
    case .free: free(worker)
    case .giveUp: giveUp(worker)
    case .letCrash(let until): worker.state = .ending(nil, until: until)
    case .kill(let reason): worker.kill(reason)
    case .end(let reason): end(worker, reason)
    case .noteSlow: noteSlow(worker, now)
    }
  }

  private func check(_ worker: WorkerProcess, _ now: UInt64) -> WorkerCheck {
    var check = WorkerCheck(state: worker.state, now: now)
    let status = worker.status
    check.isReady = worker.isReady
    check.isBusy = worker.isBusy
    check.hasBegun = worker.hasBegun
    check.isCrashing = status[csp_crash_signal] != 0
    check.isEnding = status.isEnding
    if case .ending = worker.state { check.hasBacktrace = worker.hasBacktrace }
    check.idle = worker.idleTime(now)
    check.code = (status[csp_began], status[csp_deadline])
    check.limit = status.limit
    check.exceededRunLimit = setup.settings.limits.run.flatMap {
      elapsed > $0.inNanoseconds ? $0 : nil
    }
    check.stallLimit = isolation.stallLimit.map { UInt64($0.inNanoseconds) }
    return check
  }

  /// Frees a killed worker that still exists: another process traces it, or a thread of it has
  /// made this process its tracer.
  private func free(_ worker: WorkerProcess) {
    endOrphans(of: worker)
    ChildProcesses.reapThreads(of: worker.pid)
  }

  private func giveUp(_ worker: WorkerProcess) {
    free(worker)
    note(
      fault: "process \(worker.pid) did not end in "
        + "\(WorkerCheck.exitPatience / WorkerCheck.second) s after SIGKILL, perhaps because another "
        + "process traces it: end that one")
    conclude(worker, status: SIGKILL)
  }

  /// The name of the scenario that a worker runs, and the step if that takes long.
  private func running(in worker: WorkerProcess, _ now: UInt64) -> String? {
    guard let job = worker.queue.first else { return nil }
    let idle = worker.idleTime(now)
    return idle < Self.noticeable
      ? job.record.title : "\(job.record.place) (\(idle / WorkerCheck.second) s)"
  }

  /// The time after which the running step is named.
  private static let noticeable: UInt64 = 3 * WorkerCheck.second

  private func noteSlow(_ worker: WorkerProcess, _ now: UInt64) {
    let idle = worker.idleTime(now)
    guard worker.slowSince != now - idle, let job = worker.queue.first else { return }
    worker.slowSince = now - idle
    isolation.note("slow: running for \(idle / WorkerCheck.second) s: \(job.record.place)")
  }

  private func interrupt(_ signal: Int32, _ now: UInt64) {
    guard let interruptTime else {
      interruptTime = now
      if let interruption = setup.environment.interruption, interruption.signal == nil {
        interruption.interrupt(signal, name: SignalName.name(of: signal))
      }
      for worker in workers where worker.isBusy { worker.interrupt(signal) }
      return
    }
    guard now - interruptTime > UInt64(isolation.interruptGrace.inNanoseconds) else { return }
    for worker in workers where worker.isBusy { end(worker, .interrupted(signal)) }
  }

  /// The signal of this process, or the one that the front end passed as the reason to end the run.
  private var interruptingSignal: Int32? {
    let signal = csp_interruption()
    return signal != 0 ? signal : setup.environment.interruption?.signal
  }
}
