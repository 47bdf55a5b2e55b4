import CSpecProcess

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The timers by which the Swift runtime knows what is due, where the system has descriptors of them.
///
/// All that steps leave to happen later, such as a task that sleeps, is in the few timers that dispatch
/// has: each stands at what is due first.
struct RuntimeTimers {
  /// When each was due before any scenario, by the monotonic clock in nanoseconds; 0 if it was not.
  private var due: [Int32: UInt64] = [:]
  /// What wakes the thread that sets the timers.
  private(set) var wakers: [Int32] = []

  private let now: () -> UInt64
  private let restOf: (Int32) -> UInt64

  /// Dispatch looks after its own threads once a second.
  private static let tick: UInt64 = 1_000_000_000
  /// The time that passes between a look at a timer and one at the clock, at most, in nanoseconds.
  private static let tolerance: UInt64 = 1_000_000

  /// - Parameters:
  ///   - now: The monotonic clock, in nanoseconds.
  ///   - restOf: The nanoseconds until the timer behind a descriptor is due; 0 if it is not.
  init(
    now: @escaping () -> UInt64 = csp_monotonic_now,
    restOf: @escaping (Int32) -> UInt64 = csp_timer_rest
  ) {
    self.now = now
    self.restOf = restOf
  }

  /// - Parameters:
  ///   - name: What the system calls that which is open.
  ///   - isOfScenario: Whether a scenario has opened it.
  mutating func add(_ descriptor: Int32, _ name: String, isOfScenario: Bool) {
    switch name {
    case "anon_inode:[timerfd]": due[descriptor] = isOfScenario ? 0 : dueTime(of: descriptor)
    case "anon_inode:[eventfd]": wakers.append(descriptor)
    default: break
    }
  }

  /// Waits until timers that were asked for are set, for 50 ms at most.
  mutating func settle() {
    guard wakers.contains(where: csp_is_readable) else { return }
    var pause = timespec(tv_sec: 0, tv_nsec: 1_000_000)
    for _ in 0..<50 {
      // Once more after the thread has taken note, because only then it sets the timer.
      let isWoken = wakers.contains(where: csp_is_readable)
      nanosleep(&pause, nil)
      if !isWoken { return }
    }
    // Something else, which nobody reads: waiting for it again would cost as much after each scenario.
    wakers.removeAll(where: csp_is_readable)
  }

  /// The nanoseconds until the last of the timers is due that are due within a time; 0 if none is.
  ///
  /// One that is due when it was, or some ticks later, shows the runtime's own work.
  func rest(within horizon: UInt64) -> UInt64 {
    var result: UInt64 = 0
    for (descriptor, known) in due {
      let rest = restOf(descriptor)
      guard rest > 0, rest < horizon else { continue }
      let time = now() + rest
      let shift = (time > known ? time - known : known - time) % Self.tick
      if known > 0, min(shift, Self.tick - shift) < Self.tolerance { continue }
      result = max(result, rest)
    }
    return result
  }

  private func dueTime(of descriptor: Int32) -> UInt64 {
    let rest = restOf(descriptor)
    return rest > 0 ? now() + rest : 0
  }
}
