import CommandTestSupport
import Foundation
import SpecTestSupport
import Testing

@testable import SpecCommand

/// The documents of the five systems, run as they are by all their libraries.
@Suite struct AllSystemsTests {
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
    #expect(run.status == .passed, "\(run.output)")
    #expect(
      run.output.hasPrefix("27 scenarios (27 passed)\n105 steps (105 passed)\n"), "\(run.output)")
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
    #expect(covered.output.contains("\n  11 of 11 stories\n  27 of 27 scenarios\n"))
    #expect(run.errors.contains(": prose that begins like a step: When this project was created"))
  }
}
