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

  @Test(arguments: [
    ("summary", "(failed)  [Odd]"), ("summary", "(failed)  [Slow]"),
    ("markdown", "</code> [Odd]<br/>"),
    ("minimal", "\n  category: Slow\n"), ("junit", "<property name=\"category\" value=\"Odd\"/>"),
    ("allure", #"\n\ncategory: Slow""#),
    ("allure", #"{"name":"Odd","traceRegex":"(?s)(?:.*\\n)?category: Odd"}"#),
    ("sarif", #""properties":{"category":"Odd"}"#),
  ])
  func theFirstCategoryThatFitsIsShown(format: String, expected: String) throws {
    let options = ReportOptions(categories: Self.categories)
    let text = try reportText(Self.run(4), as: format, options)
    #expect(text.contains(expected), "\(text)")
  }
}
