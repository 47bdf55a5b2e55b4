import Messages
import StepKit
import Testing

@testable import SpecEngine

/// Changed copies of the scenarios of a plan.
struct CopiedPlanTests {
  private struct Feed: World {
    var films = 0
    init(_ scenario: ScenarioContext) {}
  }
  private struct Quiz: World {
    var answers = 0
    init(_ scenario: ScenarioContext) {}
  }

  private static let feed = StepLibrary(Feed.self) {
    Step("{int} film(s)", file: "/Feed.swift", line: 1) { (_: inout Feed, _: Int) in }
    Step("{int} old film(s)", file: "/Feed.swift", line: 2) { (_: inout Feed, _: Int) in }
  }
  private static let quiz = StepLibrary(Quiz.self) { Step("an answer") { _ in } }

  /// Of so many, the definitions are noted when the plan is made, in the order of the original.
  @Test("steps match what they say in a copy, also of a plan that is too large to be kept")
  func matches() throws {
    let count = Plan.keptSteps / 2 + 1
    let rows = (0..<count).map { "   | \($0) |\n" }.joined()
    let plan = try makePlan(
      [
        "Feature: f\n Scenario Outline: s\n  * <n> films\n  * <n> old films\n  Examples:\n   | n |\n\(rows)"
      ],
      [Self.feed, Self.quiz])
    let copies = plan.copies(of: [count - 1, 0, 0]) { index, pickle in
      var pickle = pickle
      if index > 0 { pickle.steps.remove(at: 0) }
      return pickle
    }
    let found = copies.cases.map { testCase in
      testCase.steps.map { step -> String in
        guard case .pickleStep(let index, .defined(let candidate)) = step else { return "other" }
        let line = plan.supportCode.definitions[candidate.definition].step.place.line
        return "\(testCase.pickle.steps[index].text): \(line) \(candidate.problem == nil)"
      }
    }
    #expect(
      found == [
        ["\(count - 1) films: 1 true", "\(count - 1) old films: 2 true"], ["0 old films: 2 true"],
        ["0 old films: 2 true"],
      ])
  }
}
