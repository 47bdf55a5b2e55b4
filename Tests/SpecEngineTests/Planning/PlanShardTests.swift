import Gherkin
import Messages
@testable import SpecEngine
import StepKit
import TagExpressions
import Testing

struct PlanShardTests {
  @Test(arguments: [(0, 1), (-1, 1), (2, 1), (1, 0), (0, 0), (-2, -1)])
  func isNone(index: Int, count: Int) {
    #expect(Plan.Shard(index, of: count) == nil)
  }

  private static let feature = """
    Feature: f
      Scenario: a
        * x
      Scenario: b
        * x
      @slow
      Scenario: c
        * x
      Rule: r
        Scenario: a
          * x
      Scenario Outline: o
        * x
        Examples:
          | n |
          | 1 |
          | 2 |
    """

  private func selection(
    _ text: String = feature, _ filter: Plan.Filter = Plan.Filter(), _ shard: Plan.Shard?,
    _ division: Plan.Division = Plan.Division(), _ order: Plan.Order = .defined,
    limit: Int? = nil
  ) throws -> (names: [String], selection: Plan.Selection) {
    let file = try makeFile(text)
    var selection = Plan.Selection(
      filter, shard: shard, dividedBy: division, order: order, limit: limit)
    selection.add(file)
    selection.finish()
    let names = selection.positions.map { position in
      "\(file.pickles[Int(position.pickle)].name)@\(position.pickle)"
    }
    return (names, selection)
  }

  private func digests(_ text: String = feature) throws -> [UInt64] {
    let file = try makeFile(text)
    var identities = ScenarioIdentities(file.document)
    return file.pickles.map { identities.add($0).digest }
  }

  /// The first shards of a large run know all that runs, others only what they need; of a small run all do.
  @Test(arguments: [(9_995, false), (9_996, true)])
  func shardsOfLargeRunsRecordWhatTheyNeed(rows: Int, isLarge: Bool) throws {
    let features =
      [
        "Feature: l\n Scenario Outline: <n>\n  * x\n  Examples:\n   | n |\n"
          + (1...rows).map { "   | \($0) |\n" }.joined()
      ] + (1...5).map { "Feature: f\n Scenario: s\($0)\n  * x\n" }
    let files = try features.map(makeFile)
    var recorded: [Int] = []
    for index in 1...8 {
      var selection = Plan.Selection(shard: Plan.Shard(index, of: 8))
      for file in files { selection.add(file) }
      selection.finish()
      let others = rows + 5 - selection.positions.count
      guard isLarge, index > 3 else {
        #expect(selection.recordedFiles == nil)
        #expect(selection.leftToOthers.count == others)
        continue
      }
      let own = try #require(selection.recordedFiles)
      #expect(own == selection.fileIndices)
      #expect(own.contains(0))
      #expect(selection.leftToOthers.count == rows + own.count - 1 - selection.positions.count)
      recorded += own.filter { $0 > 0 }
    }
    // None is recorded by two.
    #expect(recorded.count == Set(recorded).count)
    #expect(!recorded.isEmpty == isLarge)
  }

  /// Whatever passes the filter and whatever is known: parts share nothing and leave nothing out.
  @Test func togetherTheyAreTheWhole() throws {
    var timings = Timings()
    for (index, digest) in try digests().enumerated() where index != 2 {
      timings.note(10 << index, for: digest)
    }
    let slow = try Plan.Filter(tags: [TagExpression.parse("not @slow")])
    for filter in [Plan.Filter(), slow] {
      for division in [Plan.Division(), Plan.Division(timings: timings, parallel: 2)] {
        let whole = try selection(Self.feature, filter, nil)
        for count in 1...9 {
          var all: [String] = []
          var plans: Set<String> = []
          for index in 1...count {
            let part = try selection(Self.feature, filter, Plan.Shard(index, of: count), division)
            all += part.names
            #expect(part.selection.passingCount == whole.names.count)
            #expect(
              part.selection.leftToOthers.count == whole.names.count - part.names.count)
            plans.insert(try #require(part.selection.shardPlan).digest)
          }
          #expect(all.sorted() == whole.names.sorted())
          #expect(plans.count == 1)
        }
      }
    }
  }

  /// The parts of a run do not depend on the order, so each machine may shuffle.
  @Test func comesBeforeTheOrderAndTheLimitAfterIt() throws {
    let part = try #require(Plan.Shard(1, of: 2))
    let defined = try selection(Self.feature, Plan.Filter(), part).names
    #expect(defined.count > 1)
    #expect(
      try selection(Self.feature, Plan.Filter(), part, Plan.Division(), .reverse).names
        == defined.reversed())
    #expect(
      try selection(Self.feature, Plan.Filter(), part, Plan.Division(), .random(seed: 3)).names
        .sorted() == defined.sorted())
    #expect(
      try selection(Self.feature, Plan.Filter(), part, Plan.Division(), .reverse, limit: 1).names
        == [defined.last])
  }

  @Test func identitiesSurviveLinesThatMove() throws {
    let digests = try digests()
    #expect(Set(digests).count == digests.count)
    let moved = try self.digests(
      Self.feature.replacing("Feature: f\n", with: "Feature: f\n\n  # more\n  Scenario: new\n\n"))
    #expect(Array(moved.dropFirst()) == digests)
  }

  @Test func equalScenariosAreCounted() throws {
    let twice = "Feature: f\n Scenario: a\n  * x\n Scenario: a\n  * x\n"
    let digests = try digests(twice)
    #expect(Set(digests).count == 2)
  }

  /// The identity may never change: timings files that people keep would be worth nothing.
  @Test func theDigestIsForEver() {
    let identity = ScenarioIdentity(
      uri: "a.feature", feature: "f", rule: "r", name: "n", cells: "1\u{1F}2", occurrence: 1)
    #expect(identity.digest == 6_880_379_843_175_457_099)
  }

  @Test func locksAndSerialScenariosCount() throws {
    let text = """
      Feature: f
        @serial
        Scenario: a
          * x
        @db
        Scenario: b
          * x
        @db
        Scenario: c
          * x
        Scenario: d
          * x
      """
    var timings = Timings()
    for digest in try digests(text) { timings.note(1_000, for: digest) }
    let division = Plan.Division(
      timings: timings, parallel: 2,
      locks: [Run.Lock(name: "db", exclusive: try TagExpression.parse("@db"))])
    let plan = try #require(
      try selection(text, Plan.Filter(), Plan.Shard(1, of: 1), division).selection.shardPlan)
    // The one that is alone, then two of the lock, one after the other.
    #expect(plan.estimate?.milliseconds == 3_000)
  }
}
