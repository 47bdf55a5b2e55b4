import SpecEngine

/// Simulates a run on many machines: how long it takes against the ideal, and what a new scenario moves.
///
/// What the shards are divided by are the times of the run before. Of the scenarios some are new, and all
/// take a little longer or shorter than last time. A machine that fails is replaced by another, which
/// begins its shard again.
enum ShardBench {
  private static let shards = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_000]

  /// A suite and what happens to it.
  private struct Suite {
    let name: String
    let digests: [UInt64]
    /// Milliseconds of the run before; nil of what is new.
    let known: [Int?]
    /// Milliseconds of the run that is simulated.
    let real: [Int]

    init(_ name: String, scenarios: Int, seed: UInt64, time: (inout Dice) -> Int) {
      var dice = Dice(seed: seed)
      self.name = name
      digests = (0..<scenarios).map { _ in dice.next() }
      let before = (0..<scenarios).map { _ in time(&dice) }
      known = before.map { dice.chance(2) ? nil : $0 }
      real = before.map { max(1, $0 * dice.number(90...110) / 100) }
    }

    func plan(_ shards: Int, isTimed: Bool) -> ShardPlan {
      ShardPlan(items(isTimed), count: shards)
    }

    func items(_ isTimed: Bool) -> [ShardPlan.Item] {
      digests.indices.map { index in
        ShardPlan.Item(
          digest: digests[index], feature: UInt64(index / 10),
          milliseconds: isTimed ? known[index] : nil)
      }
    }

    /// The time that no division can be below.
    func ideal(_ shards: Int) -> Int {
      max((real.reduce(0, +) + shards - 1) / shards, real.max() ?? 0)
    }
  }

  static func run(scenarios: Int) async -> String {
    let suites = [
      Suite("equal", scenarios: scenarios, seed: 1) { _ in 1_000 },
      Suite("skewed", scenarios: scenarios, seed: 2, time: skewed),
      Suite("1 % a hundred times slower", scenarios: scenarios, seed: 3) { dice in
        dice.number(150...250) * (dice.chance(1) ? 100 : 1)
      },
    ]
    var table = Table(
      "sharding, time / ideal", "shards", "modulo", "hash", "timed", "as planned",
      "timed, nodes fail", "moved by one more, %", "shards a feature")
    for suite in suites {
      for count in shards { add(suite, count, to: &table) }
    }
    let large = Suite("skewed", scenarios: 100 * scenarios, seed: 2, time: skewed)
    return await table.text + "\n\n" + size(suites[1], shards: 64) + "\n"
      + size(large, shards: 1_000)
  }

  /// The product of some random numbers has a long tail.
  private static func skewed(_ dice: inout Dice) -> Int {
    (0..<6).reduce(50) { time, _ in time * dice.number(50...400) / 100 }
  }

  private static func add(_ suite: Suite, _ count: Int, to table: inout Table) {
    let ideal = Double(suite.ideal(count))
    let timed = suite.plan(count, isTimed: true)
    func ratio(_ shards: [Int], failing: Bool = false) -> String {
      shown(Double(simulate(suite.real, on: shards, count, failing: failing)) / ideal, digits: 3)
    }
    let planned = timed.estimate.map { Double($0.milliseconds) / Double($0.bound) } ?? 0
    table.add(
      suite.name, shown(Double(count)), ratio(suite.digests.indices.map { $0 % count }),
      ratio(suite.plan(count, isTimed: false).shards), ratio(timed.shards),
      shown(planned, digits: 3), ratio(timed.shards, failing: true),
      shown(moved(suite, count, timed), digits: 2), shown(spread(timed), digits: 1))
  }

  /// On how many shards the ten scenarios of a feature are, in the mean: so many machines record it.
  private static func spread(_ plan: ShardPlan) -> Double {
    let features = Dictionary(grouping: plan.shards.indices) { $0 / 10 }
    let shards = features.values.reduce(0) { $0 + Set($1.map { plan.shards[$0] }).count }
    return Double(shards) / Double(max(features.count, 1))
  }

  /// The mean of what new scenarios move, of known and of unknown time, in percent.
  private static func moved(_ suite: Suite, _ count: Int, _ before: ShardPlan) -> Double {
    var dice = Dice(seed: 9)
    let rounds = 4
    let total = (0..<rounds).reduce(0) { total, round in
      let new = ShardPlan.Item(
        digest: dice.next(), milliseconds: round == 0 ? nil : dice.pick(suite.real))
      let after = ShardPlan(suite.items(true) + [new], count: count)
      return total + zip(before.shards, after.shards).count { $0 != $1 }
    }
    return Double(total) * 100 / Double(rounds * suite.digests.count)
  }

  /// The time until the last machine is done.
  ///
  /// - Parameter failing: Whether one machine in twenty fails somewhere in its shard. Another takes its
  ///   place after half a minute and begins the shard again.
  private static func simulate(
    _ times: [Int], on shards: [Int], _ count: Int, failing: Bool
  ) -> Int {
    var work = Array(repeating: 0, count: count)
    for (index, shard) in shards.enumerated() { work[shard] += times[index] }
    guard failing else { return work.max() ?? 0 }
    var dice = Dice(seed: 7)
    // Machines as they are done or fail, the next one first.
    var events = work.map { event(for: $0, from: 0, &dice) }
    var now = 0
    while let next = events.indices.min(by: { events[$0].time < events[$1].time }) {
      let event = events.remove(at: next)
      now = event.time
      if event.fails { events.append(self.event(for: event.work, from: now + 30_000, &dice)) }
    }
    return now
  }

  /// When a machine that begins now is done, or fails.
  private static func event(
    for work: Int, from start: Int, _ dice: inout Dice
  ) -> (time: Int, work: Int, fails: Bool) {
    let fails = dice.chance(5)
    return (start + (fails ? dice.number(0...max(work, 1)) : work), work, fails)
  }

  /// What the timings of a suite take, and a division by them.
  private static func size(_ suite: Suite, shards: Int) async -> String {
    var timings = Timings()
    timings.note(
      passed: Dictionary(zip(suite.digests, suite.real), uniquingKeysWith: { first, _ in first }))
    let bytes = timings.bytes
    let reading = await Cost.least(of: 1) { _ = Timings.read(bytes) }
    var plan: ShardPlan?
    let planning = await Cost.least(of: 1) { plan = suite.plan(shards, isTimed: true) }
    let slowest = plan.map { simulate(suite.real, on: $0.shards, shards, failing: false) } ?? 0
    return """
      timings of \(shown(Double(suite.digests.count))) scenarios: \(bytes.count / 1_000) kB, read in \
      \(shown(reading.cpu, digits: 2)) CPU-s; planned for \(shown(Double(shards))) shards in \
      \(shown(planning.cpu, digits: 2)) CPU-s, the slowest takes \
      \(shown(Double(slowest) / Double(suite.ideal(shards)), digits: 3)) of the ideal
      """
  }
}
