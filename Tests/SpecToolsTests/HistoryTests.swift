import CommandTestSupport
import Foundation
import Messages
import SpecEngine
import SpecSources
import StepKit
import Testing

@testable import SpecCommand
@testable import SpecTools

/// `--history` and `specrun history` as their caller sees them.
struct HistoryTests {
  private func recorded(_ features: String...) async throws -> CommandTest {
    let test = try CommandTest()
    for feature in features {
      try test.write(feature, to: "a.feature")
      _ = await test.run("a.feature", "--history", "runs/h")
    }
    return test
  }

  private static let failing = "Feature: f\n Scenario: one\n  Given it fails\n"
  private static let passing = "Feature: f\n Scenario: one\n  Given it passes\n"

  @Test(arguments: [
    ([passing, failing], "last run: 1 failed (1 regressed)\n"),
    ([failing, passing], "last run: 1 passed (1 fixed)\n"),
    ([passing, feature("one", "two")], "last run: 2 passed (1 new)\n"),
    ([passing], "last run: 1 passed (the first run)\n"),
  ])
  func text(features: [String], end: String) async throws {
    let test = try CommandTest()
    for feature in features {
      try test.write(feature, to: "a.feature")
      _ = await test.run("a.feature", "--history", "runs/h")
    }
    let result = await test.run("history", "runs/h")
    #expect(result.output.hasPrefix("runs/h: \(features.count) run"), "\(result.output)")
    #expect(result.output.hasSuffix(end), "\(result.output)")
    #expect(result.status == .passed && result.errors.isEmpty, "\(result.errors)")
  }

  @Test func formatsAndFilters() async throws {
    let test = try await recorded(Self.passing, Self.failing, Self.failing)
    let json = await test.run("history", "runs/h", "-f", "json", "--last", "2")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((object?["runs"] as? [Any])?.count == 2)
    let markdown = await test.run("history", "runs/h", "-f", "markdown")
    #expect(markdown.output.hasPrefix("## runs/h: 3 runs\n"), "\(markdown.output)")
    let listed = await test.run("history", "runs/h", "--scenario", "one")
    #expect(listed.output.contains("✔✘✘  one  # a.feature\n"), "\(listed.output)")
    let other = await test.run("history", "runs/h", "--branch", "other")
    #expect(other.status == .couldNotRun)
  }

  @Test func thePageShowsTheTrendWithThisRun() async throws {
    let test = try await recorded(Self.passing)
    try test.write(Self.failing, to: "a.feature")
    let run = await test.run("a.feature", "--history", "runs/h", "-f", "html:run.html")
    #expect(run.status == .failed)
    let page = try test.read("run.html")
    #expect(page.contains("<section id=\"trend\"><h2>Trend <span>2 runs</span></h2>"))
    #expect(page.contains("Regressed <span>1</span>"))
    #expect(page.contains("aria-label=\"Pass rate of the last runs: 0% now, 50% on average\""))
  }

  @Test func recordingsAreAdded() async throws {
    let test = try CommandTest(["a.feature": Self.passing])
    _ = await test.run("a.feature", "-f", "message:run.ndjson")
    let report = await test.run("report", "run.ndjson", "--history", "h")
    #expect(report.status == .passed && report.errors.isEmpty, "\(report.errors)")
    let history = await test.run("history", "h")
    #expect(history.output.hasPrefix("h: 1 run"))
    // Without its end, it is not known to be all.
    let lines = try test.read("run.ndjson").split(separator: "\n").dropLast()
    try test.write(lines.joined(separator: "\n") + "\n", to: "cut.ndjson")
    let cut = await test.run("report", "cut.ndjson", "--history", "h")
    #expect(cut.status == .incomplete && cut.errors.hasSuffix(Self.cutNote), "\(cut.errors)")
    #expect(await test.run("history", "h").output == history.output)
  }

  private static let cutNote = "h: the run was cut short, so it was not added\n"

  /// Runs that leave scenarios out, with the time at which each begins, in nanoseconds.
  @Test(
    arguments: [(["--fail-fast"], 0), (["--timeout", "1ms"], 1_000_000_000)]
      as [([String], Int64)])
  func aRunThatWasCutShortIsNotAdded(options: [String], elapsed: Int64) async throws {
    let test = try CommandTest([
      "a.feature": Self.failing + " Scenario: two\n  Given it passes\n"
    ])
    let arguments = ["a.feature", "--history", "h", "-f", "message:run.ndjson"]
    let run = await test.run(arguments + options) { host in
      host.makeClock = { RunClock(start: Timestamp(), sleep: { _ in }) { elapsed } }
    }
    #expect(run.status == .failed && run.errors.hasSuffix(Self.cutNote), "\(run.errors)")
    let report = await test.run("report", "run.ndjson", "--history", "h")
    #expect(report.errors.hasSuffix(Self.cutNote), "\(report.errors)")
    #expect(test.files.kind(of: "h") == nil)
  }

