import CLibrary
import CSpecProcess
import SpecEngine

/// The guard of the network, and the check whether this system supports it.
///
/// It confines code that reaches out by mistake, and the processes that the code starts. It is no sandbox for
/// hostile code, which may use a daemon with a local socket or, as root, the supervisor's memory.
package enum NetworkGuard {
  /// The reason why a level cannot be enforced on workers, such as "here: it needs Linux"; `nil` if it can.
  ///
  /// Determined by a trial process, in about a millisecond.
  @Sendable package static func obstacle() -> String? {
    #if os(Linux)
      var ends: [Int32] = [-1, -1]
      guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0, &ends) == 0 else {
        return reason(errno)
      }
      let process = csp_network_start_trial(ends[1])
      close(ends[1])
      guard process > 0 else {
        close(ends[0])
        return reason(-process)
      }
      let violations = watchTrial(process, channel: ends[0])
      // It has already ended, unless something went wrong.
      kill(process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
      guard status & 0x7f == 0 else { return "here: the check of it was not answered" }
      let error = status >> 8 & 0xff
      if error != 0 { return reason(error) }
      return violations.isEmpty ? "here: the memory of processes may not be read" : nil
    #else
      return "here: it needs Linux"
    #endif
  }

  /// Answers a process until it ends, and closes `channel`.
  private static func watchTrial(_ process: Int32, channel: Int32) -> [NetworkViolation] {
    let milliseconds: Int32 = 5000
    var monitor = NetworkMonitor(channel: channel, level: .deny, worker: process)
    defer { monitor.stop() }
    var violations: [NetworkViolation] = []
    while true {
      var waiting = monitor.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard !waiting.isEmpty, poll(&waiting, nfds_t(waiting.count), milliseconds) > 0 else { break }
      monitor.handle { if $0.attempt != .unknown { violations.append($0) } }
    }
    return violations
  }

  /// The reason why there is no guard, for an error of the system.
  static func reason(_ error: Int32) -> String {
    switch error {
    case ENOSYS, EINVAL: "here: it needs Linux 5.14 or later, on x86_64 or arm64"
    case EBUSY: "here: another guard is in force"
    case EACCES, EPERM: "here: seccomp filters are not permitted"
    default: "here: \(String(cString: strerror(error)))"
    }
  }
}
