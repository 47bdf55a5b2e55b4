import Gherkin
import Messages
import StepKit
import Testing

@testable import SpecEngine

/// A step matches definitions of the libraries that its feature sees.
struct SeenLibrariesTests {
  private struct Feed: World {
    var films = 0
    init(_ scenario: ScenarioContext) {}
  }
  private struct Quiz: World {
    var answers = 0
    init(_ scenario: ScenarioContext) {}
  }

  /// Feed is valid in a folder, Quiz in another one and in files by their names, the rest everywhere.
  private static let libraries = [
    StepLibrary(Feed.self, in: "feed/") {
      Step("I go back", file: "/Feed.swift", line: 1) { _ in }
      Step("films", file: "/Feed.swift", line: 2) { _ in }
      Composed("films and back", file: "/Feed.swift", line: 3) {
        "films"
        "I go back"
      }
    },
    StepLibrary(Quiz.self, in: "quiz/", "003_*.txt") {
      Step("I go back", file: "/Quiz.swift", line: 1) { _ in }
      Step("a question", file: "/Quiz.swift", line: 2) { _ in }
      StepLibrary(Quiz.self, in: "gifts/") { Step("a gift", file: "/Quiz.swift", line: 3) { _ in } }
    },
    StepLibrary { Step("note", file: "/Notes.swift", line: 1) { _ in } },
  ]

  @Test(arguments: [
    ("feed/a.feature", "I go back, films, note", "Feed:1 Feed:2 Notes:1"),
    ("feed/a.feature", "a question, a gift, films and back", "- - Feed:3(Feed:2 Feed:1)"),
    ("quiz/a.feature", "I go back, a question, films, note", "Quiz:1 Quiz:2 - Notes:1"),
    ("../docs/003_x.txt", "I go back, films", "Quiz:1 -"),
    // A library within another one is valid in its own places.
    ("quiz/a.feature", "a gift", "-"),
    ("gifts/a.feature", "a gift, a question, note", "Quiz:3 - Notes:1"),
    // Claimed twice.
    ("feed/quiz/a.feature", "I go back, films, a question", "several Feed:2 Quiz:2"),
    // Claimed by none.
    ("other/a.feature", "films, a question, a gift, note", "Feed:2 Quiz:2 Quiz:3 Notes:1"),
    ("other/a.feature", "I go back, films and back", "several Feed:3(Feed:2 several)"),
  ])
  func matches(path: String, steps: String, expected: String) throws {
    let text = "Feature: f\n Scenario: s\n" + lines(steps)
    let plan = try makePlan([text], Self.libraries, paths: [path])
    let found = plan.allCases.flatMap(\.steps).compactMap { step in
      if case .pickleStep(_, let match) = step { shown(match, plan.supportCode) } else { nil }
    }
    #expect(found.joined(separator: " ") == expected)
  }

