public import Messages

/// Where a run takes its times from: injected, because nothing below the command reads a real clock.
public struct RunClock: Sendable {
  /// The moment the run began.
  let start: Timestamp
  /// Nanoseconds since then, never going back.
  let elapsed: @Sendable () -> Int64

  /// A clock that began at `start` and counts with `elapsed`, in nanoseconds.
  public init(start: Timestamp, elapsed: @escaping @Sendable () -> Int64) {
    self.start = start
    self.elapsed = elapsed
  }

  /// Stands still at zero, so that two runs give the same bytes.
  public static let stopped = RunClock(start: Timestamp()) { 0 }

  func timestamp(at elapsed: Int64) -> Timestamp {
    let nanos = Int64(start.nanos) + elapsed
    return Timestamp(
      seconds: start.seconds + Int(nanos / 1_000_000_000), nanos: Int(nanos % 1_000_000_000))
  }
}
