import Testing

@testable import SpecEngine

struct ShardPlanTests {
  typealias Item = ShardPlan.Item

  /// Random numbers that are the same everywhere.
  struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 1
      return mixed(state)
    }
  }

  /// Kinds of suites, with milliseconds of a scenario.
  enum Suite: CaseIterable {
    case equal, even, skewed, heavy, slowFew

    func milliseconds(_ dice: inout Dice) -> Int {
      switch self {
      case .equal: 1_000
      case .even: Int.random(in: 500...1_500, using: &dice)
      // The product of some random numbers has a long tail.
      case .skewed:
        Int((0..<6).reduce(50.0) { time, _ in time * Double.random(in: 0.5...4, using: &dice) })
      case .heavy: Int(100 / Double.random(in: 0.001...1, using: &dice))
      case .slowFew:
        Int.random(in: 150...250, using: &dice)
          * (Int.random(in: 0..<100, using: &dice) == 0 ? 100 : 1)
      }
    }

    func items(_ count: Int, _ dice: inout Dice) -> [Item] {
      (0..<count).map { index in
        Item(digest: dice.next(), feature: UInt64(index / 10), milliseconds: milliseconds(&dice))
      }
    }
  }

  /// The goal: at most 5 % above what no division can be below, for 2 to 64 machines.
  @Test(arguments: Suite.allCases)
  func shardsTakeEquallyLong(suite: Suite) throws {
    var dice = Dice(state: 1)
    let items = suite.items(10_000, &dice)
    for count in [2, 3, 5, 8, 16, 31, 64] {
      let estimate = try #require(ShardPlan(items, count: count).estimate)
      #expect(estimate.milliseconds * 100 <= estimate.bound * 105, "\(count) shards")
    }
  }

  /// The goal: a scenario that comes moves at most 5 % of the others, also when its time is known.
  @Test(arguments: Suite.allCases)
  func aScenarioThatComesMovesFew(suite: Suite) {
    var dice = Dice(state: 2)
    let items = suite.items(10_000, &dice)
    for count in [2, 3, 64] {
      let before = ShardPlan(items, count: count).shards
      for time in [nil, 1, suite.milliseconds(&dice)] {
        var more = items
        let place = Int.random(in: 0...items.count, using: &dice)
        more.insert(Item(digest: dice.next(), feature: 3, milliseconds: time), at: place)
        var after = ShardPlan(more, count: count).shards
        after.remove(at: place)
        let moved = zip(before, after).count { $0 != $1 }
        #expect(moved <= 500, "\(count) shards, \(time ?? 0) ms")
      }
    }
  }

  @Test func withoutTimesNothingElseMoves() {
    var dice = Dice(state: 3)
    let items = (0..<1_000).map { _ in Item(digest: dice.next(), milliseconds: nil) }
    let before = ShardPlan(items, count: 7)
    #expect(before.estimate == nil)
    #expect(Set(before.shards) == Set(0..<7))
    let after = ShardPlan([Item(digest: 5, milliseconds: nil)] + items, count: 7)
    #expect(Array(after.shards.dropFirst()) == before.shards)
  }

  /// Whatever the times are: every scenario is in one part, and the order in which they are read does
  /// not matter.
  @Test func partsShareNothingAndLeaveNothingOut() {
    var dice = Dice(state: 4)
    for round in 0..<200 {
      let total = Int.random(in: 0...60, using: &dice)
      let items = (0..<total).map { _ in
        Item(
          digest: dice.next(), feature: UInt64.random(in: 0...3, using: &dice),
          milliseconds: [nil, 0, 1, 20, 20, 1_000, Int.max].randomElement(using: &dice) ?? nil,
          isSerial: Int.random(in: 0..<9, using: &dice) == 0,
          locks: [[], [], [0], [1], [0, 1]].randomElement(using: &dice) ?? [])
      }
      let count = [1, 2, 3, 10, 100, 20_000, Int.max].randomElement(using: &dice) ?? 1
      let parallel = Int.random(in: 1...4, using: &dice)
      let plan = ShardPlan(items, count: count, parallel: parallel)
      #expect(plan.shards.count == total)
      #expect(plan.shards.allSatisfy { (0..<count).contains($0) }, "round \(round)")
      let order = Array(items.indices).shuffled(using: &dice)
      let shuffled = ShardPlan(order.map { items[$0] }, count: count, parallel: parallel)
      #expect(order.map { plan.shards[$0] } == shuffled.shards, "round \(round)")
      #expect(plan.digest == shuffled.digest)
      if let estimate = plan.estimate {
        #expect(estimate.shards.map(\.scenarios).reduce(0, +) == total)
        #expect(estimate.milliseconds >= estimate.bound)
      }
    }
  }

  @Test func anUnknownScenarioTakesTheMedianOfItsFeature() {
    let items = [
      Item(digest: 1, feature: 0, milliseconds: 10), Item(digest: 2, feature: 0, milliseconds: 30),
      Item(digest: 3, feature: 0, milliseconds: 20), Item(digest: 4, feature: 0, milliseconds: nil),
      Item(digest: 5, feature: 1, milliseconds: nil),
      Item(digest: 6, feature: 2, milliseconds: 1_000),
    ]
    let plan = ShardPlan(items, count: 1)
    #expect(plan.unknown == 2)
    // The lower one of 20 and 30 in the middle of all.
    #expect(plan.estimate?.milliseconds == 10 + 30 + 20 + 20 + 20 + 1_000)
    #expect(plan.estimate?.longest?.item == 5)
  }

  @Test(
    arguments: [
      // Two at once: half of the time, but not less than the longest.
      ([(10, false, []), (10, false, [])], 10), ([(30, false, []), (10, false, [])], 30),
      // Scenarios that exclude each other run one after the other.
      ([(10, false, [0]), (10, false, [0])], 20),
      ([(10, false, [0]), (10, false, [1])], 10),
      // A scenario that runs alone has the machine.
      ([(10, true, []), (10, true, []), (10, false, [])], 30),
    ] as [([(Int, Bool, [Int])], Int)])
  func whatExcludesEachOtherTakesItsTime(scenarios: [(Int, Bool, [Int])], expected: Int) {
    let items = scenarios.enumerated().map { index, scenario in
      Item(
        digest: UInt64(index), milliseconds: scenario.0, isSerial: scenario.1, locks: scenario.2)
    }
    #expect(ShardPlan(items, count: 1, parallel: 2).estimate?.milliseconds == expected)
  }

  @Test func whatExcludesEachOtherIsSpread() throws {
    var dice = Dice(state: 5)
    let items = (0..<400).map { index in
      Item(digest: dice.next(), milliseconds: 100, locks: index < 80 ? [0] : [])
    }
    let plan = ShardPlan(items, count: 4, parallel: 4)
    for shard in 0..<4 {
      let locked = plan.shards[..<80].count { $0 == shard }
      #expect((18...22).contains(locked))
    }
    let estimate = try #require(plan.estimate)
    #expect(estimate.milliseconds * 100 <= estimate.bound * 110)
  }

  @Test func thePlanHasADigest() {
    let items = (1...20).map { Item(digest: UInt64($0) << 40, milliseconds: $0) }
    let plan = ShardPlan(items, count: 3)
    #expect(plan.digest.count == 16)
    #expect(plan.digest == ShardPlan(items.reversed(), count: 3).digest)
    #expect(plan.digest != ShardPlan(items, count: 4).digest)
    #expect(plan.digest != ShardPlan(Array(items.dropLast()), count: 3).digest)
  }

  @Test func aPlanIsComparedWithTheLast() throws {
    let items = (1...6).map { Item(digest: UInt64($0) << 60 | 7, milliseconds: nil) }
    let before = PlannedShards(ShardPlan(Array(items.dropLast()), count: 2))
    let text = before.bytes(count: 2)
    #expect(try #require(PlannedShards(text)) == before)
    let now = PlannedShards(ShardPlan(Array(items.dropFirst()), count: 2))
    let moves = before.moves(to: now)
    #expect((moves.common, moves.moved, moves.added, moves.removed) == (4, 0, 1, 1))
    let other = try #require(
      PlannedShards(Array("# specrun plan 1: 2 shards\n1000000000000007 2\n".utf8)))
    #expect(before.moves(to: other).moved == 1)
    for damaged in ["", "x", "# specrun plan 1: 2 shards\n1000000000000007 0\n"] {
      #expect(PlannedShards(Array(damaged.utf8)) == nil)
    }
  }
}
