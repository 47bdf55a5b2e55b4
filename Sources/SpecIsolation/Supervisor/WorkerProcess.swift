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

/// A worker as its supervisor sees it: the process, what was ordered and what came back.
///
/// One long file, because its descriptors and buffers are private to it.
final class WorkerProcess {
  let pid: pid_t
  private(set) var journal: Journal
  private let commands: Int32
  private let control: Int32
  let reports: Int32
  private let output: Int32
  /// Orders that did not fit into the pipe.
  private var unsentOrders: [UInt8] = []
  private var unsentFrom = 0
  /// The number of bytes of reports that have come, through the pipe or from the journal.
  private(set) var received: UInt64 = 0
  /// What was seen in the journal and has not come through the pipe.
  private var ahead: [UInt8] = []
  /// The number of bytes that have come through the pipe.
  private var piped: UInt64 = 0
  /// The number of whole reports that were taken, and of their bytes.
  private var taken: (reports: UInt64, bytes: UInt64) = (0, 0)
  /// Whether something else than reports came.
  var hasGarbage = false
  private var incoming: [UInt8] = []
  private var incomingFrom = 0
  private(set) var isOpen = true

  /// Its place among the workers for scenarios; nil for one of hooks.
  var slot: Int?
  /// The parameters of the last order.
  var knownParameters: [String: String]?
  /// The jobs that were ordered, the one that runs first.
  var queue = JobQueue()
  private(set) var orderedCount: UInt64 = 0
  /// Whether it has made its libraries ready.
  var isReady = false
  /// The jobs that have ended here.
  var ended = EndedJobs()
  /// Why it is being ended.
  var reason: Death.Reason?
  /// Whether it was killed when nothing was expected of it any more.
  var isDismissed = false
  /// The moment when it is killed, if it is still there then.
  var killTime: UInt64?
  /// Whether reports may still come.
  var isReading = true
  /// Whether it was waited for.
  var isGone = false
  /// How it has ended, where it is not told before a time, as the run may be about to be interrupted.
  var heldEnd: (status: Int32, until: UInt64)?
  /// A number that changes when something happens, and when it last did.
  private var progress: (mark: UInt64, since: UInt64)
  /// When the code began that was reported as slow.
  var slowSince: UInt64 = 0
  private let isCaptured: Bool
  /// Answers what its code asks of the network.
  var network: NetworkWatch?

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - capture: Whether what it prints is kept.
  ///   - level: What its code may reach.
  /// - Throws: the system's error.
  init(capture: Bool, network level: NetworkLevel) throws(SpawnError) {
    let lowest = WorkerChannels.first + 10
    var opened: [Int32] = []
    func check(_ error: Int32) throws(SpawnError) {
      guard error != 0 else { return }
      for descriptor in opened { close(descriptor) }
      throw SpawnError(code: error)
    }
    func pipe() throws(SpawnError) -> (read: Int32, write: Int32) {
      var ends: [Int32] = [-1, -1]
      try check(csp_pipe(&ends, lowest))
      opened += ends
      return (ends[0], ends[1])
    }
    func memory(_ size: Int) throws(SpawnError) -> Int32 {
      let low = csp_memory_create(size)
      guard low >= 0 else {
        try check(errno)
        return -1
      }
      let descriptor = fcntl(low, F_DUPFD_CLOEXEC, lowest)
      let error = errno
      close(low)
      if descriptor < 0 { try check(error) }
      opened.append(descriptor)
      return descriptor
    }
    func pair() throws(SpawnError) -> (here: Int32, there: Int32) {
      guard level != .allow else { return (-1, -1) }
      var ends: [Int32] = [-1, -1]
      try check(csp_socket_pair(&ends, lowest))
      opened += ends
      return (ends[0], ends[1])
    }
    let orders = try pipe()
    let reports = try pipe()
    let control = try pipe()
    let shared = try memory(Journal.size)
    let output = try memory(0)
    _ = fcntl(output, F_SETFL, fcntl(output, F_GETFL) | O_APPEND)
    let network = try pair()
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    if nothing >= 0 { opened.append(nothing) }
    guard let journal = Journal(descriptor: shared) else {
      try check(errno)
      throw SpawnError(code: ENOMEM)
    }
    let there = WorkerChannels.inWorker
    var pairs: [Int32] = [
      orders.read, there.commands, reports.write, there.reports, control.read, there.control,
      shared, there.journal, nothing, STDIN_FILENO,
    ]
    if capture {
      pairs += [output, STDOUT_FILENO, output, STDERR_FILENO, output, there.output]
    } else {
      pairs += [STDOUT_FILENO, STDOUT_FILENO, STDERR_FILENO, STDERR_FILENO]
    }
    if network.there >= 0 { pairs += [network.there, there.network] }
    let (pid, error) = WorkerProgram.spawn(pairs, network: level)
    if error != 0 { journal.unmap() }
    try check(error)
    for descriptor in [
      orders.read, reports.write, control.read, shared, nothing, network.there,
    ] where descriptor >= 0 {
      close(descriptor)
    }
    csp_register_group(pid)
    SystemCalls.makeNonBlocking(orders.write)
    SystemCalls.makeNonBlocking(reports.read)
    self.pid = pid
    self.journal = journal
    commands = orders.write
    self.control = control.write
    self.reports = reports.read
    self.output = output
    progress = (0, csp_monotonic_now())
    isCaptured = capture
    if network.here >= 0 {
      self.network = NetworkWatch(channel: network.here, level: level, worker: pid)
    }
  }

