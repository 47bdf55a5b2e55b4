import CLibrary
import CSpecProcess
import Messages
import SpecEngine

/// A worker as its supervisor sees it: the process, its orders and its results.
final class WorkerProcess {
  /// The states of a worker, in the order in which they can follow each other.
  enum State {
    /// It makes its libraries ready, runs the jobs in its queue, or waits for one.
    case active
    /// It receives no more jobs, and ends by itself or is killed at that moment.
    case retiring(until: UInt64)
    /// It crashes, or is to be ended for a reason, and is killed at that moment, when its backtrace should
    /// be complete.
    case ending(WorkerExit.Reason?, until: UInt64)
    /// SIGKILL was sent at that moment.
    case killed(WorkerExit.Reason?, at: UInt64)
    /// It was ended by a signal that also interrupts runs. Until that moment the run itself may be
    /// interrupted, which is then the reason.
    case interrupted(status: Int32, until: UInt64)
    case gone
  }

  private let connection: WorkerConnection
  var state = State.active
  /// Whether it has made its libraries ready.
  var isReady = false
  private var hasClosedOrders = false
  private var unsent: [UInt8] = []
  private var incoming = FrameBuffer()
  /// Whether reports may still come.
  private(set) var isReading = true

  /// Its slot among the workers for scenarios; nil for one of hooks.
  var slot: Int?
  /// The parameters of the last order.
  private var knownParameters: [String: String]?
  /// The jobs that were ordered, starting with the one that runs.
  var queue: JobQueue = []
  private var orderedCount: UInt64 = 0
  /// When the first job in its queue became the first.
  private var firstSince: UInt64 = 0
  /// Whether its first job takes so long that no other should wait for it.
  private(set) var isOccupied = false
  /// The jobs that have ended here.
  var ended = EndedJobs()
  /// The number of reports that have come.
  private var reportCount: UInt64 = 0
  /// A number that changes when something happens, and when it last did.
  private var progress: (mark: UInt64, since: UInt64)
  /// The names of the processes left by it, or by another worker that ended at the same moment.
  var orphans: [String] = []
  /// When the code that was reported as slow began.
  var slowSince: UInt64 = 0
  private let isCaptured: Bool
  /// Answers the network calls of its code.
  var network: NetworkMonitor?

  init(capture: Bool, network level: NetworkLevel) throws(SpawnError) {
    connection = try WorkerConnection(capture: capture, network: level)
    progress = (0, csp_monotonic_now())
    isCaptured = capture
    network = connection.network.map {
      NetworkMonitor(channel: $0, level: level, worker: connection.pid)
    }
  }

  var pid: pid_t { connection.pid }
  var status: SharedStatus { connection.status }
  var reports: Int32 { connection.reports }
  var orders: Int32 { connection.orders }

  var isBusy: Bool { !queue.isEmpty }

  /// Whether the code of the first job in its queue has begun.
  var hasBegun: Bool { queue.first?.record.hasBegun ?? false }
}

// MARK: - States

extension WorkerProcess {
  var isGone: Bool { if case .gone = state { true } else { false } }

  /// Whether its end has not been requested yet.
  var isLiving: Bool {
    switch state {
    case .active, .retiring: true
    case .ending, .killed, .interrupted, .gone: false
    }
  }

  /// Why the supervisor is ending it.
  var reason: WorkerExit.Reason? {
    switch state {
    case .ending(let reason, _), .killed(let reason, _): reason
    case .active, .retiring, .interrupted, .gone: nil
    }
  }

  /// Lets it end by itself, since it has nothing to do.
  func retire(until: UInt64) {
    closeOrders()
    if isLiving { state = .retiring(until: until) }
  }

  /// Kills it and everything in its group.
  func kill(_ reason: WorkerExit.Reason?) {
    _ = signalGroup(pid)
    state = .killed(reason, at: csp_monotonic_now())
  }

  /// Frees its resources, once it has ended.
  func dispose() {
    state = .gone
    // The processes that it started and left.
    _ = signalGroup(pid)
    closeOrders()
    network?.stop()
    connection.close()
  }

  private func closeOrders() {
    guard !hasClosedOrders else { return }
    hasClosedOrders = true
    unsent = []
    close(connection.orders)
  }
}

// MARK: - Orders

extension WorkerProcess {
  var hasUnsentOrders: Bool { !unsent.isEmpty }

  func order(_ job: OrderedJob, _ settings: Run.Settings) {
    let record = job.record
    FrameBuffer.add(to: &unsent) {
      record.job.order(to: &$0, skipping: record.done, known: knownParameters, settings)
    }
    knownParameters = record.job.parameters
    if queue.isEmpty { firstSince = csp_monotonic_now() }
    queue.append(job)
    orderedCount += 1
  }

  /// Removes the first job, which has ended.
  func removeFirst() -> OrderedJob {
    isOccupied = false
    firstSince = csp_monotonic_now()
    return queue.removeFirst()
  }

