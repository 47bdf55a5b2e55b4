import CLibrary
import CSpecProcess
import Gherkin
import Messages
package import SpecEngine
package import StepKit
import Synchronization

/// A process of the program that runs scenarios for another.
package enum Worker {
  /// Makes the environment of a worker for steps, by the front end's own settings.
  package typealias MakeEnvironment = (
    _ frontEnd: [String: String], _ clock: RunClock
  ) -> Run.Environment

  /// Runs this process as a worker if it was started as one; otherwise returns at once.
  package static func runIfAsked(
    _ libraries: () -> [StepLibrary], makeEnvironment: MakeEnvironment
  ) async {
    guard let value = getenv(WorkerChannels.variable) else { return }
    let level = NetworkLevel(rawValue: String(cString: value)) ?? .deny
    // Before any code can reach out or start a thread.
    let guardError = installGuard(level)
    unsetenv(WorkerChannels.variable)
    restoreBacktraceOptions()
    await run(libraries, makeEnvironment, level, guardError)
    end()
  }

  private static func end() -> Never {
    csp_write_coverage()
    fflush(nil)
    _exit(0)
  }

  /// - Returns: 0, or the error that prevented a guard.
  private static func installGuard(_ level: NetworkLevel) -> Int32 {
    guard level != .allow else { return 0 }
    defer { close(WorkerChannels.network) }
    return -csp_network_guard(WorkerChannels.network)
  }

  private static func run(
    _ libraries: () -> [StepLibrary], _ makeEnvironment: MakeEnvironment, _ level: NetworkLevel,
    _ guardError: Int32
  ) async {
    let channels = WorkerChannels.self
    guard let status = SharedStatus(descriptor: channels.status) else { return }
    // The mapping is enough, and steps that truncate open files cannot reach it.
    close(channels.status)
    // A process that a step leaves running is a child of this process, whatever session it is in.
    csp_adopt_orphans()
    csp_worker_begin(status.words, channels.all, Int32(channels.all.count))
    csp_forbid_core_dumps()
    csp_unbuffer_output()
    let reports = ReportChannel(status: status, descriptor: channels.reports)
    var orders = OrderChannel(descriptor: channels.commands)
    guard var settings = orders.nextSettings() else { return }
    guard guardError == 0 else {
      reports.send(.unfit(level.notEnforced(because: NetworkGuard.reason(guardError))))
      return reports.flush()
    }
    let interruption = Interruption()
    let task = withUnsafeCurrentTask { $0 }
    guard watch(channels.control, cancel: task, interruption) else { return }
    // While libraries are made ready, which takes longer.
    async let runtime: Void = openRuntimeDescriptors()
    let supportCode: SupportCode
    do throws(SupportCode.Problems) {
      var ids = IdGenerator()
      supportCode = try SupportCode(
        libraries(), root: settings.root,
        duplicates: settings.allowsDuplicates ? .areAmbiguous : .areProblems,
        strictKeywords: settings.strictKeywords, ids: &ids)
    } catch {
      reports.send(
        .unfit(error.problems.map { $0.message(relativeTo: settings.root) }.joined(separator: "\n"))
      )
      return reports.flush()
    }
    reports.send(.ready(supportCode.fingerprint))
    // A worker that became ready is not to blame for the outcome of its first scenario.
    reports.flush()
    // Made ready ahead, it waits for its run; there may be none.
    while settings.isProvisional {
      guard let next = orders.nextSettings() else { return }
      settings = next
    }
    await runtime
    // The runner checks them as well.
    let vitals = Mutex(Vitals(sharesFiles: supportCode.sharesConnections))
    var environment = makeEnvironment(settings.frontEnd, settings.clock)
    environment.interruption = interruption
    environment.watcher = CodeWatcher(reports: reports, network: level)
    environment.leftovers = {
      // A signal for the run cancels the task as well.
      vitals.withLock { $0.look(isCanceled: Task.isCancelled && interruption.signal == nil) }
    }
    environment.output = CapturedOutput(status: status)?.take
    let setup = Run.Setup(supportCode, settings.run, environment)
    var jobs = OrderedJobs(setup)
    var begunCount: UInt64 = 0
    while true {
      if !orders.hasFrame { reports.flush() }
      guard let frame = orders.next() else { break }
      if frame.isEmpty {
        status.passMark(after: begunCount)
        continue
      }
      guard status.begin(orderAfter: begunCount) else { continue }
      begunCount += 1
      guard interruption.signal == nil else {
        reports.send(.dropped)
        status[csp_carried_out] &+= 1
        continue
      }
      // Not in a separate task, which needs a free thread of the pool: a step may have blocked all.
      let end = await jobs.run(frame) { reports.send(.event($0, at: $1)) }
      var state = vitals.withLock(\.isChanged) ? WorkerReport.State.changed : .unchanged
      if Task.isCancelled, interruption.signal == nil { state = .canceled }
      reports.checkOpen()
      reports.send(.ended(end, state))
      status[csp_carried_out] &+= 1
      // With leftovers, no other scenario begins here.
      if state != .unchanged { break }
    }
    ChildProcesses.end { _ in true }
    reports.flush()
    // The supervisor ends this process, or has no more orders for it.
    while orders.next() != nil {}
    // Here, since freeing all definitions of a large program takes longer than most scenarios, and the
    // run waits for this process.
    withExtendedLifetime((supportCode, jobs)) { end() }
  }

  /// Makes the Swift runtime and the timer thread open their descriptors for the first sleeping task, so
  /// that they do not count as leftovers of a scenario.
  private static func openRuntimeDescriptors() async {
    _ = TimerThread.shared.schedule(0) {}
    #if os(Linux)
      // Each clock has a separate timer, which is created only if the time is not yet over.
      for time in [1, 2, 4, 8, 16, 32, 64].map(Duration.milliseconds)
      where Descriptors.count(named: "anon_inode:[timerfd]") < 2 {
        async let sleep: Void? = try? Task.sleep(for: time, clock: .suspending)
        try? await Task.sleep(for: time, clock: .continuous)
        _ = await sleep
      }
    #endif
  }
}

