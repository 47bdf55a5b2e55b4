import Messages

/// Recordings of the same run: of such copies, only the most complete one counts.
enum RunCopies {
  /// For each run whose contents are all in another recording of it, that other one.
  ///
  /// Runs are recognized by their ids if those are unique on all machines, as UUIDs are. Numbers
  /// that count up are the same in every run, so they say nothing.
  static func copies(among runs: [RunIndex]) -> [Int: Int] {
    var indices: [String: [Int]] = [:]
    for (index, run) in runs.enumerated() {
      if let id = run.facts.started?.id, isUnique(id) { indices[id, default: []].append(index) }
    }
    var copies: [Int: Int] = [:]
    for same in indices.values where same.count > 1 {
      // The whole one, then the one that holds most, at last the first.
      func rank(_ index: Int) -> (Int, Int, Int) {
        let run = runs[index]
        let isWhole = run.facts.finished != nil && !run.facts.isDamaged
        return (isWhole ? 0 : 1, -run.contents.count, -run.messageCount)
      }
      guard let best = same.min(by: { rank($0) < rank($1) }) else { continue }
      for other in same
      where other != best && runs[other].contents.isSubset(of: runs[best].contents) {
        copies[other] = best
      }
    }
    return copies
  }

  static func findings(_ copies: [Int: Int], names: [String]) -> [Merge.Finding] {
    copies.sorted { $0.key < $1.key }.map { .copy(names[$0.key], of: names[$0.value]) }
  }

  /// Whether an id has the form of a UUID.
  static func isUnique(_ id: String) -> Bool {
    let parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12]
      && parts.allSatisfy { $0.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit } }
  }
}
