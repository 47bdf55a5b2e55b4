import CommandTestSupport
import Foundation
import StepKit
import SpecSources
import Testing

@testable import SpecCommand

/// The automatic reports of a run on GitHub Actions.
struct GitHubRunTests {
  private static let failing = "Feature: f\n Scenario: s\n  Given it fails\n"
  private static let annotation = "::error file=a.feature,line=3,title=s::Given it fails%0A"

  @Test(arguments: [
    ([], true), (["-f", "pretty"], true), (["-f", "summary", "-f", "junit:j.xml"], true),
    (["-f", "github"], true), (["-f", "github", "-f", "pretty"], true),
    (["-f", "github:g.txt"], false), (["-f", "message"], false), (["-f", "junit"], false),
  ])
  func annotationsStandBesideTheReport(options: [String], areInOutput: Bool) async throws {
    let test = try CommandTest(["a.feature": Self.failing])
    let result = await run(test, options)
    #expect(result.status == .failed)
    let found = result.output.split(separator: "\n").filter { $0.hasPrefix(Self.annotation) }
    #expect(found.count == (areInOutput ? 1 : 0))
    #expect(found.isEmpty || result.output.split(separator: "\n").last == found.first)
    let isForPeople = !options.contains("message") && !options.contains("junit")
    #expect(result.output.contains("1 scenario (1 failed)") == isForPeople)
    // A report for programs keeps the standard output to itself.
    #expect(result.errors.hasPrefix(Self.annotation) == !isForPeople)
  }

  @Test func withAPathTheyGoToTheFile() async throws {
    let test = try CommandTest(["a.feature": Self.failing])
    let result = await run(test, ["-f", "github:x/g.txt"])
    #expect(!result.output.contains("::error") && result.errors.isEmpty)
    #expect(try text(of: "x/g.txt", in: test).hasPrefix(Self.annotation))
  }

  @Test(arguments: [[:], ["GITHUB_ACTIONS": "false"], ["GITHUB_STEP_SUMMARY": "summary.md"]])
  func elsewhereThereIsNothing(environment: [String: String]) async throws {
    let test = try CommandTest(["a.feature": Self.failing])
    let result = await test.run(["a.feature"], environment: environment)
    #expect(!result.output.contains("::error") && result.errors.isEmpty)
    #expect(test.files.kind(of: "summary.md") == nil)
  }

  @Test func theSummaryIsAppended() async throws {
    let test = try CommandTest(["a.feature": Self.failing, "summary.md": "# before\n"])
    for _ in 1...2 { _ = await run(test, []) }
    let text = try text(of: "summary.md", in: test)
    #expect(text.hasPrefix("# before\n## ✘ 1 of 1 scenario failed\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("## ✘") } == 2)
  }

  @Test(arguments: [0, 500_000, 1_048_000, 1_048_576, 2_000_000])
  func theSummaryFits(before: Int) async throws {
    let library = StepLibrary(EmptyWorld.self) {
      Given("it fails because of {word}") { (_: inout EmptyWorld, cause: String) in
        try expect(false, "\(cause) " + String(repeating: "so many words ", count: 600))
      }
    }
    // Digits make no difference between causes.
    let scenarios = (1...150).map { number in
      let word = String(repeating: "x", count: number)
      return " Scenario: number \(number)\n  Given it fails because of \(word)\n"
    }
    let test = try CommandTest([
      "a.feature": "Feature: f\n" + scenarios.joined(),
      "summary.md": String(repeating: "x", count: before),
    ])
    let result = await run(test, ["-f", "message"], libraries: [library])
    #expect(result.status == .failed)
    let size = try text(of: "summary.md", in: test).utf8.count
    #expect(size <= max(before, 1 << 20))
    #expect(size > before || before > 1_000_000)
    if before < 1_000_000 {
      #expect(try text(of: "summary.md", in: test).hasSuffix(" bytes.\n"))
    }
  }

  @Test func aSummaryThatCannotBeWrittenIsNoFailure() async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    let result = await test.run(
      ["a.feature"],
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "none/summary.md"])
    #expect(result.status == .passed)
    #expect(
      result.errors
        == "none/summary.md: GITHUB_STEP_SUMMARY cannot be written: No such file or directory\n")
  }

  @Test func aFileThatCannotBeReadIsAnnotated() async throws {
    let test = try CommandTest([
      "a.feature": "Feature: f\n Scenario: s\n  Given it passes\n  oops\n"
    ])
    let result = await run(test, [])
    #expect(result.status == .couldNotRun)
    #expect(result.output.contains("::error file=a.feature,line=4,title=Parse error in line 4::"))
    #expect(try text(of: "summary.md", in: test).hasPrefix("## ✘ The run failed"))
  }

  @Test func pathsBeginAtTheWorkspace() async throws {
    let test = try CommandTest(["wörk/sub/a.feature": Self.failing])
    let environment = [
      "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": "\(test.files.workingDirectory)/wörk",
    ]
    let result = await test.run(["a.feature"], in: "wörk/sub", environment: environment)
    #expect(result.output.contains("::error file=sub/a.feature,line=3,"))
  }

  /// A step's text reaches the report and is no command to the build server.
  @Test(arguments: [
    "::error::owned", "  ::error::owned", "\u{A0}::add-mask::x", "##[error]owned",
    "x\n::stop-commands::x\r::error::owned", "##teamcity[x]", "##vso[task.complete]",
  ])
  func whatStepsSayIsNoCommand(text: String) async throws {
    let library = StepLibrary(LoudWorld.self) {
      Given("it says so") { (world: inout LoudWorld) in
        world.scenario.log(text)
        try expect(false, text)
      }
      Given("a#{}") { (world: inout LoudWorld, rest: String) in }
    }
    let name = text.split(whereSeparator: \.isNewline).joined()
    let test = try CommandTest([
      "a.feature":
        "Feature: \(name)\n Scenario: \(name)\n  Given a#\(name)\n  Given it says so\n  * \(name)\n"
    ])
    for format in ["pretty", "progress", "summary", "usage"] {
      let result = await test.run(["a.feature", "-f", format], libraries: [library])
      for line in result.output.split(whereSeparator: \.isNewline) {
        #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(format): \(line)")
        #expect(!line.contains(/##[\[vt]/), "\(format): \(line)")
      }
    }
  }

  private struct LoudWorld: World {
    let scenario: ScenarioContext
    init(_ scenario: ScenarioContext) { self.scenario = scenario }
  }

  private func run(
    _ test: CommandTest, _ options: [String], libraries: [StepLibrary] = [steps]
  ) async -> CommandTest.Result {
    await test.run(
      ["a.feature"] + options, libraries: libraries,
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary.md"])
  }

  private func text(of path: String, in test: CommandTest) throws -> String {
    String(decoding: try test.files.read(path), as: UTF8.self)
  }
}
