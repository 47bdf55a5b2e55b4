import Messages

extension Charts {
  /// So many runs are drawn, the latest.
  private static let maximumRuns = 60
  private static let (width, height) = (600, 80)

  /// What scenarios came to in each run, as bars: the share that passed, and above it what failed.
  static func passRates(_ trend: RunTrend) -> Markup {
    let runs = trend.runs.suffix(maximumRuns)
    guard let words = trend.passRates else { return "" }
    let step = Double(width) / Double(max(runs.count, 12))
    var bars = Markup()
    for (index, run) in runs.enumerated() {
      guard let rate = run.scenarios.passRate else { continue }
      let x = tenths(Double(index) * step)
      let wide = tenths(step * 0.8)
      // What failed is seen, however little it is.
      let share = Double(run.scenarios.failures) / Double(run.scenarios.total)
      let failed = share == 0 ? 0 : max(3, Int(share * Double(height)))
      let top = max(failed, Int((1 - rate) * Double(height)))
      bars += "<g><title>\(tip(run)): \(percent(rate))</title>"
      bars += "<path class=\"p\" d=\"M\(x) \(top)h\(wide)V\(height)H\(x)z\"/>"
      if failed > 0 {
        bars += "<path class=\"f\" d=\"M\(x) \(top - failed)h\(wide)V\(top)H\(x)z\"/>"
      }
      bars += "</g>"
    }
    return chart("Pass rate", words, bars)
  }

  /// How long each run took, as bars.
  static func durations(_ trend: RunTrend) -> Markup {
    let runs = trend.runs.suffix(maximumRuns)
    guard let words = trend.durations, let longest = runs.compactMap(\.duration).max(),
      longest > .zero
    else { return "" }
    let step = Double(width) / Double(max(runs.count, 12))
    var bars = Markup()
    for (index, run) in runs.enumerated() {
      guard let time = run.duration else { continue }
      let x = tenths(Double(index) * step)
      let tall = max(2, Int(time / longest * Double(height)))
      bars += "<g><title>\(tip(run)): \(shortTime(time))</title>"
      bars += """
        <path class="d" d="M\(x) \(height - tall)h\(tenths(step * 0.8))V\(height)H\(x)z"/></g>
        """
    }
    return chart("Duration", words, bars)
  }

  private static func chart(_ title: String, _ words: String, _ bars: Markup) -> Markup {
    """
    <figure class="trend"><figcaption>\(title) <b>\(words)</b></figcaption>
    <svg viewBox="0 0 \(width) \(height)" preserveAspectRatio="none" role="img" aria-label="\(title) of the last runs: \(words)">\
    \(bars)</svg></figure>

    """
  }

  private static func tip(_ run: RunTrend.Run) -> String {
    shortened("\(run.title), \(run.outcome)")
  }

  /// A number with one digit behind the point.
  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
