import Messages

/// The recordings that are attempts at the same shard, as when a machine was replaced.
struct ShardAttempts: Sendable {
  /// A share of a run.
  private struct Share: Hashable {
    let index: Int
    let count: Int
  }

  /// The whole recording that replaces one that is not whole, by the position of the latter.
  private(set) var superseded: [Int: Int] = [:]
  /// Shards with several recordings.
  private(set) var findings: [Merge.Finding] = []

  /// - Parameter facts: In the order in which the runs began.
  init(_ facts: [RunFacts]) {
    var recordings: [Share: [Int]] = [:]
    for (position, facts) in facts.enumerated() {
      guard let shard = facts.shard else { continue }
      recordings[Share(index: shard.index, count: shard.count), default: []].append(position)
    }
    let several = recordings.filter { $0.value.count > 1 }
      .sorted { ($0.key.count, $0.key.index) < ($1.key.count, $1.key.index) }
    for (share, positions) in several {
      if let whole = positions.last(where: { facts[$0].isWhole }) {
        // One that is cut and began later is not replaced: what it would have found is unknown.
        for position in positions where position < whole && !facts[position].isWhole {
          superseded[position] = whole
        }
      }
      findings.append(
        .shardAgain(share.index, count: share.count, files: positions.map { facts[$0].name }))
    }
  }
}
