import Gherkin
import Messages
import SpecSession
import SpecTestSupport
import TagExpressions
import Testing

@testable import SpecLanguageServer

/// The findings of `specrun lint` about the open file, and their fixes.
struct LintTests {
  private static let path = "Features/a.feature"

  private func server(
    _ rules: KeyValuePairs<String, LintLevel>, files: [String: String] = [:],
    profiles: KeyValuePairs<String, String> = [:]
  ) throws -> ServerTest {
    let rules = rules.map { LintLevels.Rule(named: $0, $1) }
    let profiles = try profiles.map { name, tags in
      var settings = Session.Settings()
      settings.paths = ["Features"]
      settings.tags = [try TagExpression.parse(tags)]
      return (name: name, settings: settings)
    }
    return try ServerTest(
      files,
      settings: {
        $0.lint.rules = rules
        $0.lint.options["scenario-size"] = ["scenario": ["1"]]
      }, profiles: profiles)
  }

  /// Opens a text and compares `range code severity` of the findings.
  private func check(
    _ rules: KeyValuePairs<String, LintLevel>, _ text: String, _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = DiagnosticsTests.shown(try server(rules).open(Self.path, text))
    #expect(found.count == expected.count, "\(found)", sourceLocation: sourceLocation)
    for (found, expected) in zip(found, expected) {
      #expect(found.hasPrefix("\(expected): "), "\(found)", sourceLocation: sourceLocation)
    }
  }

  private static let pay = "Feature: f\n  Scenario: s\n    When I pay 5 EUR\n"

  @Test func levels() throws {
    try check(
      [:], "Feature:\n  Scenario: s\n    When I pay 5 EUR\n", ["0:0-0:8 no-unnamed-features 2"])
    let twice = Self.pay + "    When I pay 6 EUR\n"
    try check([:], twice, [])
    try check(["use-and": .warning], twice, ["3:4-3:20 use-and 2"])
    try check(["use-and": .error], twice, ["3:4-3:20 use-and 1"])
    try check(["scenario-size": .warning], twice, ["1:2-1:13 scenario-size 2"])
    // A warning that a run would give is not given twice.
    try check(["use-and": .warning], "@a @a\n" + Self.pay, ["0:3-0:5 duplicate-tag 2"])
    try check(["duplicate-tag": .off], "@a @a\n" + Self.pay, [])
    // A file as a whole is its first line.
    try check(["formatting": .warning], Self.pay, ["1:0-1:13 formatting 2"])
  }

  @Test func steps() throws {
    let text = Self.pay + "    Then the total is 5\n    Then no\n"
    try check([:], text, ["3:9-3:23 ambiguous-step 1", "4:9-4:11 undefined-step 1"])
    try check(
      ["undefined-step": .warning, "ambiguous-step": .off], text, ["4:9-4:11 undefined-step 2"])
    try check([:], "# lint-disable undefined-step\n" + text, ["4:9-4:23 ambiguous-step 1"])
    try check(
      ["lint-comment": .error], "# lint-disable undefined-stp\n" + Self.pay,
      ["0:0-0:28 lint-comment 1"])
  }

  /// Rules wait until a feature can be read.
  @Test func errors() throws {
    try check(
      ["use-and": .warning, "no-unnamed-features": .error],
      "Feature:\n  Scenario: s\n    When I pay 5 EUR\n    When I pay 6 EUR\n  oops\n",
      ["4:2-4:6 syntax 1"])
  }

  @Test(arguments: [
    (
      "use-and", pay + "    When I pay 6 EUR\n", 3, "Change it to \"And\"",
      pay + "    And I pay 6 EUR\n"
    ),
    (
      "no-superfluous-tags", "@a\nFeature: f\n  @a @b\n  Scenario: s\n    When I pay 5 EUR\n", 2,
      "Remove @a", "@a\nFeature: f\n  @b\n  Scenario: s\n    When I pay 5 EUR\n"
    ),
    // Repairs that --fix leaves to people.
    (
      "open-row", pay + "      | a | b\n", 3, "Close the row", pay + "      | a | b |\n"
    ),
    (
      "step-in-description", LintTests.scenario("Givn I pay 5 EUR"), 2, "Change it to \"Given \"",
      LintTests.scenario("Given I pay 5 EUR")
    ),
    (
      "step-in-description", LintTests.scenario("When\u{A0}I pay 5 EUR"), 2,
      "Change it to \"When \"",
      LintTests.scenario("When I pay 5 EUR")
    ),
    (
      "step-in-description", LintTests.scenario("1. When I pay 5 EUR"), 2, "Change it to \"When \"",
      LintTests.scenario("When I pay 5 EUR")
    ),
    (
      "step-in-description", LintTests.scenario("WhenI pay 5 EUR"), 2, "Change it to \"When \"",
      LintTests.scenario("When I pay 5 EUR")
    ),
    (
      "formatting", pay, 1, "Format the file", "Feature: f\n\n  Scenario: s\n    When I pay 5 EUR\n"
    ),
  ])
  func fixes(
    _ rule: String, _ text: String, _ line: Int, _ title: String, _ expected: String
  ) throws {
    let test = try ServerTest(settings: { $0.lint.rules = [LintLevels.Rule(named: rule, .warning)] }
    )
    test.open(Self.path, text)
    let actions = try test.request("textDocument/codeAction", test.range(Self.path, line, line))
    let action = try #require(actions.array?.first { $0["title"]?.string == title }, "\(actions)")
    #expect(action["kind"] == "quickfix")
    #expect(action["diagnostics"]?.array?.first?["code"]?.string == rule)
    #expect(action.member("edit", "changes", test.uri(Self.path))?.applied(to: text) == expected)
  }

  /// A scenario whose first line is this.
  private static func scenario(_ line: String) -> String {
    "Feature: f\n  Scenario: s\n    \(line)\n"
  }

  @Test func profiles() throws {
    let test = try server([:], files: [Self.path: Self.pay], profiles: ["default": "@smoke"])
    let found = DiagnosticsTests.shown(test.open(Self.path, Self.pay))
    #expect(found.map { $0.prefix(31) } == ["1:2-1:13 unselected-scenario 2:"])
    #expect(test.open(Self.path, "@smoke\n" + Self.pay).isEmpty)
    // A file that is not saved yet is in no profile.
    #expect(test.open("Features/b.feature", Self.pay).isEmpty)
  }

  /// Other features count as far as they are known, and all of them once they are indexed.
  @Test func otherFeatures() throws {
    let test = try server(
      ["no-dupe-feature-names": .warning],
      files: [Self.path: Self.pay, "Features/b.feature": Self.pay])
    #expect(test.open("Features/b.feature", Self.pay).isEmpty)
    while test.server.canPrepare { test.server.prepare() }
    test.server.settle()
    let messages = try test.server.takeOutgoing().map { try JSON(reading: $0) }
    let found = DiagnosticsTests.shown(
      ServerTest.diagnostics(messages, of: test.uri("Features/b.feature")))
    #expect(
      found == [
        "0:0-0:10 no-dupe-feature-names 2: found a second feature named 'f' (the first is "
          + "Features/a.feature), which reports cannot distinguish; give it another name"
      ])
    #expect(
      test.open("Features/b.feature", Self.pay.replacing("Feature: f", with: "Feature: g")).isEmpty)
  }
}
