import Messages

/// The scenarios of different runs that are the same one.
///
/// A scenario is known by its names and its file. If a file is gone and all names of a scenario are
/// in a new file, it is the same scenario: its file was renamed.
struct Timelines {
  /// The scenarios, each as it was last.
  private(set) var scenarios: [ScenarioVersion] = []
  private var positions: [UInt64: [Int]] = [:]
  private var known: [ScenarioIdentity: Int] = [:]
  /// The file that each had first.
  private var firstUris: [String] = []

  init(_ history: History) {
    for run in history.runs where positions[run.roster] == nil {
      guard let roster = history.roster(of: run) else { continue }
      positions[run.roster] = add(roster)
    }
  }

  /// For each column of a run its position in `scenarios`, -1 for lost names; nil if the columns are not
  /// those of its roster, which no run of specrun writes, or if that is lost.
  func positions(of run: RecordedRun) -> [Int]? {
    positions[run.roster].flatMap { $0.count == run.outcomes.count ? $0 : nil }
  }

  private mutating func add(_ roster: [ScenarioVersion?]) -> [Int] {
    let uris = Set(roster.lazy.compactMap { $0?.identity.uri })
    var vanished: [ScenarioIdentity: Int]?
    var taken: [Int: Int] = [:]
    var result: [Int] = []
    result.reserveCapacity(roster.count)
    for (index, version) in roster.enumerated() {
      guard let version else {
        result.append(-1)
        continue
      }
      var position = known[version.identity]
      if position == nil, !scenarios.isEmpty {
        let candidates = vanished ?? self.vanished(from: uris)
        vanished = candidates
        position = candidates[version.identity.withoutFile]
      }
      // Both are there, so they never were the same one: the file was copied.
      if let wanted = position, let other = taken[wanted] {
        if firstUris[wanted] == version.identity.uri, let copy = roster[other] {
          result[other] = append(copy)
          taken[result[other]] = other
        } else {
          position = nil
        }
      }
      let found = position ?? append(version)
      scenarios[found] = version
      known[version.identity] = found
      taken[found] = index
      result.append(found)
    }
    return result
  }

  private mutating func append(_ version: ScenarioVersion) -> Int {
    scenarios.append(version)
    firstUris.append(version.identity.uri)
    known[version.identity] = scenarios.count - 1
    return scenarios.count - 1
  }

  /// Scenarios of files that are gone, by their names, without names that several have.
  private func vanished(from uris: Set<String>) -> [ScenarioIdentity: Int] {
    scenarios.uniquePositions { _, scenario in
      uris.contains(scenario.identity.uri) ? nil : scenario.identity.withoutFile
    }
  }
}
