import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// Lines for programs.
struct MinimalTests {
  @Test func aGreenRunIsOneLine() throws {
    let text = try reportText(
      [.init("F", [.init("A", line: 3, [.passed("Given a").logging("much")])])], as: "minimal")
    #expect(text == "1 scenario (1 passed) 0.000s\n")
  }

  /// The place is that of the code, also in the backtrace of a crash.
  @Test(arguments: [
    "at S/Checks.swift:7\nat a:4",
    "at S/Checks.swift:7 in pay(_:)\nat S/My in.swift:9 in closure in s\nat a:4",
  ])
  func aFailureHasItsValuesAndPlaces(trace: String) throws {
    let step = EventScript.Step.failed(
      "Then b", "mismatch in the balance of Ann\nexpected: 90\n  actual: 100"
    ).with {
      $0.exception = .init(type: "ExpectationFailure", stackTrace: trace)
    }
    let text = try reportText(
      [.init("F", [.init("A", line: 3, [step])])], as: "minimal",
      ReportOptions {
        $0.usesColor = true
        $0.command = "tool -p ci"
      })
    #expect(
      text == """
        FAILED A
          place: Features/a.feature:4
          step: Then b
          message: mismatch in the balance of Ann
          expected: 90
          actual: 100
          code: S/Checks.swift:7
          rerun: tool -p ci Features/a.feature:3
        1 scenario (1 failed) 0.000s

        """)
  }

  @Test func whatStandsBehindTheValuesIsANote() throws {
    let step = EventScript.Step.failed(
      "Then b",
      "mismatch in the balance\nexpected: 90\n  actual: 100\nthe quarantine ended on 2026-01-31")
    let text = try reportText([.init("F", [.init("A", line: 3, [step])])], as: "minimal")
    #expect(
      text.contains("  actual: 100\n  note: the quarantine ended on 2026-01-31\n"), "\(text)")
  }

  /// No text can pass for a title, which begins a line.
  @Test(arguments: Scripts.all.map(\.0))
  func everyLineIsATitleOrAValue(script: String) throws {
    let envelopes = try #require(Scripts.all.first { $0.0 == script }?.1).envelopes
    let titles = /(FAILED|AMBIGUOUS|UNFINISHED|PROBLEM|CUT SHORT|\d+ MORE LIKE|\d+ scenarios?\b).*/
    for line in try reportText(envelopes, as: "minimal").split(separator: "\n") {
      #expect(line.hasPrefix("  ") || line.wholeMatch(of: titles) != nil, "\(line)")
    }
  }
}
