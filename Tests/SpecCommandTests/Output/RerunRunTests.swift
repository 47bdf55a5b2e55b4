import SpecSources
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
    #expect(list == "x/#mark.feature:4:13\nx/plain.feature:4:13\nx/with blanks.feature:4:13\n")
    let second = await test.run("@rerun.txt", "-f", "message")
    #expect(second.scenarios == Array(repeating: ["bad", "row fails"], count: 3).flatMap { $0 })
  }

  @Test func afterAGoodRunNothingIsRunAgain() async throws {
    let test = try CommandTest(["a.feature": feature("one")])
    #expect(await test.run("a.feature", "-f", "rerun:rerun.txt").status == .passed)
    #expect(await test.run("@rerun.txt").output == "nothing to rerun\n")
    #expect(await test.run("-f", "message", "@rerun.txt", "a.feature").scenarios == ["one"])
  }

  @Test func afterARunThatCouldNotBeginItIsNotGreen() async throws {
    let test = try CommandTest(["x/a b.feature": "oops", "x/good.feature": feature("one")])
    #expect(await test.run("x", "-f", "rerun:rerun.txt").status == .couldNotRun)
    #expect(await test.run("@rerun.txt").status == .couldNotRun)
    try test.write(feature("repaired"), to: "x/a b.feature")
    #expect(await test.run("@rerun.txt", "-f", "message").scenarios == ["repaired", "one"])
  }
}
