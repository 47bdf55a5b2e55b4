import Foundation
import SpecTestSupport
import Testing

/// A history that several processes add to.
@Suite struct HistoryTests {
  @Test("processes that end at once lose no run")
  func writersAtOnce() throws {
    let folder = try TemporaryFolder([
      "x.feature": "Feature: f\n Scenario: one\n  Given it passes\n"
    ])
    let program = try BuiltProgram.find("badinput")
    let count = 6
    let processes = try (0..<count).map { _ in
      try Program.start(program.path, ["x.feature", "--history", "h", "--quiet"], in: folder.url)
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let (output, status) = try Program.run(program.path, ["history", "h"], in: folder.url)
    #expect(status == 0, "\(output)")
    #expect(output.hasPrefix("h: \(count) runs"), "\(output)")
  }
}
