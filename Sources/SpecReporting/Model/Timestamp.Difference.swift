package import Messages

extension Timestamp {
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
