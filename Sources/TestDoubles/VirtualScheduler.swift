public import Ports

/// A clock that does not move until it is advanced, and then runs the actions that fall due.
///
/// Its actions are not `Sendable`, so neither is it: it stays with the task that made it.
public final class VirtualScheduler: Scheduler {
  /// The time since the scheduler was made.
  public private(set) var now = Duration.zero

  /// Those that wait, in the order in which they were scheduled.
  private var timers: [Timer] = []
  private var timersMade = 0

  /// An action waiting for its time.
  private struct Timer {
    let number: Int
    var deadline: Duration
    let interval: Duration?
    let action: () -> Void
  }

  /// Makes a clock at zero.
  public init() {}

  /// The number of actions waiting for their time.
  public var pendingCount: Int { timers.count }

  /// The time until the next action is due; nil if there is none.
  public var timeToNextDue: Duration? {
    timers.map { max($0.deadline - now, .zero) }.min()
  }

  /// Runs `action` when the clock has been advanced that far.
  public func schedule(
    after delay: Duration, repeating interval: Duration? = nil, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let number = timersMade
    timersMade += 1
    timers.append(
      Timer(
        number: number, deadline: now + max(delay, .zero),
        interval: interval.flatMap { $0 > .zero ? $0 : nil }, action: action))
    return StubTask { [weak self] in
      guard let self, let index = timers.firstIndex(where: { $0.number == number }) else { return }
      // Removed before it is released: what ends with it may cancel another one.
      _ = timers.remove(at: index)
    }
  }

  /// Lets `duration` pass and runs the actions that fall due.
  ///
  /// They run in the order of time, and of scheduling if times are equal, with the clock showing the time
  /// each was due at. Actions scheduled meanwhile are included.
  public func advance(by duration: Duration) {
    guard duration >= .zero else { return }
    let target = now + duration
    // Of those that are due at the same time, the first one is the first that was scheduled.
    while let index = timers.indices.min(by: { timers[$0].deadline < timers[$1].deadline }),
      timers[index].deadline <= target
    {
      var timer = timers.remove(at: index)
      now = max(now, timer.deadline)
      if let interval = timer.interval {
        timer.deadline += interval
        timers.append(timer)
      }
      timer.action()
    }
    now = max(now, target)
  }
}

extension VirtualScheduler {
  /// Lets `duration` pass, and lets `network` settle each time that an action falls due.
  ///
  /// So a delayed answer reaches its completion at its own time on every kind of network, and the delays
  /// of actions that the completion schedules begin there.
  public func advance(by duration: Duration, settling network: any TestNetwork) async throws {
    try await network.settle()
    let target = now + duration
    while let next = timeToNextDue, now + next <= target {
      advance(by: next)
      try await network.settle()
    }
    advance(by: target - now)
  }
}
