import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// Failures with one cause, reported once.
struct FailureGroupingTests {
  private static func run(_ count: Int) -> [EventScript.Feature] {
    [
      .init(
        "F",
        (0..<count).map {
          .init(
            "S\($0)", line: $0 + 3, tags: ["@t\($0 % 2)"],
            [.failed("Given a", "timed out after \($0) s")])
        })
    ]
  }

  private static let categories = [
    FailureCategory(name: "Odd", pattern: "timed", tags: "@t1") { message, tags in
      message.contains("timed") && tags.contains("@t1")
    },
    FailureCategory(name: "Slow", pattern: "timed out") { message, _ in
      message.contains("timed out")
    },
  ]

  @Test(arguments: [
    ("markdown", "### Failures: 405 scenarios, 1 cause\n"),
    ("markdown", "<details open><summary>405 × <b>✘ S0</b>"),
    ("markdown", "**404 more with this cause:**\n\n- S1 `Features/a.feature:4`\n"),
    ("markdown", "\n- … and 400 more\n"),
    ("github", "%0A404 more with this cause:%0AS1 (Features/a.feature:4)%0A"),
    ("github", "%0A… and 401 more\n"),
    ("minimal", "404 MORE LIKE S0  Features/a.feature:3\n  also: S1  Features/a.feature:4\n"),
    ("minimal", "\n  also: 394 others\n"),
    ("junit", "<property name=\"cause\" value=\"timed out after … s (Steps/Steps.swift:"),
  ])
  func oneIsWholeAndOthersAreNamed(format: String, expected: String) throws {
    let text = try reportText(Self.run(405), as: format)
    #expect(text.contains(expected), "\(text.prefix(2_000))")
  }

  @Test(arguments: [("markdown", "<details"), ("github", "::error "), ("minimal", "FAILED ")])
  func thereIsOneOfEachCause(format: String, mark: String) throws {
    let text = try reportText(Self.run(405), as: format)
    #expect(text.split(separator: "\n").count { $0.hasPrefix(mark) } == 1)
    #expect(text.utf8.count < 3_000)
  }

  private static let plain = EventScript.Step.failed("Given a", "no")
  private static let (ended, later) = (
    EventScript.Step.failed(
      "Given a", "no\nthe quarantine of this scenario ended on 2020-01-01"),
    EventScript.Step.failed(
      "Given a", "no\nthe quarantine of this scenario ended on 2021-01-01")
  )
  private static let (flaky, flakier) = (
    plain.logging("known to be flaky (failed 3 of the last 20 runs)"),
    plain.logging("known to be flaky (failed 9 of the last 20 runs)")
  )

  private func text(_ steps: [EventScript.Step], as format: String) throws -> String {
    let scenarios = steps.enumerated().map { index, step in
      EventScript.Scenario("S\(index)", line: 3 * index + 3, [step])
    }
    return try reportText([EventScript.Feature("F", scenarios)], as: format)
  }

  @Test(
    arguments: [
      ([plain, plain], 1), ([plain, ended], 2), ([ended, plain], 2), ([ended, ended], 1),
      ([ended, later], 2), ([plain, flaky], 2), ([flaky, plain], 2), ([flaky, flakier], 1),
      ([flaky, ended, plain, flakier, ended], 3),
    ] as [([EventScript.Step], Int)])
  func aNoteIsAboutAllOfAGroup(steps: [EventScript.Step], groups: Int) throws {
    let text = try text(steps, as: "markdown")
    #expect(
      text.split(separator: "\n").count { $0.hasPrefix("<details") } == groups, "\(text)")
  }

  @Test(
    arguments: [
      ("summary", ended, "the quarantine of this scenario ended on 2020-01-01"),
      ("progress", ended, "the quarantine of this scenario ended on 2020-01-01"),
      ("markdown", ended, "the quarantine of this scenario ended on 2020-01-01"),
      ("github", ended, "the quarantine of this scenario ended on 2020-01-01"),
      ("minimal", ended, "the quarantine of this scenario ended on 2020-01-01"),
      ("summary", flaky, "known to be flaky (failed 3 of the last 20 runs)"),
      ("markdown", flaky, "known to be flaky (failed 3 of the last 20 runs)"),
      ("github", flaky, "known to be flaky (failed 3 of the last 20 runs)"),
      ("minimal", flaky, "known to be flaky (failed 3 of the last 20 runs)"),
    ] as [(String, EventScript.Step, String)])
  func aNoteIsShownWhereverItsScenarioIs(
    format: String, noted: EventScript.Step, note: String
  ) throws {
    for steps in [[noted, Self.plain], [Self.plain, noted]] {
      let text = try text(steps, as: format)
      #expect(text.contains(note) && !text.lowercased().contains("1 more "), "\(text)")
    }
  }

  @Test(arguments: [
    ("summary", "(failed)  [Odd]"), ("summary", "(failed)  [Slow]"),
    ("markdown", "</code> [Odd]<br/>"),
    ("minimal", "\n  category: Slow\n"), ("junit", "<property name=\"category\" value=\"Odd\"/>"),
    ("allure", #"\n\ncategory: Slow""#),
    ("allure", #"{"name":"Odd","traceRegex":"(?s)(?:.*\\n)?category: Odd"}"#),
    ("sarif", #""properties":{"category":"Odd"}"#),
  ])
  func theFirstCategoryThatFitsIsShown(format: String, expected: String) throws {
    let options = ReportOptions { $0.categories = Self.categories }
    let text = try reportText(Self.run(4), as: format, options)
    #expect(text.contains(expected), "\(text)")
  }
}
