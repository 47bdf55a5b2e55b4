/// The durations of the scenarios of a run in milliseconds, by the digests of their identities.
package struct ScenarioTimes: Sendable {
  /// Those of the last attempts that passed.
  package private(set) var passed: [UInt64: Int] = [:]
  /// Those of scenarios that only failed: an attempt that failed may have stopped early.
  package private(set) var failed: [UInt64: Int] = [:]

  fileprivate mutating func add(_ result: RunTable.Result, of digest: UInt64) {
    guard result.time > .zero else { return }
    // Rounded up: no scenario takes no time.
    let time = (result.time + .nanoseconds(999_999)).milliseconds
    switch result.outcome {
    case .passed, .flaky: passed[digest] = time
    case .failed: failed[digest] = time
    default: break
    }
  }
}

extension RunTable.Collector {
  var times: ScenarioTimes {
    positions.reduce(into: ScenarioTimes()) { times, position in
      if let result = table.rows[position.value].result { times.add(result, of: position.key) }
    }
  }
}
