import Messages

extension Charts {
  /// The number of runs that are drawn, the latest.
  private static let maximumRuns = 60
  private static let (width, height) = (600, 80)

  /// The results of scenarios in each run, as bars: the share that passed, and the failures above it.
  static func passRates(_ trend: RunTrend) -> Markup {
    guard let words = trend.passRates else { return "" }
    return chart("Pass rate", words, trend) { run, x, wide in
      guard let rate = run.scenarios.passRate else { return nil }
      // Every failure is visible, however small its share.
      let share = Double(run.scenarios.failures) / Double(run.scenarios.total)
      let failed = share == 0 ? 0 : max(3, Int(share * Double(height)))
      let top = max(failed, Int((1 - rate) * Double(height)))
      var bars: Markup = "<path class=\"p\" d=\"M\(x) \(top)h\(wide)V\(height)H\(x)z\"/>"
      if failed > 0 {
        bars += "<path class=\"f\" d=\"M\(x) \(top - failed)h\(wide)V\(top)H\(x)z\"/>"
      }
      return (percent(rate), bars)
    }
  }

  /// The duration of each run, as bars.
  static func durations(_ trend: RunTrend) -> Markup {
    guard let words = trend.durations,
      let longest = trend.runs.suffix(maximumRuns).compactMap(\.duration).max(), longest > .zero
    else { return "" }
    return chart("Duration", words, trend) { run, x, wide in
      guard let time = run.duration else { return nil }
      let top = height - max(2, Int(time / longest * Double(height)))
      return (shortTime(time), "<path class=\"d\" d=\"M\(x) \(top)h\(wide)V\(height)H\(x)z\"/>")
    }
  }

  /// - Parameter bars: The words and the bars of a run; nil if its value is unknown.
  private static func chart(
    _ title: String, _ words: String, _ trend: RunTrend,
    _ bars: (RunTrend.Run, _ x: String, _ width: String) -> (words: String, shapes: Markup)?
  ) -> Markup {
    let runs = trend.runs.suffix(maximumRuns)
    let step = Double(width) / Double(max(runs.count, 12))
    var drawn = Markup()
    for (index, run) in runs.enumerated() {
      guard let bar = bars(run, tenths(Double(index) * step), tenths(step * 0.8)) else { continue }
      let name = shortened("\(run.title), \(run.outcome)")
      drawn += "<g><title>\(name): \(bar.words)</title>\(bar.shapes)</g>"
    }
    return """
      <figure class="trend"><figcaption>\(title) <b>\(words)</b></figcaption>
      <svg viewBox="0 0 \(width) \(height)" preserveAspectRatio="none" role="img" aria-label="\(title) of the last runs: \(words)">\
      \(drawn)</svg></figure>

      """
  }

  /// A number with one digit after the point.
  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
