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

  private struct Mail: World {
    var letters = 0
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

  /// A sentence made of parts of which one has no definition is none: it does not come before that of
  /// another library, nor decide about the World.
  @Test func partsWithoutDefinitions() throws {
    let both = StepLibrary(Feed.self) {
      Composed("{} and {}") { (first: String, second: String) in
        "\(first)"
        "\(second)"
      }
    }
    let more = StepLibrary(Quiz.self) {
      Step("answers and hits", file: "/Quiz.swift", line: 9) { _ in }
    }
    func check(
      _ steps: String, _ expected: String, at location: Testing.SourceLocation = #_sourceLocation
    ) throws {
      let text = "Feature: f\n Scenario: s\n" + lines(steps)
      #expect(try matches([text], [both, more]) == expected, sourceLocation: location)
    }
    try check("films, films and no message", "Feed:2 composed")
    try check("answers and hits", "Quiz:9")
    try check("a question, answers and hits", "Quiz:2 Quiz:9")
    try check("a question, waits and taps", "Quiz:2 undefined")
    try check("waits and taps, I go back, a question", "undefined Quiz:1 Quiz:2")
    // In its own World the part is what is undefined.
    try check("films, films and taps", "Feed:2 composed")
    // Its World is that of its parts.
    try check("a question and no message, I go back", "composed Quiz:1")
  }

  @Test("of several sentences made of parts, none counts in a scenario of another World")
  func severalWithoutDefinitions() throws {
    func joined<W: World>(_ world: W.Type) -> StepLibrary {
      StepLibrary(world) {
        Composed("{} and {}") { (first: String, second: String) in
          "\(first)"
          "\(second)"
        }
      }
    }
    let mail = StepLibrary(Mail.self) { Step("a letter", file: "/Mail.swift", line: 1) { _ in } }
    let found = try matches(
      ["Feature: f\n Scenario: s\n" + lines("a letter, waits and taps")],
      [joined(Feed.self), joined(Quiz.self), mail])
    #expect(found == "Mail:1 undefined")
  }

  @Test("a sentence made of another World's does not come before one of the scenario's World")
  func partsOfAnotherWorld() throws {
    let more = StepLibrary(Quiz.self) {
      Composed("{} at once") { (rest: String) in "\(rest)" }
      Step("films at once", file: "/Quiz.swift", line: 9) { _ in }
    }
    let text = "Feature: f\n Scenario: s\n" + lines("a question, films at once")
    #expect(try matches([text], [more]) == "Quiz:2 Quiz:9")
  }

  @Test("nor one of whose parts several other Worlds have")
  func partsOfSeveralOtherWorlds() throws {
    let more = StepLibrary(Mail.self) {
      Step("a letter", file: "/Mail.swift", line: 1) { _ in }
      Composed("{} at once") { (rest: String) in "\(rest)" }
      Step("I go back at once", file: "/Mail.swift", line: 9) { _ in }
    }
    func check(
      _ steps: String, _ expected: String, at location: Testing.SourceLocation = #_sourceLocation
    ) throws {
      let text = "Feature: f\n Scenario: s\n" + lines(steps)
      #expect(try matches([text], [more]) == expected, sourceLocation: location)
    }
    try check("a letter, I go back at once", "Mail:1 Mail:9")
    // One of them alone is that of its World.
    try check("films, films at once", "Feed:2 composed")
  }

  @Test("a table that a sentence made of parts does not take does not make it one that is whole")
  func tablesBelow() throws {
    let both = StepLibrary(Feed.self) {
      Composed("{} and {}", file: "/Feed.swift", line: 7) { (first: String, second: String) in
        "\(first)"
        "\(second)"
      }
    }
    let table = "   | a |\n   | 1 |\n"
    func check(
      _ steps: String, _ expected: String, at location: Testing.SourceLocation = #_sourceLocation
    ) throws {
      let text = "Feature: f\n Scenario: s\n" + lines(steps) + table
      #expect(try matches([text], [both]) == expected, sourceLocation: location)
    }
    try check("a question, waits and taps", "Quiz:2 undefined")
    try check("films, waits and taps", "Feed:2 undefined")
    // It is one, and the run says that it does not take the table.
    try check("films, films and no message", "Feed:2 Feed:7")
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
