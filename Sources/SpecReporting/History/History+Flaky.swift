extension History {
  /// The number of the last results of a scenario that count.
  static let maximumFlakyResults = 20
  /// The number of the last runs that count.
  private static let maximumFlakyRuns = 50

  /// The scenarios that are known to be flaky, each with the steps that it is known with.
  ///
  /// Only results with the steps that it had last are looked at, by the rule of the trend: see
  /// `RunTrend.flakyRule`. So a scenario that has changed is not excused by what it was.
  package var flakyScenarios: [ScenarioVersion: KnownFlakiness] {
    let timelines = Timelines(self)
    var results: [[(run: Int, column: Int)]] =
      Array(repeating: [], count: timelines.scenarios.count)
    for (number, run) in runs.enumerated().suffix(Self.maximumFlakyRuns).reversed() {
      guard let positions = timelines.positions(of: run), let keys = rosters[run.roster] else {
        continue
      }
      for (column, position) in positions.enumerated() where position >= 0 {
        guard results[position].count < Self.maximumFlakyResults,
          run.outcome(at: column)?.hasPassed != nil,
          versions[keys[column]]?.steps == timelines.scenarios[position].steps
        else { continue }
        results[position].append((number, column))
      }
    }
    var flaky: [ScenarioVersion: KnownFlakiness] = [:]
    for (scenario, results) in zip(timelines.scenarios, results) {
      var record = Record()
      for result in results.reversed() {
        record.add(result.column, of: runs[result.run], steps: scenario.steps)
      }
      guard record.isFlaky else { continue }
      flaky[scenario] = KnownFlakiness(
        failures: record.failures + record.retried, results: record.results)
    }
    return flaky
  }
}
