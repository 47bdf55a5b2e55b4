import Gherkin
import SpecEngine
import SpecSources
import SpecTestSupport
import StepKit
import TagExpressions
import Testing

@testable import SpecSession

/// Every kind of likely mistake is found before anything runs, at its place.
struct LintKindTests {
  static let library = StepLibrary(EmptyWorld.self) {
    StrictOutcomes()
    Step("it passes") { _ in }
    When("it goes on") { _ in }
    Step("the text {string}") { (_: EmptyWorld, _: String) in }
    Step("the document") { (_: EmptyWorld, _: DocString) in }
    Step("the rows") { (_: EmptyWorld, _: DataTable) in }
    Step("the rows, if any") { (_: EmptyWorld, _: DataTable?) in }
    Step("the data") { (_: EmptyWorld, _: [[String: String]]) in }
  }

  struct Example: Sendable, CustomTestStringConvertible {
    let kind: LintKind
    /// The place, without the path.
    let place: String
    let files: [String: String]

    init(_ kind: LintKind, _ place: String, _ text: String, _ others: [String: String] = [:]) {
      self.kind = kind
      self.place = place
      files = others.merging(["a.feature": text]) { $1 }
    }

    var testDescription: String { "\(kind.rawValue) \(place)" }
  }

  private static let title = "Feature: f\n  Scenario: s\n"
  private static let passes = "    Given it passes\n"
  private static let scenario = title + passes
  private static func outline(_ lines: String...) -> String {
    "Feature: f\n  Scenario Outline: s\n" + lines.map { "    \($0)\n" }.joined()
  }

  static let examples: [Example] = [
    Example(.noSteps, ":2:3", title),
    Example(.stepInDescription, ":3:5", title + "    Whn it passes\n" + passes),
    Example(.foreignKeyword, ":3:5", title + "    Wenn es regnet\n" + passes),
    Example(.titleInDescription, ":3:5", title + "    scenario: t\n" + passes),
    Example(.argumentInDescription, ":3:5", title + "    | a |\n" + passes),
    Example(
      .noRows, ":4:5",
      outline("Given it passes", "Examples:", "| a |") + "  Scenario: t\n" + passes),
    Example(
      .noRows, ":2:3",
      "Feature: f\n  @DataSource:d.csv\n  Scenario: s\n    Given the text \"<a>\"\n    Examples:\n"
        + "    | a |\n    | 1 |\n", ["d.csv": "a\n"]),
    Example(
      .unknownPlaceholder, ":3:5",
      outline("Given the text \"<b><a>\"", "Examples:", "| a |", "| 1 |")),
    Example(.unknownPlaceholder, ":3:5", outline("Given the text \"<b>\"")),
    Example(
      .duplicateColumn, ":5:11",
      outline("Given the text \"<a>\"", "Examples:", "| a | a |", "| 1 | 2 |")),
    Example(.openRow, ":4:11", title + "    Given the rows\n    | a | b\n"),
    Example(.stepArgument, ":3:5", scenario + "      | a |\n"),
    Example(.stepArgument, ":3:5", scenario + "      \"\"\"\n      \"\"\"\n"),
    Example(.stepArgument, ":3:5", title + "    Given the rows\n"),
    Example(.stepArgument, ":3:5", title + "    Given the data\n"),
    Example(.stepArgument, ":3:5", title + "    Given the document\n    | a |\n"),
    Example(.uncheckedOutcome, ":4:5", scenario + "    Then it goes on\n"),
    Example(.nearTag, ":1:4", "@a @serail\n" + scenario),
    Example(.nearTag, ":1:1", "@expected-failures\n" + scenario),
    Example(.nearTag, ":1:1", "@DataSorce:d.csv\n" + scenario),
    Example(.lonePlaceholder, ":3:5", title + "    Given the text \"<a>\"\n"),
    Example(
      .unusedColumn, ":5:11",
      outline("Given the text \"<a>\"", "Examples:", "| a | b |", "| 1 | 2 |")),
    Example(
      .invalidJSON, ":5:8",
      title + "    Given the document\n      \"\"\"json\n      {a}\n      \"\"\"\n"
    ),
    Example(
      .invalidJSON, ":4:5",
      outline(
        "Given the document", "\"\"\"application/vnd.x+json", "{\"a\": <a>}", "\"\"\"", "Examples:",
        "| a |", "| 1 |", "| b |")),
    Example(.noExamples, ":2:3", outline("Given it passes")),
    Example(.emptyBackground, ":2:3", "Feature: f\n  Background:\n  Scenario: s\n" + passes),
    Example(.noScenarios, ":1:1", "Feature: f\n", ["b.feature": scenario]),
    Example(.noFeature, ":1:1", "", ["b.feature": scenario]),
    Example(.emptyStep, ":3:5", title + "    Given \n"),
    Example(.duplicateName, ":4:3", scenario + "  Scenario: s\n" + passes),
    Example(.duplicateTag, ":1:4", "@a @a\n" + scenario),
    Example(.namelessTag, ":1:1", "@ @a\n" + scenario),
    Example(.commaInTag, ":1:1", "@a, @b\n" + scenario),
    Example(
      .separatorRow, ":5:5", title + "    Given the rows\n    | a |\n    | --- |\n    | 1 |\n"),
    Example(
      .nestedRule, ":5:3",
      "Feature: f\n Rule: a\n  Scenario: s\n" + passes + "  Rule: b\n  Scenario: t\n" + passes),
    Example(.lateLanguage, ":2:1", "# language: en\n# language: fr\n" + scenario),
    Example(.textAfterEncoding, ":1:13", "# encoding: utf-8 here\n" + scenario),
    Example(.brokenLink, "", "", ["b.feature": scenario]),
  ]

