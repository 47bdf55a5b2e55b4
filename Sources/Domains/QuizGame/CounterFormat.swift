/// Seconds as the counter shows them: `mm:ss`, minutes not wrapped (`61:01`), never below `00:00`
/// (QUI-R13).
public func formatCounter(_ seconds: Int) -> String {
  let shown = max(0, seconds)
  return twoDigits(shown / 60) + ":" + twoDigits(shown % 60)
}

private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
