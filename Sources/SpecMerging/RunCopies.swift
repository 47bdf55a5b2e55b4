import Basics
import Messages

/// Recordings of one and the same run: copies, of which the one that holds most counts.
enum RunCopies {
  /// What has to be known of a run.
  struct Candidate: Sendable {
    var id: String?
    /// Whether it has its end, and nothing of it was lost.
    var isWhole = false
    /// The scenarios that it planned, its attempts at them and their ends.
    var contents: Set<UInt64> = []
    /// The number of its messages, which says more where two end in the same attempt.
    var messageCount = 0
  }

  /// For each run that holds nothing that another one of its id does not hold, which one that is.
  ///
  /// Runs are told by the ids of their messages where those are unique on all machines, as UUIDs are. Numbers
  /// that count up are the same in every run, so they say nothing.
  static func copies(among runs: [Candidate]) -> [Int: Int] {
    var indices: [String: [Int]] = [:]
    for (index, run) in runs.enumerated() {
      if let id = run.id, isUnique(id) { indices[id, default: []].append(index) }
    }
    var copies: [Int: Int] = [:]
    for same in indices.values where same.count > 1 {
      // The whole one, then the one that holds most, at last the first.
      let order = same.sorted { left, right in
        let (first, second) = (runs[left], runs[right])
        if first.isWhole != second.isWhole { return first.isWhole }
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

extension RunCopies.Candidate {
  mutating func receive(_ envelope: Envelope) {
    messageCount += 1
    switch envelope {
    case .testRunStarted(let message): id = message.id
    case .testRunFinished: isWhole = true
    case .testCase(let message): add("p", message.id)
    case .testCaseStarted(let message): add("s", message.id)
    case .testCaseFinished(let message): add("e", message.testCaseStartedId)
    default: break
    }
  }

  private mutating func add(_ kind: StaticString, _ id: String) {
    // Two ids of one run with one digest only make it one message shorter.
    var digest = StableDigest()
    digest.combine("\(kind)\(id)")
    contents.insert(digest.value)
  }
}