  /// Whether jobs wait for one that has taken longer than a queue should take.
  func isJammed(_ now: UInt64) -> Bool {
    queue.count > 1 && !isOccupied && isLiving && now > firstSince + UInt64(WorkerPool.queueTime)
  }

  /// Takes back the jobs that have not begun.
  func takeBack() -> JobQueue {
    let begun = status.takeBackOrders()
    FrameBuffer.add(to: &unsent) { _ in }
    flushOrders()
    // The worker may not receive the last ones.
    knownParameters = nil
    isOccupied = true
    // Any other number was written to the shared memory by a step.
    let ended = orderedCount - UInt64(queue.count)
    guard (ended + (hasBegun ? 1 : 0)...orderedCount).contains(begun) else { return [] }
    defer {
      queue.removeLast(Int(orderedCount - begun))
      isOccupied = isBusy
      orderedCount = begun
    }
    return queue.suffix(Int(orderedCount - begun))
  }

  /// Counts idle time from now: before, its state was not known, or nothing was expected of it.
  func restartIdleTime() { progress.since = csp_monotonic_now() }

  func send(_ settings: WorkerSettings) {
    FrameBuffer.add(to: &unsent) { $0.put(settings) }
    flushOrders()
  }

  /// Writes orders as far as the pipe takes them.
  func flushOrders() {
    guard hasUnsentOrders, !hasClosedOrders else { return }
    let count = unsent.withUnsafeBytes { SystemCalls.write(connection.orders, $0) }
    // If it reads no more, its end will be noticed.
    unsent.removeFirst(count ?? unsent.count)
  }

  /// Requests that it end its scenario early.
  func interrupt(_ signal: Int32) {
    withUnsafeBytes(of: UInt8(truncatingIfNeeded: signal)) {
      _ = SystemCalls.write(connection.control, $0)
    }
  }
}

// MARK: - Reports

extension WorkerProcess {
  func readReports() {
    while isReading, let count = incoming.read(from: reports) {
      isReading = count > 0
      if count < FrameBuffer.readSize { break }
    }
  }

  /// Reads the rest that an ended worker left in the pipe, which a child of it may hold open.
  func readRest() {
    readReports()
    isReading = false
  }

  /// The next report; nil until more comes.
  ///
  /// - Throws: `WireError` for anything that a worker does not write.
  func nextReport() throws(WireError) -> WorkerReport? {
    guard let frame = try incoming.next() else { return nil }
    reportCount += 1
    guard let report = WorkerReport(packed: frame) else { throw WireError() }
    return report
  }

  /// Records whether anything has happened since the last call, and returns the time since it has.
  func idleTime(_ now: UInt64) -> UInt64 {
    let mark = reportCount &+ status[csp_began] &+ status[csp_carried_out] &+ orderedCount
    if mark != progress.mark { progress = (mark, now) }
    // A restart may be later than `now`.
    return now - min(now, progress.since)
  }
}

// MARK: - Its end

extension WorkerProcess {
  /// The jobs that may be the cause of the present event, or of the end of this process.
  var suspects: String? {
    let last = ended.suspects(among: ended.count)
    guard status.isEnding else { return last }
    return ended.suspects(among: Int(clamping: status[csp_carried_out_at_end])) ?? last
  }

  /// Whether the first job in its queue ended it, and not something that another left.
  var isOwnFault: Bool {
    guard slot != nil, ended.count > 0, reason == nil, queue.first?.needsFreshProcess != true else {
      return true
    }
    return status.isEndedByRunningCode || status[csp_channel_lost] != 0
  }

  /// Whether the requested backtrace is complete.
  var hasBacktrace: Bool {
    !isCaptured || takeOutput().suffix(256).contains("Backtrace took ".utf8)
  }

  /// How it has ended or was stopped, as `waitpid` returns it; nil as long as it runs.
  func poll() -> Int32? {
    var status: Int32 = 0
    let result = waitpid(pid, &status, WNOHANG | WUNTRACED)
    if result == 0 { return nil }
    return result == pid ? status : 0
  }

  /// Whether it has ended, noticed or not.
  var hasExited: Bool {
    if case .interrupted = state { return true }
    var info = siginfo_t()
    return waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo != 0
  }

  /// Ends it, since nothing is expected of it, and waits for that.
  func end() {
    kill(.retired)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    dispose()
  }

  /// The output that the worker has not taken.
  func takeOutput() -> [UInt8] {
    let size = Int(lseek(connection.output, 0, SEEK_END))
    guard size > 0 else { return [] }
    let count = min(size, 1 << 20)
    return SystemCalls.read(connection.output, count, at: size - count)
  }

  /// Drops the middle of endless output.
  func boundOutput() {
    let size = lseek(connection.output, 0, SEEK_END)
    guard size > 64 << 20 else { return }
    status[csp_dropped] &+= UInt64(size - (1 << 20))
    _ = ftruncate(connection.output, 1 << 20)
  }
}
