import Basics
import Messages

extension History {
  /// The choice of runs.
  package struct Selection: Sendable {
    /// The number of runs, the latest; nil for all.
    package var last: Int?
    /// The branch of the runs; nil for all.
    package var branch: String?
    /// Names or files of scenarios whose outcomes are listed; all others are left out of the lists.
    package var scenario: String?

    /// All runs, unless limited.
    package init(last: Int? = nil, branch: String? = nil, scenario: String? = nil) {
      (self.last, self.branch, self.scenario) = (last, branch, scenario)
    }

    /// The selection for the report of a run.
    package static let usual = Selection(last: 50)
  }

  /// The trend of the runs with another one as the last.
  public func trend(with run: RunTable) -> RunTrend {
    var history = self
    _ = history.add(run)
    return history.trend()
  }

  /// The trend of the runs, each scenario by its result in the last of them.
  package func trend(_ selection: Selection = .usual) -> RunTrend {
    var trend = RunTrend(name: name)
    trend.notes = notes
    var chosen = runs.indices.filter { index in
      selection.branch.map { runs[index].branch == $0 } ?? true
    }
    if let last = selection.last { chosen = chosen.suffix(last) }
    trend.runs = chosen.map { runs[$0].summary }
    guard let last = chosen.last else { return trend }
    let timelines = Timelines(self)
    var records = Array(repeating: Record(), count: timelines.scenarios.count)
    for run in chosen.map({ runs[$0] }) {
      guard let positions = timelines.positions(of: run) else { continue }
      let keys = rosters[run.roster] ?? []
      for (column, position) in positions.enumerated() where position >= 0 {
        records[position].add(column, of: run, steps: versions[keys[column]]?.steps ?? 0)
      }
    }
    func isWanted(_ scenario: ScenarioVersion) -> Bool {
      guard let text = selection.scenario else { return true }
      return scenario.identity.title.contains(text) || scenario.identity.uri.contains(text)
    }
    var entries: [Int: RunTrend.Entry] = [:]
    for (position, scenario) in timelines.scenarios.enumerated() where isWanted(scenario) {
      entries[position] = RunTrend.Entry(scenario.identity, records[position])
    }
    addLast(last, timelines, records, entries, to: &trend)
    trend.flaky = records.indices.filter { records[$0].isFlaky }.compactMap { entries[$0] }
      .sorted { $0.uncertainty > $1.uncertainty }
    if selection.scenario != nil {
      trend.listed = lines(of: entries, in: chosen, timelines)
    }
    return trend
  }

  /// Adds the changes that the last run brought.
  private func addLast(
    _ last: Int, _ timelines: Timelines, _ records: [Record],
    _ entries: [Int: RunTrend.Entry], to trend: inout RunTrend
  ) {
    let run = runs[last]
    guard let positions = timelines.positions(of: run) else { return }
    var before: Set<Int> = []
    for run in runs[..<last] { before.formUnion(timelines.positions(of: run) ?? []) }
    for (column, position) in positions.enumerated() {
      guard var entry = entries[position] else { continue }
      if last > 0, !before.contains(position) { trend.added.append(entry) }
      guard run.outcome(at: column)?.hasPassed != nil else { continue }
      let record = records[position]
      if let former = record.former, let passed = record.lastPassed, former.passed != passed {
        entry.streak = former.streak
        if passed { trend.fixed.append(entry) } else { trend.regressed.append(entry) }
      }
      if let times = record.slowness {
        entry.times = times
        trend.slower.append(entry)
      }
    }
    trend.added.sort(by: RunTrend.Entry.isEarlier)
    trend.regressed.sort(by: RunTrend.Entry.isEarlier)
    trend.fixed.sort(by: RunTrend.Entry.isEarlier)
    trend.slower.sort(by: RunTrend.Entry.isEarlier)
  }

  private func lines(
    of entries: [Int: RunTrend.Entry], in chosen: [Int], _ timelines: Timelines
  ) -> [RunTrend.Line] {
    var marks = entries.mapValues { _ in Array(repeating: RunTrend.Mark.none, count: chosen.count) }
    for (number, run) in chosen.map({ runs[$0] }).enumerated() {
      for (position, code) in zip(timelines.positions(of: run) ?? [], run.outcomes) {
        guard let outcome = ScenarioResult.Outcome(rawValue: code) else { continue }
        marks[position]?[number] = outcome.trendMark
      }
    }
    return entries.map { RunTrend.Line(entry: $1, marks: marks[$0] ?? []) }
      .sorted { RunTrend.Entry.isEarlier($0.entry, $1.entry) }
  }

  /// The gaps in the history, a sentence each.
  package var notes: [String] {
    var notes = damage.map {
      "\(counted($0.count, "byte")) from byte \($0.offset) on are damaged, and what they recorded is lost"
    }
    let lost = runsWithoutRoster
    if lost > 0 {
      notes.append(
        "of \(counted(lost, "run")) only the totals are known; the next run of the same scenarios "
          + "brings their names back")
    }
    if unknownRecords > 0 {
      notes.append("\(counted(unknownRecords, "record")) of a later version of specrun left out")
    }
    return notes
  }
}

extension RecordedRun {
  fileprivate var summary: RunTrend.Run {
    var run = RunTrend.Run(
      startedAt: startedAt, branch: branch, revision: revision, duration: duration)
    // Without a result, it is not in the run; other numbers are of a later version.
    for outcome in outcomes.compactMap(ScenarioResult.Outcome.init) where outcome != .unfinished {
      run.scenarios.add(outcome)
    }
    return run
  }
}

extension ScenarioResult.Outcome {
  fileprivate var trendMark: RunTrend.Mark {
    switch self {
    case .unfinished: .none
    case .flaky: .flaky
    default: hasPassed.map { $0 ? .passed : .failed } ?? .other
    }
  }
}

extension RunTrend.Entry {
  fileprivate init(_ identity: ScenarioIdentity, _ record: Record) {
    self.init(
      identity: identity, results: record.results, failures: record.failures,
      retried: record.retried, changes: record.changes)
  }

  fileprivate var uncertainty: Double {
    Double(changes + 2 * retried) / Double(max(1, results))
  }

  fileprivate static func isEarlier(_ left: Self, _ right: Self) -> Bool {
    (left.identity.uri, left.identity.title, left.identity.occurrence)
      < (right.identity.uri, right.identity.title, right.identity.occurrence)
  }
}
