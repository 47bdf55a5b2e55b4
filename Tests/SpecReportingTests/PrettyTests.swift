import Messages
import SpecTestSupport
import Testing

@testable import SpecReporting

/// Rules of `pretty` that a golden would only show by chance.
struct PrettyTests {
  private func lines(
    _ steps: [EventScript.Step], _ options: ReportOptions = ReportOptions()
  ) throws -> [String] {
    try reportText([.init("F", [.init("One", line: 3, steps)])], as: "pretty", options)
      .split(separator: "\n").map(String.init)
  }

  @Test(arguments: [(0, nil), (99, nil), (100, "100 ms"), (1_250, "1.2 s"), (75_000, "1 min 15 s")])
  func timesThatAreWorthAWord(milliseconds: Int, text: String?) throws {
    let step = EventScript.Step.passed("Given a").with { $0.milliseconds = milliseconds }
    let lines = try lines([step])
    let end = text.map { "  \($0)" } ?? ""
    #expect(lines.contains("    ✔ Given a    # Steps/Steps.swift:10\(end)"), "\(lines)")
    #expect(lines.contains("  Scenario: One  # Features/a.feature:3\(end)"))
  }

  @Test(
    arguments: [
      (.passed, nil, false, false), (.skipped, nil, false, false), (.failed, "no", false, true),
      (.skipped, "closed", false, true), (.passed, nil, true, true), (.pending, nil, false, true),
    ] as [(TestStepResult.Status, String?, Bool, Bool)])
  func hooksAreListedWhenTheyAreWorthIt(
    status: TestStepResult.Status, message: String?, leaves: Bool, isListed: Bool
  ) throws {
    var hook = EventScript.Step.hook("open", status, message)
    if leaves { hook = hook.logging("opened") }
    let lines = try lines([hook, .passed("Given a")])
    #expect(lines.contains { $0.contains("open") && $0.contains("hook") } == isListed)
  }

  /// A place is shown where there is room: in its column, at the edge, or below.
  @Test(arguments: [
    (nil, "    ✔ Given some words  # Steps/Steps.swift:10"),
    (80, "    ✔ Given some words  # Steps/Steps.swift:10"),
    (46, "    ✔ Given some words  # Steps/Steps.swift:10"),
    (45, "        # Steps/Steps.swift:10"),
    (20, "        # Steps/Steps.swift:10"),
  ])
  func placesFitTheTerminal(width: Int?, line: String) throws {
    var options = ReportOptions()
    options.terminalWidth = width
    #expect(try lines([.passed("Given some words")], options).contains(line))
  }

  @Test(arguments: [
    (80, "  1) one (failed)  # Features/a.feature:3"), (40, "  1) one (failed)"),
    (40, "      # Features/a.feature:3"),
  ])
  func soDoThePlacesOfFailures(width: Int, line: String) throws {
    var options = ReportOptions()
    options.terminalWidth = width
    let run = [EventScript.Feature("F", [.init("one", line: 3, [.failed("Given a", "no")])])]
    let text = try reportText(run, as: "summary", options)
    #expect(text.split(separator: "\n").map(String.init).contains(line), "\(text)")
  }
}
