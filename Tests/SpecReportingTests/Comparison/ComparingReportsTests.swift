import Messages
import SpecTestSupport
import Testing

@testable import SpecReporting

/// Comparisons in reports.
struct ComparingReportsTests {
  private static let before = ["a:3 One passed", "a:6 Two failed", "a:9 Gone passed"]
  private static let now = ["a:3 One failed", "a:6 Two passed", "a:12 <b>*New* passed"]

  private func report(_ format: String, _ before: [String] = Self.before) throws -> String {
    var reading = RunReading(comparingWith: table(run(before)))
    var reporter = try ReporterRegistry.format(named: format).make(ReportOptions())
    var bytes: [UInt8] = []
    for envelope in run(Self.now) {
      reading.receive(envelope)
      reporter.receive(envelope, read: &reading, into: &bytes)
    }
    reading.finish()
    reporter.finish(read: &reading, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: ["auto", "pretty", "progress", "summary"])
  func terminal(format: String) throws {
    let text = try report(format)
    #expect(text.contains("compared with 1.ndjson: 1 new failure, 1 fixed, 1 new, 1 removed\n"))
    #expect(text.contains("  New failures: 1\n    ✘ One  (passed before)  # a.feature:3\n"))
    #expect(text.contains("  Fixed: 1\n    ✔ Two  (failed before)  # a.feature:6\n"))
    #expect(text.contains("  New scenarios: 1\n    <b>*New*  # a.feature:12\n"))
    #expect(text.contains("  Removed scenarios: 1\n    Gone  # a.feature:9\n"))
    let start = try #require(text.firstRange(of: "Compared with 1.ndjson"))
    let failures = try #require(text.firstRange(of: "Failures:"))
    #expect(start.lowerBound < failures.lowerBound)
  }

  @Test func nothingNewIsOneLine() throws {
    let text = try report("summary", Self.now)
    #expect(text.contains("compared with 1.ndjson: 1 still failing\n"))
    #expect(!text.contains("Compared with"))
  }

  @Test func minimal() throws {
    let text = try report("minimal")
    #expect(
      text.contains(
        """
        COMPARED WITH 1.ndjson: 1 new failure, 1 fixed, 1 new, 1 removed
          new failure: One  a.feature:3 (passed before)
        3 scenarios
        """))
    #expect(try report("minimal", Self.now).contains("COMPARED WITH 1.ndjson: 1 still failing\n3 "))
  }

  @Test func markdown() throws {
    let text = try report("markdown")
    #expect(
      text.hasPrefix(
        "## ✘ 1 of 3 scenarios failed\n\n### Compared with 1.ndjson\n\n**✘ 1 new failure"))
    #expect(text.contains("**New failures: 1**\n\n- ✘ One (passed before) `a.feature:3`\n"))
    #expect(text.contains("<details><summary>New scenarios: 1</summary>\n\n- &lt;b&gt;\\*New\\*"))
  }

  @Test func page() throws {
    let text = try report("html")
    let section = try #require(text.firstRange(of: "<section id=\"compared\">"))
    let failures = try #require(text.firstRange(of: "<section id=\"failures\">"))
    #expect(section.lowerBound < failures.lowerBound)
    #expect(text.contains("<a href=\"#compared\">Compared with before</a>"))
    #expect(text.contains("&lt;b&gt;*New*</a>"))
    // Well-formed.
    _ = PageDocument(Array(text.utf8))
  }

  @Test(arguments: ["auto", "minimal", "markdown", "html"])
  func withoutABaselineNothingIsSaid(format: String) throws {
    #expect(try !reportText(run(Self.now), as: format).lowercased().contains("compared with"))
  }

  @Test func manyScenariosOfAFileAreOneLine() throws {
    let before = (1...8).map { "old:\($0) S\($0) passed" } + ["a:3 One passed"]
    let now = (1...8).map { "new:\($0) S\($0) passed" } + ["a:3 One passed"]
    let comparison = RunComparison(of: table(run(now)), with: table(run(before)))
    let text = String(decoding: comparison.text(ReportOptions()), as: UTF8.self)
    #expect(
      text == """
        Compared with 1.ndjson:

          Moved to another file: 8
            old.feature → new.feature  8 scenarios

        compared with 1.ndjson: 8 moved

        """)
    #expect(
      String(decoding: comparison.markdown(), as: UTF8.self).contains(
        "`old.feature` → `new.feature` 8 scenarios"))
  }
}
