extension Plan {
  /// One of several parts of a run that together make up the whole, each for a separate machine.
  ///
  /// The scenarios that pass the filter are divided before any order is applied: the parts are the same
  /// whatever the order, share nothing and omit nothing.
  public struct Shard: Sendable, Hashable {
    /// From 1 to `count`.
    public let index: Int
    public let count: Int

    /// The first shards record all features, and the others only those that they run something from:
    /// so a merge knows what a lost shard was to run, and a thousand machines do not write everything.
    static let witnesses = 3
    /// Runs of at most so many scenarios are recorded whole by all shards.
    static let few = 10_000

    /// Nil unless `index` is from 1 to `count`.
    public init?(_ index: Int, of count: Int) {
      guard index >= 1, index <= count else { return nil }
      self.index = index
      self.count = count
    }

    /// Whether it records all features, however many scenarios there are.
    package var isWitness: Bool { index <= Self.witnesses }

    /// Whether it records all features, given how many scenarios all shards run together.
    func recordsAll(of scenarios: Int) -> Bool { isWitness || scenarios <= Self.few }
  }

  /// The inputs of sharding besides the scenarios: the same on every machine of a run.
  public struct Division: Sendable {
    /// The known times of scenarios.
    public var timings: Timings
    /// How many scenarios each machine runs at once.
    public var parallel: Int
    /// The locks that keep scenarios of a machine from running at once.
    public var locks: [Run.Lock]

    public init(timings: Timings = Timings(), parallel: Int = 1, locks: [Run.Lock] = []) {
      self.timings = timings
      self.parallel = parallel
      self.locks = locks
    }
  }
}
