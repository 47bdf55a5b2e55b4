import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// A run with each outcome, counted the same in every report.
struct OneSetOfNumbersTests {
  private typealias Step = EventScript.Step

  private static func scenarios(
    _ name: String, _ count: Int, from line: Int, _ steps: [EventScript.Step],
    earlier: [[EventScript.Step]] = []
  ) -> [EventScript.Scenario] {
    (0..<count).map { .init("\(name) \($0)", line: line + $0, steps, earlier: earlier) }
  }

  /// As many scenarios of each outcome as no other has.
  private static let run: [Envelope] = {
    let skipped = [
      ("known", "expected to fail (@bug): no"),
      ("quarantined", "quarantined (until 2026-12-31): no"), ("skipped", "not today"),
    ]
    let features = [
      EventScript.Feature(
        "F",
        scenarios("passed", 12, from: 3, [.passed("Given a")])
          + scenarios(
            "flaky", 1, from: 20, [.passed("Given a")], earlier: [[.failed("Given a", "not yet")]])
          + scenarios("failed", 2, from: 30, [.failed("Given a", "no")])
          + scenarios("undefined", 3, from: 40, [Step("Given what", .undefined)])
          + scenarios("pending", 4, from: 50, [Step("Given a", .pending)])
          + scenarios("ambiguous", 5, from: 60, [Step("Given a", .ambiguous)])
          + zip(skipped, [6, 7, 8]).flatMap { skipped, count in
            scenarios(
              skipped.0, count, from: count * 10 + 10, [Step("Given a", .skipped, skipped.1)])
          })
    ]
    let last = EventScript.Feature(
      "G", uri: "Features/g.feature", scenarios("not run", 9, from: 3, [.passed("Given a")]))
    return beforeRunning(last.uri, EventScript(features: features + [last]).envelopes)
  }()

  private static let parts =
    "12 passed, 1 flaky, 2 failed, 5 ambiguous, 3 undefined, 4 pending, 8 skipped, 6 known failures, "
    + "7 failures quarantined, 9 not run"
  private static let (all, bad, passed, skipped) = (57, 14, 13, 30)

  @Test(arguments: [
    ("summary", "\(all) scenarios (\(parts))"), ("minimal", "\(all) scenarios (\(parts))"),
    ("markdown", "- \(all) scenarios (\(parts))"),
    ("markdown", "✘ \(bad) of \(all) scenarios failed"),
    ("markdown", "| ✘ F | 48 | \(passed) | \(bad) | 6 | 7 | 8 |"),
    ("markdown", "| 9 | 0 | 0 | 0 | 0 | 9 |"),
    ("auto", "\(passed) of 48"), ("html", "\(bad) of \(all) scenarios failed"),
    ("html", "Failures \(bad)"), ("html", "22.8% of the scenarios passed"),
    ("junit:strict", "tests=\"\(all)\" skipped=\"\(skipped)\" failures=\"\(bad)\" errors=\"0\""),
    ("junit", "tests=\"\(all)\" failures=\"\(bad)\" errors=\"0\" skipped=\"\(skipped)\""),
    ("junit", "<property name=\"known-failures\" value=\"6\"/>"),
    ("junit", "<property name=\"quarantined\" value=\"7\"/>"),
    ("ctrf", "\"tests\":\(all),\"passed\":\(passed),\"failed\":\(bad),\"skipped\":\(skipped)"),
    ("ctrf", "\"flaky\":1"), ("ctrf", "\"knownFailures\":6,\"quarantined\":7"),
    ("github", "::notice::6 known failures\n::notice::7 failures quarantined"),
  ])
  func areTheSame(format: String, expected: String) throws {
    let text = try reportText(Self.run, as: format)
    #expect(text.contains(expected), "\(text)")
  }

  @Test func thePageListsThem() throws {
    let page = PageDocument(try report(Self.run, as: "html", ReportOptions()))
    let counts = try #require(page.all("ul", class: "counts").first)
    let words = counts.all("li").map { $0.text.drop { !$0.isNumber } }
    #expect(words.dropLast().joined(separator: ", ") == Self.parts)
  }

  @Test func aTrendHasThem() throws {
    var reader = RunTable.Reader()
    reader.begin("run.ndjson")
    reader.read(Self.run.ndjson)
    reader.end()
    var history = History()
    _ = history.add(reader.table)
    let run = try #require(history.trend().runs.first)
    #expect(run.scenarios.passed == Self.passed && run.scenarios.failures == Self.bad)
    // A scenario that never began is in no history.
    #expect(run.scenarios.skipped == Self.skipped - 9)
  }

  /// The messages of a run that ended before the scenarios of a feature began.
  private static func beforeRunning(_ uri: String, _ envelopes: [Envelope]) -> [Envelope] {
    var ids: Set<String> = []
    return envelopes.filter { envelope in
      switch envelope {
      case .pickle(let pickle) where pickle.uri == uri: ids.insert(pickle.id)
      case .testCase(let testCase) where ids.contains(testCase.pickleId): ids.insert(testCase.id)
      case .testCaseStarted(let started) where ids.contains(started.testCaseId):
        return !ids.insert(started.id).inserted
      case .testStepStarted(let started): return !ids.contains(started.testCaseStartedId)
      case .testStepFinished(let finished): return !ids.contains(finished.testCaseStartedId)
      case .testCaseFinished(let finished): return !ids.contains(finished.testCaseStartedId)
      default: break
      }
      return true
    }
  }
}
