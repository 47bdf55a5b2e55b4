import CSpecProcess
import SpecEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The state of a worker that scenarios share: looked at after each, it shows what one left behind.
///
/// The look costs a few calls of the system; only where a number differs are the details read.
struct Vitals {
  /// The lowest number that a new descriptor would get.
  private var lowestDescriptor: Int32
  private var descriptors: Set<Int32>
  private var timers = RuntimeTimers()
  /// Whether SIGALRM was on its way before any scenario.
  private let hadAlarm: Bool
  private var threadCount: Int
  /// The threads that were here before, or wait as those of the pool do.
  private var threads: Set<String>
  private let isLenient: Bool
  private let folder: String
  private let environment: UInt64
  private let variables: [String: String]
  private let habits: csp_habits

  /// The time within which a timer counts as left behind, in nanoseconds.
  private static let horizon: UInt64 = 1_000_000_000

  /// Something that was left behind.
  private(set) var findings: [String] = []
  /// The nanoseconds until something left behind happens.
  private(set) var rest: UInt64 = 0
  private var isDirty = false

  /// - Parameter isLenient: Whether timers, threads and a few open files are what scenarios of this
  ///   program share, such as a client of HTTP, and not left behind.
  init(isLenient: Bool) {
    self.isLenient = isLenient
    // First, because it keeps a descriptor.
    threadCount = Int(csp_thread_count())
    lowestDescriptor = Self.lowestFree()
    descriptors = Self.openDescriptors()
    for descriptor in descriptors {
      timers.add(descriptor, Self.target(of: descriptor), isOfScenario: false)
    }
    hadAlarm = csp_alarm_rest() > 0
    threads = Set(SystemCalls.names(in: "/proc/self/task"))
    folder = Self.currentFolder()
    environment = csp_environment_hash()
    variables = Self.currentVariables()
    habits = Self.currentHabits()
  }

  /// Looks, and gives what was left behind in words.
  mutating func look() -> String? {
    findings = []
    rest = 0
    // First, because a thread that begins may be about to open what is looked for next: the one that
    // waits for the timers of a step makes their descriptors itself.
    let running = isLenient ? 0 : newRunningThreads()
    if !isLenient { timers.settle() }
    if Self.lowestFree() != lowestDescriptor { lookAtDescriptors() }
    if csp_has_child() {
      let names = ChildProcesses.all().map(\.name).sorted()
      find(Self.counted(names, "child process", "child processes"))
    }
    let now = Self.currentFolder()
    if now != folder {
      find(
        now.isEmpty
          ? "the working directory, which is deleted"
          : "the working directory \(now) instead of \(folder)")
    }
    if csp_environment_hash() != environment { lookAtVariables() }
    lookAtHabits()
    if isLenient { return described }
    if running > 0 {
      find(running == 1 ? "a running thread" : "\(running) running threads")
      rest = max(rest, Self.patience)
    }
    rest = max(rest, timers.rest(within: Self.horizon))
    let alarm = hadAlarm ? 0 : csp_alarm_rest()
    if alarm > 0 {
      find("an alarm")
      if alarm < Self.horizon { rest = max(rest, alarm) }
    }
    return described
  }

  private var described: String? {
    findings.isEmpty ? nil : "left behind: " + findings.joined(separator: "; ")
  }

  /// The state after the last look.
  var condition: WorkerReport.Condition {
    if rest > 0 { return .pending(nanoseconds: Int64(rest)) }
    return isDirty ? .dirty : .clean
  }

  private mutating func find(_ what: String) {
    findings.append(what)
    isDirty = true
  }

  private static func counted(_ names: [String], _ one: String, _ many: String) -> String {
    let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
    return "\(names.count) \(names.count == 1 ? one : many)" + (shown.isEmpty ? "" : " (\(shown))")
  }
}

// MARK: - Descriptors

extension Vitals {
  private mutating func lookAtDescriptors() {
    let now = Self.openDescriptors()
    var opened: [String] = []
    for descriptor in now.subtracting(descriptors).sorted() {
      let name = Self.target(of: descriptor)
      // What the runtime opens for its own use stays.
      if name.hasPrefix("anon_inode:") {
        timers.add(descriptor, name, isOfScenario: true)
        descriptors.insert(descriptor)
      } else {
        opened.append(name)
      }
    }
    let closed = descriptors.subtracting(now)
    if isLenient, now.count < descriptors.count + Self.mostShared {
      descriptors.formUnion(now)
      opened = []
    }
    if !opened.isEmpty {
      find(Self.counted(opened, "open file", "open files"))
      // Somebody may be about to use it.
      rest = max(rest, 1)
    }
    if !closed.isEmpty {
      find(
        "\(closed.count == 1 ? "a closed descriptor" : "\(closed.count) closed descriptors"): "
          + closed.sorted().map { "\($0)" }.joined(separator: ", "))
    }
    lowestDescriptor = Self.lowestFree()
  }

  /// The number of open files that scenarios may come to share.
  private static let mostShared = 128

  private static func lowestFree() -> Int32 {
    let descriptor = fcntl(STDIN_FILENO, F_DUPFD, 0)
    if descriptor >= 0 { close(descriptor) }
    return descriptor
  }

