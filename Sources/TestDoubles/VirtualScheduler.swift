public import Ports

/// Runs actions when a `VirtualClock` comes to their time, on the task that advances it.
///
/// Its actions are not `Sendable`, so neither is it: it stays with whoever made it, while its clock
/// may be handed to code that sleeps. Advance the scheduler rather than the clock: that does both
/// on one time line. What fell due while the clock was advanced alone runs at the next advance.
public final class VirtualScheduler: Scheduler {
  /// The clock that it goes by and advances.
  public let clock: VirtualClock

  private var timers: [VirtualTimer] = []

  public init(clock: VirtualClock = VirtualClock()) {
    self.clock = clock
  }

  /// The time since the clock was made.
  public var now: Duration { clock.now.offset }

  /// How many actions wait for their clock.
  public var pendingCount: Int { timers.count { !$0.isCancelled } }

  /// How long it is until something falls due, if anything waits.
  public var timeToNextDue: Duration? {
    let timer = timers.filter { !$0.isCancelled }.map(\.deadline).min()
    let next = [timer, clock.nextWaking?.deadline].compactMap { $0 }.min()
    return next.map { max(clock.now.duration(to: $0), .zero) }
  }

  /// Runs `action` when the clock has been advanced that far.
  public func schedule(
    after delay: Duration, repeating interval: Duration? = nil, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = VirtualTimer(
      deadline: clock.now.advanced(by: max(delay, .zero)), order: clock.takeOrder(),
      interval: interval.flatMap { $0 > .zero ? $0 : nil }, action: action)
    timers.append(timer)
    return timer
  }

  /// Lets `duration` pass and runs what falls due.
  ///
  /// In the order of time, and of scheduling where times are equal, with the clock showing the time
  /// each was due at. What is scheduled meanwhile takes part. Woken sleepers go on in their tasks.
  public func advance(by duration: Duration) {
    guard duration >= .zero else { return }
    let target = clock.now.advanced(by: duration)
    while let due = nextDue(until: target) {
      switch due {
      case .timer(let timer):
        clock.move(to: timer.deadline)
        fire(timer)
      case .sleeper(let deadline, let order):
        clock.move(to: deadline)
        clock.wake(order: order)
      }
    }
    clock.move(to: target)
  }

  private enum Due {
    case timer(VirtualTimer)
    case sleeper(deadline: VirtualClock.Instant, order: Int)
  }

  private func nextDue(until target: VirtualClock.Instant) -> Due? {
    timers.removeAll { $0.isCancelled }
    let timer = timers.min { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
    let sleeper = clock.nextWaking
    if let sleeper, sleeper.deadline <= target {
      guard let timer, (timer.deadline, timer.order) < (sleeper.deadline, sleeper.order) else {
        return .sleeper(deadline: sleeper.deadline, order: sleeper.order)
      }
    }
    guard let timer, timer.deadline <= target else { return nil }
    return .timer(timer)
  }

  private func fire(_ timer: VirtualTimer) {
    if let interval = timer.interval {
      timer.deadline = timer.deadline.advanced(by: interval)
      timer.order = clock.takeOrder()
    } else {
      timers.removeAll { $0 === timer }
    }
    timer.action?()
  }
}

/// An action waiting for its clock.
private final class VirtualTimer: Cancellable {
  var deadline: VirtualClock.Instant
  var order: Int
  let interval: Duration?
  private(set) var action: (() -> Void)?

  init(
    deadline: VirtualClock.Instant, order: Int, interval: Duration?, action: @escaping () -> Void
  ) {
    self.deadline = deadline
    self.order = order
    self.interval = interval
    self.action = action
  }

  var isCancelled: Bool { action == nil }

  func cancel() { action = nil }
}
