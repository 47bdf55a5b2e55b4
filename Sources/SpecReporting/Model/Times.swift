import Basics
package import Messages

extension Duration {
  /// The maximum: a hostile message may claim more, which would overflow.
  private static let longest = Duration.seconds(1_000_000_000_000)

  /// Adds without ever overflowing; a negative duration counts as zero.
  mutating func add(_ other: Duration) {
    self = min(Self.longest, self + max(.zero, min(Self.longest, other)))
  }

  /// Whole milliseconds, never negative; out of range, the largest number that JSON readers take
  /// for a whole one.
  var milliseconds: Int {
    let (seconds, attoseconds) = max(.zero, self).components
    guard seconds < 1 << 43 else { return 1 << 53 }
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }
}

extension Timestamp {
  /// Since 1970; zero if out of range.
  var milliseconds: Int {
    guard 0..<1 << 43 ~= seconds, 0..<1_000_000_000 ~= nanos else { return 0 }
    return seconds * 1_000 + nanos / 1_000_000
  }

  /// The time from this moment to a later one; zero if the clock went back or is out of range.
  package func duration(to end: Timestamp) -> Duration {
    let (seconds, overflow) = end.seconds.subtractingReportingOverflow(self.seconds)
    guard !overflow else { return .zero }
    return max(.zero, .seconds(seconds) + .nanoseconds(end.nanos) - .nanoseconds(nanos))
  }

  package func isBefore(_ other: Timestamp) -> Bool {
    (seconds, nanos) < (other.seconds, other.nanos)
  }
}

/// A duration in seconds with three digits after the point, such as `12.045`.
package func seconds(_ duration: Duration) -> String {
  let (seconds, attoseconds) = max(.zero, duration).components
  return "\(seconds)." + padded("\(attoseconds / 1_000_000_000_000_000)", to: 3)
}
