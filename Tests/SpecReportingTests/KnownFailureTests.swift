import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// Failures that were expected, in every format that counts.
struct KnownFailureTests {
  private typealias Step = EventScript.Step

  private static let message =
    "expected to fail (@bug): mismatch in the sum\nexpected: 1\n  actual: 2"

  private static let run = [
    EventScript.Feature(
      "F",
      [
        .init("fine", line: 3, [.passed("Given a")]),
        .init("known", line: 6, tags: ["@bug"], [Step("Given a", .skipped, message)]),
        .init("left out", line: 9, [Step("Given a", .skipped, "not today")]),
      ])
  ]

  @Test(arguments: [
    ("summary", "3 scenarios (1 passed, 1 skipped, 1 known failure)\n"),
    ("minimal", "3 scenarios (1 passed, 1 skipped, 1 known failure) 0.000s\n"),
    ("markdown", "## ✔ 3 scenarios, no failure but 1 known one\n"),
    ("markdown", "- 3 scenarios (1 passed, 1 skipped, 1 known failure)\n"),
    ("markdown", "- known `Features/a.feature:6`: expected to fail (\\@"),
    ("markdown", "| ✔ F | 3 | 1 | 0 | 1 | 1 |"),
    ("html", "1 known failure</li>"),
    ("junit", "<property name=\"known-failures\" value=\"1\"/>"),
    ("junit", "<property name=\"known-failure\" value=\"true\"/>"),
    ("junit", "tests=\"3\" failures=\"0\" errors=\"0\" skipped=\"2\""),
    ("ctrf", #""extra":{"knownFailures":1}"#), ("ctrf", #""rawStatus":"KNOWN_FAILURE""#),
    ("github", "::notice::1 known failure\n"),
    ("teamcity", "testIgnored name='known' message='expected to fail (@bug)"),
    ("allure", #""status":"skipped","statusDetails":{"known":true"#),
    ("allure", #"{"name":"Known failures","matchedStatuses":["skipped"]"#),
    ("sarif", #""ruleId":"scenario-known-failure""#),
    ("sarif", #""suppressions":[{"kind":"inSource""#),
  ])
  func isCountedAsSuch(format: String, expected: String) throws {
    let text = try reportText(Self.run, as: format)
    let wanted = expected.hasSuffix("\\@") ? String(expected.dropLast(2)) : expected
    #expect(text.contains(wanted), "\(text)")
  }

  @Test func aFeatureNamesThem() throws {
    let more = (0..<10).map { EventScript.Scenario("s\($0)", line: 20 + $0, [.passed("Given a")]) }
    var feature = Self.run[0]
    feature.scenarios += more
    #expect(try reportText([feature], as: "auto").contains("1 skipped, 1 known failure"))
  }

  @Test(arguments: [
    (TestStepResult.Status.skipped, "expected to fail (@a): no", true),
    (.failed, "expected to fail (@a): no", false), (.skipped, "it is Sunday", false),
    (.skipped, "", false),
  ])
  func isKnownByItsMessage(status: TestStepResult.Status, message: String, expected: Bool) {
    let result = TestStepResult(duration: .zero, message: message, status: status)
    #expect(result.isKnownFailure == expected)
  }

  @Test func aResultBecomesOne() {
    let failed = TestStepResult(duration: .zero, message: "no", status: .failed)
    let known = failed.asKnownFailure(tags: "@a")
    #expect(known.isKnownFailure && known.message == "expected to fail (@a): no")
  }
}
