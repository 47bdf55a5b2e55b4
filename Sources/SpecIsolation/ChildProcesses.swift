import CLibrary
import CSpecProcess

/// The child processes of this process, on systems that list them.
enum ChildProcesses {
  /// Its process group is that of its parent, unless it has left it.
  typealias Ended = (name: String, group: pid_t)

  static func all() -> [(pid: pid_t, name: String)] {
    SystemCalls.names(in: "/proc/self/task").flatMap { thread in
      SystemCalls.text(of: "/proc/self/task/\(thread)/children").split(separator: " ")
    }.compactMap { number in
      pid_t(number).map { pid in
        let name = SystemCalls.text(of: "/proc/\(pid)/comm").split(separator: "\n").first
        return (pid, name.map(String.init) ?? "?")
      }
    }
  }

  /// Kills the selected processes, and the children of this process that their ends create.
  ///
  /// Each round ends one generation. The time is limited, because a process may start others faster than they
  /// are found, and a traced process does not end.
  ///
  /// - Returns: The processes that were killed, by name.
  @discardableResult
  static func end(where isMeant: (pid_t) -> Bool) -> [Ended] {
    let begin = csp_monotonic_now()
    var ended: [pid_t: Ended] = [:]
    while csp_monotonic_now() - begin < maximumTime {
      let meant = all().filter { isMeant($0.pid) }
      if meant.isEmpty { break }
      for (pid, name) in meant {
        if ended[pid] == nil { ended[pid] = (name, getpgid(pid)) }
        kill(pid, SIGKILL)
      }
      usleep(100)
      for (pid, _) in meant { reap(pid) }
    }
    // The program that makes backtraces belongs to Swift, not to the scenario.
    return ended.values.filter { !$0.name.hasPrefix("swift-backtrace") }.sorted {
      $0.name < $1.name
    }
  }

  /// In nanoseconds.
  private static let maximumTime: UInt64 = 2_000_000_000

  /// Kills the processes that workers left, which became children of this process when the workers ended: all
  /// children that this process has not started itself.
  static func endOrphans() -> [Ended] { end { !csp_is_registered($0) } }

  /// Waits for the killed threads of a process that have made this process their tracer.
  static func reapThreads(of process: pid_t) {
    for thread in SystemCalls.names(in: "/proc/\(process)/task") {
      if let thread = pid_t(thread), thread != process { reap(thread) }
    }
  }

  private static func reap(_ pid: pid_t) {
    #if os(Linux)
      // Both threads and processes.
      let options = WNOHANG | Int32(bitPattern: UInt32(__WALL))
    #else
      let options = WNOHANG
    #endif
    var status: Int32 = 0
    _ = waitpid(pid, &status, options)
  }

  /// Such as "2 child processes (sh, sleep)".
  static func described(_ names: [String]) -> String {
    Leftovers.counted(names, "child process", "child processes")
  }
}