  @Test func aShardOfNothingIsNotAdded() async throws {
    let test = try CommandTest(["a.feature": Self.passing])
    for shard in ["1/2", "2/2"] {
      _ = await test.run("a.feature", "--history", "h", "--shard", shard)
    }
    #expect(await test.run("history", "h").output.hasPrefix("h: 1 run\n"))
  }

  @Test(arguments: [["--dry-run"], ["--tags", "@none"]])
  func aRunOfNothingIsNotAdded(options: [String]) async throws {
    let test = try CommandTest(["a.feature": Self.passing])
    _ = await test.run(["a.feature", "--history", "h"] + options)
    #expect(test.files.kind(of: "h") == nil)
  }

  @Test(arguments: [
    (["history"], "found 0 paths, expected the file of a history, such as `specrun history "),
    (["history", "none"], "none: no such file or folder\n"),
    (["history", "a.feature"], "a.feature: found a file that is no history of runs, expected "),
    (
      ["a.feature", "--history", "a.feature"], "a.feature: found a file that is no history of runs"
    ),
    (["history", "a.feature", "--last", "0"], "--last: found \"0\""),
    (
      ["a.feature", "--flaky-from-history"], "--flaky-from-history: has no effect without --history"
    ),
    (["a.feature", "--history", "h", "-f", "summary:h"], "h: the summary report would overwrite"),
  ])
  func errors(arguments: [String], error: String) async throws {
    let test = try CommandTest(["a.feature": Self.passing])
    let result = await test.run(arguments)
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(error), "\(result.errors)")
    #expect(try test.read("a.feature") == Self.passing)
  }

  /// A step that fails or does not, as if by chance.
  private static func shaky(fails: Bool) -> StepLibrary {
    StepLibrary(EmptyWorld.self) {
      Step("it depends") { _ in try expect(!fails, "it fails") }
      Step("it passes") { _ in }
    }
  }

  @Test func failuresThatAreKnownToBeFlakyAreMarkedAndFailTheRun() async throws {
    let test = try CommandTest(["a.feature": "Feature: f\n Scenario: one\n  Given it depends\n"])
    let options = ["a.feature", "--history", "runs/h", "-q"]
    for fails in [false, true, false, true, false] {
      _ = await test.run(options, libraries: [Self.shaky(fails: fails)])
    }
    let marked = options + ["--flaky-from-history"]
    let run = await test.run(
      marked + ["-f", "message:run.ndjson"], libraries: [Self.shaky(fails: true)])
    #expect(run.status == .failed)
    let mark = "1) one (failed)  known to be flaky (failed 2 of the last 5 runs)"
    #expect(run.output.contains(mark), "\(run.output)")
    // Recorded messages know it without the file.
    let report = await test.run("report", "run.ndjson", "-f", "summary")
    #expect(report.output.contains(mark) && report.status == .failed, "\(report.output)")
    let plain = await test.run(options, libraries: [Self.shaky(fails: true)])
    #expect(plain.status == .failed && !plain.output.contains("known to be flaky"))
    let good = await test.run(marked, libraries: [Self.shaky(fails: false)])
    #expect(good.status == .passed && !good.output.contains("known to be flaky"))
    // With another step it is another scenario.
    try test.write(
      "Feature: f\n Scenario: one\n  Given it depends\n  And it passes\n", to: "a.feature")
    let changed = await test.run(marked, libraries: [Self.shaky(fails: true)])
    #expect(changed.status == .failed && !changed.output.contains("known to be flaky"))
  }

  @Test func damageIsTold() async throws {
    let test = try await recorded(Self.passing, Self.failing)
    let file = test.folder.appendingPathComponent("runs/h")
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: file)
    let history = await test.run("history", "runs/h")
    #expect(history.status == .incomplete)
    #expect(history.output.contains("are damaged, and what they recorded is lost\n"))
    #expect(history.output.hasPrefix("runs/h: 1 run"))
    let run = await test.run("a.feature", "--history", "runs/h")
    #expect(run.errors.hasPrefix("runs/h: "), "\(run.errors)")
    #expect(await test.run("history", "runs/h").output.hasPrefix("runs/h: 2 runs"))
  }
}
