import Foundation
import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// The report on a terminal unless another is asked for.
struct AutoTests {
  private static func feature(
    _ name: String, _ count: Int, _ step: EventScript.Step = .passed("Given a")
  ) -> EventScript.Feature {
    .init(
      name, uri: "Features/\(name).feature",
      (0..<count).map { .init("\(name) \($0)", line: 3 + 3 * $0, [step]) })
  }

  @Test func upToTenScenariosHaveTheirSteps() throws {
    for count in [1, 10] {
      let features = [Self.feature("a", count)]
      #expect(try reportText(features, as: "auto") == reportText(features, as: "pretty"))
    }
  }

  @Test func oneLineAFeature() throws {
    let text = try reportText([Self.feature("a", 10), Self.feature("b/long", 1)], as: "auto")
    let expected = """
      Running 11 scenarios in 2 features

      ✔ a               10      0 ms
      ✔ b/long           1      0 ms

      11 scenarios (11 passed)

      """
    #expect(text.hasPrefix(expected))
  }

  @Test func aFailureComesInFullWhenItHappens() throws {
    let failing = Self.feature("b", 1, .failed("Given a", "expected 5, found 6\nand more"))
    let text = try reportText([Self.feature("a", 10), failing], as: "auto")
    #expect(
      text.hasPrefix(
        """
        Running 11 scenarios in 2 features

        ✔ a          10      0 ms

          1) b 0 (failed)  # Features/b.feature:3
             ✘ Given a  # Steps/Steps.swift:10
                 expected 5, found 6
                 and more
             rerun: specrun Features/b.feature:3

        ✘ b      0 of 1      0 ms  1 failed

        Failures:

          1) b 0  # Features/b.feature:3
             expected 5, found 6

        """))
  }

  @Test func whatDidNotPassIsBesideTheTime() throws {
    let failed = EventScript.Step.failed("Given a", "no")
    var features = [Self.feature("a", 10)]
    features.append(
      .init(
        "b", uri: "Features/b.feature",
        [
          .init("flaky", line: 3, [.passed("Given a")], earlier: [[failed]]),
          .init("skipped", line: 6, [.init("Given a", .skipped)]),
        ]))
    let text = try reportText(features, as: "auto")
    #expect(text.contains("\n✔ b      1 of 2      0 ms  1 flaky, 1 skipped\n"))
  }

  @Test func failuresWithOneCauseAreOne() throws {
    let steps = (1...405).map {
      EventScript.Step.failed("Given a", "expected \($0), found \"x \($0)\"")
    }
    let features = [
      EventScript.Feature(
        "a", uri: "Features/a.feature",
        steps.enumerated().map { .init("a \($0)", line: 3 + $0, [$1]) })
    ]
    for format in ["auto", "pretty", "progress", "summary"] {
      let text = try reportText(features, as: format)
      let end = try #require(text.range(of: "Failures: 405 scenarios, 1 cause\n"), "\(format)")
      let lines = text[end.lowerBound...].split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count < 20, "\(format)")
      #expect(lines.contains("     404 more with this cause:"), "\(format)")
      #expect(lines.contains("       a 4  # Features/a.feature:7"), "\(format)")
      #expect(lines.contains("       … and 400 more"), "\(format)")
    }
    #expect(try reportText(features, as: "auto").split(separator: "\n").count < 30)
  }

  @Test(arguments: [
    ("expected 5, found 6", "expected …, found …"),
    ("expected 5.25 of 1,000.", "expected … of …."),
    (#"found "x" and “y” in `z`"#, "found \"…\" and “…” in `…`"),
    ("it doesn't work", "it doesn't work"),
    (#"found "x"#, #"found "…"#),
    ("", ""),
  ])
  func causesLeaveOutValues(message: String, expected: String) throws {
    let text = try reportText(
      [
        Self.feature("a", 1, .failed("Given a", message)),
        Self.feature("b", 1, .failed("Given a", expected)),
      ],
      as: "summary")
    #expect(text.contains("Failures: 2 scenarios, 1 cause"))
  }

  @Test func otherMessagesAreOtherCauses() throws {
    let text = try reportText(
      [
        Self.feature("a", 1, .failed("Given a", "no connection")),
        Self.feature("b", 1, .failed("Given a", "no answer")),
      ], as: "summary")
    #expect(text.contains("Failures:\n"))
    #expect(text.contains("  2) b 0 (failed)"))
  }
}
