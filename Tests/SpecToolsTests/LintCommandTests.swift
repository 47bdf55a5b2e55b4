import CommandTestSupport
import Messages
import SpecSources
import SpecTestSupport
import StepKit
import Testing

@testable import SpecCommand
@testable import SpecTools

/// `specrun lint` as its caller sees it.
struct LintCommandTests {
  private static let clean = "Feature: f\n\n  Scenario: s\n    Given it passes\n"
  private static let doubtful = """
    @slow @slow
    Feature: f
      Scenario: s
        Given it passes
        Given it flies

    """

  private static let found = """
    Features/a.feature:1:7: warning: found the tag @slow twice here; remove one (duplicate-tag)
    Features/a.feature:5:5: error: found no definition for the step 'it flies'; correct the step or define it (undefined-step)
    1 error, 1 warning in 1 file, 1 can be repaired with --fix

    """

  @Test(arguments: [("always", true), ("never", false)])
  func colors(mode: String, isColored: Bool) async throws {
    let test = try CommandTest(["Features/a.feature": Self.doubtful])
    let result = await test.run("lint", "--color", mode)
    let lines = result.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("\u{1B}[31") }.count == (isColored ? 2 : 0), "\(lines)")
  }

  private func check(
    _ arguments: [String], in files: [String: String], _ status: SpecCommand.ExitStatus,
    _ output: String?, errors: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let result = await (try CommandTest(files)).run(["lint"] + arguments)
    #expect(result.status == status, sourceLocation: sourceLocation)
    if let output { #expect(result.output == output, sourceLocation: sourceLocation) }
    #expect(result.errors.hasPrefix(errors), sourceLocation: sourceLocation)
    if errors.isEmpty { #expect(result.errors.isEmpty, sourceLocation: sourceLocation) }
  }

  /// The command of the tests has more definitions than these features use.
  private static let whole = ["--lint", "unused-step=off"]

  @Test func findings() async throws {
    let clean = ["Features/a.feature": Self.clean]
    try await check(Self.whole, in: clean, .passed, "no findings in 1 file\n")
    let doubtful = ["Features/a.feature": Self.doubtful]
    try await check(Self.whole, in: doubtful, .failed, Self.found)
    try await check(Self.whole + ["Features/a.feature:3"], in: doubtful, .failed, Self.found)
    let mild = Self.whole + ["--lint", "undefined-step=off"]
    try await check(mild, in: doubtful, .passed, nil)
    try await check(mild + ["--strict"], in: doubtful, .failed, nil)
    try await check(mild + ["--lint", "duplicate-tag=error"], in: doubtful, .failed, nil)
    try await check(mild + ["--lint", "all=off"], in: doubtful, .passed, "no findings in 1 file\n")
  }

  @Test func errorsOfSyntax() async throws {
    try await check(
      Self.whole,
      in: ["Features/a.feature": "Feature: f\n  x:\n Scenario s\n  Given it passes\n y\n"],
      .failed, nil)
    try await check(
      ["nowhere"], in: [:], .couldNotRun, "", errors: "nowhere: no such file or folder")
  }

  @Test func fix() async throws {
    let test = try CommandTest(["Features/a.feature": Self.doubtful])
    let arguments = ["lint", "--fix", "--lint", "use-and=warning"] + Self.whole
    let result = await test.run(arguments)
    #expect(
      result.output == """
        Features/a.feature:5:5: error: found no definition for the step 'it flies'; correct the step or define it (undefined-step)
        1 error in 1 file, 2 repaired

        """)
    #expect(result.status == .failed)
    #expect(
      try test.read("Features/a.feature")
        == Self.doubtful.replacing("@slow @slow", with: "@slow")
        .replacing("Given it flies", with: "And it flies"))
  }

  /// A definition is unused only if the features of the project were all looked at.
  @Test func partsOfAProject() async throws {
    let files = [
      "Features/a.feature": Self.clean,
      "Features/b.feature": "Feature: g\n\n  Scenario: s\n    Given it passes\n",
    ]
    let whole = await (try CommandTest(files)).run("lint")
    #expect(whole.output.contains("(unused-step)"))
    let part = await (try CommandTest(files)).run("lint", "Features/a.feature")
    #expect(part.output == "no findings in 1 file\n")
    let elsewhere = await (try CommandTest(["stories/a.feature": Self.clean])).run(
      "lint", "stories")
    #expect(elsewhere.output == "no findings in 1 file\n")
  }

  /// Of a library that no feature is about, one finding says it all.
  @Test func librariesOfOthers() async throws {
    let cellar = StepLibrary(Cellar.self) {
      Given("a barrel") { (_: inout Cellar) in }
      Given("a bottle") { (_: inout Cellar) in }
    }
    let test = try CommandTest([
      "Features/a.feature": "Feature: f\n\n  Scenario: s\n    Given a bike\n"
    ])
    let garage = StepLibrary(Garage.self) {
      Given("a bike") { (_: inout Garage) in }
      Given("a car") { (_: inout Garage) in }
    }
    let result = await test.run("lint", libraries: [cellar, garage])
    let lines = result.output.split(separator: "\n").filter { $0.contains("(unused-step)") }
    #expect(lines.count == 2, "\(result.output)")
    #expect(
      lines.first?.contains(
        "found no step that uses any of the 2 definitions of Cellar; remove them") == true)
    #expect(lines.last?.contains("'a car'") == true)
  }

  private struct Cellar: World { init(_ scenario: ScenarioContext) {} }
  private struct Garage: World { init(_ scenario: ScenarioContext) {} }

  @Test func settings() async throws {
    let files = { (lint: String) in
      [
        "specrun.yaml": "profiles:\n  default:\n    lint:\n\(lint)  ci:\n    tags: \"@ci\"\n",
        "Features/a.feature": Self.clean,
      ]
    }
    let off = "      - all=off\n"
    try await check(
      [], in: files(off + "      - scenario-size: {scenario: 1}\n"), .passed,
      "no findings in 1 file\n")
    try await check(
      [], in: files("      all: off\n      name-length: {level: error, step: 5}\n"), .failed,
      "Features/a.feature:4:5: error: found a step of 9 characters, expected at most 5; shorten it "
        + "(name-length)\n1 error in 1 file\n")
    func fault(_ lint: String, _ place: String, _ text: String) async throws {
      try await check(
        [], in: files(lint), .couldNotRun, "", errors: "specrun.yaml:\(place): lint: found \(text)")
    }
    try await fault(
      "      no-step: off\n", "4:7",
      "\"no-step\", expected a rule such as no-steps, or all; did you mean no-steps?")
    try await fault(
      "      - indentation=error\n", "4:9",
      "\"indentation=error\", expected a rule such as no-steps, or all; did you mean formatting?")
    try await fault("      use-and: loud\n", "4:16", "\"loud\", expected error, warning or off")
    try await fault(
      "      scenario-size: {steps: 3}\n", "4:23",
      "\"steps\", expected level, scenario or background")
    try await fault(
      "      scenario-size: {scenario: 0}\n", "4:33", "\"0\", expected a whole number from 1")
    try await fault(
      "      required-tags: {patterns: [\"(\"]}\n", "4:34",
      "the quoted text \"(\", expected a regular expression")
    try await fault(
      "      file-name: {style: shouting}\n", "4:26", "\"shouting\", expected one of kebab-case")
  }

  @Test func profiles() async throws {
    let yaml = "profiles:\n  default:\n    tags: not @wip\n  quick:\n    tags: \"@quick\"\n"
    let files = ["specrun.yaml": yaml, "Features/a.feature": "@wip\n" + Self.clean]
    try await check(
      Self.whole, in: files, .passed,
      "Features/a.feature:4:3: warning: found a scenario that no profile of specrun.yaml selects "
        + "(default, quick); correct the tags, or the profiles (unselected-scenario)\n"
        + "1 warning in 1 file\n")
  }

  /// A comment counts for a run as well.
  @Test func comments() async throws {
    let file = "# lint-disable duplicate-tag -- on purpose\n@a @a\n" + Self.clean
    try await check(
      Self.whole, in: ["Features/a.feature": file], .passed, "no findings in 1 file\n")
    let run = await (try CommandTest(["a.feature": file])).run("--strict-features", "a.feature")
    #expect(run.status == .passed)
    let without = await (try CommandTest(["a.feature": "@a @a\n" + Self.clean]))
      .run("--strict-features", "a.feature")
    #expect(without.status == .couldNotRun)
  }

  @Test func reports() async throws {
    let test = try CommandTest(["Features/a.feature": Self.doubtful])
    let result = await test.run(
      [
        "lint", "-f", "github", "-f", "json:r/lint.json", "-f", "sarif:r/lint.sarif", "-f",
        "text:r/lint.txt",
      ] + Self.whole)
    #expect(
      result.output == """
        ::warning file=Features/a.feature,line=1,col=7,title=duplicate-tag::found the tag @slow twice here; remove one
        ::error file=Features/a.feature,line=5,col=5,title=undefined-step::found no definition for the step 'it flies'; correct the step or define it
        1 error, 1 warning in 1 file, 1 can be repaired with --fix

        """)
    #expect(try test.read("r/lint.txt") == Self.found)
    let json = try JSON(bytes: Array(try test.read("r/lint.json").utf8))
    #expect(
      json["findings"]?.elements.map { $0["rule"]?.text } == ["duplicate-tag", "undefined-step"])
    #expect(json["errors"]?.int == 1 && json["warnings"]?.int == 1 && json["files"]?.int == 1)
    let log = try JSON(bytes: Array(try test.read("r/lint.sarif").utf8))["runs"]?.elements.first
    let rules = log?["tool"]?["driver"]?["rules"]?.elements
    #expect(
      rules?.map { $0["shortDescription"]?["text"]?.text } == [
        "The same tag twice.", "A step that no definition matches.",
      ])
    #expect(log?["results"]?.elements.map { $0["level"]?.text } == ["warning", "error"])
    // Each replaces its like and nothing else.
    let again = await test.run(
      ["lint", "-f", "json:r/lint.json", "-f", "text:r/lint.txt"] + Self.whole)
    #expect(again.status == .failed)
    let over = await test.run(["lint", "-f", "json:r/lint.sarif"] + Self.whole)
    #expect(over.status == .couldNotRun)
    #expect(over.errors.hasPrefix("r/lint.sarif: the json report would overwrite a file"))
    let unknown = await test.run("lint", "-f", "sariff")
    #expect(
      unknown.errors.hasPrefix(
        "--format: found \"sariff\", expected one of text, github, sarif, json; did you mean sarif?"
      ))
  }
}
