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
    // Short scenarios report so often that waking up for each report would cost more than running them.
    if depth > 1 { usleep(200) }
    let isIdle = waitForDescriptors()
    let now = csp_monotonic_now()
    if let signal = interruptingSignal { interrupt(signal, now) }
    for worker in workers where worker.isReading {
      worker.readReports()
      takeReports(of: worker)
      if !worker.isReading { lookForEnd(of: worker) }
    }
    guard isIdle || now - lastLook > UInt64(Self.tick) * 1_000_000 else { return }
    lastLook = now
    for worker in workers { look(at: worker, now) }
    if let watch = isolation.watch, now - lastWatch > Self.second / 4 {
      lastWatch = now
      watch(workers.compactMap { running(in: $0, now) })
    }
  }

  /// Waits until a worker reports or asks for something, or a signal comes.
  ///
  /// - Returns: Whether nothing came, or a worker ends, which no descriptor shows.
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
    retire(worker)
  }

  /// Lets a worker end that has nothing to do.
  func retire(_ worker: WorkerProcess) {
    worker.retire(until: csp_monotonic_now() + Self.patience)
    retiring.append(worker)
  }

  /// The time in which a worker that has nothing to do ends, in nanoseconds.
  private static let patience: UInt64 = 1_000_000_000

  /// Answers what the code of a worker asks of the network.
  ///
  /// What is refused is laid to the step or hook that is running. Where none is, something was left
  /// running, and the run fails.
  private func answerNetwork(of worker: WorkerProcess) {
    worker.network?.handle { violation in
      if worker.status.isCodeRunning { return worker.status.addRefusal(violation.text) }
      let what = isolation.network.message(
        subject: "something left running", attempts: [violation.text])
      let suspects = worker.queue.first.map { "in \($0.record.job.name)" } ?? worker.suspects?.words
      note(fault: suspects.map { "\($0), \(what)" } ?? what)
    }
  }
}

// MARK: - Reports

extension WorkerPool {
  /// Takes in the reports that have arrived.
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
      try worker.queue[0].record.receive(event, at: time)
    case .dropped:
      guard worker.isBusy else { throw WireError() }
      drop(worker.queue.removeFirst())
    case .ended(let end, let state):
      guard worker.isBusy, worker.queue[0].record.isComplete else { throw WireError() }
      complete(worker.queue.removeFirst(), end, state, of: worker)
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
      // A scenario before it may have done that.
      tryAgain(job, Suspicion(suspects: suspects, death: .canceled))
    } else {
      // One that is canceled alone as well has done it itself.
      noteSuspicion(of: job, unlike: state == .canceled ? .canceled : nil)
      deliver(job.record, end, slot: worker.slot)
    }
    if state != .unchanged {
      putBack(worker)
      vacate(worker)
      // What is crashing already is still to say why.
      if !worker.status.isEnding { worker.kill(.retired) }
    } else if isolation.isPerScenario {
      vacate(worker)
    }
  }

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
    switch worker.state {
    case .gone, .interrupted: break
    case .killed(_, let time):
      if now > time + Self.second { free(worker, isLast: now > time + Self.maximumDying) }
    case .ending(let reason, let until):
      if now >= until || reason != nil && worker.hasBacktrace { worker.kill(reason) }
    case .retiring(let until):
      let isEnding = worker.status.isEnding
      if now >= until + (isEnding ? Self.backtraceTime : 0) {
        worker.kill(isEnding ? nil : .retired)
      }
    case .active:
      // It has crashed: the backtrace takes some time.
      if worker.status[csp_crash_signal] != 0 {
        worker.beginEnding(nil, until: now + Self.backtraceTime)
      } else if worker.isBusy {
        worker.boundOutput()
        lookAtLimits(of: worker, now)
      }
    }
  }

  private func lookAtLimits(of worker: WorkerProcess, _ now: UInt64) {
    let status = worker.status
    let idle = worker.idleTime(now)
    let (began, deadline) = (status[csp_began], status[csp_deadline])
    if began != 0, deadline != 0 {
      // A step may have written anything there.
      if now > min(deadline, now - idle + Self.maximumLimit) + Self.grace {
        end(worker, .limit(status.limit?.exceeded))
      }
    } else if began == 0, idle > Self.slow, let limit = surroundings.settings.limits.run,
      elapsed > limit.inNanoseconds
    {
      // Between steps: hooks that clean up after the limit have time of their own.
      end(worker, .limit(TimeLimit(kind: .run, allowed: limit, remaining: 0).exceeded))
    } else if let stallLimit = isolation.stallLimit.map({ UInt64($0.inNanoseconds) }) {
      // A short limit, as audits have, is for the scenario and not for the process on a busy machine.
      let limit = worker.isReady ? stallLimit : max(stallLimit, Self.startLimit)
      if idle > limit { return end(worker, .stalled(nanoseconds: limit)) }
      if idle > min(limit / 5, Self.slow) { noteSlow(worker, since: now - idle, idle) }
    }
  }

  /// The time that code has to end after it was canceled, and the worker to say so, in nanoseconds.
  private static let grace: UInt64 = 1_100_000_000
  private static let second: UInt64 = 1_000_000_000
  /// A week.
  private static let maximumLimit: UInt64 = 7 * 24 * 3600 * second
  /// The time in which a worker makes its libraries ready, at least.
  private static let startLimit: UInt64 = 60 * second
  /// The time after which a note names what takes so long.
  private static let slow: UInt64 = 10 * second
  private static let backtraceTime: UInt64 = 5_000_000_000

  /// Frees a worker that was killed and is still there: another process traces it, or a thread of it has
  /// made this process its tracer.
  ///
  /// - Parameter isLast: Whether the run goes on without it otherwise.
  private func free(_ worker: WorkerProcess, isLast: Bool) {
    ChildProcesses.endOrphans()
    ChildProcesses.reapThreads(of: worker.pid)
    guard isLast else { return }
    note(
      fault: "process \(worker.pid) did not end in \(Self.maximumDying / Self.second) s after "
        + "SIGKILL, perhaps because another process traces it: end that one")
    conclude(worker, status: SIGKILL)
  }

  /// The time in which a process ends that was killed, in nanoseconds.
  private static let maximumDying: UInt64 = 10 * second

  /// The name of the scenario that a worker runs, and the step if that takes long.
  private func running(in worker: WorkerProcess, _ now: UInt64) -> String? {
    guard let job = worker.queue.first else { return nil }
    let idle = worker.idleTime(now)
    return idle < Self.noticeable
      ? job.record.title : "\(job.record.place) (\(idle / Self.second) s)"
  }

  /// The time after which the step that runs is named.
  private static let noticeable: UInt64 = 3 * second

  private func noteSlow(_ worker: WorkerProcess, since: UInt64, _ idle: UInt64) {
    guard worker.slowSince != since, let job = worker.queue.first else { return }
    worker.slowSince = since
    isolation.note("slow: running for \(idle / Self.second) s: \(job.record.place)")
  }

  /// Ends a worker; with a backtrace of the code that is running, where that takes too long.
  func end(_ worker: WorkerProcess, _ reason: Death.Reason) {
    guard worker.isLiving else { return }
    let status = worker.status
    switch reason {
    case .limit, .stalled, .interrupted:
      guard status.isCodeRunning, makesBacktraces,
        csp_signal_thread(worker.pid, status[csp_thread_id], SIGTRAP) == 0
      else { return worker.kill(reason) }
      worker.beginEnding(reason, until: csp_monotonic_now() + Self.backtraceTime)
    case .stopped, .unreadable, .channelLost, .unfit, .canceled, .retired: worker.kill(reason)
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
