import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// Failures in quarantine, in every format that counts: a run that is green because of them says so.
struct QuarantinedTests {
  private typealias Step = EventScript.Step

  private static let message =
    "quarantined (until 2026-12-31): mismatch in the sum\nexpected: 1\n  actual: 2"

  private static let run = [
    EventScript.Feature(
      "F",
      [
        .init("fine", line: 3, [.passed("Given a")]),
        .init("shaky", line: 6, tags: ["@shaky"], [Step("Given a", .skipped, message)]),
        .init("known", line: 9, [Step("Given a", .skipped, "expected to fail (@bug): no")]),
        .init("left out", line: 12, [Step("Given a", .skipped, "not today")]),
      ])
  ]

  private static let counts = "(1 passed, 1 skipped, 1 known failure, 1 failure quarantined)"

  @Test(arguments: [
    ("summary", "4 scenarios \(counts)\n"), ("minimal", "4 scenarios \(counts) 0.000s\n"),
    ("summary", "Quarantined failures:\n\n  shaky"),
    ("summary", "      quarantined (until 2026-12-31): mismatch in the sum\n"),
    ("markdown", "## ✔ 4 scenarios, no failure but 1 known one and 1 in quarantine\n"),
    ("markdown", "- 4 scenarios \(counts)\n"), ("markdown", "Quarantined failures"),
    ("markdown", "| ✔ F | 4 | 1 | 0 | 1 | 1 | 1 |"),
    ("html", "1 failure quarantined</li>"),
    ("html", "1 of 4 scenarios passed, 1 known failure, 1 failure quarantined"),
    ("junit", "<property name=\"quarantined\" value=\"1\"/>"),
    ("junit", "<property name=\"quarantined\" value=\"true\"/>"),
    ("junit", "tests=\"4\" failures=\"0\" errors=\"0\" skipped=\"3\""),
    ("ctrf", #""extra":{"knownFailures":1,"quarantined":1}"#),
    ("ctrf", #""rawStatus":"QUARANTINED""#), ("github", "::notice::1 failure quarantined\n"),
    ("teamcity", "testIgnored name='shaky' message='quarantined (until 2026-12-31)"),
    ("allure", #""status":"skipped","statusDetails":{"known":true,"muted":true"#),
    ("allure", #"{"name":"Quarantined failures","matchedStatuses":["skipped"]"#),
    ("sarif", #""ruleId":"scenario-quarantined""#),
    ("sarif", #""suppressions":[{"kind":"inSource""#),
  ])
  func isCountedAsSuch(format: String, expected: String) throws {
    let text = try reportText(Self.run, as: format)
    #expect(text.contains(expected), "\(text)")
  }

  @Test func aFeatureNamesThem() throws {
    let more = (0..<10).map { EventScript.Scenario("s\($0)", line: 20 + $0, [.passed("Given a")]) }
    var feature = Self.run[0]
    feature.scenarios += more
    let text = try reportText([feature], as: "auto")
    #expect(text.contains("1 skipped, 1 known failure, 1 failure quarantined"), "\(text)")
  }

  @Test(arguments: [
    (TestStepResult.Status.skipped, "quarantined (until 2026-12-31): no", true),
    (.failed, "quarantined (until 2026-12-31): no", false), (.skipped, "it is Sunday", false),
  ])
  func isKnownByItsMessage(status: TestStepResult.Status, message: String, expected: Bool) {
    let result = TestStepResult(duration: .zero, message: message, status: status)
    #expect(result.isQuarantined == expected && !result.isKnownFailure)
  }
}
