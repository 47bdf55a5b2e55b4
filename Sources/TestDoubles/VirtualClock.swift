import Synchronization

/// A clock of the standard library that stands still until it is advanced.
///
/// It may cross tasks, and so holds sleepers but no actions: those are confined to the task that
/// scheduled them, with a `VirtualScheduler` on this clock, which is then what a step advances.
public final class VirtualClock: Clock {
  /// A time since the clock was made.
  public struct Instant: InstantProtocol, Sendable {
    public var offset: Duration

    public init(offset: Duration) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    public func duration(to other: Instant) -> Duration { other.offset - offset }

    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private struct Sleeper {
    var deadline: Instant
    var order: Int
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextOrder = 0
    var sleepers: [Sleeper] = []
    /// Tickets of tasks that were cancelled before they lay down.
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  public init() {}

  /// The time as it was last advanced to.
  public var now: Instant { state.withLock { $0.now } }

  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many tasks are asleep.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Returns when the clock has been advanced to `deadline`; throws when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let order = takeOrder()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lieDown(Sleeper(deadline: deadline, order: order, continuation: continuation))
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let index = state.sleepers.firstIndex { $0.order == order }
        if index == nil { state.cancelled.insert(order) }
        return index.map { state.sleepers.remove(at: $0) }
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
    state.withLock { _ = $0.cancelled.remove(order) }
  }

  /// Lets `duration` pass and wakes whoever falls due, in the order of time and then of going to
  /// sleep; they go on in their tasks.
  public func advance(by duration: Duration) {
    guard duration >= .zero else { return }
    let target = now.advanced(by: duration)
    while let next = nextWaking, next.deadline <= target {
      move(to: next.deadline)
      wake(order: next.order)
    }
    move(to: target)
  }

  private func lieDown(_ sleeper: Sleeper) {
    let verdict: Result<Void, any Error>? = state.withLock { state in
      if state.cancelled.remove(sleeper.order) != nil { return .failure(CancellationError()) }
      if sleeper.deadline <= state.now { return .success(()) }
      state.sleepers.append(sleeper)
      return nil
    }
    if let verdict { sleeper.continuation.resume(with: verdict) }
  }

  /// A number that orders what is due at the same time.
  func takeOrder() -> Int {
    state.withLock { state in
      defer { state.nextOrder += 1 }
      return state.nextOrder
    }
  }

  func move(to instant: Instant) {
    state.withLock { $0.now = max($0.now, instant) }
  }

  /// When and in which place the next sleeper wakes.
  var nextWaking: (deadline: Instant, order: Int)? {
    state.withLock { state in
      state.sleepers.map { ($0.deadline, $0.order) }.min { ($0.0, $0.1) < ($1.0, $1.1) }
    }
  }

  func wake(order: Int) {
    let sleeper = state.withLock { state in
      state.sleepers.firstIndex { $0.order == order }.map { state.sleepers.remove(at: $0) }
    }
    sleeper?.continuation.resume()
  }
}
