import CommandTestSupport
import Foundation
import SpecTestSupport
import Testing

@testable import SpecCommand

/// `--rerun-from`: the scenarios of a recording that did not pass.
struct RerunFromTests {
  /// A scenario and a row that pass, and one of each that fails.
  static let story = """
    Feature: f
     Scenario: good
      Given it passes
     Scenario: bad
      Given it fails
     Scenario Outline: row
      Given <what>
      Examples:
       | what      |
       | it passes |
       | it fails  |
    """

  @Test func whatDidNotPassRunsAgain() async throws {
    let test = try await recorded()
    #expect(await rerun(test).scenarios == ["bad", "row"])
    let text = await test.run("--rerun-from", "run.ndjson", "-f", "summary")
    #expect(text.status == .failed)
    #expect(text.output.contains("2 scenarios (2 failed)"))
  }

  /// A scenario is known by its names: lines before it may come and go.
  @Test func scenariosMayHaveMoved() async throws {
    let test = try await recorded()
    try test.write(
      Self.story.replacingOccurrences(
        of: " Scenario: good",
        with: " # A line\n\n Scenario: new\n  Given it fails\n Scenario: good"),
      to: "a.feature")
    #expect(await rerun(test).scenarios == ["bad", "row"])
  }

  @Test func onlyBelowThePathsThatAreNamed() async throws {
    let test = try await recorded()
    try test.write(feature("other"), to: "b.feature")
    #expect(await rerun(test, "b.feature").output.contains("nothing to rerun"))
    #expect(await rerun(test, "a.feature", "-n", "bad").scenarios == ["bad"])
  }

  @Test func compressedRecordings() async throws {
    let test = try await recorded()
    _ = try Program.run("/bin/sh", ["-c", "gzip run.ndjson"], in: test.folder)
    let run = await test.run("--rerun-from", "run.ndjson.gz", "-f", "message")
    #expect(run.scenarios == ["bad", "row"])
  }

  @Test func scenariosThatAreGone() async throws {
    let test = try await recorded()
    let gone = Self.story.replacingOccurrences(
      of: " Scenario: bad\n  Given it fails\n", with: "")
    try test.write(gone, to: "a.feature")
    let some = await rerun(test)
    #expect(some.scenarios == ["row"])
    #expect(
      some.errors.hasPrefix(
        "1 scenario that did not pass is not there any more and cannot run again:\n  a.feature:4 bad\n"
      ))
    try test.write(feature("something else"), to: "a.feature")
    let all = await rerun(test)
    #expect(all.status == .couldNotRun)
    #expect(all.errors.hasPrefix("2 scenarios that did not pass are not there any more"))
  }

  @Test func aRunThatPassed() async throws {
    let test = try await recorded(feature("good"))
    let run = await rerun(test)
    #expect(run.status == .passed)
    #expect(run.output == "nothing to rerun\n")
  }

  @Test(arguments: [
    ("none.ndjson", "none.ndjson: no such file or folder\n"),
    ("empty.ndjson", "empty.ndjson: holds no messages\n"),
  ])
  func recordingsThatAreNone(path: String, message: String) async throws {
    let test = try await recorded()
    try test.write("", to: "empty.ndjson")
    let run = await test.run("--rerun-from", path, "a.feature")
    #expect(run.status == .couldNotRun)
    #expect(run.errors == message)
  }

  /// Scenarios that were cut off did not pass.
  @Test func aRecordingThatEndsEarly() async throws {
    let test = try await recorded()
    let lines = try test.read("run.ndjson").split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("{\"testCaseStarted\"") })
    try test.write(lines[...start].joined(separator: "\n"), to: "run.ndjson")
    #expect(await rerun(test).scenarios == ["good", "bad", "row", "row"])
  }

  private func recorded(_ text: String = story) async throws -> CommandTest {
    let test = try CommandTest(["a.feature": text])
    _ = await test.run("a.feature", "-f", "message:run.ndjson")
    return test
  }

  private func rerun(_ test: CommandTest, _ more: String...) async -> CommandTest.Result {
    await test.run(["--rerun-from", "run.ndjson", "-f", "message"] + more)
  }
}
