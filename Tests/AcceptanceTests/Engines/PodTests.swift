import Foundation
import SpecTestSupport
import Testing

/// What happens when Kubernetes replaces a pod of an Indexed Job: the parts as processes, with what the cluster
/// would set in their environment.
struct PodTests {
  /// A pod: a process with the index of its part and a name of its own.
  private func pod(_ index: Int, _ name: String, in folder: TemporaryFolder) throws -> Process {
    try Program.start(
      BuiltProgram.find("network-specs").path,
      ["Features", "--shard", "auto/3", "--format", "message:runs/\(index)-\(name).ndjson"],
      in: folder.url,
      environment: ProcessInfo.processInfo.environment.merging([
        "JOB_COMPLETION_INDEX": "\(index)", "HOSTNAME": name, "FOLDER": folder.path,
      ]) { $1 })
  }

  private func merge(_ folder: TemporaryFolder) throws -> (output: String, status: Int32) {
    try Program.run(
      try BuiltProgram.find("network-specs").path, ["merge", "runs", "-f", "summary"],
      in: folder.url)
  }

  /// The first scenario of a pod that begins passes; the second one waits until the test lets it go on.
  private static let waiting = """
    began=$FOLDER/began-$HOSTNAME; if [ ! -e $began ]; then touch $began; exit; fi; \
    touch $began-waiting; until [ -e $FOLDER/open ]; do sleep 0.1; done
    """

  @Test(.wholeRun)
  func replacedPod() throws {
    let scenarios = (1...24).map {
      "  Scenario: s\($0)\n    Then \"\(Self.waiting)\" succeeds\n"
    }
    let folder = try TemporaryFolder(["Features/f.feature": "Feature: f\n" + scenarios.joined()])
    let pods = try (0...2).map { try pod($0, "a\($0)", in: folder) }
    func has(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: "\(folder.path)/\(name)")
    }
    while !(0...2).allSatisfy({ has("began-a\($0)-waiting") }) { sched_yield() }
    // The node of one is lost.
    kill(pods[1].processIdentifier, SIGKILL)
    pods[1].waitUntilExit()
    try folder.write("", to: "open")
    pods[0].waitUntilExit()
    pods[2].waitUntilExit()
    let lost = try merge(folder)
    #expect(lost.status == 3, "\(lost.output)")
    #expect(lost.output.contains("not run"), "\(lost.output)")

    // Its replacement has the same index, and so the same scenarios.
    try pod(1, "b1", in: folder).waitUntilExit()
    let whole = try merge(folder)
    #expect(whole.output.contains("24 scenarios (24 passed)"), "\(whole.output)")
    #expect(whole.status == 0, "\(whole.output)")
  }
}
