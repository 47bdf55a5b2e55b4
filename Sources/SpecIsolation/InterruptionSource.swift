import CLibrary
import CSpecProcess
package import SpecEngine

/// The source of signals that end a run early.
package struct InterruptionSource: Sendable {
  /// A descriptor that becomes readable when a signal has arrived.
  package let wake: Int32

  /// SIGINT, SIGTERM and SIGHUP of this process, except those that are ignored.
  package static var process: InterruptionSource? {
    let wake = csp_catch_interruptions()
    return wake >= 0 ? InterruptionSource(wake: wake) : nil
  }

  /// The first signal that has arrived.
  package var signal: Int32? {
    let number = csp_interruption()
    return number == 0 ? nil : number
  }

  /// The time that a scenario in this process has to end after a signal, in nanoseconds.
  private static let grace: Int64 = 10_000_000_000

  /// Interrupts a run in this process when a signal arrives.
  ///
  /// Only the run itself can end here: if it does not end in time, the process is ended
  /// without its reports.
  package func interrupt(_ interruption: Interruption, note: @escaping @Sendable (String) -> Void) {
    _ = startThread { [self] in
      var wait = pollfd(fd: wake, events: Int16(POLLIN), revents: 0)
      while poll(&wait, 1, -1) < 0, errno == EINTR {}
      guard let signal else { return }
      interruption.interrupt(signal, name: SignalName.name(of: signal))
      _ = TimerThread.shared.schedule(Self.grace) {
        note("the scenario that is running did not end: the reports are not finished")
        csp_allow_exit()
        _exit(128 + signal)
      }
    }
  }
}

/// Keeps `exit` in a step from ending the command as if all were well.
package enum ExitGuard {
  /// - Parameter status: The exit code of a process that ends before `release`.
  package static func set(status: Int32) { csp_guard_exit(status, message) }

  package static func release() { csp_allow_exit() }

  /// Lives as long as the process, as the handler requires, and is never written.
  private static nonisolated(unsafe) let message = strdup(words)  // why: see above
  private static let words =
    "specrun: the process was ended by `exit` in a step or hook: the reports are not finished\n"
}
