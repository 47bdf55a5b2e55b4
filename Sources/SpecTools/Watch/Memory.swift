import Messages

/// The knowledge about the features from the runs so far.
struct Memory: Sendable, Equatable {
  /// The last results of scenarios, by feature and line.
  var outcomes: [String: [Int: TestStepResult.Status]] = [:]
  /// The scenarios that read a file, by the path of the file, feature and line; all scenarios of a
  /// feature if there are no lines.
  var uses: [String: [String: Set<Int>]] = [:]
  /// The features that could not be read when they were run last, each with the first of its errors.
  var broken: [String: String] = [:]
  /// Whether the last run could not begin.
  var couldNotRun = false

  /// Learns from a run; after one that could not begin or did not end, the earlier results stay.
  mutating func learn(_ result: Watcher.RunResult, of order: Watcher.Order) {
    let found = result.found
    broken.merge(found.broken) { $1 }
    couldNotRun = found.couldNotRun
    guard !couldNotRun else { return }
    for target in order.targets {
      broken[target.uri] = nil
      // Lines may be others than before.
      guard target.lines.isEmpty, order.filter.isWholeFiles, !result.wasCanceled else { continue }
      outcomes[target.uri] = nil
      forgetUses(by: target.uri)
    }
    for (uri, lines) in found.outcomes {
      outcomes[uri, default: [:]].merge(lines) { $1 }
    }
    for (path, users) in found.uses {
      for (uri, lines) in users { noteUse(of: path, by: uri, on: lines) }
    }
  }

  /// Notes that scenarios of a feature read a file, all of them if there are no lines.
  mutating func noteUse(of path: String, by uri: String, on lines: Set<Int>) {
    uses[path, default: [:]].merge([uri: lines]) {
      $0.isEmpty || $1.isEmpty ? [] : $0.union($1)
    }
  }

  /// Forgets a feature, or all of a folder.
  mutating func forget(_ path: String) {
    func isMeant(_ uri: String) -> Bool { uri == path || uri.isBelow(path) }
    for uri in outcomes.keys where isMeant(uri) {
      outcomes[uri] = nil
      forgetUses(by: uri)
    }
    broken = broken.filter { !isMeant($0.key) }
  }

  private mutating func forgetUses(by uri: String) {
    for path in uses.keys {
      uses[path]?[uri] = nil
      if uses[path]?.isEmpty == true { uses[path] = nil }
    }
  }

  /// Whether a scenario of a feature failed, or the feature could not be read.
  func hasFailed(_ uri: String) -> Bool {
    broken[uri] != nil || outcomes[uri]?.values.contains(where: \.isFailure) == true
  }

  /// The lines of the scenarios of a feature that failed; none if it could not be read, since they may
  /// have changed.
  func failedLines(of uri: String) -> [Int] {
    guard broken[uri] == nil else { return [] }
    return (outcomes[uri] ?? [:]).filter { $0.value.isFailure }.keys.sorted()
  }

  /// The number of scenarios, by how they ended last.
  var counts: [TestStepResult.Status: Int] {
    outcomes.values.reduce(into: [:]) { counts, lines in
      for outcome in lines.values { counts[outcome, default: 0] += 1 }
    }
  }
}
