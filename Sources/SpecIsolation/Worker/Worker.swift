import CSpecProcess
import Gherkin
import Messages
package import SpecEngine
package import StepKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process of the program that runs scenarios for another.
package enum Worker {
  /// What the front end gives a worker: what steps may ask for, by the front end's own settings.
  package typealias MakeEnvironment = (
    _ frontEnd: [String: String], _ clock: RunClock
  ) -> Run.Environment

  /// Runs this process as a worker if it was started as one; otherwise returns at once.
  package static func runIfAsked(
    _ libraries: () -> [StepLibrary], makeEnvironment: MakeEnvironment
  ) async {
    guard let value = getenv(WorkerChannels.variable) else { return }
    let level = NetworkLevel(rawValue: String(cString: value)) ?? .deny
    // Before anything can reach out or start a thread.
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

  /// - Returns: 0, or the error for which there is no guard.
  private static func installGuard(_ level: NetworkLevel) -> Int32 {
    guard level != .allow else { return 0 }
    let channel = WorkerChannels.inWorker.network
    defer { close(channel) }
    return NetworkGuard.install(sendingListenerOver: channel)
  }

  private static func run(
    _ libraries: () -> [StepLibrary], _ makeEnvironment: MakeEnvironment, _ level: NetworkLevel,
    _ guardError: Int32
  ) async {
    let channels = WorkerChannels.inWorker
    guard let journal = Journal(descriptor: channels.journal) else { return }
    // The mapping is enough, and out of the reach of steps that truncate what is open.
    close(channels.journal)
    // What a step leaves running is a child of this process, whatever session it is in.
    csp_adopt_orphans()
    csp_worker_begin(journal.memory, channels.all, Int32(channels.all.count))
    csp_forbid_core_dumps()
    csp_unbuffer_output()
    var reports = ReportChannel(journal: journal, descriptor: channels.reports)
    var orders = OrderChannel(descriptor: channels.commands)
    guard let frame = orders.next() else { return }
    var wire = WireReader(frame)
    guard var settings = try? WorkerSettings(from: &wire) else { return }
    guard guardError == 0 else {
      let reason = level.notEnforced(because: NetworkGuard.reason(guardError))
      reports.send(.unfit(reason))
      return reports.flush()
    }
    let interruption = Interruption()
    let task = withUnsafeCurrentTask { RunningTask($0) }
    guard watch(channels.control, cancel: task, interruption) else { return }
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
    // A worker that was ready is not to blame for what becomes of its first scenario.
    reports.flush()
    // Made ready ahead, it waits for the run that it will belong to; there may be none.
    while settings.isProvisional {
      guard let frame = orders.next() else { return }
      var wire = WireReader(frame)
      guard let next = try? WorkerSettings(from: &wire) else { return }
      settings = next
    }
    let vitals = SharedVitals(isLenient: settings.isLenient)
    var environment = makeEnvironment(settings.frontEnd, settings.clock)
    environment.interruption = interruption
    environment.watcher = JournalWatcher(journal: journal, network: level)
    environment.leftovers = vitals.look
    environment.output = CapturedOutput(channels, journal: journal)?.take
    let surroundings = Run.Surroundings(supportCode, settings.run, environment)
    var jobs = OrderedJobs(surroundings)
    while true {
      if !orders.hasFrame {
        reports.flush()
        if reports.isLost { break }
      }
      guard let frame = orders.next() else { break }
      guard interruption.signal == nil else {
        reports.send(.dropped)
        csp_journal_note_carried_out(journal.memory)
        continue
      }
      var packed = Unpacker(frame)
      let order = JobOrder(from: &packed)
      let end = await jobs.execute(order) { event, time in reports.send(.event(event, at: time)) }
      let condition = vitals.condition
      reports.send(.ended(end, condition))
      csp_journal_note_carried_out(journal.memory)
      if condition != .clean { break }
    }
    ChildProcesses.end { _ in true }
    reports.flush()
    if reports.isLost { return }
    // After something was left behind no other scenario begins here. The supervisor ends this process.
    while orders.next() != nil {}
    // Here, since freeing all that a large program has defined takes longer than most scenarios, and the
    // run waits for this process.
    withExtendedLifetime((supportCode, jobs)) { end() }
  }
}

// MARK: - The supervisor's wishes

extension Worker {
  /// Waits in a thread for the supervisor to interrupt the run, or to be gone.
  ///
  /// - Returns: Whether there is a thread.
  private static func watch(
    _ control: Int32, cancel task: RunningTask, _ interruption: Interruption
  ) -> Bool {
    startThread {
      while let signal = SystemCalls.waitAndRead(control, capacity: 1).first {
        interruption.interrupt(Int32(signal), name: SignalName.name(of: Int32(signal)))
        task.cancel()
      }
      // Nobody is left to report to. What the steps have started goes with this process.
      kill(0, SIGKILL)
      _exit(0)
    }
  }

  /// Steps see the user's own options, and start no process with those of a worker.
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

/// The task that runs the jobs of this worker.
private struct RunningTask: @unchecked Sendable {  // why: `cancel` may be called from anywhere
  /// It runs as long as the process.
  private let task: UnsafeCurrentTask?

  init(_ task: UnsafeCurrentTask?) { self.task = task }

  func cancel() { task?.cancel() }
}

/// Vitals that the runner looks at, and the worker after it.
private final class SharedVitals: Sendable {
  private let vitals: Mutex<Vitals>

  init(isLenient: Bool) { vitals = Mutex(Vitals(isLenient: isLenient)) }

  var look: @Sendable () -> String? { { [self] in vitals.withLock { $0.look() } } }

  var condition: WorkerReport.Condition { vitals.withLock { $0.condition } }
}

extension WorkerSettings {
  /// The run's clock: the machine's own, counted from the moment when the run began elsewhere.
  fileprivate var clock: RunClock {
    let began = runBegan
    let clock = RunClock(
      start: Timestamp(), schedule: { TimerThread.shared.schedule($0, $1) },
      elapsed: { Int64(csp_monotonic_now()) - began })
    return isWithoutTimes ? clock.withoutTimes : clock
  }
}
