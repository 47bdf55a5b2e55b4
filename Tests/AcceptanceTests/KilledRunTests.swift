import Foundation
import SpecTestSupport
import Testing

/// The files of a run that is killed at some moment.
@Suite struct KilledRunTests {
  private static let scenarios = 40

  @Test(
    "the files written so far say exactly what ran", .wholeRun,
    arguments: [["--parallel", "1"], ["--parallel", "3"]])
  func killed(arguments: [String]) throws {
    let program = try BuiltProgram.find("badinput").path
    // The last one waits until it is killed, so that no run ends before.
    let scenarios = (1...Self.scenarios).map { number in
      " Scenario: s\(number)\n  Given it \(number < Self.scenarios ? "passes slowly" : "waits")\n"
    }
    // The run is killed as soon as this many scenarios have ended.
    for wanted in [1, 7, 15, 22, 30] {
      let folder = try TemporaryFolder(["x.feature": "Feature: f\n" + scenarios.joined()])
      let reports = ["message:run.ndjson", "junit:run.xml", "rerun:run.txt"].flatMap { ["-f", $0] }
      let process = try Program.start(
        program, ["x.feature"] + arguments + reports, in: folder.url)
      while try finished(folder) < wanted, process.isRunning { sched_yield() }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()

      let count = try finished(folder)
      #expect(count >= wanted && count < Self.scenarios)
      let report = try Program.run(
        program, ["report", "run.ndjson", "-f", "summary"], in: folder.url)
      // Also when only the end of the run is missing.
      #expect(report.status == 3)
      let left = Self.scenarios - count
      #expect(
        report.output.contains("\(Self.scenarios) scenarios (\(count) passed, \(left) not run)"),
        "\(report.output)")
      #expect(try folder.read("run.xml").contains("errors=\"1\""))
      let again = try Program.run(program, ["@run.txt"], in: folder.url)
      #expect(again.status == 2)
      #expect(again.output.hasPrefix("run.txt: is not a complete list"))
    }
  }

  /// A scheduler signals the processes of a job one by one: a scenario whose process is the first has not
  /// failed, whether or not others ran before it in that process.
  @Test("a scenario that is interrupted before the run is stays open", .wholeRun)
  func interruptedFirst() throws {
    let program = try BuiltProgram.find("network-specs").path
    let script =
      #"run=$(ps -o ppid= -p $PPID); kill -TERM $PPID $run; sleep 600"#
    for before in ["", " Scenario: first\n  When nothing happens\n"] {
      let folder = try TemporaryFolder([
        "x.feature":
          "Feature: f\n\(before) Scenario: second\n  Then \"\(script)\" succeeds\n"
          + " Scenario: third\n  When nothing happens\n"
      ])
      let run = try Program.run(program, ["x.feature", "-f", "message:run.ndjson"], in: folder.url)
      #expect(run.status == 128 + SIGTERM, "\(run.output)")
      let report = try Program.run(
        program, ["report", "run.ndjson", "-f", "summary"], in: folder.url)
      let passed = before.isEmpty ? "" : "1 passed, "
      #expect(
        report.output.contains("\(before.isEmpty ? 2 : 3) scenarios (\(passed)2 not run)"),
        "\(report.output)")
    }
  }

  /// The number of scenarios that have ended, those that wait for their turn included.
  private func finished(_ folder: TemporaryFolder) throws -> Int {
    var ids: Set<Substring> = []
    for name in ["run.ndjson", "run.ndjson.held"] {
      guard let text = try? folder.read(name) else { continue }
      for line in text.split(separator: "\n") where line.hasPrefix("{\"testCaseFinished\"") {
        guard let id = line.firstMatch(of: #/"testCaseStartedId":"([^"]*)"/#) else { continue }
        ids.insert(id.1)
      }
    }
    return ids.count
  }
}