  var isBusy: Bool { !queue.isEmpty }

  /// Whether the code of the first job in its queue has begun.
  var hasBegun: Bool { queue.first?.record.hasBegun ?? false }
  var hasUnsentOrders: Bool { unsentFrom < unsentOrders.count }
  var commandDescriptor: Int32 { commands }
}

// MARK: - Orders

extension WorkerProcess {
  /// Sends a job.
  func order(_ job: OrderedJob) {
    let order = JobOrder(job.record.job, skipping: job.skipping, known: knownParameters)
    if let parameters = order.parameters { knownParameters = parameters }
    send(Packer.bytes { order.write(to: &$0) })
    queue.append(job)
    orderedCount += 1
  }

  /// Counts from now: before its run, nothing was expected of it.
  func beginRun() { progress.since = csp_monotonic_now() }

  func send(_ bytes: [UInt8]) {
    withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { unsentOrders += $0 }
    unsentOrders += bytes
  }

  /// Writes orders as far as the pipe takes them.
  func flushOrders() {
    guard hasUnsentOrders, isOpen else { return }
    let count = unsentOrders.withUnsafeBytes { bytes in
      SystemCalls.write(commands, UnsafeRawBufferPointer(rebasing: bytes[unsentFrom...]))
    }
    guard let count else {
      // It reads no more: its end will be noticed.
      unsentFrom = unsentOrders.count
      return
    }
    unsentFrom += count
    if unsentFrom == unsentOrders.count {
      unsentOrders.removeAll(keepingCapacity: true)
      unsentFrom = 0
    }
  }

  /// Asks it to end its scenario early.
  func interrupt(_ signal: Int32) {
    withUnsafeBytes(of: UInt8(truncatingIfNeeded: signal)) { _ = SystemCalls.write(control, $0) }
  }
}

// MARK: - Reports

extension WorkerProcess {
  /// Reads what is there.
  ///
  /// - Returns: Whether more may come.
  func readReports() -> Bool {
    while let bytes = SystemCalls.read(reports, capacity: 1 << 17) {
      guard !bytes.isEmpty else { return false }
      // What was seen in the journal before it came is known.
      let known = min(ahead.count, bytes.count)
      if !bytes.prefix(known).elementsEqual(ahead.prefix(known)) { hasGarbage = true }
      ahead.removeFirst(known)
      piped += UInt64(bytes.count)
      received = max(received, piped)
      incoming += bytes.dropFirst(known)
      if bytes.count < 1 << 17 { return true }
    }
    return true
  }

  /// Adds what it has not sent yet: it may be busy for long before it sends more.
  func peek() {
    guard isReading, !hasGarbage, let bytes = journal.snapshot(after: received) else { return }
    received += UInt64(bytes.count)
    incoming += bytes
    ahead += bytes
  }

  /// Adds what it had not sent when it came to its end, and drops what others wrote to its channel.
  func readJournal() {
    guard hasGarbage else { return incoming += journal.unsent(after: received) }
    // What it sent itself after the last whole report came last.
    let flushed = csp_journal_flushed(journal.memory)
    let own = flushed > taken.bytes ? Int(min(flushed - taken.bytes, UInt64(incoming.count))) : 0
    incoming = incoming.suffix(own) + journal.waiting
    incomingFrom = 0
  }

  /// The next report; nil until more comes.
  func nextReport() throws(WireError) -> WorkerReport? {
    let begin = incomingFrom
    guard
      let report = try Self.nextReport(in: incoming, from: &incomingFrom, number: taken.reports)
    else { return compact() }
    taken.reports += 1
    taken.bytes += UInt64(incomingFrom - begin)
    return report
  }

  private static func nextReport(
    in bytes: [UInt8], from position: inout Int, number: UInt64
  ) throws(WireError) -> WorkerReport? {
    let count = bytes.count - position
    guard count >= FrameHead.size else { return nil }
    guard let head = FrameHead(bytes, from: position, position: number) else { throw WireError() }
    guard count - FrameHead.size >= head.count else { return nil }
    let begin = position + FrameHead.size
    position = begin + head.count
    var wire = WireReader(bytes[begin..<position])
    return try WorkerReport(from: &wire)
  }