  #if os(Linux)
    private static let descriptorFolder = "/proc/self/fd"
  #else
    private static let descriptorFolder = "/dev/fd"
  #endif

  private static func openDescriptors() -> Set<Int32> {
    var result = Set(SystemCalls.names(in: descriptorFolder).compactMap { Int32($0) })
    // That of the folder itself is closed by now.
    result = result.filter { fcntl($0, F_GETFD) >= 0 }
    return result
  }

  private static func target(of descriptor: Int32) -> String {
    #if os(Linux)
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.bindMemory(to: CChar.self).baseAddress.map {
          readlink("\(descriptorFolder)/\(descriptor)", $0, bytes.count)
        } ?? -1
      }
      let name = count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : ""
      // The number of a pipe or socket is another one in each run.
      for kind in ["pipe", "socket"] where name.hasPrefix("\(kind):") { return kind }
      return name
    #else
      return "descriptor \(descriptor)"
    #endif
  }
}

// MARK: - Processes and threads

extension Vitals {
  /// The number of threads that came and are at work: those of the pool, when they have none, wait for
  /// it.
  private mutating func newRunningThreads() -> Int {
    let count = Int(csp_thread_count())
    defer { threadCount = count }
    guard count > threadCount else { return 0 }
    // The runner itself may have gone on in a thread that is new.
    threads.insert("\(csp_thread())")
    var busy: Set<String> = []
    // A thread of the pool may be just about to fall asleep, and on a machine that is busy with other
    // things it takes long to get there.
    for moment in 0..<500 {
      let new = Set(SystemCalls.names(in: "/proc/self/task")).subtracting(threads)
      busy = new.filter { Self.isAtWork($0) }
      threads.formUnion(new.subtracting(busy))
      if busy.isEmpty { return 0 }
      if moment >= 50, !busy.contains(where: { Self.isStarved($0) }) { break }
      var pause = timespec(tv_sec: 0, tv_nsec: 1_000_000)
      nanosleep(&pause, nil)
    }
    // What wants to run and never could is no finding.
    return busy.count { !Self.isStarved($0) }
  }

  /// The time that something left running gets to show what comes of it, in nanoseconds.
  private static let patience: UInt64 = 200_000_000

  /// Whether a thread runs, or waits for time to pass, not for another thread or for events.
  private static func isAtWork(_ thread: String) -> Bool {
    let call = SystemCalls.text(of: "/proc/self/task/\(thread)/syscall").split(separator: " ").first
    guard let call else { return false }
    return !waitingCalls.contains(String(call))
  }

  /// Whether a thread wants to run and had hardly any time for it: 20 ms, by the kernel's count.
  private static func isStarved(_ thread: String) -> Bool {
    let folder = "/proc/self/task/\(thread)"
    guard SystemCalls.text(of: "\(folder)/syscall").hasPrefix("running") else { return false }
    // Behind the name, which may hold anything: user and system time are the 12th and 13th number, in
    // hundredths of a second.
    let line = SystemCalls.text(of: "\(folder)/stat")
    let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      return false
    }
    return user + system < 2
  }

  /// futex, poll, ppoll, epoll_wait and epoll_pwait, by their numbers, as strings.
  #if arch(x86_64)
    private static let waitingCalls: Set<String> = ["202", "7", "271", "232", "281", "441"]
  #else
    private static let waitingCalls: Set<String> = ["98", "73", "22", "441"]
  #endif
}

// MARK: - Folder, environment and habits

extension Vitals {
  private static func currentHabits() -> csp_habits {
    var habits = csp_habits()
    csp_read_habits(&habits)
    return habits
  }

  /// The umask, the handlers of signals, resource limits, the process group and the locale.
  private mutating func lookAtHabits() {
    let now = Self.currentHabits()
    if now.file_mask != habits.file_mask {
      let mask = String(now.file_mask, radix: 8)
      find("the umask \(mask) instead of \(String(habits.file_mask, radix: 8))")
    }
    if now.signal_handlers != habits.signal_handlers { find("changed handlers of signals") }
    if now.resource_limits != habits.resource_limits { find("changed resource limits") }
    if now.process_group != habits.process_group { find("another process group") }
    if now.locale != habits.locale { find("another locale") }
  }

  private static func currentFolder() -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4097) { buffer in
      buffer.baseAddress.flatMap { getcwd($0, 4096) }.map { String(cString: $0) } ?? ""
    }
  }

  private mutating func lookAtVariables() {
    let now = Self.currentVariables()
    let names = Set(now.keys).union(variables.keys).filter { now[$0] != variables[$0] }.sorted()
    if !names.isEmpty { find("changed in the environment: \(names.joined(separator: ", "))") }
  }

  private static func currentVariables() -> [String: String] {
    var result: [String: String] = [:]
    guard var variable = csp_environment() else { return result }
    while let text = variable.pointee {
      let parts = String(cString: text).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      result[String(parts[0])] = parts.count == 2 ? String(parts[1]) : ""
      variable += 1
    }
    return result
  }
}
