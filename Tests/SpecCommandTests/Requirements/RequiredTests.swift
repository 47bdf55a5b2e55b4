import CommandTestSupport
import Testing

@testable import SpecCommand

/// `--require-covered` and `--require-passing`.
@Suite struct RequiredTests {
  private static let files = [
    "F/a.feature": """
    Feature: f
      @a
      Scenario: a
        Given it passes
      @b @expected-failure
      Scenario: b
        Given it fails
    """,
    "F/requirements.yaml": """
    documents:
      - title: D
        groups:
          - kind: story
            title: g
            items:
              - { kind: scenario, title: x, tag: "@a" }
              - { kind: scenario, title: y, tag: "@b" }
              - { kind: test, title: z, tag: "@none" }
          - title: h
            items:
              - { kind: test, title: w, tag: "@a" }
    """,
  ]

  private func check(
    _ arguments: [String], _ status: SpecCommand.ExitStatus, _ errors: String,
    files: [String: String] = files, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let test = try CommandTest(files)
    let run = await test.run(arguments + ["-f", "summary"])
    #expect(run.status == status, sourceLocation: sourceLocation)
    #expect(run.errors == errors, sourceLocation: sourceLocation)
    // Reports are as red as the command.
    let reason = "without the scenarios asked for"
    #expect(run.output.contains(reason) == (status == .failed), sourceLocation: sourceLocation)
    guard status != .couldNotRun else { return }
    // The same from messages.
    _ = await test.run(["F", "-f", "message:m.ndjson"])
    let rules = arguments.filter { $0.hasPrefix("--require") }
    let report = await test.run(["report", "m.ndjson", "-f", "summary"] + rules)
    #expect(report.status == status, sourceLocation: sourceLocation)
    #expect(report.errors == errors, sourceLocation: sourceLocation)
    #expect(report.output.contains(reason) == (status == .failed), sourceLocation: sourceLocation)
  }

  private static let none = "F/requirements.yaml:9:13: test \"z\": no scenario\n"
  private static let pending =
    "F/requirements.yaml:8:13: scenario \"y\": pending: 1 of 1 scenario\n"

  @Test func rules() async throws {
    try await check(["F"], .passed, "")
    try await check(["--require-covered", "F"], .failed, Self.none)
    try await check(["--require-covered=scenario", "F"], .passed, "")
    try await check(["--require-covered=test", "F"], .failed, Self.none)
    try await check(["--require-covered=story", "F"], .failed, Self.none)
    try await check(["--require-covered=scenario, test", "F"], .failed, Self.none)
    try await check(
      ["--require-covered=scenario", "--require-covered=test", "F"], .failed, Self.none)
    try await check(["--require-passing", "F"], .failed, Self.pending + Self.none)
    try await check(["--require-passing=scenario", "F"], .failed, Self.pending)
    try await check(
      ["--require-passing=scenario", "--require-covered", "F"], .failed, Self.none + Self.pending)
    try await check(["--require-covered=false", "F"], .passed, "")
  }

  @Test func aPartOfTheScenariosCoversAPart() async throws {
    let test = try CommandTest(Self.files)
    let run = await test.run("F", "-t", "@b", "-f", "summary", "--require-covered=scenario")
    #expect(run.status == .failed)
    #expect(run.errors == "F/requirements.yaml:7:13: scenario \"x\": no scenario\n")
    let dry = await test.run("F", "--dry-run", "-f", "summary", "--require-covered=scenario")
    #expect(dry.status == .passed)
  }

  @Test func mistakes() async throws {
    try await check(
      ["--require-covered=tests", "F"], .couldNotRun,
      "--require-covered: found \"tests\", expected one of story, scenario, test; "
        + "did you mean test?\n")
    try await check(
      ["--require-passing=a,,b", "F"], .couldNotRun,
      "--require-passing: found \"a,,b\", expected true, false or kinds such as scenario or course\n"
    )
    var files = Self.files
    files["specrun.yaml"] = "profiles:\n  default:\n    require-passing: [scenario, tests]\n"
    try await check(
      ["F"], .couldNotRun,
      "specrun.yaml:3:33: require-passing: found \"tests\", expected one of story, scenario, test; "
        + "did you mean test?\n", files: files)
    files["specrun.yaml"] = nil
    files["F/requirements.yaml"] = nil
    try await check(
      ["--require-covered", "F"], .couldNotRun,
      "--require-covered: there is no F/requirements.yaml; "
        + "specrun.yaml can name another file as `requirements`\n", files: files)
    files["F/requirements.yaml"] = "documents: []\n"
    try await check(
      ["--require-covered", "F"], .failed, "--require-covered: there are no requirements\n",
      files: files)
  }

  @Test func profiles() async throws {
    for (value, status) in [
      ("true", SpecCommand.ExitStatus.failed), ("false", .passed), ("scenario", .passed),
      ("[scenario, test]", .failed),
    ] {
      let test = try CommandTest(
        Self.files.merging([
          "specrun.yaml": "profiles:\n  default:\n    require-covered: \(value)\n"
        ]) { $1 })
      let run = await test.run("F", "-f", "summary")
      #expect(run.status == status, "\(value): \(run.errors)")
    }
    let test = try CommandTest(Self.files)
    let run = await test.run(
      ["F", "-f", "summary"], environment: ["SPECRUN_REQUIRE_COVERED": "scenario,test"])
    #expect(run.status == .failed)
    let document = try CommandTest(["d.md": "# D\n```\nGiven it passes\n```\n"])
    #expect(await document.run("d.md", "--require-passing=scenario").status == .passed)
    let unknown = await document.run("d.md", "--require-passing=course")
    #expect(unknown.status == .failed)
    #expect(unknown.errors.hasSuffix("--require-passing=course: no requirement is of this kind\n"))
  }
}
