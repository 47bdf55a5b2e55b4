import Foundation
import SpecTestSupport
import Testing

/// Audits in worker processes.
@Suite struct AuditTests {
  @Test("a variant that crashes or hangs was noticed, and the audit goes on")
  func crashesAndHangs() throws {
    let folder = try TemporaryFolder([
      "x.feature": """
      Feature: f
        Scenario: crash
          When 3 is 3, or the process ends
        Scenario: hang
          When 3 is 3, or nothing happens any more
        Scenario: neither
          When 3 things
      """
    ])
    let (output, status) = try Program.run(
      try BuiltProgram.find("badinput").path,
      ["audit", "x.feature", "--parallel", "3", "-f", "json:audit.json"], in: folder.url)
    #expect(status == 1)
    #expect(output.contains("x.feature:7: `When 3 things`"), "\(output)")
    #expect(!output.contains("Steps that can be left out (3)"), "\(output)")
    let report = try folder.read("audit.json")
    for pattern in ["or the process ends", "or nothing happens any more"] {
      let finding = report.split(separator: "{").first {
        $0.contains("\"input-value\"") && $0.contains("\(pattern)\"")
      }
      #expect(finding?.contains("\"verdict\":\"noticed\"") == true, "\(finding ?? "none")")
    }
  }
}
