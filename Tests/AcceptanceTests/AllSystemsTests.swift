import Foundation
import SpecTestSupport
import Testing

@testable import SpecCommand

/// All five systems in one program, on all their stories and the documents they come from.
@Suite struct AllSystemsTests {
  /// One run shows both: in a debug build it takes minutes.
  @Test("no step of one system is taken by another's, none is unknown, and all items are covered")
  func stories() async throws {
    let folder = try TemporaryFolder()
    let run = await AllSystems.run(
      "Features/", "-f", "summary", "-f", "requirements:\(folder.path)/requirements.txt",
      "--require-passing", "--parallel", "2")
    #expect(run.status == .passed, "\(run.text)\(run.errors)")
    #expect(!run.text.contains("undefined") && !run.text.contains("ambiguous"))
    let covered = try folder.read("requirements.txt")
    for total in ["11 of 11 stories", "27 of 27 scenarios", "29 of 29 courses"] {
      #expect(covered.contains("\n  \(total)\n"))
    }
  }

  private static let folder: URL? = TestData.root?.deletingLastPathComponent()
    .appendingPathComponent("seeds")

  @Test(
    "the documents run as they are",
    .enabled(
      if: folder.map { FileManager.default.fileExists(atPath: $0.path) } ?? false,
      "the documents lie beside the official conformance data, see CUCUMBER_TESTDATA"))
  func documents() async throws {
    let folder = try #require(Self.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let run = await AllSystems.run(names.map { "\(folder.path)/\($0)" } + ["-f", "summary"])
    #expect(run.status == .passed, "\(run.text)")
    #expect(
      run.text.hasPrefix("27 scenarios (27 passed)\n105 steps (105 passed)\n"), "\(run.text)")
    #expect(
      run.errors.contains(
        ": took 1 story, 4 scenarios, 18 steps; left 128–285: 7 use cases with 23 courses, "))
    #expect(run.errors.contains(", tests 82–88, "))
    let covered = await AllSystems.run(
      names.map { "\(folder.path)/\($0)" } + [
        "-f", "requirements", "--requirements", "Features/requirements.yaml",
        "--require-passing=story,scenario",
      ])
    #expect(covered.status == .passed, "\(covered.errors)")
    #expect(covered.text.contains("\n  11 of 11 stories\n  27 of 27 scenarios\n"))
    #expect(run.errors.contains(": prose that begins like a step: When this project was created"))
  }
}
