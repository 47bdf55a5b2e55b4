import Messages

/// Recordings of one and the same run: copies, of which the one that holds most counts.
enum RunCopies {
  /// Leaves out each recording that holds nothing that another one of its run does not hold, and says so.
  ///
  /// Runs are told by the ids of their messages where those are unique on all machines, as UUIDs are. Numbers
  /// that count up are the same in every run, so they say nothing.
  static func removed(from runs: [Recording]) -> (runs: [Recording], findings: [Merge.Finding]) {
    var indices: [String: [Int]] = [:]
    for (index, run) in runs.enumerated() {
      if let id = run.id, isUnique(id) { indices[id, default: []].append(index) }
    }
    var copies: [Int: Int] = [:]
    for same in indices.values where same.count > 1 {
      let attempts = same.map { runs[$0].attemptIds }
      // The whole one, then the one with most attempts, then the first.
      let order = same.indices.sorted { left, right in
        let (first, second) = (runs[same[left]], runs[same[right]])
        if first.isWhole != second.isWhole { return first.isWhole }
        if attempts[left].count != attempts[right].count {
          return attempts[left].count > attempts[right].count
        }
        return left < right
      }
      guard let best = order.first else { continue }
      for other in order.dropFirst() where attempts[other].isSubset(of: attempts[best]) {
        copies[same[other]] = same[best]
      }
    }
    return (
      runs.indices.filter { copies[$0] == nil }.map { runs[$0] },
      copies.sorted { $0.key < $1.key }.map { .copy(runs[$0.key].name, of: runs[$0.value].name) }
    )
  }

  /// Whether an id has the form of a UUID.
  static func isUnique(_ id: String) -> Bool {
    let parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12]
      && parts.allSatisfy { $0.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit } }
  }
}

extension Recording {
  /// The id of its run, if it says one.
  var id: String? {
    for case .testRunStarted(let message) in envelopes { return message.id }
    return nil
  }

  /// Whether it has its end, and nothing of it was lost.
  fileprivate var isWhole: Bool {
    !isDamaged && envelopes.contains { if case .testRunFinished = $0 { true } else { false } }
  }

  /// The attempts at scenarios that it knows of, and the scenarios that it planned.
  fileprivate var attemptIds: Set<String> {
    var ids: Set<String> = []
    for envelope in envelopes {
      switch envelope {
      case .testCase(let message): ids.insert("plan \(message.id)")
      case .testCaseStarted(let message): ids.insert(message.id)
      case .testCaseFinished(let message): ids.insert("end \(message.testCaseStartedId)")
      default: break
      }
    }
    return ids
  }
}
