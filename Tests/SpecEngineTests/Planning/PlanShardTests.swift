import Messages
import StepKit
import Testing

@testable import SpecEngine

struct PlanShardTests {
  @Test(arguments: [
    (1, 1, [0, 1, 2, 3, 4]), (1, 2, [0, 2, 4]), (2, 2, [1, 3]), (3, 3, [2]), (5, 5, [4]),
    (6, 7, []), (7, 7, []), (1, Int.max, [0]), (Int.max, Int.max, []),
  ])
  func takes(index: Int, count: Int, expected: [Int]) throws {
    var elements = Array(0..<5)
    try #require(Plan.Shard(index, of: count)).apply(to: &elements)
    #expect(elements == expected)
  }

  @Test(arguments: [(0, 1), (-1, 1), (2, 1), (1, 0), (0, 0), (-2, -1)])
  func isNone(index: Int, count: Int) {
    #expect(Plan.Shard(index, of: count) == nil)
  }

  @Test func togetherTheyAreTheWhole() throws {
    for total in [0, 1, 7, 30] {
      for count in 1...9 {
        var all: [Int] = []
        var sizes: [Int] = []
        for index in 1...count {
          var elements = Array(0..<total)
          try #require(Plan.Shard(index, of: count)).apply(to: &elements)
          all += elements
          sizes.append(elements.count)
        }
        #expect(all.sorted() == Array(0..<total))
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
      }
    }
  }

  /// The parts of a run do not depend on the order, so each machine may shuffle.
  @Test func comesBeforeTheOrderAndTheLimitAfterIt() throws {
    func names(
      _ shard: Plan.Shard?, _ order: Plan.Order = .defined, limit: Int? = nil
    ) throws -> [String] {
      let scenarios = "abcde".map { " Scenario: \($0)\n  * x\n" }
      let plan = try makePlan(
        ["Feature: f\n" + scenarios.joined()], shard: shard, order: order, limit: limit)
      #expect(plan.selection.passingCount == 5)
      return plan.cases.map(\.pickle.name)
    }
    let second = Plan.Shard(2, of: 2)
    #expect(try names(second) == ["b", "d"])
    #expect(try names(second, .reverse) == ["d", "b"])
    #expect(try names(Plan.Shard(1, of: 2), .random(seed: 3)).sorted() == ["a", "c", "e"])
    #expect(try names(nil, .reverse, limit: 2) == ["e", "d"])
    #expect(try names(second, .reverse, limit: 1) == ["d"])
    #expect(try names(nil, limit: 9) == ["a", "b", "c", "d", "e"])
    #expect(try names(Plan.Shard(6, of: 6)) == [])
  }
}
