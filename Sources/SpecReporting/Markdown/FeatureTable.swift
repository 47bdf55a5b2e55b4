import Messages

/// The outcomes of each file.
struct FeatureTable {
  /// The heading; known failures have a column where there are any.
  var head: String {
    let known =
      (hasKnownFailures ? " Known failures |" : "") + (hasQuarantined ? " Quarantined |" : "")
    let line = (hasKnownFailures ? "--:|" : "") + (hasQuarantined ? "--:|" : "")
    return """
      | Feature | Scenarios | Passed | Failed |\(known) Skipped | Seconds |
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

  private var hasKnownFailures: Bool { counts.contains { $0.scenarios[.knownFailure] > 0 } }

  private var hasQuarantined: Bool { counts.contains { $0.scenarios[.quarantined] > 0 } }

  /// A row a file, in the order in which they were first met.
  var rows: [String] {
    counts.map { count in
      let scenarios = count.scenarios
      let status: TestStepResult.Status =
        scenarios.failures > 0
        ? .failed : scenarios[.skipped] == scenarios.total ? .skipped : .passed
      let excused = [
        hasKnownFailures ? scenarios[.knownFailure] : nil,
        hasQuarantined ? scenarios[.quarantined] : nil,
      ].compactMap(\.self)
      let skipped = scenarios.skipped - excused.reduce(0, +)
      let numbers = [scenarios.total, scenarios.passed, scenarios.failures] + excused + [skipped]
      let cells = numbers.map(String.init).joined(separator: " | ")
      return "| \(status.mark) \(Markdown.text(count.name)) | \(cells) | \(seconds(count.time)) |"
    }
  }
}
