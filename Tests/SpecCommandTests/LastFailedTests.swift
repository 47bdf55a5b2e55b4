import CommandTestSupport
import Foundation
import SpecSources
import SpecTestSupport
import StepKit
import Testing

@testable import SpecCommand

/// `--last-failed`: the scenarios that did not pass when they last ran.
struct LastFailedTests {
  private static let story = RerunFromTests.story

  /// The steps after the failing ones were repaired.
  private static let repaired = StepLibrary(EmptyWorld.self) {
    Step("it passes") { _ in }
    Step("it fails") { _ in }
  }

  @Test func whatDidNotPassRunsAgain() async throws {
    let test = try await afterRun()
    #expect(await again(test).scenarios == ["bad", "row"])
    #expect(await again(test, "-n", "bad").scenarios == ["bad"])
  }

  @Test func nothingOfItIsSelected() async throws {
    let errors = try await again(afterRun(), "-n", "good").errors
    #expect(
      errors
        == """
        no scenario to run: none of 4 scenarios in 1 file passes --name "good" and is among those \
        that did not pass

        """)
  }

  /// Scenarios that a run leaves out keep their result, and a dry run changes none.
  @Test(arguments: [
    (["a.feature:2"], ["bad", "row"]), (["a.feature", "-n", "good"], ["bad", "row"]),
    (["a.feature", "-d"], ["bad", "row"]), (["a.feature:4"], ["row"]), (["--last-failed"], []),
    (["b.feature"], ["bad", "row"]), (["a.feature"], []),
  ])
  func afterAPart(options: [String], expected: [String]) async throws {
    let test = try await afterRun()
    try test.write(feature("other"), to: "b.feature")
    _ = await test.run(options, libraries: [Self.repaired])
    #expect(await again(test).scenarios == expected)
  }

  /// Their order in the file distinguishes those with the same name.
  @Test func theSameNameTwice() async throws {
    let test = try CommandTest([
      "a.feature": "Feature: f\n Scenario: s\n  Given it passes\n Scenario: s\n  Given it fails\n"
    ])
    _ = await test.run("a.feature")
    #expect(await again(test).output.contains("\"FAILED\""))
    #expect(await again(test).scenarios == ["s"])
  }

  /// No scenario shows the reason, so any may be the one.
  @Test func aRunThatFailedAfterItsScenarios() async throws {
    let test = try CommandTest(["a.feature": feature("good"), "b.feature": feature("fine")])
    let failing = StepLibrary(EmptyWorld.self) {
      AfterAll { _ in try expect(false, "it is not cleaned up") }
    }
    _ = await test.run("a.feature", libraries: [steps, failing])
    #expect(await again(test).scenarios == ["good"])
  }

  @Test func scenariosMayHaveMoved() async throws {
    let test = try await afterRun()
    try test.write(
      Self.story.replacingOccurrences(
        of: " Scenario: good",
        with: " # A line\n\n Scenario: new\n  Given it fails\n Scenario: good"),
      to: "a.feature")
    #expect(await again(test).scenarios == ["bad", "row"])
    _ = await test.run("a.feature:4")
    #expect(await again(test).scenarios == ["new", "bad", "row"])
  }

  /// Rerunning scenarios does not help if definitions are unused, so there is nothing to rerun.
  @Test func aRunWithUnusedDefinitions() async throws {
    let test = try CommandTest(["a.feature": feature("good")])
    _ = await test.run("a.feature", "--strict-unused")
    #expect(await again(test).status == .couldNotRun)
    try test.write(Self.story, to: "b.feature")
    _ = await test.run("b.feature")
    _ = await test.run("a.feature", "--strict-unused")
    #expect(await again(test).scenarios == ["bad", "row"])
  }

  /// Two features may have the same names; the one that a run does not read keeps its failure.
  @Test(arguments: [[], ["--rerun-from", "run.ndjson", "b.feature"]])
  func aNamesakeInAnotherFile(options: [String]) async throws {
    let test = try CommandTest([
      "a.feature": "Feature: f\n Scenario: good\n  Given it fails\n", "b.feature": feature("good"),
    ])
    _ = await test.run("a.feature", "-f", "message:run.ndjson")
    let other = await test.run(options.isEmpty ? ["b.feature"] : options)
    #expect(options.isEmpty || other.output == "nothing to rerun\n")
    let failed = await test.run("--last-failed", "-f", "message")
    #expect(failed.scenarios == ["good"])
    #expect(failed.status == .failed)
  }

  /// Paths that specrun.yaml names are where features usually are, not a choice.
  @Test func outsideOfTheConfiguredPaths() async throws {
    let test = try CommandTest([
      "specrun.yaml": "profiles: {default: {paths: Features}}\n",
      "Features/b.feature": feature("b"),
      "a.feature": Self.story,
    ])
    _ = await test.run("a.feature", "-f", "message:run.ndjson")
    #expect(await again(test).scenarios == ["bad", "row"])
    let recorded = await test.run("--rerun-from", "run.ndjson", "-f", "message")
    #expect(recorded.scenarios == ["bad", "row"])
    let narrowed = await again(test, "Features")
    #expect(
      narrowed.output
        == "nothing to rerun: no scenario in these paths failed when it last ran; run without --last-failed\n"
    )
  }

  @Test func aFileThatHasMoved() async throws {
    let test = try CommandTest(["Features/a.feature": Self.story])
    _ = await test.run("Features", "-f", "message:run.ndjson")
    try FileManager.default.moveItem(
      at: test.folder.appendingPathComponent("Features/a.feature"),
      to: test.folder.appendingPathComponent("Features/b.feature"))
    #expect(await again(test).scenarios == ["bad", "row"])
    #expect(await again(test).scenarios == ["bad", "row"])
    let recorded = await test.run("--rerun-from", "run.ndjson", "-f", "message")
    #expect(recorded.scenarios == ["bad", "row"])
  }

  @Test func aScenarioThatIsGoneFromNamedPaths() async throws {
    let test = try await afterRun()
    try test.write(feature("good"), to: "a.feature")
    let run = await again(test, "a.feature")
    #expect(run.status == .couldNotRun)
    #expect(run.errors.hasPrefix("2 scenarios that did not pass are not there any more"))
  }

  @Test func filesThatAreGone() async throws {
    let test = try await afterRun()
    try FileManager.default.removeItem(at: test.folder.appendingPathComponent("a.feature"))
    try test.write(feature("other"), to: "b.feature")
    _ = await test.run("b.feature")
    #expect(await again(test).output.hasPrefix("nothing to rerun"))
  }

  @Test func nothingFailed() async throws {
    let test = try await afterRun()
    _ = await test.run("a.feature", libraries: [Self.repaired])
    let run = await again(test)
    #expect(run.status == .passed)
    #expect(
      run.output
        == "nothing to rerun: no scenario failed when it last ran; run without --last-failed\n")
  }

  /// It must not be green if nothing is known, as in a fresh copy of a repository.
  @Test(arguments: [nil, "", "damaged"] as [String?])
  func nothingIsKnown(contents: String?) async throws {
    let test = try CommandTest(["a.feature": feature("good")])
    _ = await test.run("a.feature")
    #expect(try test.files.names(in: ".") == ["a.feature"])
    if let contents { try test.write(contents, to: ".specrun/last-failed") }
    let run = await again(test, "a.feature")
    #expect(run.status == .couldNotRun)
    #expect(
      run.errors.hasPrefix(
        "--last-failed: no run has noted a failure in this folder (.specrun/last-failed)"))
  }

  @Test func versionControlIgnoresTheFolder() async throws {
    let test = try await afterRun()
    #expect(try test.read(".specrun/.gitignore") == "*\n")
  }

  @Test func notTogetherWithARecording() async throws {
    let run = try await again(afterRun(), "--rerun-from", "run.ndjson")
    #expect(run.errors == "--last-failed: found --rerun-from as well, expected one of both\n")
  }

  private func afterRun() async throws -> CommandTest {
    let test = try CommandTest(["a.feature": Self.story])
    _ = await test.run("a.feature")
    return test
  }

  private func again(_ test: CommandTest, _ more: String...) async -> CommandTest.Result {
    await test.run(["--last-failed", "-f", "message"] + more)
  }
}
