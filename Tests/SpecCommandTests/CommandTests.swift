import CommandTestSupport
import StepKit
import Testing

@testable import SpecCommand

/// The command as its caller sees it: what it prints, and how it ends.
struct CommandTests {
  @Test func numbers() {
    #expect(SpecCommand.ExitStatus.passed.rawValue == 0)
    #expect(SpecCommand.ExitStatus.failed.rawValue == 1)
    #expect(SpecCommand.ExitStatus.couldNotRun.rawValue == 2)
    #expect(SpecCommand.ExitStatus.incomplete.rawValue == 3)
    #expect(SpecCommand.ExitStatus.interrupted(signal: 15).rawValue == 143)
    #expect(
      (0...255).compactMap(SpecCommand.ExitStatus.init).map(\.rawValue)
        == Array(0...3) + Array(129...192))
  }

  @Test func allWrongOptionsAtOnce() async throws {
    let test = try CommandTest(["Features/a.feature": feature("one")])
    let result = await test.run(
      "--parallel", "0", "--order", "x", "--color", "x", "--tags", "(", "--name", "[")
    for option in ["--parallel", "--order", "--color", "Tag expression", "--name"] {
      #expect(result.errors.contains(option))
    }
  }

  @Test func prints() async throws {
    let test = try CommandTest()
    let version = await test.run("--version")
    #expect(version.status == .passed)
    #expect(version.output == "specrun \(Version.description)\n")
    #expect(
      Version.description.wholeMatch(of: /0\.1\.0 \(([0-9a-f]{9}(\+changes)?, )?(debug|release)\)/)
        != nil)
    let help = await test.run("--help")
    #expect(help.status == .passed)
    #expect(help.output.hasPrefix("Runs executable specifications"))
    #expect(help.errors.isEmpty)
  }

  @Test func languages() async throws {
    let test = try CommandTest()
    let all = await test.run("--i18n-languages")
    #expect(all.status == .passed)
    let lines = all.output.split(separator: "\n")
    #expect(lines.count == 80)
    #expect(lines.contains { $0.split(separator: " ") == ["fr", "French", "français"] })
    let french = await test.run("--i18n-keywords", "fr")
    #expect(french.status == .passed)
    let names = french.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      names == [
        "feature", "background", "rule", "scenario", "scenarioOutline", "examples", "given", "when",
        "then", "and", "but",
      ])
    #expect(french.output.contains("\"Fonctionnalité\""))
    let unknown = await test.run("--i18n-keywords", "frr")
    #expect(unknown.status == .couldNotRun)
    #expect(
      unknown.errors.hasPrefix(
        "--i18n-keywords: \"frr\" is not a language of Gherkin, did you mean fr"))
    #expect(unknown.output.isEmpty)
  }

  @Test func noPaths() async throws {
    let test = try CommandTest()
    let result = await test.run()
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix("no path was given and there is no Features"))
    try test.write(feature("one"), to: "features/a.feature")
    #expect(await test.run("-f", "message").scenarios == ["one"])
    try test.write(feature("two"), to: "Features/a.feature")
    #expect(await test.run("-f", "message").scenarios == ["two"])
  }

  @Test func nothingSelected() async throws {
    let test = try CommandTest(["a.feature": feature("one", "two"), "b.feature": feature("three")])
    try await check(
      test, ["-t", "@x", "-n", "zzz", "."],
      "no scenario to run: none of 3 scenarios in 2 files passes --tags \"@x\" and --name \"zzz\"\n"
    )
    try await check(
      test, ["a.feature:2", "-n", "two"],
      "no scenario to run: none of 2 scenarios in 1 file passes --name \"two\" and the lines asked "
        + "for\n")
    try test.write("Feature: f\n", to: "c.feature")
    try test.write("", to: "d.feature")
    try await check(
      test, ["c.feature", "d.feature"],
      """
      c.feature:1:1: warning: found a feature without scenarios; add one or remove the file \
      (--lint no-scenarios)
      d.feature:1:1: warning: found no feature, expected "Feature:" and scenarios (--lint no-feature)
      no scenario to run: looked at 0 scenarios in 2 files

      """)
  }

  @Test func syntaxErrorsOfAllFilesAndNothingRuns() async throws {
    let test = try CommandTest([
      "x/a.feature": "Feature: f\n Scenario: s\n  Given it passes\n  oops\n",
      "x/b.feature": feature("fine"),
      "x/c.feature": "Feature: f\n  Scenario: s\n   Given a\n    | a |\n    | a | b |\n",
    ])
    let result = await test.run("-f", "message", "x")
    #expect(result.status == .couldNotRun)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("x/a.feature:4:3: ") })
    #expect(lines.contains { $0.hasPrefix("x/c.feature:5:5: ") })
    #expect(!result.output.contains("testCase\""))
    #expect(result.output.split(separator: "\n").count { $0.contains("\"parseError\"") } == 2)
  }

  @Test func brokenLibraries() async throws {
    let library = StepLibrary(EmptyWorld.self) {
      Then("a {int}", file: "/somewhere/Steps.swift", line: 3) { _ in }
      Before("(", file: "/somewhere/Steps.swift", line: 4) { _ in }
    }
    let test = try CommandTest(["a.feature": feature("one")])
    let result = await test.run(["a.feature"], libraries: [library])
    #expect(result.status == .couldNotRun)
    #expect(result.errors.contains("/somewhere/Steps.swift:3: the pattern \"a {int}\""))
    #expect(result.errors.contains("/somewhere/Steps.swift:4: the tag expression \"(\""))
    #expect(result.output.isEmpty)
  }

  /// The file is one of the system that is regular and cannot be read, even by root.
  @Test func unreadableFiles() async throws {
    let test = try CommandTest(["b.feature": feature("one")])
    try test.link("a.feature", to: "/proc/self/mem")
    let result = await test.run("a.feature", "b.feature")
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix("a.feature: "))
    #expect(result.errors.contains("cannot be read") || result.errors.contains("no such file"))
  }

  @Test func resourcesLieBesideTheirFeature() async throws {
    let library = StepLibrary(WorldWithFiles.self) {
      Given("the file {string} says {string}") {
        (world: inout WorldWithFiles, name: String, text: String) in
        try expect(world.scenario.resource(name).text, equals: text)
      }
      Given("the file {string} fails with {string}") {
        (world: inout WorldWithFiles, name: String, text: String) in
        do {
          _ = try world.scenario.resource(name)
        } catch let error as ResourceError {
          return try expect(error.description, equals: text)
        }
        try expect(false, "it was read")
      }
    }
    let test = try CommandTest([
      "x/a.txt": "hello", "a.txt": "no", "x/y/b.txt": "deep",
      "x/a.feature": """
      Feature: f
       Scenario: s
        Given the file "a.txt" says "hello"
        And the file "y/b.txt" says "deep"
        And the file "none" fails with "x/none: No such file or directory"
        And the file "y" fails with "x/y: Is a directory"
        And the file "../a.txt" fails with "x/../a.txt: a resource must lie in the folder of its feature"
        And the file "/etc/passwd" fails with "x//etc/passwd: a resource must lie in the folder of its feature"
        And the file "in.txt" says "deep"
        And the file "out.txt" fails with "x/out.txt: a resource must lie in the folder of its feature"
        And the file "up/a.txt" fails with "x/up/a.txt: a resource must lie in the folder of its feature"
        And the file "gone.txt" fails with "x/gone.txt: a resource must lie in the folder of its feature"
        And the file "none.txt" fails with "x/none.txt: No such file or directory"
      """,
    ])
    try test.link("x/in.txt", to: "y/b.txt")
    try test.link("x/out.txt", to: "../a.txt")
    try test.link("x/up", to: "..")
    try test.link("x/gone.txt", to: "../none.txt")
    let result = await test.run(["x"], libraries: [library])
    #expect(result.status == .passed, "\(result.output)")
  }

  private struct WorldWithFiles: World {
    let scenario: ScenarioContext
    init(_ scenario: ScenarioContext) { self.scenario = scenario }
  }

  private func check(
    _ test: CommandTest, _ arguments: [String], _ message: String,
    at location: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let result = await test.run(arguments)
    #expect(result.status == .couldNotRun, sourceLocation: location)
    #expect(result.errors == message, sourceLocation: location)
    #expect(!result.output.contains("testRunStarted"), sourceLocation: location)
  }
}

/// How parts of one run make one exit status.
struct ExitStatusTests {
  @Test func whatComesFirst() {
    let ascending: [SpecCommand.ExitStatus] = [
      .passed, .incomplete, .failed, .couldNotRun, .interrupted(signal: 2),
    ]
    for (position, status) in ascending.enumerated() {
      for other in ascending[...position] {
        #expect(status.combined(with: other) == status)
        #expect(other.combined(with: status) == status)
      }
    }
  }
}
