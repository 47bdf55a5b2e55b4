import CommandTestSupport
import Messages
import SpecEngine
import SpecSources
import Testing

@testable import SpecCommand

/// Quarantine as its caller sees it: what the run says, and how it ends.
struct QuarantineTests {
  private static let features = """
    Feature: f
     Scenario: broken
      Given it fails
     @shaky
     Scenario: shaky
      Given it fails
     Scenario: fine
      Given it passes

    """

  private static let file = """
    - scenario: broken
      feature: a.feature
      until: 2026-12-31
      reason: the server is slow
    - tags: "@shaky"

    """

  /// 23 November 2026, or another day.
  private static let (today, later) = (1_795_392_000, 1_830_000_000)

  private func run(
    _ test: CommandTest, _ arguments: String..., seconds: Int = today
  ) async -> CommandTest.Result {
    await test.run(arguments) { host in
      host.makeClock = { RunClock(start: Timestamp(seconds: seconds)) { 0 } }
    }
  }

  private func test(_ file: String = file) throws -> CommandTest {
    try CommandTest(["a.feature": Self.features, "q.yaml": file])
  }

  @Test func failuresInQuarantineAreToldAndDoNotFailTheRun() async throws {
    let test = try test()
    let result = await run(
      test, "a.feature", "--quarantine", "q.yaml", "-q", "-f", "message:run.ndjson", "-f",
      "junit:run.xml", "-f", "html:run.html", "-f", "rerun:run.txt")
    #expect(result.status == .passed, "\(result.errors)")
    #expect(result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains("3 scenarios (1 passed, 2 failures quarantined)\n"))
    #expect(
      result.output.contains(
        "quarantined (until 2026-12-31, the server is slow): it fails"), "\(result.output)")
    #expect(try test.read("run.ndjson").contains("\"success\":true"))
    #expect(try test.read("run.xml").contains("<property name=\"quarantined\" value=\"2\"/>"))
    #expect(try test.read("run.html").contains("1 of 3 scenarios passed, 2 failures quarantined"))
    #expect(try !test.read("run.txt").contains("a.feature:"))
    // Reading the recording comes to the same.
    for command in ["report", "merge"] {
      let again = await run(test, command, "run.ndjson", "-f", "summary")
      #expect(again.status == .passed, "\(again.errors)")
      #expect(again.output.contains("(1 passed, 2 failures quarantined)"), "\(again.output)")
    }
    let rerun = await run(test, "--rerun-from", "run.ndjson")
    #expect(rerun.status == .passed && !rerun.output.contains("broken"), "\(rerun.output)")
  }

  @Test func withoutItTheRunFails() async throws {
    let test = try test()
    #expect(await run(test, "a.feature").status == .failed)
  }

  @Test func afterTheDayItFailsTheRunAgain() async throws {
    let test = try test()
    let result = await run(test, "a.feature", "--quarantine", "q.yaml", "-q", seconds: Self.later)
    #expect(result.status == .failed)
    #expect(result.output.contains("the quarantine of this scenario ended on 2026-12-31"))
    #expect(result.errors.hasPrefix("q.yaml:1:3: the quarantine ended on 2026-12-31, and"))
    // A stopped clock does not keep it alive.
    let deterministic = await run(
      test, "a.feature", "--quarantine", "q.yaml", "-q", "--deterministic", seconds: Self.later)
    #expect(deterministic.status == .failed)
  }

  @Test func comparisonsTellThem() async throws {
    let test = try test()
    _ = await run(test, "a.feature", "-f", "message:before.ndjson")
    _ = await run(test, "a.feature", "--quarantine", "q.yaml", "-f", "message:now.ndjson")
    let quieter = await run(test, "diff", "before.ndjson", "now.ndjson")
    #expect(quieter.status == .passed)
    #expect(quieter.output.contains("2 newly failing in quarantine"), "\(quieter.output)")
    #expect(!quieter.output.contains("fixed"), "\(quieter.output)")
    let louder = await run(test, "diff", "now.ndjson", "before.ndjson")
    #expect(louder.status == .failed && louder.output.contains("2 new failures"))
  }

  @Test func theHistoryCountsThem() async throws {
    let test = try test()
    _ = await run(test, "a.feature", "--quarantine", "q.yaml", "--history", "h")
    let history = await run(test, "history", "h")
    #expect(history.output.contains("1 passed, 2 failures quarantined"), "\(history.output)")
  }

  @Test func tagsAreEnough() async throws {
    let test = try CommandTest([
      "a.feature": "Feature: f\n @quarantine(2026-12-31)\n Scenario: s\n  Given it fails\n"
    ])
    #expect(await run(test, "a.feature").status == .passed)
    #expect(await run(test, "a.feature", seconds: Self.later).status == .failed)
  }

  @Test(arguments: [
    ("a: b", "q.yaml:1:1: found a mapping, expected a list"),
    ("- scenario: x", "q.yaml:1:3: found no \"feature\", which is required here"),
    (
      "- tags: \"@a\"\n  until: 2026-02-30",
      "q.yaml:2:10: found \"2026-02-30\", expected a day such as 2026-12-31"
    ),
    ("- tags: \"@a and\"", "q.yaml:1:9: found \"@a and\", expected a tag expression"),
    (
      "- tags: \"@a\"\n  scenario: x",
      "q.yaml:2:13: found \"x\", expected either tags, or scenario and feature"
    ),
    ("- tags: \"@a\"\n  til: x", "q.yaml:2:3: found the unknown key \"til\""),
  ])
  func errorsOfTheFile(text: String, error: String) async throws {
    let test = try test(text)
    let result = await run(test, "a.feature", "--quarantine", "q.yaml")
    #expect(result.status == .couldNotRun)
    #expect(result.errors.hasPrefix(error), "\(result.errors)")
  }

  @Test func otherErrors() async throws {
    let test = try CommandTest([
      "a.feature": "Feature: f\n @quarantine(2026-13-01)\n Scenario: s\n  Given it passes\n"
    ])
    let tag = await run(test, "a.feature")
    #expect(tag.status == .couldNotRun)
    #expect(tag.errors.hasPrefix("a.feature:2:2: "), "\(tag.errors)")
    #expect(tag.errors.contains("@quarantine(2026-12-31)"), "\(tag.errors)")
    let file = await run(test, "a.feature", "--quarantine", "none.yaml")
    #expect(file.status == .couldNotRun && file.errors.hasPrefix("none.yaml: "))
    let over = await run(test, "a.feature", "--quarantine", "a.feature", "-f", "junit:a.feature")
    #expect(over.status == .couldNotRun)
  }

  @Test(arguments: [
    (
      "- scenario: other\n  feature: a.feature\n", "a.feature",
      "q.yaml:1:3: quarantines nothing: found no scenario \"other\" in a.feature; "
    ),
    (
      "- scenario: other\n  feature: gone.feature\n", "a.feature",
      "q.yaml:1:3: quarantines nothing: found no file gone.feature; "
    ),
    (
      "- tags: \"@none\"\n", ".",
      "q.yaml:1:3: quarantines nothing: found no scenario whose tags match @none; "
    ),
    // It may be elsewhere.
    ("- tags: \"@none\"\n", "a.feature", ""),
    ("- scenario: other\n  feature: b.feature\n", "a.feature", ""),
  ])
  func entriesOfNoScenarioAreTold(text: String, path: String, note: String) async throws {
    let test = try test(text)
    try test.write("Feature: b\n Scenario: s\n  Given it passes\n", to: "b.feature")
    let result = await run(test, path, "--quarantine", "q.yaml", "-q")
    #expect(
      note.isEmpty ? result.errors.isEmpty : result.errors.hasPrefix(note), "\(result.errors)")
  }
}
