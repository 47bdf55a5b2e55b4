import SpecCommand
import Synchronization

/// Events from other threads, on their way to the thread that waits.
final class WatchMailbox: Sendable {
  private let state = Mutex(State())
  /// Can be read when something has come.
  let wake: WakePipe

  private struct State {
    var events: [Watcher.Event] = []
    var status = ExitStatus.passed
  }

  /// Nil if the system has no pipe to give.
  init?() {
    guard let wake = WakePipe() else { return nil }
    self.wake = wake
  }

  func post(_ event: Watcher.Event) {
    state.withLock { $0.events.append(event) }
    wake.wake()
  }

  func take() -> [Watcher.Event] {
    wake.clear()
    return state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }

  func end(with status: ExitStatus) { state.withLock { $0.status = status } }

  /// The exit status of the end.
  var status: ExitStatus { state.withLock { $0.status } }
}
