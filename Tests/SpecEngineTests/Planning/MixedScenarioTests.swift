import Messages
import StepKit
import Testing

@testable import SpecEngine

/// One World with state a scenario.
struct MixedScenarioTests {
  private struct Feed: World {
    var films = 0
    init(_ scenario: ScenarioContext) {}
  }
  private struct Quiz: World {
    var answers = 0
    init(_ scenario: ScenarioContext) {}
  }
  private struct Mail: World {
    var letters = 0
    init(_ scenario: ScenarioContext) {}
  }

  private static let feed = StepLibrary(Feed.self) {
    Given("the customer doesn't have connectivity", file: "/Feed.swift", line: 1) { _ in }
    Given("the cache is empty", file: "/Feed.swift", line: 2) { _ in }
    Step("both", file: "/Feed.swift", line: 3) { _ in }
    Composed("a fresh start", file: "/Feed.swift", line: 4) {
      "the cache is empty"
      "the game is reset"
    }
    Composed("the quiz-from here") {
      "the game is reset"
      "the customer has connectivity"
    }
    Before { _ in }
  }
  private static let quiz = StepLibrary(Quiz.self) {
    Given("the customer has connectivity", file: "/Quiz.swift", line: 1) { _ in }
    When("the customer requests to load the game", file: "/Quiz.swift", line: 2) { _ in }
    Then("the app should display the question", file: "/Quiz.swift", line: 3) { _ in }
    Step("the game is reset", file: "/Quiz.swift", line: 4) { _ in }
    Step("{int} answer(s)", file: "/Quiz.swift", line: 5) { (_: inout Quiz, _: Int) in }
    Step("both", file: "/Quiz.swift", line: 6) { _ in }
  }
  private static let mail = StepLibrary(Mail.self) {
    Then("a letter is sent") { _ in }
  }
  private static let elsewhere = StepLibrary(Quiz.self, in: "quiz/") {
    Step("nothing of a film") { _ in }
  }
  private static let stateless = StepLibrary(EmptyWorld.self) {
    Step("nothing") { _ in }
    Before { _ in }
  }

  private func plan(_ texts: [String]) throws -> Plan {
    try makePlan(
      texts, [Self.feed, Self.quiz, Self.mail, Self.stateless, Self.elsewhere],
      duplicates: .areAmbiguous)
  }

  @Test(
    arguments: [
      ("1 answer, 2 answers", nil), ("the cache is empty, nothing, nobody knows", nil),
      ("the cache is empty, 1 answer", "a.feature:4:3 * 1 answer"),
      ("1 answer, nothing, the cache is empty", "a.feature:5:3 * the cache is empty"),
      (
        "1 answer, 2 answers, the cache is empty, a letter is sent",
        "a.feature:5:3 * the cache is empty"
      ),
      // An ambiguous step runs nothing.
      ("a letter is sent, both", nil), ("both, 1 answer", nil),
      // The World of the composed step itself is not lent to its parts.
      ("the quiz-from here, 1 answer", nil), ("a fresh start", "a.feature:3:3 * a fresh start"),
    ] as [(String, String?)])
  func secondWorld(steps: String, second: String?) throws {
    let lines = steps.split(separator: ", ").map { "  * \($0)\n" }.joined()
    let plan = try plan(["Feature: f\n Scenario: s\n" + lines])
    let found = plan.mixedScenarios.map { "\($0.second.place) \($0.second.text)" }
    #expect(found == (second.map { [$0] } ?? []))
    #expect(plan.mixedScenarioCount == found.count)
  }

  @Test("both places, and what to do")
  func message() throws {
    let plan = try plan([
      """
      Feature: f
        Scenario: s
          Given the customer doesn't have connectivity
          When the customer requests to load the game
          Then the app should display the question
      """
    ])
    #expect(
      plan.mixedScenarios.map { $0.message(relativeTo: "/") } == [
        """
        a.feature:4:5: found a step of Quiz after one of Feed, expected steps of one World with state
          a.feature:3:5: Given the customer doesn't have connectivity (Feed, Feed.swift:1)
          a.feature:4:5: When the customer requests to load the game (Quiz, Quiz.swift:2)
          the feature sees the libraries of Feed and Quiz: say in one of them where it is valid, such as \
        StepLibrary(Quiz.self, in: "folder/"), or move the feature to a folder that one of them claims
        """
      ])
  }

  @Test func partsOfSteps() throws {
    let plan = try plan(["Feature: f\n Scenario: s\n  * 1 answer\n  * a fresh start"])
    #expect(plan.mixedScenarios.map(\.second.definition.place.line) == [2])
  }

  @Test func backgroundsAndOutlines() throws {
    let plan = try plan([
      """
      Feature: f
        Background:
          Given the cache is empty
        Scenario: alone
          * nothing
        Scenario Outline: <n>
          * <n> answers
          * <n> answers
          Examples:
            | n |
            | 1 |
            | 2 |
        Rule: r
          Background:
            * nothing
          Scenario: other
            * 1 answer
      """
    ])
    #expect(
      plan.mixedScenarios.map(\.second.place) == [
        "a.feature:7:5", "a.feature:7:5", "a.feature:17:7",
      ])
    #expect(Set(plan.mixedScenarios.map(\.first.text)) == ["Given the cache is empty"])
  }

  /// Of a large plan only positions are kept, and the matches of its steps are noted.
  @Test func largePlans() throws {
    let steps = String(repeating: "  * the cache is empty\n", count: 2)
    let good = "Feature: f\n" + String(repeating: " Scenario: s\n\(steps)", count: 1_001)
    let bad = String(
      repeating: " Scenario: t\n  * the cache is empty\n  * 1 answer\n", count: 1_100)
    let mixed = try plan([good + bad])
    #expect(mixed.mixedScenarioCount == 1_100)
    #expect(mixed.mixedScenarios.count == 1_000)
    let plan = try plan([good])
    #expect(plan.mixedScenarioCount == 0)
    #expect(plan.allCases.count == 1_001)
    // A hook, and the steps.
    #expect(plan.allCases.allSatisfy { $0.steps.count == 3 })
  }
}