// MARK: - Requests of the supervisor

extension Worker {
  /// Waits in a thread for the supervisor to interrupt the run, or to end.
  ///
  /// - Returns: Whether the thread could be started.
  private static func watch(
    _ control: Int32, cancel task: UnsafeCurrentTask?, _ interruption: Interruption
  ) -> Bool {
    // It runs as long as the process.
    nonisolated(unsafe) let task = task  // why: `cancel` may be called from anywhere
    return startThread {
      while let signal = SystemCalls.waitAndRead(control, capacity: 1).first {
        interruption.interrupt(Int32(signal), name: SignalName.name(of: Int32(signal)))
        task?.cancel()
      }
      // The supervisor is gone. The processes that steps have started end with this one.
      ChildProcesses.end { _ in true }
      kill(0, SIGKILL)
      _exit(0)
    }
  }

  /// Steps see the user's own options, and do not start processes with those of a worker.
  private static func restoreBacktraceOptions() {
    if let own = getenv(WorkerChannels.backtraceVariable) {
      if strlen(own) > 0 {
        setenv("SWIFT_BACKTRACE", own, 1)
      } else {
        unsetenv("SWIFT_BACKTRACE")
      }
      unsetenv(WorkerChannels.backtraceVariable)
    }
  }
}

/// Receives settings and orders from the supervisor.
private struct OrderChannel {
  private let descriptor: Int32
  private var incoming = FrameBuffer()
  private var waiting: ArraySlice<UInt8>?

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Whether a whole frame is there already.
  var hasFrame: Bool {
    mutating get {
      if waiting == nil { waiting = try? incoming.next() }
      return waiting != nil
    }
  }

  /// Waits for the next frame; nil when the supervisor sends no more.
  mutating func next() -> ArraySlice<UInt8>? {
    while !hasFrame {
      switch incoming.read(from: descriptor) {
      case 0: return nil
      // A step may have made the descriptor non-blocking.
      case nil: SystemCalls.wait(for: Int16(POLLIN), on: descriptor)
      default: break
      }
    }
    return waiting.take()
  }

  mutating func nextSettings() -> WorkerSettings? {
    next().flatMap { WorkerSettings(packed: $0) }
  }
}

extension WorkerSettings {
  /// The run's clock: the machine's, counted from the moment when the run began in another process.
  fileprivate var clock: RunClock {
    let began = runBegan
    let clock = RunClock(
      start: Timestamp(), schedule: { TimerThread.shared.schedule($0, $1) },
      elapsed: { Int64(csp_monotonic_now()) - began })
    return isWithoutTimes ? clock.withoutTimes : clock
  }
}
