extension ShardPlan {
  /// What shards are expected to take, in milliseconds.
  public struct Estimate: Sendable, Equatable {
    /// One shard.
    public struct Shard: Sendable, Equatable {
      public let scenarios: Int
      public let milliseconds: Int
    }

    public let shards: [Shard]
    /// No division takes less: an equal share of all, or what cannot be divided.
    public let bound: Int
    /// The position and the time of the longest scenario.
    public let longest: (item: Int, milliseconds: Int)?

    /// The time of the slowest shard.
    public var milliseconds: Int { shards.map(\.milliseconds).max() ?? 0 }

    public static func == (left: Self, right: Self) -> Bool {
      left.shards == right.shards && left.bound == right.bound
        && left.longest?.item == right.longest?.item
    }
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
