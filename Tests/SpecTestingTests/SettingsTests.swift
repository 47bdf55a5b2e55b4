import ReportFiles
import SpecEngine
import SpecReporting
import SpecSession
import SpecSettings
import SpecTestSupport
import StepKit
import Testing

@testable import SpecTesting

/// specrun.yaml and variables in tests, as the command reads them.
struct SettingsTests {
  private static let feature = """
    Feature: f
      @a
      Scenario: one
        Given it is fine
      @a @b
      Scenario: two
        Given it is fine
      Scenario: three
        Given it is fine
    """

  @Test(arguments: [
    ("tags: '@a'", [:], ["one", "two"]),
    ("tags: '@a'", ["SPECRUN_TAGS": "@b"], ["two"]),
    ("name: t", ["CUCUMBER_FILTER_NAME": "one"], ["one", "two", "three"]),
    ("name: hr", [:], ["three"]),
    ("count: 2", [:], ["one", "two"]),
    ("count: 2", ["SPECRUN_COUNT": "1"], ["one"]),
    ("order: reverse", [:], ["three", "two", "one"]),
    ("paths: nowhere", [:], ["one", "two", "three"]),
    ("retry: 1", ["SPECRUN_PATHS": "nowhere"], ["one", "two", "three"]),
    ("retry: 1", ["SPECRUN_TAGS": ""], ["one", "two", "three"]),
    // Nothing of it is for tests.
    ("parallel: 4\n    color: always\n    isolation: none", [:], ["one", "two", "three"]),
  ])
  func selection(profile: String, environment: [String: String], names: [String]) throws {
    let folder = try Self.folder("profiles:\n  default:\n    \(profile)\n")
    let specs = Specs(in: folder, Self.library, environment: environment)
    #expect(specs.scenarios.map(\.name) == names, "\(specs.scenarios.map(\.place))")
  }

  @Test func shards() throws {
    let folder = try Self.folder("")
    let parts = (1...2).map { part in
      Specs(in: folder, Self.library, environment: ["SPECRUN_SHARD": "\(part)/2"])
        .scenarios.map(\.name)
    }
    #expect(parts.joined().sorted() == ["one", "three", "two"])
    let build = Specs(
      in: folder, Self.library,
      environment: [
        "SPECRUN_SHARD": "auto", "SEMAPHORE_JOB_INDEX": "2", "SEMAPHORE_JOB_COUNT": "2",
      ])
    #expect(build.scenarios.map(\.name) == parts[1])
  }

  @Test func pathsOfTheFile() throws {
    let folder = try Self.folder("profiles: {default: {paths: more}}")
    try folder.write("Feature: g\n  Scenario: four\n    Given it is fine\n", to: "more/b.feature")
    #expect(Specs(in: folder, Self.library, []).scenarios.map(\.name) == ["four"])
  }

  @Test func codeComesLast() throws {
    let folder = try Self.folder("profiles: {default: {tags: '@a'}}")
    let specs = Specs(in: folder, Self.library, environment: ["SPECRUN_TAGS": "@b"]) {
      $0.tags = []
      $0.limit = 2
    }
    #expect(specs.scenarios.map(\.name) == ["one", "two"])
  }

