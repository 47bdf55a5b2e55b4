import Messages
import Testing

@testable import SpecEngine

/// Test cases are made as often as they are needed, each time no more than is needed.
struct CasesTests {
  private func snippets(_ testCase: Plan.Case?) -> [Int] {
    (testCase?.steps ?? []).map { step in
      guard case .pickleStep(_, .undefined(let suggestion)) = step else { return -1 }
      return suggestion.snippets.count
    }
  }

  @Test func snippetsOnlyForWhatRuns() throws {
    let plan = try makePlan(["Feature: f\n Scenario: s\n  Given nobody knows\n  And 1 more\n"])
    var announced = Plan.Cases(plan, kept: nil).withoutSnippets()
    let first = announced.next()
    #expect(snippets(first) == [0, 0])
    var running = announced.again()
    let second = running.next()
    #expect(snippets(second).allSatisfy { $0 > 0 } && snippets(second).count == 2)
    #expect(first?.id == second?.id && first?.stepIds == second?.stepIds)
  }

  /// Steps have their places although no document is searched for them.
  @Test func placesOfSteps() throws {
    let plan = try makePlan([
      """
      Feature: f
        Background:
          Given b
        Rule: r
          Background:
            Given c
          Scenario Outline: s
            When <n>
            Examples:
              | n |
              | 1 |
              | 2 |
      """
    ])
    for testCase in plan.allCases {
      #expect(
        testCase.pickle.steps.map { testCase.place(of: $0) }
          == ["a.feature:3", "a.feature:6", "a.feature:8"])
    }
  }
}
