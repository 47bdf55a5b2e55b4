/// The assignment of scenarios to shards, as a text file, for comparison with a later plan.
///
///     # specrun plan 1: 4 shards
///     003f9a5c77e1b2d4 2
package struct PlannedShards: Sendable, Equatable {
  /// The shards from 1, by the digests of scenarios.
  private var shards: [UInt64: Int] = [:]

  package init(_ plan: ShardPlan) {
    for (digest, shard) in zip(plan.digests, plan.shards) { shards[digest] = shard + 1 }
  }

  /// Reads a file; nil if it is something else, or damaged.
  package init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let head = lines.first, head.starts(with: Self.head.utf8) else { return nil }
    for line in lines.dropFirst() {
      guard let (digest, shard) = Timings.entry(line) else { return nil }
      shards[digest] = shard
    }
  }

  private static let head = "# specrun plan 1: "

  package func bytes(count: Int) -> [UInt8] {
    Array("\(Self.head)\(count) shards\n\(Timings.lines(shards))".utf8)
  }

  package struct Moves: Sendable, Equatable {
    /// The number of scenarios of both plans, and of those that have another shard.
    package let common, moved: Int
    package let added, removed: Int
  }

  /// The differences of a plan after this one.
  package func moves(to next: PlannedShards) -> Moves {
    let common = next.shards.filter { shards[$0.key] != nil }
    return Moves(
      common: common.count, moved: common.count { shards[$0.key] != $0.value },
      added: next.shards.count - common.count, removed: shards.count - common.count)
  }
}
