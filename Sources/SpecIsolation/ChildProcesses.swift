import CSpecProcess

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The child processes of this process, where the system lists them.
enum ChildProcesses {
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

  /// Kills those that `isMeant` names, and what becomes a child of this process when they end.
  static func end(where isMeant: (pid_t) -> Bool) {
    // Each round ends one generation; a process may also start others faster than they are found.
    for _ in 0..<rounds {
      let meant = all().filter { isMeant($0.pid) }
      if meant.isEmpty { return }
      for (pid, _) in meant { kill(pid, SIGKILL) }
      for (pid, _) in meant {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      }
    }
  }

  private static let rounds = 100

  /// Kills what a worker left in a session of its own, which came here when the worker ended.
  static func endOrphans() {
    let session = getsid(0)
    end { getsid($0) != session }
  }
}
