import CommandTestSupport
import SpecReporting
import Testing

@testable import SpecCommand

@Suite struct RequirementsFileTests {
  /// A broken file is an error before anything runs, whatever report is asked for.
  private func check(
    _ text: String, _ message: String, _ arguments: [String] = [],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let test = try CommandTest([
      "a.feature": "Feature: f\n Scenario: s\n  Given it passes\n", "requirements.yaml": text,
    ])
    let run = await test.run(["a.feature", "-f", "summary"] + arguments)
    #expect(run.status == .couldNotRun, sourceLocation: sourceLocation)
    #expect(run.errors.hasPrefix("requirements.yaml:\(message)"), "\(run.errors)")
    #expect(run.output == "", sourceLocation: sourceLocation)
  }

  private static func item(_ text: String) -> String {
    "documents:\n  - title: T\n    groups:\n      - title: g\n        items: [\(text)]\n"
  }

  @Test func brokenFiles() async throws {
    try await check("documents: [", "1:13:")
    try await check(
      "documents:\n  - groups: []\n", "2:5: found no \"title\", which is required here")
    try await check("docs: []\n", "1:1: found the unknown key \"docs\"")
    try await check(
      "documents:\n  - title: T\n    groups:\n      - title: g\n",
      "4:9: found no \"items\", which is required here")
    try await check(
      "documents:\n  - title: T\n    groups:\n      - { title: g, items: [] }\n",
      "4:28: found \"[]\", expected at least one entry")
    try await check(
      Self.item("{ kind: k, title: t, tag: smoke }"),
      "5:43: found \"smoke\", expected a tag that begins with @, without blanks")
    try await check(
      Self.item("{ kind: k, title: t, tag: [\"@a\", \"@b c\"] }"),
      "5:50: found \"@b c\", expected a tag that begins with @, without blanks")
    try await check(Self.item("{ title: t, tag: \"@a\" }"), "5:17: found no \"kind\"")
    try await check(
      Self.item("{ kind: k, title: t, line: 0 }"),
      "5:44: found \"0\", expected a line such as 12 or lines such as 12-15")
    try await check(Self.item("{ kind: k, title: t, line: 9-3 }"), "5:44: found \"9-3\"")
    try await check(
      Self.item("{ kind: k, title: t, line: 3 }"),
      "5:44: found \"3\", expected no line without the document's file")
  }

  @Test func aFileThatIsNotThere() async throws {
    let test = try CommandTest(["a.feature": "Feature: f\n Scenario: s\n  Given it passes\n"])
    let run = await test.run("a.feature", "--requirements", "none.yaml")
    #expect(run.status == .couldNotRun)
    #expect(run.errors.hasPrefix("none.yaml: "), "\(run.errors)")
  }
}