  @Test("a definition is used where a feature that sees it has the sentence")
  func unused() throws {
    let texts = ["a question", "I go back"].map { "Feature: f\n Scenario: s\n" + lines($0) }
    let plan = try makePlan(texts, Self.libraries, paths: ["quiz/a.feature", "feed/b.feature"])
    let unused = plan.unusedDefinitions().map { "\($0.place.file):\($0.place.line)" }
    #expect(
      unused == [
        "/Feed.swift:2", "/Feed.swift:3", "/Quiz.swift:1", "/Quiz.swift:3", "/Notes.swift:1",
      ])
  }

  @Test("a step that several libraries match names their Worlds and says what to do")
  func ambiguity() async throws {
    let plan = try makePlan(
      ["Feature: f\n Scenario: s\n" + lines("I go back")], Self.libraries, paths: ["a.feature"])
    #expect(
      await run(plan).messages.stepResults.map(\.message) == [
        """
        2 step definitions match:
          I go back  # Feed.swift:1 (Feed)
          I go back  # Quiz.swift:1 (Quiz)
        the feature sees the libraries of Feed and Quiz: say in one of them where it is valid, such as \
        StepLibrary(Quiz.self, in: "folder/"), or move the feature to a folder that one of them claims
        """
      ])
    // Of one World, the list that reports make of messages says it all.
    let plain = try makePlan(
      ["Feature: f\n Scenario: s\n  * no one yet"],
      [
        StepLibrary(Feed.self) {
          Step("no {word} yet") { (_: inout Feed, _: String) in }
          Step("no one {word}") { (_: inout Feed, _: String) in }
        }
      ])
    #expect(await run(plain).messages.stepResults.map(\.message) == [nil])
  }

  @Test(
    "a pattern is a duplicate where the features of one of its libraries always see both",
    arguments: [
      ([], [], true), (["a/"], [], true), ([], ["a/"], true), (["a/"], ["a/"], true),
      (["a/"], ["b/"], false), (["a/"], ["a/", "b/"], false),
    ] as [([String], [String], Bool)])
  func duplicates(first: [String], second: [String], expected: Bool) throws {
    // As patterns are written in Swift.
    func library(_ patterns: [String], line: Int) -> StepLibrary {
      switch patterns.count {
      case 0: StepLibrary { Step("same", file: "/A.swift", line: line) { _ in } }
      case 1:
        StepLibrary(in: patterns[0]) { Step("same", file: "/A.swift", line: line) { _ in } }
      default:
        StepLibrary(in: patterns[0], patterns[1]) {
          Step("same", file: "/A.swift", line: line) { _ in }
        }
      }
    }
    let problems = problems([library(first, line: 1), library(second, line: 2)])
    let message =
      "A.swift:2: the pattern \"same\" is already defined at A.swift:1: remove or reword one"
    #expect(problems == (expected ? [message] : []))
  }

  @Test func duplicatesOfTwoWorlds() {
    let libraries = [
      StepLibrary(Feed.self) { Step("same", file: "/A.swift", line: 1) { _ in } },
      StepLibrary(Quiz.self) { Step("same", file: "/A.swift", line: 2) { _ in } },
    ]
    #expect(
      problems(libraries) == [
        "A.swift:2: the pattern \"same\" is already defined at A.swift:1: reword one; or the feature sees the "
          + "libraries of Feed and Quiz: say in one of them where it is valid, such as "
          + "StepLibrary(Quiz.self, in: \"folder/\")"
      ])
  }

  @Test func patternsThatNameNothing() {
    let library = StepLibrary(Feed.self, in: "feed/", "/", file: "/A.swift", line: 7) {
      Step("a") { _ in }
      Step("b") { _ in }
    }
    #expect(
      problems([library]) == [
        "A.swift:7: found \"/\" as the features in which this library is valid, expected a folder such as "
          + "\"QuizGame/\" or a file such as \"quiz-*.feature\""
      ])
  }

  private func problems(_ libraries: [StepLibrary]) -> [String] {
    do throws(SupportCode.Problems) {
      var ids = IdGenerator()
      _ = try SupportCode(libraries, root: "/", ids: &ids)
      return []
    } catch {
      return error.problems.map { $0.message(relativeTo: "/") }
    }
  }

  private func lines(_ steps: String) -> String {
    steps.split(separator: ",").map { "  * \($0.drop { $0 == " " })\n" }.joined()
  }

  /// The definition of a step, as file and line.
  private func shown(_ match: StepMatch, _ supportCode: SupportCode) -> String {
    func shown(_ candidate: StepMatch.Candidate) -> String {
      let place = supportCode.definitions[candidate.definition].step.place
      return "\(place.file.dropFirst().dropLast(6)):\(place.line)"
    }
    return switch match {
    case .defined(let candidate): shown(candidate)
    case .ambiguous: "several"
    case .undefined: "-"
    case .composed(let candidate, let parts):
      "\(shown(candidate))(\(parts.map { self.shown($0.match, supportCode) }.joined(separator: " ")))"
    }
  }
}
