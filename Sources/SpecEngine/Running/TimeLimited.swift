import Synchronization

/// The end of code with a time limit.
enum TimeLimited<Value: Sendable>: Sendable {
  case returned(Value)
  /// It took longer; `stopped` if it has ended, otherwise it is still running.
  case timedOut(stopped: Bool)

  /// Runs `body` in a separate task, which is canceled after `limit` nanoseconds.
  ///
  /// Code that ends later counts as late by the clock, even if it could not be canceled because every
  /// thread was taken.
  ///
  /// - Parameter isAbandoned: Whether to give up code that does not end when it is canceled; if
  ///   not, a supervisor ends its process.
  static func run(
    limit: Int64, clock: RunClock, isAbandoned: Bool,
    body: @escaping @Sendable () async -> Value
  ) async -> TimeLimited {
    let race = Race<Value>()
    let work = Task {
      let began = clock.elapsed()
      let value = await body()
      race.finish(clock.elapsed() - began > limit ? .timedOut(stopped: true) : .returned(value))
    }
    let cancelTimer = clock.schedule(limit) {
      race.isLate.store(true, ordering: .sequentiallyConsistent)
      work.cancel()
      guard isAbandoned else { return }
      // It is not canceled: an end that comes later does not count.
      _ = clock.schedule(grace) { race.finish(.timedOut(stopped: false)) }
    }
    let end = await withTaskCancellationHandler {
      await race.winner()
    } onCancel: {
      work.cancel()
    }
    cancelTimer()
    if case .timedOut = end { return end }
    return race.isLate.load(ordering: .sequentiallyConsistent) ? .timedOut(stopped: true) : end
  }

  /// The time for code to end after it was canceled, in nanoseconds.
  private static var grace: Int64 { 1_000_000_000 }
}

/// Waits for the first of several ends.
private final class Race<Value: Sendable>: Sendable {
  private struct State {
    var end: TimeLimited<Value>?
    var waiter: CheckedContinuation<TimeLimited<Value>, Never>?
  }

  private let state = Mutex(State())
  /// Whether the limit has passed.
  let isLate = Atomic(false)

  func finish(_ end: TimeLimited<Value>) {
    let waiter = state.withLock { state -> CheckedContinuation<TimeLimited<Value>, Never>? in
      guard state.end == nil else { return nil }
      state.end = end
      return state.waiter.take()
    }
    waiter?.resume(returning: end)
  }

  func winner() async -> TimeLimited<Value> {
    await withCheckedContinuation { continuation in
      let end = state.withLock { state -> TimeLimited<Value>? in
        if state.end == nil { state.waiter = continuation }
        return state.end
      }
      // Through the pool, as if it had been waited for: the time of code that has blocked all threads
      // would be over otherwise, and what comes next would wait without a limit.
      if let end { Task { continuation.resume(returning: end) } }
    }
  }
}