  @Test func everyKindHasAnExample() {
    #expect(Set(Self.examples.map(\.kind)) == Set(LintKind.allCases))
  }

  /// Alone in its files, found at its place, at its level, and not with its level at `off`.
  @Test(arguments: examples)
  func kinds(example: Example) throws {
    let isLink = example.kind == .brokenLink
    let folder = try TemporaryFolder(example.files.filter { !isLink || $0.key != "a.feature" })
    if isLink { try folder.link("a.feature", to: "nowhere") }
    func session(_ rules: LintLevels.Rule...) -> Session {
      var settings = Session.Settings()
      settings.paths = ["."]
      settings.run.expectedFailure = try? TagExpression.parse("@expected-failure")
      settings.lint = LintLevels(rules)
      return Session(
        settings, libraries: [Self.library], files: FileSystem(workingDirectory: folder.path))
    }
    func texts(_ session: Session) -> [String] {
      session.problems.map { $0.message(relativeTo: "") } + session.warnings.map(\.errorMessage)
    }
    let kind = example.kind
    let found = session(LintLevels.Rule(nil, .off), LintLevels.Rule(kind, .error))
    #expect(texts(found).count == 1)
    #expect(
      texts(found).allSatisfy {
        $0.hasPrefix("a.feature\(example.place): ") && $0.hasSuffix(" (--lint \(kind.rawValue))")
      })
    #expect(found.plan == nil)
    let byDefault = session()
    #expect(byDefault.problems.isEmpty == (kind.level == .warning))
    #expect(texts(byDefault).contains(texts(found)[0]))
    #expect(byDefault.warnings.contains { $0.kind == kind } == (kind.level == .warning))
    #expect(!texts(session(LintLevels.Rule(kind, .off))).contains(texts(found)[0]))
  }

  /// Steps that are right as they are.
  @Test func argumentsThatAreTaken() throws {
    let folder = try TemporaryFolder([
      "a.feature": Self.title + """
            Given the rows
              | a |
            Given the rows, if any
            Given the rows, if any
              | a |
            Given the data
              | a |
            Given the data
              \"""json
              [{"a": "1"}]
              \"""
            Given nobody knows this
              | a |

        """
    ])
    var settings = Session.Settings()
    settings.paths = ["."]
    let session = Session(
      settings, libraries: [Self.library], files: FileSystem(workingDirectory: folder.path))
    #expect(session.problems.isEmpty && session.warnings.isEmpty)
  }

  /// In large runs too, once for each step, however many rows use it.
  @Test func argumentsOfManyScenarios() throws {
    let rows = (0..<7_000).map { "| \($0) |\n" }.joined()
    let folder = try TemporaryFolder([
      "a.feature": "Feature: f\n Background:\n  * the rows\n Scenario Outline: s\n  * it passes\n"
        + "  | <a> |\n  * the document\n  Examples:\n| a |\n" + rows
    ])
    var settings = Session.Settings()
    settings.paths = ["."]
    let session = Session(
      settings, libraries: [Self.library], files: FileSystem(workingDirectory: folder.path))
    #expect(
      session.problems.map { String($0.message(relativeTo: "").prefix { $0 != " " }) } == [
        "a.feature:3:3:", "a.feature:5:3:", "a.feature:7:3:",
      ])
  }
}
