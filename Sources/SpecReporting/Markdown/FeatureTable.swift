import Messages

/// The outcomes of each file.
struct FeatureTable {
  /// The heading; failures that fail no run have a column if there are any.
  var head: String {
    let titles = excused.map { $0 == .knownFailure ? " Known failures |" : " Quarantined |" }
    let line = String(repeating: "--:|", count: excused.count)
    return """
      | Feature | Scenarios | Passed | Failed |\(titles.joined()) Skipped | Seconds |
      |:--|--:|--:|--:|\(line)--:|--:|
      """
  }

  private var counts: [Count] = []
  private var numbers = Numbers<String>()

  private struct Count {
    var name: String
    var scenarios = OutcomeCounts()
    var time = Duration.zero
  }

  mutating func add(_ scenario: ScenarioResult, in lineage: Lineage) {
    let uri = scenario.attempt.place.uri
    let index = numbers.number(of: uri)
    if index == counts.count { counts.append(Count(name: lineage.feature?.name.nonEmpty ?? uri)) }
    counts[index].scenarios.add(scenario.outcome)
    counts[index].time.add(scenario.attempt.duration)
  }

  private var excused: [ScenarioResult.Outcome] {
    [.knownFailure, .quarantined].filter { outcome in
      counts.contains { $0.scenarios[outcome] > 0 }
    }
  }

  /// A row a file, in the order in which they were first met.
  var rows: [String] {
    let outcomes = excused
    return counts.map { count in
      let scenarios = count.scenarios
      let status: TestStepResult.Status =
        scenarios.failures > 0
        ? .failed : scenarios[.skipped] == scenarios.total ? .skipped : .passed
      let excused = outcomes.map { scenarios[$0] }
      let skipped = scenarios.skipped - excused.reduce(0, +)
      let numbers = [scenarios.total, scenarios.passed, scenarios.failures] + excused + [skipped]
      let cells = numbers.map(String.init).joined(separator: " | ")
      return "| \(status.mark) \(Markdown.text(count.name)) | \(cells) | \(seconds(count.time)) |"
    }
  }
}
