public import Ports

/// Time that passes only by `advance(by:)`.
///
/// It runs scheduled actions itself, on the task that advances it, and so is not `Sendable`; hand
/// `time` to code that asks for a standard library `Clock`. Both share one time line.
public final class VirtualClock: Scheduler {
  /// The same clock as the standard library knows clocks.
  public let time = VirtualTime()

  private var timers: [VirtualTimer] = []

  public init() {}

  /// The time since the clock was made.
  public var now: Duration { time.now.offset }

  /// How many actions wait for their time.
  public var pendingCount: Int { timers.count { !$0.isCancelled } }

  /// Runs `action` when the clock has been advanced that far.
  public func schedule(
    after delay: Duration, repeating interval: Duration? = nil, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = VirtualTimer(
      deadline: time.now.advanced(by: max(delay, .zero)), order: time.takeOrder(),
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
    let target = time.now.advanced(by: duration)
    while let due = nextDue(until: target) {
      switch due {
      case .timer(let timer):
        time.move(to: timer.deadline)
        fire(timer)
      case .sleeper(let deadline, let order):
        time.move(to: deadline)
        time.wake(order: order)
      }
    }
    time.move(to: target)
  }

  private enum Due {
    case timer(VirtualTimer)
    case sleeper(deadline: VirtualTime.Instant, order: Int)
  }

  private func nextDue(until target: VirtualTime.Instant) -> Due? {
    timers.removeAll { $0.isCancelled }
    let timer = timers.min { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
    let sleeper = time.nextWaking
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
      timer.order = time.takeOrder()
    } else {
      timers.removeAll { $0 === timer }
    }
    timer.action?()
  }
}

/// An action waiting for its time.
private final class VirtualTimer: Cancellable {
  var deadline: VirtualTime.Instant
  var order: Int
  let interval: Duration?
  private(set) var action: (() -> Void)?

  init(
    deadline: VirtualTime.Instant, order: Int, interval: Duration?, action: @escaping () -> Void
  ) {
    self.deadline = deadline
    self.order = order
    self.interval = interval
    self.action = action
  }

  var isCancelled: Bool { action == nil }

  func cancel() { action = nil }
}
