import Messages
import StepKit
import Testing

@testable import SpecEngine

struct PlanOrderTests {
  @Test(arguments: [
    (Plan.Order.defined, [0, 1, 2, 3, 4, 5, 6, 7]),
    (.reverse, [7, 6, 5, 4, 3, 2, 1, 0]),
    // Pinned: a seed that someone wrote down must give the same order next year.
    (.random(seed: 0), [1, 2, 6, 5, 4, 0, 3, 7]),
    (.random(seed: 42), [4, 3, 2, 0, 7, 6, 1, 5]),
  ])
  func orders(order: Plan.Order, expected: [Int]) {
    var elements = Array(0..<8)
    order.apply(to: &elements)
    #expect(elements == expected)
  }

  @Test func everySeedKeepsAllElements() {
    for seed in 0..<200 as Range<UInt64> {
      var elements = Array(0..<20)
      Plan.Order.random(seed: seed).apply(to: &elements)
      #expect(elements.sorted() == Array(0..<20))
    }
  }

  @Test func reversesAcrossFiles() throws {
    let text = { (name: String) in
      "Feature: f\n Scenario: \(name)1\n  * x\n Scenario: \(name)2\n  * x"
    }
    let plan = try makePlan([text("a"), text("b")], order: .reverse)
    #expect(plan.cases.map(\.pickle.name) == ["b2", "b1", "a2", "a1"])
    #expect(plan.files.map(\.uri) == ["a.feature", "b.feature"])
  }
}