  /// Whatever is wrong is a scenario that fails, at its place.
  @Test(arguments: [
    (
      "profiles:\n  default:\n    tag: '@a'\n", [:],
      [("specrun.yaml:3:5", "specrun.yaml:3:5: found the unknown key \"tag\", expected \"tags\"")]
    ),
    (
      "profiles:\n  default:\n    retry: x\n    parallel: 0\nlocks: {a: '@b and'}\n", [:],
      [
        ("specrun.yaml:3:12", "specrun.yaml:3:12: retry: found \"x\""),
        ("specrun.yaml:4:15", "specrun.yaml:4:15: parallel: found \"0\""),
        ("specrun.yaml:5:12", "specrun.yaml:5:12: found \"@b and\""),
      ]
    ),
    ("", ["SPECRUN_RETRY": "x"], [("", "SPECRUN_RETRY: found \"x\"")]),
    (
      "profiles: {default: {quarantine: none.yaml}}", [:],
      [("", "none.yaml: cannot be read: No such file")]
    ),
    ("profiles: {default: {network: deny}}", [:], [("", "--network deny: not enforced in tests")]),
    (
      "profiles: {default: {world-parameters: {til: 1}}}", [:],
      [("specrun.yaml:1:41", "specrun.yaml:1:41: world-parameters: found \"til\"")]
    ),
    (
      "profiles: {default: {require-covered: true}}", [:],
      [("", "--require-covered: there is no requirements.yaml")]
    ),
  ])
  func errors(
    file: String, environment: [String: String], expected: [(place: String, text: String)]
  ) async throws {
    let folder = try Self.folder(file)
    let specs = Specs(in: folder, Self.library, environment: environment)
    let issues = try await run(specs)
    #expect(specs.scenarios.map(\.name) == expected.map { _ in "the features cannot run" })
    #expect(issues.count == expected.count, "\(issues)")
    for (issue, (place, text)) in zip(issues, expected) {
      #expect(place.isEmpty || issue.place == place)
      #expect(issue.text.hasPrefix(text), "\(issue.text)")
      #expect(issue.isError)
    }
  }

  @Test func atMostSoManyErrors() throws {
    let folder = try Self.folder("profiles: {default: {max-errors: 2}}")
    for number in 1...4 { try folder.write("Feature: f\n  nonsense\n  - x\n", to: "\(number).md") }
    for number in 1...4 { try folder.write("Feature f\n", to: "\(number).feature") }
    let specs = Specs(in: folder, Self.library)
    #expect(specs.scenarios.count == 3)
    #expect(specs.scenarios.last?.place.hasPrefix("… and ") == true)
  }

