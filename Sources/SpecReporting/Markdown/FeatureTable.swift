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
  private var indexOfFile: [String: Int] = [:]

  private struct Count {
    var name: String
    var scenarios = 0
    var passed = 0
    var failed = 0
    var knownFailures = 0
    var quarantined = 0
    var skipped = 0
    var time = Duration.zero
  }

  mutating func add(_ scenario: ScenarioResult, in lineage: Lineage) {
    let uri = scenario.attempt.place.uri
    let index = indexOfFile[uri] ?? counts.count
    if index == counts.count {
      indexOfFile[uri] = index
      counts.append(Count(name: lineage.feature?.name.nonEmpty ?? uri))
    }
    counts[index].scenarios += 1
    counts[index].time.add(scenario.attempt.duration)
    if scenario.isFailure {
      counts[index].failed += 1
    } else if scenario.isKnownFailure {
      counts[index].knownFailures += 1
    } else if scenario.isQuarantined {
      counts[index].quarantined += 1
    } else if scenario.status == .skipped {
      counts[index].skipped += 1
    } else {
      counts[index].passed += 1
    }
  }

  private var hasKnownFailures: Bool { counts.contains { $0.knownFailures > 0 } }

  private var hasQuarantined: Bool { counts.contains { $0.quarantined > 0 } }

  /// A row a file, in the order in which they were first met.
  var rows: [String] {
    counts.map { count in
      let status: TestStepResult.Status =
        count.failed > 0 ? .failed : count.skipped == count.scenarios ? .skipped : .passed
      let known =
        (hasKnownFailures ? " \(count.knownFailures) |" : "")
        + (hasQuarantined ? " \(count.quarantined) |" : "")
      return
        "| \(status.mark) \(Markdown.text(count.name)) | \(count.scenarios) | \(count.passed) | "
        + "\(count.failed) |\(known) \(count.skipped) | \(seconds(count.time)) |"
    }
  }
}
