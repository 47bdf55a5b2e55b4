import CLibrary
import CSpecProcess

/// The threads of a worker that existed before, or wait like those of the pool.
struct KnownThreads {
  private var count = Int(csp_thread_count())
  private var names = Set(SystemCalls.names(in: folder))

  private static let folder = "/proc/self/task"

  /// The number of new threads that are at work: those of the pool wait when they have none.
  mutating func newRunning() -> Int {
    let count = Int(csp_thread_count())
    guard count > self.count else {
      self.count = count
      return 0
    }
    // The runner itself may have continued in a new thread.
    names.insert("\(csp_thread())")
    var busy: Set<String> = []
    // A thread of the pool may be about to fall asleep, which takes long on a machine that is busy with other
    // things.
    for moment in 0..<500 {
      let new = Set(SystemCalls.names(in: Self.folder)).subtracting(names)
      busy = new.filter { Self.isAtWork($0) }
      names.formUnion(new.subtracting(busy))
      if busy.isEmpty {
        self.count = count
        return 0
      }
      if moment >= 50, !busy.contains(where: { Self.isStarved($0) }) { break }
      usleep(1_000)
    }
    // A thread that was ready to run but got no time is not a finding.
    return busy.count { !Self.isStarved($0) }
  }

  /// Whether a thread runs, or waits for time to pass, not for another thread or for events.
  private static func isAtWork(_ thread: String) -> Bool {
    let call = SystemCalls.text(of: "\(folder)/\(thread)/syscall").split(separator: " ").first
    return call.map { !waitingCalls.contains(String($0)) } ?? false
  }

  /// Whether a thread is ready to run and had hardly any time for it: 20 ms, by the kernel's count.
  private static func isStarved(_ thread: String) -> Bool {
    let folder = "\(Self.folder)/\(thread)"
    guard SystemCalls.text(of: "\(folder)/syscall").hasPrefix("running") else { return false }
    // After the name, which may contain anything: user and system time are the 12th and 13th number, in
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
