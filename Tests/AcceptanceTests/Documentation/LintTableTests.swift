import Foundation
import Gherkin
import SpecTestSupport
import Testing

/// The table of likely mistakes names every kind with its level, and shows an example of each.
struct LintTableTests {
  @Test func table() throws {
    let text = try Project.text(of: "Documentation/writing-features.md")
    let rows = text.components(separatedBy: "\n")
      .map { $0.replacingOccurrences(of: "\\|", with: "¦").components(separatedBy: "|") }
      .filter { row in row.count == 5 && LintLevel(rawValue: trimmed(row[2])) != nil }
    #expect(
      rows.map { [trimmed($0[1]), trimmed($0[2])] }
        == LintKind.allCases.map { ["`\($0.rawValue)`", $0.level.rawValue] })
    #expect(rows.allSatisfy { trimmed($0[3]).count > 5 })
  }

  private func trimmed(_ cell: String) -> String { cell.trimmingCharacters(in: .whitespaces) }
}
