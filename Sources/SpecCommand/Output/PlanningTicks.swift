import SpecEngine
import Synchronization

/// Has a terminal show, second by second, how long the command takes before its first scenario.
final class PlanningTicks: Sendable {
  private let live: LiveTerminal
  private let clock: RunClock
  private let state = Mutex(State())

  private struct State {
    var cancel: (@Sendable () -> Void)?
    var hasEnded = false
  }

  init(_ live: LiveTerminal, clock: RunClock) {
    (self.live, self.clock) = (live, clock)
    schedule()
  }

  private func schedule() {
    let cancel = clock.schedule(1_000_000_000) { [weak self] in self?.tick() }
    let isObsolete = state.withLock { state in
      if !state.hasEnded { state.cancel = cancel }
      return state.hasEnded
    }
    if isObsolete { cancel() }
  }

  private func tick() {
    live.receive(planningFor: .nanoseconds(clock.elapsed()))
    schedule()
  }

  func end() {
    let cancel = state.withLock { state in
      state.hasEnded = true
      return state.cancel.take()
    }
    cancel?()
  }
}
