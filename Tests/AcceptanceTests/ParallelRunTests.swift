import Foundation
import SpecTestSupport
import Testing

/// Scenarios in several processes at once.
@Suite struct ParallelRunTests {
  @Test("none waits behind a long one while a process has nothing to do", .wholeRun)
  func longOne() throws {
    let program = try BuiltProgram.find("badinput").path
    let quick = (1...200).map { " Scenario: \($0)\n  Given it leaves file \($0)\n" }
    let long = " @timeout(30s)\n Scenario: long\n  Given it waits for 200 files\n"
    let scenarios = quick[..<100] + [long] + quick[100...]
    let folder = try TemporaryFolder(["x.feature": "Feature: f\n" + scenarios.joined()])
    let run = try Program.run(program, ["x.feature", "--parallel", "2"], in: folder.url)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("201 scenarios (201 passed)"), "\(run.output)")
  }

  @Test("a retry begins anew in the next process", .wholeRun)
  func retry() throws {
    let program = try BuiltProgram.find("badinput").path
    let quick = (1...200).map { " Scenario: \($0)\n  Given it passes\n" }
    let crash = " Scenario: crash\n  Given the process ends once\n"
    let feature = "Feature: f\n" + (quick[..<100] + [crash] + quick[100...]).joined()
    let folder = try TemporaryFolder(["x.feature": feature])
    let run = try Program.run(
      program, ["x.feature", "--parallel", "2", "--retry", "1", "--stall-timeout", "20s"],
      in: folder.url)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("201 scenarios (200 passed, 1 flaky)"), "\(run.output)")
  }
}
