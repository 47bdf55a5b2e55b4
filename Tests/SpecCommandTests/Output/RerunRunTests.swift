import CommandTestSupport
import SpecSources
import StepKit
import Testing

@testable import SpecCommand

/// A list that one run writes and the next one reads.
struct RerunRunTests {
  @Test func whatIsWrittenIsRunAgain() async throws {
    let failing = """
      Feature: f
       Scenario: good
        Given it passes
       Scenario: bad
        Given it fails
       Scenario: skipped
        Given it is skipped
       Scenario Outline: row <step>
        Given it <step>
        Examples:
         | step   |
         | passes |
         | fails  |
      """
    let test = try CommandTest([
      "x/plain.feature": failing, "x/with blanks.feature": failing, "x/#mark.feature": failing,
    ])
    let first = await test.run("x", "-f", "rerun:rerun.txt")
    #expect(first.status == .failed)
    let list = String(decoding: try test.files.read("rerun.txt"), as: UTF8.self)
    #expect(
      list == """
        # specrun rerun list
        x/#mark.feature:4:13
        x/plain.feature:4:13
        x/with blanks.feature:4:13
        # complete

        """)
    let second = await test.run("@rerun.txt", "-f", "message")
    #expect(second.scenarios == Array(repeating: ["bad", "row fails"], count: 3).flatMap { $0 })
  }

  @Test func afterAGoodRunNothingIsRunAgain() async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    #expect(await test.run("a.feature", "-f", "rerun:rerun.txt").status == .passed)
    #expect(await test.run("@rerun.txt").output == "nothing to rerun\n")
    #expect(await test.run("-f", "message", "@rerun.txt", "a.feature").scenarios == ["one"])
  }

  /// The file at the path while a run is under way, and after one that was killed.
  @Test func whileARunIsUnderWayItIsNotGreen() async throws {
    let test = try CommandTest(["a.feature": "Feature: f\n Scenario: s\n  Given it looks around\n"])
    let folder = test.folder
    let looking = StepLibrary(EmptyWorld.self) {
      Step("it looks around") { _ in
        let other = await CommandTest(in: folder).run("@rerun.txt")
        try expect(other.status == .couldNotRun && other.output.isEmpty, "it is green")
        try expect(other.errors.hasPrefix("rerun.txt: is not a complete list"), other.errors)
      }
    }
    for _ in 1...2 {
      let result = await test.run("a.feature", "-f", "rerun:rerun.txt", libraries: [looking])
      #expect(result.status == .passed, "\(result.output)")
    }
    #expect(await test.run("@rerun.txt").output == "nothing to rerun\n")
  }

  /// From the messages of a run that was killed; as long as it was reading there may be more.
  @Test func aListFromMessagesIsCompleteOnceThePlanIs() async throws {
    let test = try CommandTest(["a.feature": feature("one", "two"), "b.feature": feature("three")])
    _ = await test.run("-f", "message:run.ndjson", "a.feature", "b.feature")
    let lines = try test.read("run.ndjson").split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.hasPrefix("{\"testCaseStarted\"") })
    for end in 1...lines.count {
      try test.write(lines[..<end].joined(separator: "\n") + "\n", to: "cut.ndjson")
      _ = await test.run("report", "cut.ndjson", "-f", "rerun:list.txt")
      let list = try test.read("list.txt")
      #expect(list.hasSuffix("\n# complete\n") == (end > first), "cut after \(end) lines")
      if end == first + 1 { #expect(list.contains("\na.feature:2:4\nb.feature:2\n")) }
    }
  }

  @Test func afterARunThatCouldNotBeginItIsNotGreen() async throws {
    let test = try CommandTest(["x/a b.feature": "oops", "x/good.feature": feature("one")])
    #expect(await test.run("x", "-f", "rerun:rerun.txt").status == .couldNotRun)
    #expect(await test.run("@rerun.txt").status == .couldNotRun)
    try test.write(feature("repaired"), to: "x/a b.feature")
    #expect(await test.run("@rerun.txt", "-f", "message").scenarios == ["repaired", "one"])
  }
}
