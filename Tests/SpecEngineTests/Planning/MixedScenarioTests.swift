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
    Composed("the quiz, from here") {
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
  private static let stateless = StepLibrary(EmptyWorld.self) {
    Step("nothing") { _ in }
    Before { _ in }
  }

  private func plan(_ texts: [String], _ more: [StepLibrary] = []) throws -> Plan {
    try makePlan(
      texts, [Self.feed, Self.quiz, Self.mail, Self.stateless] + more, duplicates: .areAmbiguous)
  }

  private func check(
    _ steps: [String], _ odd: String?, _ libraries: [StepLibrary] = [],
    at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let text = "Feature: f\n Scenario: s\n" + steps.map { "  \($0)\n" }.joined()
    let plan = try plan([text], libraries)
    let found = plan.mixedScenarios.map { "\($0.odd.place) \($0.odd.text)" }
    #expect(found == (odd.map { [$0] } ?? []), sourceLocation: location)
    #expect(plan.mixedScenarioCount == found.count, sourceLocation: location)
  }

  @Test("a sentence of several other Worlds")
  func sentencesOfOtherWorlds() throws {
    try check(["* a letter is sent", "* both"], "a.feature:4:3 * both")
    try check(["* both", "* a letter is sent"], "a.feature:4:3 * a letter is sent")
    try check(["* both", "* the cache is empty"], nil)
    try check(["* both"], nil)
  }

  @Test func theStoryOfTheReview() throws {
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
        a.feature:3:5: found a step of Feed in a scenario of Quiz, expected steps of one World with \
        state
          a.feature:3:5: Given the customer doesn't have connectivity (Feed, Feed.swift:1)
          a.feature:4:5: When the customer requests to load the game (Quiz, Quiz.swift:2)
          did you mean "the customer has connectivity" of Quiz? (Quiz.swift:1)
          Worlds do not see each other's state; a library that says Combinable(with: Feed.self) \
        permits both
        """
      ])
  }

  @Test func whichStepIsOdd() throws {
    try check(["* 1 answer", "* 2 answers"], nil)
    try check(["* the cache is empty", "* nothing", "* nobody knows"], nil)
    // The World of fewer steps, or the later one.
    try check(["* the cache is empty", "* 1 answer"], "a.feature:4:3 * 1 answer")
    try check(["* 1 answer", "And the cache is empty"], "a.feature:4:3 And the cache is empty")
    try check(
      ["* the cache is empty", "* 1 answer", "* 2 answers"], "a.feature:3:3 * the cache is empty")
    // A step of either World belongs to neither.
    try check(["* both", "* 1 answer"], nil)
  }

  @Test func composedSteps() throws {
    try check(["* a fresh start"], "a.feature:3:3 * a fresh start")
    let plan = try plan(["Feature: f\n Scenario: s\n  * a fresh start\n  * 1 answer"])
    #expect(plan.mixedScenarios.first?.odd.part == "the cache is empty")
    // The World of the composed step itself is lent to nobody.
    try check(["* the quiz, from here", "* 1 answer"], nil)
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
      plan.mixedScenarios.map(\.odd.place) == ["a.feature:3:5", "a.feature:3:5", "a.feature:17:7"])
    #expect(
      plan.mixedScenarios.map(\.main.text) == [
        "* 1 answers", "* 2 answers", "Given the cache is empty",
      ])
  }

  @Test func permissions() throws {
    let mixed = ["* the cache is empty", "* 1 answer"]
    let quizAndFeed = StepLibrary(Quiz.self) { Combinable(with: Feed.self) }
    let feedAndAll = StepLibrary(Feed.self) { Combinable.withEveryWorld }
    let mailAndAll = StepLibrary(Mail.self) { Combinable.withEveryWorld }
    try check(mixed, nil, [quizAndFeed])
    try check(mixed, nil, [feedAndAll])
    try check(mixed, "a.feature:4:3 * 1 answer", [mailAndAll])
    try check(["* a letter is sent", "* 1 answer"], nil, [mailAndAll])
    // Each two of three need it.
    try check(mixed + ["* a letter is sent"], "a.feature:5:3 * a letter is sent", [quizAndFeed])
    try check(mixed + ["* a letter is sent"], "a.feature:4:3 * 1 answer", [mailAndAll])
    try check(mixed + ["* a letter is sent"], nil, [mailAndAll, quizAndFeed])
  }

  /// Of a large plan only positions are kept, and what its steps match is noted.
  @Test func largePlans() throws {
    let steps = String(repeating: "  * the cache is empty\n", count: 20)
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
    #expect(plan.allCases.allSatisfy { $0.steps.count == 21 })
  }
}
