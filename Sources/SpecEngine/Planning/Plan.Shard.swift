public import SpecSharding

extension Plan {
  /// One of several parts of a run that together are the whole, each for a machine of its own.
  ///
  /// What passes the filter is divided, before any order is applied: so the parts are the same whatever
  /// the order, share nothing and leave nothing out.
  public struct Shard: Sendable, Hashable {
    /// From 1 to `count`.
    public let index: Int
    public let count: Int

    /// Nil unless `index` is from 1 to `count`.
    public init?(_ index: Int, of count: Int) {
      guard index >= 1, index <= count else { return nil }
      self.index = index
      self.count = count
    }
  }

  /// What shards are made by, beside the scenarios: the same on every machine of a run.
  public struct Division: Sendable {
    /// How long scenarios take, as far as it is known.
    public var timings: Timings
    /// How many scenarios each machine runs at once.
    public var parallel: Int
    /// What keeps scenarios of a machine from running at once.
    public var locks: [Run.Lock]

    public init(timings: Timings = Timings(), parallel: Int = 1, locks: [Run.Lock] = []) {
      self.timings = timings
      self.parallel = parallel
      self.locks = locks
    }
  }
}

extension Plan.Division {
  /// Divides scenarios, given their digests, the positions of their files, and their claims.
  func plan(
    _ digests: [UInt64], files: [Int32], claims: [Schedule.Claims], count: Int
  ) -> ShardPlan {
    let items = digests.indices.map { index in
      ShardPlan.Item(
        digest: digests[index], feature: Int(files[index]),
        milliseconds: timings[digests[index]], isSerial: claims[index].isSerial,
        locks: claims[index].exclusive)
    }
    return ShardPlan(items, count: count, parallel: parallel)
  }
}
