import Messages

extension RunTrend {
  /// The number of runs that are named.
  private static let maximumRuns = 10
  private static let bars = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// The number of runs that fit into a line.
  private static let longestLine = 60

  /// The trend as a text of its own, ending in the counts.
  public func text(_ options: ReportOptions) -> [UInt8] {
    var page = TerminalPage(options)
    page.line("\(name): \(span)", .bold)
    for note in notes { page.line(note, indent: 2, .dim) }
    guard !runs.isEmpty else { return page.bytes }
    page.newline()
    if let passRates {
      page.line(
        "pass rate  \(Self.line(runs.map { $0.scenarios.passRate }))  \(passRates)", indent: 2)
    }
    if let durations {
      let bars = Self.line(runs.map { $0.duration.map { $0 / .seconds(1) } })
      page.line("duration   \(bars)  \(durations)", indent: 2)
    }
    page.newline()
    for run in runs.suffix(Self.maximumRuns) {
      let time = run.duration.map { "  \(shortTime($0))" } ?? ""
      page.spaces(2)
      page.write("\(run.status.mark) ", .status(run.status))
      page.write("\(run.title)  \(run.outcome)\(time)")
      page.newline()
    }
    if let listed { page.lines(listed) }
    for section in sections { page.section(section) }
    page.newline()
    page.line("last run: \(lastOutcome)")
    return page.bytes
  }

  /// The values as bars, the latest last; a space for an unknown one.
  private static func line(_ values: [Double?]) -> String {
    let shown = values.suffix(longestLine)
    let known = shown.compactMap(\.self)
    guard let least = known.min(), let most = known.max() else { return "" }
    return shown.map { value in
      guard let value else { return " " }
      guard most > least else { return bars[bars.count / 2] }
      return bars[min(bars.count - 1, Int((value - least) / (most - least) * Double(bars.count)))]
    }.joined()
  }
}

extension RunTrend.Run {
  /// Unknown of a run without a scenario.
  fileprivate var status: TestStepResult.Status {
    scenarios.total == 0 ? .unknown : scenarios.failures > 0 ? .failed : .passed
  }
}

extension TerminalPage {
  fileprivate mutating func lines(_ lines: [RunTrend.Line]) {
    newline()
    line("Scenarios: \(lines.count)", indent: 2, .bold)
    for line in lines.prefix(200) {
      spaces(4)
      write(line.marks.suffix(60).map(\.symbol).joined())
      spaces(2)
      write(oneLine(line.entry.identity.title, limit: 300))
      spaces(2)
      place(line.entry.place)
      newline()
    }
    if lines.count > 200 { line("… and \(lines.count - 200) more", indent: 4, .dim) }
  }
}
