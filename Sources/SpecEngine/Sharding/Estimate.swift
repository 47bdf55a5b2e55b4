extension ShardPlan {
  /// The expected times of shards, in milliseconds.
  package struct Estimate: Sendable {
    package struct Shard: Sendable, Equatable {
      package let scenarios: Int
      package let milliseconds: Int
    }

    package let shards: [Shard]
    /// No division takes less: an equal share of all, or the work that cannot be divided.
    package let bound: Int
    /// The position and the time of the longest scenario.
    package let longest: (item: Int, milliseconds: Int)?

    /// The time of the slowest shard.
    package var milliseconds: Int { shards.map(\.milliseconds).max() ?? 0 }
  }
}

extension ShardPlan.Estimate {
  init(_ balance: Balance, shards: [Int], times: [Int]) {
    self.shards = balance.loads(of: shards).map {
      Shard(
        scenarios: $0.scenarios,
        milliseconds: ($0.wall + balance.parallel - 1) / balance.parallel)
    }
    bound = (balance.bound + balance.parallel - 1) / balance.parallel
    longest = times.indices.max { times[$0] < times[$1] }.map { ($0, times[$0]) }
  }
}
