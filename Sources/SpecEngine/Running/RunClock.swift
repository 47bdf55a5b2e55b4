public import Messages

/// Where a run takes its times from: injected, because nothing below the command reads a real clock.
public struct RunClock: Sendable {
  /// Nanoseconds since the run began, never going back.
  let elapsed: @Sendable () -> Int64
  /// Returns after that many nanoseconds, or throws when its task is cancelled.
  let sleep: @Sendable (Int64) async throws -> Void
  /// The moment the run began; absent when messages are to have no times.
  private let start: Timestamp?

  /// A clock that began at `start` and counts with `elapsed`, in nanoseconds.
  ///
  /// - Parameter sleep: Waits for that many nanoseconds; what time limits are measured with.
  public init(
    start: Timestamp, sleep: @escaping @Sendable (Int64) async throws -> Void = Self.forever,
    elapsed: @escaping @Sendable () -> Int64
  ) {
    self.init(start: Optional(start), sleep: sleep, elapsed: elapsed)
  }

  private init(
    start: Timestamp?, sleep: @escaping @Sendable (Int64) async throws -> Void,
    elapsed: @escaping @Sendable () -> Int64
  ) {
    self.start = start
    self.sleep = sleep
    self.elapsed = elapsed
  }

  /// Stands still at zero, so that two runs give the same bytes.
  public static let stopped = RunClock(start: Timestamp()) { 0 }

  /// This clock with zero for every time in messages, while time limits still pass.
  public var withoutTimes: RunClock { RunClock(start: nil, sleep: sleep, elapsed: elapsed) }

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

  var now: Timestamp { start == nil ? Timestamp() : timestamp(at: elapsed()) }

  /// The duration, as in messages, between two moments.
  func duration(from began: Int64, to ended: Int64) -> Duration {
    start == nil ? .zero : .nanoseconds(ended - began)
  }
}
