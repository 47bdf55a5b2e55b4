public import Ports

/// A clock that does not move until it is advanced, and then runs the actions that fall due.
///
/// Its actions are not `Sendable`, so neither is it: it stays with the task that made it.
public final class VirtualScheduler: Scheduler {
  /// The time since the scheduler was made.
  public private(set) var now = Duration.zero

  private var timers: [VirtualTimer] = []
  private var nextOrder = 0

  /// Makes a clock at zero.
  public init() {}

  /// The number of actions waiting for their time.
  public var pendingCount: Int { timers.count { !$0.isCancelled } }

  /// The time until the next action is due; nil if there is none.
  public var timeToNextDue: Duration? {
    timers.filter { !$0.isCancelled }.map { max($0.deadline - now, .zero) }.min()
  }

  /// Runs `action` when the clock has been advanced that far.
  public func schedule(
    after delay: Duration, repeating interval: Duration? = nil, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = VirtualTimer(
      deadline: now + max(delay, .zero), order: takeOrder(),
      interval: interval.flatMap { $0 > .zero ? $0 : nil }, action: action)
    timers.append(timer)
    return timer
  }

  /// Lets `duration` pass and runs the actions that fall due.
  ///
  /// They run in the order of time, and of scheduling if times are equal, with the clock showing the time
  /// each was due at. Actions scheduled meanwhile are included.
  public func advance(by duration: Duration) {
    guard duration >= .zero else { return }
    let target = now + duration
    while let timer = nextDue(until: target) {
      now = max(now, timer.deadline)
      fire(timer)
    }
    now = max(now, target)
  }

  private func nextDue(until target: Duration) -> VirtualTimer? {
    timers.removeAll { $0.isCancelled }
    let timer = timers.min { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
    return timer.flatMap { $0.deadline <= target ? $0 : nil }
  }

  private func fire(_ timer: VirtualTimer) {
    if let interval = timer.interval {
      timer.deadline += interval
      timer.order = takeOrder()
    } else {
      timers.removeAll { $0 === timer }
    }
    timer.action?()
  }

  /// A number that orders actions that are due at the same time.
  private func takeOrder() -> Int {
    nextOrder += 1
    return nextOrder
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

/// An action waiting for its time.
private final class VirtualTimer: Cancellable {
  var deadline: Duration
  var order: Int
  let interval: Duration?
  private(set) var action: (() -> Void)?

  init(deadline: Duration, order: Int, interval: Duration?, action: @escaping () -> Void) {
    self.deadline = deadline
    self.order = order
    self.interval = interval
    self.action = action
  }

  var isCancelled: Bool { action == nil }

  func cancel() { action = nil }
}
