/// A duration in seconds with three digits after the point, such as `12.045`.
func seconds(_ duration: Duration) -> String {
  let (seconds, attoseconds) = max(.zero, duration).components
  let milliseconds = attoseconds / 1_000_000_000_000_000
  let digits = String(milliseconds)
  return "\(seconds)." + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
}
