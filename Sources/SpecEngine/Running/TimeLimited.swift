import Synchronization

/// The outcome of code with a time limit.
enum TimeLimited: Sendable {
  case returned
  case threw(any Error)
  /// Its time was up; `stopped` when it ended on being cancelled, else it is still running.
  case timedOut(stopped: Bool)

  /// The time that code has to end after it was cancelled, in nanoseconds.
  static let grace: Int64 = 1_000_000_000

  /// Runs `body` in a task of its own, which is cancelled after `limit` nanoseconds.
  ///
  /// Code that does not end then is left behind: nothing can stop it from outside.
  static func run(
    limit: Int64, clock: RunClock, body: @escaping @Sendable () async throws -> Void
  ) async -> TimeLimited {
    let first = Race()
    let second = Race()
    let work = Task {
      let end: TimeLimited
      do {
        try await body()
        end = .returned
      } catch {
        end = .threw(error)
      }
      first.finish(end)
      second.finish(end)
    }
    let end = await withTaskCancellationHandler {
      await first.winner(after: limit, clock: clock)
    } onCancel: {
      work.cancel()
    }
    guard case .timedOut = end else { return end }
    work.cancel()
    if case .timedOut = await second.winner(after: grace, clock: clock) { return end }
    return .timedOut(stopped: true)
  }
}

/// Waits for the first of two ends.
private final class Race: Sendable {
  private struct State {
    var end: TimeLimited?
    var waiter: CheckedContinuation<TimeLimited, Never>?
  }

  private let state = Mutex(State())

  func finish(_ end: TimeLimited) {
    let waiter = state.withLock { state -> CheckedContinuation<TimeLimited, Never>? in
      guard state.end == nil else { return nil }
      state.end = end
      return state.waiter.take()
    }
    waiter?.resume(returning: end)
  }

  func winner(after nanoseconds: Int64, clock: RunClock) async -> TimeLimited {
    let timer = Task {
      guard (try? await clock.sleep(nanoseconds)) != nil else { return }
      finish(.timedOut(stopped: false))
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { continuation in
      let end = state.withLock { state -> TimeLimited? in
        if state.end == nil { state.waiter = continuation }
        return state.end
      }
      if let end { continuation.resume(returning: end) }
    }
  }
}
