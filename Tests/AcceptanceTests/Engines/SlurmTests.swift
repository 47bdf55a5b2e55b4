#if os(Linux)
  import Foundation
  import SpecTestSupport
  import Testing

  /// The scripts in Examples/CI/slurm with real daemons: an array job, and the job that merges after it.
  @Suite(
    .serialized, .ownThread,
    .enabled(if: SlurmCluster.isInstalled, Comment(rawValue: SlurmCluster.whySkipped)),
    .wholeRun)
  struct SlurmTests {
    private static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/CI/slurm")

    /// The first scenario of each task passes; the second one waits until the test lets the task go on.
    private static let waiting = """
      began=$FOLDER/began-$SLURM_ARRAY_TASK_ID; \
      if [ ! -e $began ]; then touch $began; exit; fi; touch $began-waiting; \
      until [ -e $FOLDER/open-$SLURM_ARRAY_TASK_ID ]; do sleep 0.1; done
      """

    private static func feature(_ count: Int, _ script: String) -> String {
      "Feature: f\n"
        + (1...count).map { "  Scenario: s\($0)\n    Then \"\(script)\" succeeds\n" }.joined()
    }

    /// A suite for the cluster.
    private struct Suite {
      let cluster: SlurmCluster
      let folder: TemporaryFolder

      init(_ cluster: SlurmCluster, _ feature: String) throws {
        self.cluster = cluster
        folder = try TemporaryFolder(["Features/f.feature": feature])
      }

      /// Begins `run.sh`.
      func begin(_ arguments: [String], partOptions: String = "") throws -> Submitted {
        let pipe = Pipe()
        let process = try Program.start(
          SlurmTests.scripts.appendingPathComponent("run.sh").path, arguments, in: folder.url,
          environment: cluster.environment.merging([
            "SPECS": BuiltProgram.find("network-specs").path, "FOLDER": folder.path,
            "SBATCH_PART_OPTIONS": partOptions,
          ]) { $1 }, output: pipe, errors: pipe)
        return Submitted(process: process, pipe: pipe)
      }

      func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder.path)/\(name)")
      }

      /// Waits for files that jobs make.
      func wait(for names: [String]) throws {
        let limit = Date(timeIntervalSinceNow: 600)
        while !names.allSatisfy(has) {
          try #require(Date() < limit, "none of \(names): \(cluster.log)")
          sched_yield()
        }
      }
    }

    private struct Submitted {
      let process: Process
      let pipe: Pipe

      /// Its output until its end.
      func end() -> (output: String, status: Int32) {
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
      }
    }

    @Test func wholeRuns() throws {
      let cluster = try SlurmCluster(cpus: 4)
      for (script, status, verdict) in [("true", 0, "12 passed"), ("false", 1, "12 failed")] {
        let suite = try Suite(cluster, Self.feature(12, script))
        let result = try suite.begin(["3"]).end()
        #expect(result.output.contains("array job"), "\(result.output)")
        #expect(
          result.output.contains("12 scenarios (\(verdict))"), "\(result.output) \(cluster.log)")
        #expect(result.status == status)
        #expect(try suite.folder.read("reports/junit.xml").contains("tests=\"12\""))
      }
    }

    @Test(.nightly) func lostTasks() throws {
      let cluster = try SlurmCluster(cpus: 4)
      let suite = try Suite(cluster, Self.feature(24, Self.waiting))
      // Slurm counts in minutes. All else is over long before.
      let submitted = try suite.begin(["4"], partOptions: "--time=3")
      try suite.wait(for: (1...4).map { "began-\($0)-waiting" })
      let job = "1"
      // Whole; begun again; killed. The fourth one waits until its time is over.
      try suite.folder.write("", to: "open-1")
      try suite.folder.write("", to: "open-2")
      try cluster.run("scontrol", ["requeue", "\(job)_2"])
      try cluster.run("scancel", ["\(job)_3"])
      let lost = submitted.end()
      #expect(lost.status == 3, "\(lost.output) \(cluster.log)")
      let notRun = try #require(
        lost.output.firstMatch(of: #/(\d+) scenarios were not run/#).flatMap { Int($0.1) },
        "\(lost.output)")
      #expect(notRun > 0)
      #expect(
        lost.output.contains(
          "24 scenarios (\(24 - notRun) passed, \(notRun) not run)"), "\(lost.output)")

      // Again, now without waiting: only the scenarios that did not run.
      for task in 1...4 { try suite.folder.write("", to: "open-\(task)") }
      let again = try suite.begin(["1", "@reports/rerun.txt"]).end()
      #expect(again.output.contains("24 scenarios (24 passed)"), "\(again.output)")
      #expect(again.status == 0)
      let recordings = try FileManager.default.contentsOfDirectory(
        atPath: suite.folder.path + "/runs")
      let last = try #require(recordings.first { !$0.hasPrefix("\(job)-") })
      let begun = try suite.folder.read("runs/\(last)").split(separator: "\n")
        .count { $0.hasPrefix("{\"testCaseStarted\"") }
      #expect(begun == notRun)
    }
  }
#endif
