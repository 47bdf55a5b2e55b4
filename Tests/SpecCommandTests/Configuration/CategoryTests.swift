import CommandTestSupport
import Testing

@testable import SpecCommand

/// The categories of specrun.yaml, and their effect on failures.
struct CategoryTests {
  @Test func failuresAreOfTheFirstCategoryThatFits() async throws {
    let test = try CommandTest([
      "a.feature": """
      Feature: f
       @web
       Scenario: one
        Given it fails
       Scenario: two
        Given it is undefined
      """,
      "specrun.yaml": """
      categories:
        - {name: Web, tags: "@web"}
        - {name: Everything, pattern: ".*"}
      """,
    ])
    let run = await test.run("-f", "minimal", "-f", "message:run.ndjson", "a.feature")
    #expect(run.output.hasPrefix("FAILED one\n  category: Web\n"), "\(run.output)")
    #expect(run.output.contains("UNDEFINED two\n  category: Everything\n"))
    let report = await test.run("report", "run.ndjson", "-f", "minimal")
    #expect(report.output.hasPrefix("FAILED one\n  category: Web\n"), "\(report.output)")
  }

  @Test func thePageCountsFailuresByCategory() async throws {
    let test = try CommandTest([
      "a.feature": """
      Feature: f
       @web
       Scenario: one
        Given it fails
       Scenario: two
        Given it fails
       Scenario: three
        Given it fails
      """,
      "specrun.yaml": """
      categories:
        - {name: Web & more, tags: "@web"}
        - {name: Nothing, pattern: "never said"}
      """,
    ])
    let page = await test.run("-f", "html", "a.feature").output
    #expect(
      page.contains("By category: <b>1</b> Web &amp; more, <b>2</b> without a category</p>"))
    #expect(page.contains("<span class=\"category\">Web &amp; more</span>"))
    // One cause, but two cards: the third is named at the second.
    #expect(page.contains("Failures <span>3 with 2 causes</span>"))
  }

  @Test func aKnownFailureIsCountedAndAnUnexpectedPassIsReported() async throws {
    let test = try CommandTest([
      "a.feature": """
      Feature: f
       @expected-failure
       Scenario: one
        Given it fails
       Scenario: two
        Given it passes
      """
    ])
    let run = await test.run("-f", "summary", "a.feature")
    #expect(run.status == .passed)
    #expect(run.output.contains("2 scenarios (1 passed, 1 known failure)\n"), "\(run.output)")
    try test.write(
      "Feature: f\n @expected-failure\n Scenario: one\n  Given it passes\n", to: "a.feature")
    let fixed = await test.run("-f", "summary", "a.feature")
    #expect(fixed.status == .failed)
    #expect(fixed.output.contains("every step passed, but the scenario is tagged"))
  }

  @Test func aLikelyMistakeIsInTheSARIFLog() async throws {
    let test = try CommandTest([
      "a.feature": "Feature: f\n Scenario: one\n  Given it passes\n Rule: r\n"
    ])
    let run = await test.run("-f", "sarif", "a.feature")
    #expect(run.output.contains(#""ruleId":"no-scenarios""#), "\(run.output)")
    #expect(run.output.contains(#""startLine":4"#))
  }
}
