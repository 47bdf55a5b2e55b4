import Foundation
import SpecTestSupport
import Testing

/// The table of dialects is the one generated from the official list.
@Suite(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
struct GeneratedTests {
  @Test func isUpToDate() throws {
    let list = try #require(TestData.root)
      .appendingPathComponent("gherkin/gherkin-languages.json")
    let actual = try String(
      contentsOf: Project.root
        .appendingPathComponent("Sources/Gherkin/Generated/Dialect.Table.swift"),
      encoding: .utf8)
    let expected = try Script.output(of: "generate-dialects", [list])
    #expect(actual == expected, "run Scripts/generate-dialects with the new list")
  }
}
