import CommandTestSupport
import Foundation
import SpecSources
import SpecTestSupport
import Testing

@testable import SpecCommand
@testable import SpecTools

/// `--baseline` and `specrun diff` as their caller sees them.
struct ComparingTests {
  private static let outline = """
    Feature: f
     Scenario: one
      Given it passes
     Scenario Outline: row
      Given it <what>
      Examples:
       | n | what   |
       | 1 | passes |
       | 2 | fails  |
    """

  private func recorded(_ before: String, _ now: String) async throws -> CommandTest {
    let test = try CommandTest(["a.feature": before])
    _ = await test.run("-f", "message:before.ndjson", "a.feature")
    try test.write(now, to: "a.feature")
    _ = await test.run("-f", "message:now.ndjson", "a.feature")
    return test
  }

  @Test(arguments: [
    (outline, outline, "compared with before.ndjson: 1 still failing\n", 0),
    // Rows are known by their values, wherever they are.
    (
      outline,
      outline.replacingOccurrences(
        of: "   | 1 | passes |\n   | 2 | fails  |", with: "   | 2 | passes |\n   | 1 | fails |"),
      "compared with before.ndjson: 1 still failing, 2 renamed\n", 0
    ),
    (
      outline,
      outline.replacingOccurrences(
        of: "   | 1 | passes |\n   | 2 | fails  |", with: "   | 2 | fails |\n   | 1 | passes |"),
      "compared with before.ndjson: 1 still failing\n", 0
    ),
    (outline, feature("one"), "compared with before.ndjson: 2 removed\n", 0),
  ])
  func diff(before: String, now: String, end: String, status: Int32) async throws {
    let test = try await recorded(before, now)
    let result = await test.run("diff", "before.ndjson", "now.ndjson")
    #expect(result.output.hasSuffix(end), "\(result.output)")
    #expect(result.status.rawValue == status)
    #expect(result.errors.isEmpty)
  }

  @Test func aRunIsComparedWhileItGoesOn() async throws {
    let test = try await recorded(feature("one", "two"), feature("one"))
    try test.write(feature("one", "two") + " Scenario: three\n  Given it fails\n", to: "a.feature")
    let run = await test.run(
      "a.feature", "--baseline", "before.ndjson", "-f", "markdown:run.md", "-f", "html:run.html")
    #expect(run.status == .failed)
    #expect(run.output.contains("compared with before.ndjson: 1 new failure, 1 new\n"))
    #expect(try test.read("run.md").contains("### Compared with before.ndjson"))
    #expect(try test.read("run.html").contains("<section id=\"compared\">"))
    // The same of its recording.
    _ = await test.run("a.feature", "-f", "message:now.ndjson")
    let report = await test.run(
      "report", "now.ndjson", "--baseline", "before.ndjson", "-f", "html:report.html")
    #expect(report.output.contains("compared with before.ndjson: 1 new failure, 1 new\n"))
    let variable = await test.run(
      ["a.feature"], environment: ["SPECRUN_BASELINE": "before.ndjson"])
    #expect(variable.output.contains("compared with before.ndjson: 1 new failure, 1 new\n"))
    try test.write("profiles:\n  default:\n    baseline: before.ndjson\n", to: "specrun.yaml")
    let file = await test.run("a.feature")
    #expect(
      file.output.contains("compared with before.ndjson: 1 new failure, 1 new\n"), "\(file.errors)")
  }

  @Test(arguments: [
    (["--baseline", "none.ndjson"], "none.ndjson: no such file or folder\n"),
    (
      ["--baseline", "empty"],
      "empty: no .ndjson, .ndjson.gz or .ndjson.zst file in this folder or below it\n"
    ),
    (
      ["--baseline", "before.ndjson", "-f", "message:before.ndjson"],
      "before.ndjson: the message report would overwrite an input file; choose another path\n"
    ),
  ])
  func errorsBeforeAnythingRuns(arguments: [String], errors: String) async throws {
    let test = try await recorded(feature("one"), feature("one"))
    try test.write("", to: "empty/a.txt")
    let before = try test.read("before.ndjson")
    let result = await test.run(["a.feature"] + arguments)
    #expect(result.status == .couldNotRun)
    #expect(result.errors == errors)
    #expect(result.output.isEmpty)
    #expect(try test.read("before.ndjson") == before)
  }

  @Test(arguments: ["", "Feature: f\n"])
  func whatIsNoRecordingIsNamed(text: String) async throws {
    let note = "broken.ndjson: holds no messages"
    let test = try await recorded(feature("one"), feature("one"))
    try test.write(text, to: "broken.ndjson")
    let run = await test.run("a.feature", "--baseline", "broken.ndjson")
    #expect(run.status == .passed)
    #expect(run.output.contains(note))
    for pair in [["broken.ndjson", "now.ndjson"], ["now.ndjson", "broken.ndjson"]] {
      let diff = await test.run(["diff"] + pair)
      #expect(diff.status == .couldNotRun)
      #expect(diff.output.contains(note))
    }
  }

  @Test(arguments: [
    ([], "found 0 recordings, expected two, such as `specrun diff main.ndjson branch.ndjson`\n"),
    (
      ["now.ndjson"],
      "found 1 recording, expected two, such as `specrun diff main.ndjson branch.ndjson`\n"
    ),
    (["now.ndjson", "none.ndjson"], "none.ndjson: no such file or folder\n"),
    (
      ["now.ndjson", "now.ndjson", "-f", "xml"],
      "--format: found \"xml\", expected text, markdown or json\n"
    ),
  ])
  func usage(arguments: [String], errors: String) async throws {
    let test = try await recorded(feature("one"), feature("one"))
    let result = await test.run(["diff"] + arguments)
    #expect(result.status == .couldNotRun)
    #expect(result.errors == errors)
    #expect(result.output.isEmpty)
  }

  @Test func json() async throws {
    let test = try await recorded(
      Self.outline, Self.outline.replacingOccurrences(of: "| 1 | passes |", with: "| 1 | fails |"))
    let result = await test.run("diff", "before.ndjson", "now.ndjson", "-f", "json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["worse"] as? Bool == true)
    let renamed = try #require(object["renamed"] as? [[String: Any]])
    #expect(renamed.map { $0["formerName"] as? String } == ["row (1 | passes)"])
    let failures = try #require(object["newFailures"] as? [[String: Any]])
    #expect(failures.map { $0["name"] as? String } == ["row (1 | fails)"])
    #expect(failures.first?["line"] as? Int == 8)
    #expect(failures.first?["before"] as? String == "passed")
  }

  @Test func markdown() async throws {
    let test = try await recorded(feature("one"), feature("one", "two"))
    let result = await test.run("diff", "before.ndjson", "now.ndjson", "-f", "markdown")
    #expect(result.output.hasPrefix("## Compared with before.ndjson\n\n1 new\n\n<details>"))
    #expect(result.status == .passed)
  }
}
