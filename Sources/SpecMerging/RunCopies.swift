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
      let order = same.sorted { left, right in
        let (first, second) = (runs[left], runs[right])
        let isWhole = first.facts.finished != nil && !first.facts.isDamaged
        if isWhole != (second.facts.finished != nil && !second.facts.isDamaged) { return isWhole }
        let (most, more) = (first.contents.count, second.contents.count)
        if most != more { return most > more }
        let (length, other) = (first.messageCount, second.messageCount)
        return length == other ? left < right : length > other
      }
      guard let best = order.first else { continue }
      for other in order.dropFirst() where runs[other].contents.isSubset(of: runs[best].contents) {
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