  /// The step that runs, also where the report of it was not sent yet.
  func currentPlace(of job: OrderedJob) -> String {
    var record = job.record
    let bytes = Array(incoming[incomingFrom...] + journal.unsent(after: received))
    var position = 0
    var number = taken.reports
    while let report = try? Self.nextReport(in: bytes, from: &position, number: number) {
      number += 1
      if case .event(let event, let time) = report { try? record.receive(event, at: time) }
    }
    return record.place
  }

  private func compact() -> WorkerReport? {
    if incomingFrom > 0 {
      incoming.removeFirst(incomingFrom)
      incomingFrom = 0
    }
    return nil
  }
}

// MARK: - Its end

extension WorkerProcess {
  /// Whether its code has crashed or called `exit`, and the process is not gone yet.
  var isEnding: Bool {
    csp_journal_crash_signal(journal.memory) != 0 || csp_journal_exit_called(journal.memory)
  }

  /// The jobs of which one may have left what happens now, or when this process began to end.
  var suspects: Suspects? {
    let last = ended.suspects(among: ended.count)
    guard isEnding else { return last }
    let carriedOut = Int(clamping: csp_journal_carried_out_at_end(journal.memory))
    return ended.suspects(among: carriedOut) ?? last
  }

  /// Lets it end by itself, as soon as it has nothing to do.
  func closeOrders() {
    guard isOpen else { return }
    isOpen = false
    close(commands)
  }

  /// Kills it and everything it has started.
  func kill() { _ = signalGroup(pid) }

  /// Whether the first job in its queue brought it down, and not something that another left.
  var isOwnFault: Bool {
    guard slot != nil, ended.count > 0, reason == nil, queue.first?.needsFreshProcess != true else {
      return true
    }
    let journal = journal.memory
    guard csp_journal_began(journal) != 0 else { return false }
    let task = csp_journal_task(journal)
    return csp_journal_crash_signal(journal) != 0 && csp_journal_crash_task(journal) == task
      || csp_journal_exit_called(journal) && csp_journal_exit_task(journal) == task
  }

  /// Notes whether anything has happened since the last look, and gives the time since it has.
  func idleTime(_ now: UInt64) -> UInt64 {
    let memory = journal.memory
    let mark =
      received &+ csp_journal_flushed(memory) &+ csp_journal_pending(memory)
      &+ csp_journal_began(memory) &+ orderedCount
    if mark != progress.mark { progress = (mark, now) }
    return now - progress.since
  }

  /// Whether it has said or done anything; until then it makes its libraries ready.
  var hasStarted: Bool {
    let memory = journal.memory
    return received > 0 || csp_journal_flushed(memory) > 0 || csp_journal_pending(memory) > 0
      || csp_journal_began(memory) > 0
  }

  /// Whether it has carried out everything, as far as it knows, and no report of that will come.
  var hasLostReports: Bool {
    csp_journal_carried_out(journal.memory) >= orderedCount
      && csp_journal_flushed(journal.memory) == piped && journal.pending == 0
  }

  /// Whether the backtrace that was asked for is there.
  var hasBacktrace: Bool {
    !isCaptured || takeOutput().suffix(256).contains("Backtrace took ".utf8)
  }

  /// Whether it has ended, and how.
  ///
  /// - Parameter stopped: Receives the signal that has stopped it, if one has.
  func poll(stopped: inout Int32?) -> Int32? {
    var status: Int32 = 0
    let result = waitpid(pid, &status, WNOHANG | WUNTRACED)
    if result == 0 { return nil }
    if result == pid, status & 0xFF == 0x7F {
      stopped = status >> 8 & 0xFF
      return nil
    }
    return result == pid ? status : 0
  }

  /// Waits for its end, after it was killed.
  func awaitEnd() {
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
  }

  /// Frees what belongs to it, once it has ended.
  func dispose() {
    csp_unregister_group(pid)
    // What it started and left.
    kill()
    if isOpen { close(commands) }
    isOpen = false
    close(control)
    close(reports)
    close(output)
    network?.stop()
    journal.unmap()
  }

  /// What was printed and not taken by the worker.
  func takeOutput() -> [UInt8] {
    let size = Int(lseek(output, 0, SEEK_END))
    guard size > 0 else { return [] }
    let count = min(size, 1 << 20)
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(output, buffer.baseAddress, count, off_t(size - count)))
    }
  }

  /// Drops the middle of endless output.
  func boundOutput() {
    let size = lseek(output, 0, SEEK_END)
    guard size > 64 << 20 else { return }
    csp_journal_add_dropped(journal.memory, UInt64(size - (1 << 20)))
    _ = ftruncate(output, 1 << 20)
  }
}
