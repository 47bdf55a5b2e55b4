import Foundation
import SpecTestSupport
import Testing

/// Two runs of the same features give the same reports except for their times.
///
/// Each run is a process of its own, so that Swift's hashing has another seed in each.
@Suite struct DeterminismTests {
  private static let feature = """
    @all
    Feature: F
      Background:
        Given it passes

      @retry
      Scenario: fails
        When it fails
        Then it passes

      Scenario Outline: <n> things
        Given <n> things
        And the rows
          | a   | b |
          | <n> | 2 |
        Then nobody knows this step of <n>

        @x @y
        Examples:
          | n |
          | 1 |
          | 2 |
          | 3 |

      Rule: R
        Scenario: passes slowly
          * it passes slowly
          * the doc
            \"\"\"
            text
            \"\"\"

    """

  private static let formats = [
    "pretty", "progress", "summary", "html", "junit", "junit:strict", "json", "ctrf",
    "rerun", "usage", "markdown", "github", "teamcity", "message",
  ]
  /// Where nothing but times and workers depends on how long something took.
  private static let timed = ["junit", "json", "message", "rerun"]

  private static let ways: [[String]] = [
    [], [], ["--parallel", "3"], ["--isolation", "none"],
    ["--isolation", "none", "--parallel", "3"], ["--isolation", "scenario"],
  ]

  @Test("with --deterministic every byte is the same", .wholeRun)
  func deterministic() throws {
    try check(Self.formats, ["--deterministic"]) { $0 }
  }

  @Test(
    "without it all is the same but times, workers and the id of the run", .wholeRun)
  func masked() throws {
    try check(Self.timed, []) { text in
      text
        .replacing(#/"(timestamp|duration)":\{[^}]*\}/#, with: "")
        .replacing(#/"duration":\d+/#, with: "")
        .replacing(#/,"workerId":"\d+"/#, with: "")
        .replacing(#/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/#.ignoresCase(), with: "")
        .replacing(#/ (time|timestamp|duration)=["'][^"']*["']/#, with: "")
        .replacing(#/"start_timestamp":"[^"]*"/#, with: "")
    }
  }

  /// Runs the features in every way and compares each report with that of the first run.
  private func check(
    _ formats: [String], _ arguments: [String], _ mask: (String) -> String
  ) throws {
    let program = try BuiltProgram.find("badinput")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("specrun-determinism-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a", "b"] {
      let text = Self.feature.replacing("Feature: F", with: "Feature: \(name)")
      try text.write(
        to: folder.appendingPathComponent("\(name).feature"), atomically: true, encoding: .utf8)
    }
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_DETERMINISTIC_HASHING"] = nil
    // Reports are named alike in every run: some say where they are.
    let reports = formats.map { "report-\($0.replacing(":", with: "-"))" }
    var first: [String: String] = [:]
    for way in Self.ways {
      let targets = zip(formats, reports).flatMap { ["-f", "\($0):\($1)"] }
      let run = try Program.run(
        program.path,
        ["a.feature", "b.feature", "--retry", "1", "--retry-tag-filter", "@retry"] + arguments
          + way + targets,
        in: folder, environment: environment)
      #expect(run.status == 1, "\(way): \(run.output)")
      for report in reports {
        let file = folder.appendingPathComponent(report)
        let text = mask(try String(contentsOf: file, encoding: .utf8))
        #expect(!text.isEmpty, "\(report)")
        if let before = first[report] {
          #expect(text == before, "\(report) of a run with \(way)")
        } else {
          first[report] = text
        }
        try FileManager.default.removeItem(at: file)
      }
    }
  }
}
