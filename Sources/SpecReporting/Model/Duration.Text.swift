extension Duration {
  /// Longer than anything that is measured; what a hostile message may claim is more.
  private static let longest = Duration.seconds(1_000_000_000_000)

  /// Adds without ever overflowing; a negative duration counts as zero.
  mutating func add(_ other: Duration) {
    self = min(Self.longest, self + max(.zero, min(Self.longest, other)))
  }
}

/// A duration in seconds with three digits after the point, such as `12.045`.
package func seconds(_ duration: Duration) -> String {
  let (seconds, attoseconds) = max(.zero, duration).components
  let milliseconds = attoseconds / 1_000_000_000_000_000
  let digits = String(milliseconds)
  return "\(seconds)." + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
}
