import Gherkin
import Messages
import Testing

@testable import SpecEngine

/// Test cases are made as often as they are needed, each time no more than is needed.
struct CasesTests {
  /// Nothing is made for who only looks at matches.
  @Test func snippetsOfUndefinedSteps() throws {
    let plan = try makePlan(["Feature: f\n Scenario: s\n  Given nobody knows\n  And 1 more\n"])
    var matching = Matching(supportCode: plan.supportCode)
    var ids = IdGenerator()
    let matches = plan.cases.flatMap(\.pickle.steps).map { matching.match($0, ids: &ids) }
    #expect(matches.compactMap(\.undefined).map(\.snippets.count) == [1, 2])
  }

  @Test func theSameTestCasesAgain() throws {
    let plan = try makePlan(["Feature: f\n Scenario: s\n  Given nobody knows\n  And 1 more\n"])
    var announced = Plan.Cases(plan, kept: nil)
    let first = announced.next()
    var running = announced.again()
    let second = running.next()
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
