import Foundation
import SpecTestSupport
import Testing

@testable import SpecCommand

/// All five systems in one program, on all their stories and the documents they come from.
@Suite struct AllSystemsTests {
  @Test("no step of one system is taken by another's, and none is unknown", arguments: ["1", "4"])
  func vocabulary(parallel: String) async {
    let run = await AllSystems.run("Features/", "-f", "summary", "--parallel", parallel)
    #expect(run.status == .passed, "\(run.text)\(run.errors)")
    #expect(!run.text.contains("undefined") && !run.text.contains("ambiguous"))
  }

  @Test("everything that the documents ask for is covered")
  func requirements() async {
    let run = await AllSystems.run("Features/", "-f", "requirements")
    let totals = run.text.components(separatedBy: "All documents\n").last
    #expect(
      totals == """
          11 of 11 stories
          27 of 27 scenarios
          3 of 3 conditions
          12 of 12 tests
          14 of 14 use cases
          32 of 32 courses
          4 of 4 contracts

        """)
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
    #expect(run.errors.contains(": took 5 stories, 12 scenarios, 49 steps\n"))
    #expect(run.errors.contains(": prose that begins like a step: When this project was created"))
  }
}
