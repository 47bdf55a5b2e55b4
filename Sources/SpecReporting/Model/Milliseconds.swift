import Messages

extension Duration {
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
}
