import Messages
import StepKit
import Testing

@testable import SpecEngine

/// A sentence that several Worlds have: that of the scenario's World counts.
struct SharedSentenceTests {
  private struct Feed: World {
    var films = 0
    init(_ scenario: ScenarioContext) {}
  }
  private struct Quiz: World {
    var answers = 0
    init(_ scenario: ScenarioContext) {}
  }

  private static let feed = StepLibrary(Feed.self) {
    Step("I go back", file: "/Feed.swift", line: 1) { _ in }
    Step("films", file: "/Feed.swift", line: 2) { _ in }
    Step("no {word}", file: "/Feed.swift", line: 3) { (_: inout Feed, _: String) in }
    TaggedScenarios("@feed")
  }
  private static let quiz = StepLibrary(Quiz.self) {
    Step("I go back", file: "/Quiz.swift", line: 1) { _ in }
    Step("a question", file: "/Quiz.swift", line: 2) { _ in }
    Step("no message", file: "/Quiz.swift", line: 3) { _ in }
    Step("no {word} yet", file: "/Quiz.swift", line: 4) { (_: inout Quiz, _: String) in }
  }

  @Test(
    "the scenario's World decides",
    arguments: [
      ("films, I go back", "Feed:2 Feed:1"),
      ("I go back, films", "Feed:1 Feed:2"),
      ("I go back, a question, no message", "Quiz:1 Quiz:2 Quiz:3"),
      ("no message, films", "Feed:3 Feed:2"),
      // Where no step has one World alone: the one that all can be of.
      ("no message, no message yet", "Quiz:3 Quiz:4"),
      // Two say one thing and one another: the check for mixed scenarios says what is wrong.
      ("films, films, a question, I go back", "Feed:2 Feed:2 Quiz:2 Feed:1"),
      ("I go back", "ambiguous"),
      ("I go back, no message", "ambiguous ambiguous"),
    ])
  func decides(steps: String, expected: String) throws {
    #expect(try matches(["Feature: f\n Scenario: s\n" + lines(steps)]) == expected)
  }

  @Test("a tag of the scenario, its feature and its folder decide where its steps do not")
  func decidesByPlace() throws {
    #expect(try matches(["@feed\nFeature: f\n Scenario: s\n" + lines("I go back")]) == "Feed:1")
    let scenarios = " Scenario: s\n" + lines("I go back") + " Scenario: t\n" + lines("a question")
    #expect(try matches(["Feature: f\n" + scenarios]) == "Quiz:1 Quiz:2")
    let other = "Feature: g\n Scenario: u\n" + lines("films")
    #expect(
      try matches(["Feature: f\n Scenario: s\n" + lines("I go back"), other]) == "Feed:1 Feed:2")
  }

  @Test("a definition is used where a scenario of its World has the sentence")
  func unused() throws {
    let scenario = "Feature: f\n Scenario: s\n" + lines("a question, I go back, no message")
    let plan = try makePlan([scenario], [Self.feed, Self.quiz])
    let unused = plan.unusedDefinitions().map { "\($0.place.file):\($0.place.line)" }
    #expect(unused == ["/Feed.swift:1", "/Feed.swift:2", "/Feed.swift:3", "/Quiz.swift:4"])
  }

  @Test("in one World, or in Worlds that may be combined, a pattern stands once")
  func duplicates() throws {
    #expect(throws: SupportCode.Problems.self) { try matches([], [Self.feed, Self.feed]) }
    let combined = StepLibrary(Feed.self) { Combinable(with: Quiz.self) }
    #expect(throws: SupportCode.Problems.self) { try matches([], [combined]) }
    let stateless = StepLibrary(EmptyWorld.self) { Step("films") { _ in } }
    #expect(throws: SupportCode.Problems.self) { try matches([], [stateless]) }
  }

  private func lines(_ steps: String) -> String {
    steps.split(separator: ",").map { "  * \($0.drop { $0 == " " })\n" }.joined()
  }

  /// The definition of each step, as file and line.
  private func matches(_ texts: [String], _ more: [StepLibrary] = []) throws -> String {
    let plan = try makePlan(texts, [Self.feed, Self.quiz] + more)
    return plan.allCases.flatMap(\.steps).compactMap { step in
      guard case .pickleStep(_, let match) = step else { return nil }
      switch match {
      case .defined(let candidate):
        let place = plan.supportCode.definitions[candidate.definition].step.place
        return "\(place.file.split(separator: "/").last?.dropLast(6) ?? ""):\(place.line)"
      case .ambiguous: return "ambiguous"
      case .undefined: return "undefined"
      case .composed: return "composed"
      }
    }.joined(separator: " ")
  }
}
