public import Messages

/// The source of a run's times: injected, because only the command reads a real clock.
public struct RunClock: Sendable {
  /// Nanoseconds since the run began, never going back.
  package let elapsed: @Sendable () -> Int64
  /// Calls back after that many nanoseconds; returns a function that cancels the call.
  package let schedule: Schedule
  /// The moment the run began; nil if messages must not have times.
  private let start: Timestamp?

  /// Calls `action` after `nanoseconds` from anywhere, and returns a function that prevents it.
  package typealias Schedule =
    @Sendable (_ nanoseconds: Int64, _ action: @escaping @Sendable () -> Void)
    -> @Sendable () -> Void

  /// A clock that began at `start` and counts with `elapsed`, in nanoseconds.
  ///
  /// - Parameters:
  ///   - start: The time at which the clock began.
  ///   - sleep: Waits for that many nanoseconds; time limits are measured with it. Limits pass
  ///     only as long as a thread is free for it.
  ///   - elapsed: The nanoseconds since then.
  public init(
    start: Timestamp, sleep: @escaping @Sendable (Int64) async throws -> Void = Self.forever,
    elapsed: @escaping @Sendable () -> Int64
  ) {
    self.init(
      start: start,
      schedule: { nanoseconds, action in
        let timer = Task {
          guard (try? await sleep(nanoseconds)) != nil else { return }
          action()
        }
        return { timer.cancel() }
      }, elapsed: elapsed)
  }

  /// A clock that began at `start` and counts with another from now on, such as `ContinuousClock`.
  public init(start: Timestamp, counting clock: some Clock<Duration>) {
    let began = clock.now
    self.init(start: start) { nanoseconds in
      try await clock.sleep(for: .nanoseconds(nanoseconds))
    } elapsed: {
      began.duration(to: clock.now).inNanoseconds
    }
  }

  /// A clock whose limits pass by themselves; without a start there are no times in messages.
  package init(
    start: Timestamp?, schedule: @escaping Schedule, elapsed: @escaping @Sendable () -> Int64
  ) {
    self.start = start
    self.schedule = schedule
    self.elapsed = elapsed
  }

  /// Does not move from zero, so that two runs produce the same bytes.
  public static let stopped = RunClock(start: Timestamp()) { 0 }

  /// This clock with zero for every time in messages, while time limits still pass.
  public var withoutTimes: RunClock { RunClock(start: nil, schedule: schedule, elapsed: elapsed) }

  var isWithoutTimes: Bool { start == nil }

  /// Waits until its task is cancelled.
  @Sendable public static func forever(_: Int64) async throws {
    for await _ in AsyncStream<Never>(bufferingPolicy: .unbounded, { _ in }) {}
    throw CancellationError()
  }

  /// The timestamp of the moment `elapsed` nanoseconds after the start.
  func timestamp(at elapsed: Int64) -> Timestamp {
    guard let start else { return Timestamp() }
    let nanos = Int64(start.nanos) + elapsed
    return Timestamp(
      seconds: start.seconds + Int(nanos / 1_000_000_000), nanos: Int(nanos % 1_000_000_000))
  }

  package var now: Timestamp { start == nil ? Timestamp() : timestamp(at: elapsed()) }

  /// The duration, as in messages, between two moments.
  func duration(from began: Int64, to ended: Int64) -> Duration {
    start == nil ? .zero : .nanoseconds(ended - began)
  }
}