  /// Settings that make the run of the command fail, and the place where a test says so.
  @Test(arguments: [
    (
      "require-covered: true", "a.feature",
      [("requirements.yaml:6:13", "requirements.yaml:6:13: test \"z\": no scenario")]
    ),
    ("strict-unused: true", "a.feature", [("", "Given(\"it breaks\") is not used by any")]),
    ("wip: true\n    name: one", "a.feature", [("a.feature:3:3", "the scenario passes")]),
  ])
  func verdict(
    profile: String, path: String, expected: [(place: String, text: String)]
  ) async throws {
    let folder = try Self.folder("profiles:\n  default:\n    \(profile)\n")
    try folder.write(
      "Feature: f\n  Scenario: s\n    Given it breaks\n", to: "broken.feature")
    try folder.write(
      """
      documents:
        - title: D
          groups:
            - title: g
              items:
                - { kind: test, title: z, tag: "@none" }
      """, to: "requirements.yaml")
    let specs = Specs(in: folder, Self.library, [path])
    let issues = try await run(specs).filter(\.isError)
    for (place, text) in expected {
      #expect(
        issues.contains { $0.text.contains(text) && (place.isEmpty || $0.place == place) },
        "\(issues)")
    }
  }

  /// SpecEngineTests check how the limit ends a run, on a clock that they control.
  @Test func theRunHasTheLimitOfTheProfile() throws {
    let specs = Specs(in: try Self.folder("profiles: {default: {timeout: 1ms}}"), Self.library)
    let prepared = try #require(specs.prepared)
    #expect(prepared.session.settings.run.limits.run == .milliseconds(1))
  }

  /// Were it an issue, it would be one of this test.
  @Test func workInProgressThatFailsIsAKnownIssue() async throws {
    let folder = try Self.folder("profiles: {default: {wip: true}}")
    try folder.write("Feature: f\n  Scenario: s\n    Given it breaks\n", to: "broken.feature")
    let specs = Specs(in: folder, Self.library, ["broken.feature"])
    let test = try #require(Test.current)
    try await SpecsTrait(specs: { specs }, reports: []).provideScope(for: test, testCase: nil) {
      for scenario in specs.scenarios { try await scenario.run() }
    }
  }

  @Test func whatIsLikelyAMistakeIsAWarning() async throws {
    let folder = try Self.folder("profiles: {default: {quarantine: q.yaml}}")
    try folder.write("- {scenario: none, feature: a.feature}\n", to: "q.yaml")
    try folder.write(
      "Feature: g\n  Scenario: s\n    Given it is fine\n  Rule: r\n", to: "b.feature")
    let issues = try await run(Specs(in: folder, Self.library))
    #expect(issues.map(\.isError) == [false, false])
    #expect(issues.map(\.place) == ["b.feature:4:3", "q.yaml:1:3"])
    #expect(issues.last?.text.contains("quarantines nothing") == true)
  }

  // MARK: - Reports and other files

  @Test func reportsOfProfilesAreTheCommands() async throws {
    let folder = try Self.folder(
      "profiles: {default: {format: ['junit:all.xml'], timings: t.txt, history: h}}")
    let specs = Specs(
      in: folder, Self.library, environment: ["SPECRUN_FORMAT": "message:run.ndjson"])
    let issues = try await run(specs, reports: ["message:run.ndjson", "junit:one.xml"])
    #expect(issues.isEmpty, "\(issues)")
    #expect(
      throws: (any Error).self, "a report of specrun.yaml was written"
    ) { try folder.read("all.xml") }
    #expect(try folder.read("run.ndjson").contains("testRunFinished"))
    #expect(try folder.read("one.xml").contains("tests=\"3\" failures=\"0\""))
    #expect(try !folder.read("t.txt").isEmpty)
    // The next run reads both.
    let again = Specs(in: folder, Self.library)
    #expect(again.prepared?.session.settings.timings.isEmpty == false)
    #expect(again.prepared?.around.history?.history.trend().runs.count == 1)
  }

  @Test func damagedTimesAreAWarning() async throws {
    let folder = try Self.folder("profiles: {default: {timings: t.txt}}")
    try folder.write("0123456789abcdef 12\nsoon\n", to: "t.txt")
    let issues = try await run(Specs(in: folder, Self.library))
    #expect(issues.map(\.isError) == [false])
    #expect(issues.first?.text.hasPrefix("t.txt:2: this line is no time") == true, "\(issues)")
  }

  @Test(arguments: [
    ("junit:a.feature", "a.feature: the junit report would overwrite an input file"),
    ("junit:specrun.yaml", "specrun.yaml: the junit report would overwrite an input file"),
    ("junit:notes.txt", "notes.txt: the junit report would overwrite a file that is no junit"),
    ("nothing:x", "--format: found \"nothing\", expected one of"),
    ("html", "--format html: in tests a report needs a file, such as html:report"),
  ])
  func aReportThatCannotBe(format: String, message: String) async throws {
    let folder = try Self.folder("profiles: {default: {count: 1}}")
    try folder.write("mine", to: "notes.txt")
    let issues = try await run(Specs(in: folder, Self.library), reports: [format])
    #expect(issues.map(\.isError) == [true])
    #expect(issues.first?.text.hasPrefix(message) == true, "\(issues)")
    #expect(try folder.read("notes.txt") == "mine")
  }

  // MARK: - Support

  private static let library = StepLibrary(PlainWorld.self) {
    WorldParameter("till", help: "The till that sells.")
    Given("it is fine") { _ in }
    Given("it breaks") { _ in try fail("no") }
  }

  private struct PlainWorld: World {
    init(_ scenario: ScenarioContext) {}
  }

  private static func folder(_ configuration: String) throws -> TemporaryFolder {
    try TemporaryFolder([
      "Package.swift": "", "a.feature": feature, "specrun.yaml": configuration,
    ])
  }
}
