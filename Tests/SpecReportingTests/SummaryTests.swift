import Messages
@testable import SpecReporting
import SpecTestSupport
import Synchronization
import Testing

/// Rules of the summary that a golden would only show by chance.
struct SummaryTests {
  @Test(arguments: [
    (["a.feature"], "rerun: specrun a.feature:3\n"),
    (["a b.feature"], "rerun: specrun 'a b.feature:3'\n"),
    (["it's.feature"], #"rerun: specrun 'it'\''s.feature:3'"# + "\n"),
    (["$(rm).feature"], "rerun: specrun '$(rm).feature:3'\n"),
    (["-v.feature"], "rerun: specrun ./-v.feature:3\n"),
    (["@v.feature"], "rerun: specrun ./@v.feature:3\n"),
    (["a\n##.feature"], #"rerun: specrun 'a\x0A#\x23.feature:3'"# + "\n"),
    (["日本.feature"], "rerun: specrun 日本.feature:3\n"),
    (["a.feature", "b.feature"], "rerun all failures: specrun a.feature:3 b.feature:3\n"),
    (Array(repeating: "a", count: 3), "rerun all failures: specrun a:3\n"),
  ])
  func commandsCanBePasted(files: [String], command: String) throws {
    #expect(try summary(files.map { failing($0) }).contains(command))
  }

  @Test func oneCommandForAllHasALimit() throws {
    let files = (1...21).map { "\($0).feature" }
    #expect(try summary(files.prefix(20).map { failing($0) }).contains("rerun all failures"))
    #expect(try !summary(files.map { failing($0) }).contains("rerun all failures"))
  }

  @Test func aSnippetIsShownOnce() throws {
    let step = EventScript.Step("Given a", .undefined).with { $0.snippet = "Given(\"a\") {}" }
    let text = try summary([
      .init("F", [.init("A", line: 3, [step, step]), .init("B", line: 6, [step])])
    ])
    #expect(text.split(separator: "Given(\"a\") {}", omittingEmptySubsequences: false).count == 2)
  }

  @Test func onlyTheLastAttemptCounts() throws {
    let failed = EventScript.Step.failed("Given a", "no")
    let text = try summary([
      .init(
        "F",
        [
          .init("A", line: 3, [.passed("Given a")], earlier: [[failed], [failed]]),
          .init("B", line: 6, [failed], earlier: [[failed]]),
        ])
    ])
    #expect(text.contains("A  (passed after 3 attempts)  # Features/a.feature:3"))
    #expect(text.contains("1) B (failed after 2 attempts)"))
    #expect(text.contains("2 scenarios (1 flaky, 1 failed)"))
    #expect(text.contains("2 steps (1 passed, 1 failed)"))
  }

  @Test(arguments: [(999, false), (1000, true), (0, false)])
  func slowMeansTheThreshold(milliseconds: Int, isSlow: Bool) throws {
    let step = EventScript.Step.passed("Given a").with { $0.milliseconds = milliseconds }
    let text = try summary([.init("F", [.init("A", line: 3, [step])])])
    #expect(text.contains("Slowest") == isSlow)
  }

  /// The time is that of the command, as far as one runs; a recording has that of its run.
  @Test(arguments: [
    ("summary", true, "\n14.000s (1.000s in steps)\n"),
    (
      "pretty", true,
      "\n14.000s (1.000s in steps; planning 2.000s, running 5.000s, reports 7.000s)\n"
    ),
    ("minimal", true, " 14.000s\n"), ("markdown", true, "- 14.000s\n"),
    ("summary", false, "\n1.000s (1.000s in steps)\n"),
    ("pretty", false, "\n1.000s (1.000s in steps)\n"),
  ])
  func theTimeOfTheCommand(format: String, isCommand: Bool, expected: String) throws {
    var options = ReportOptions()
    let seconds = Mutex(0)
    if isCommand {
      options.elapsed = { .seconds(seconds.withLock { $0 }) }
    }
    let step = EventScript.Step.passed("Given a").with { $0.milliseconds = 1_000 }
    let envelopes = EventScript(features: [.init("F", [.init("A", line: 3, [step])])]).envelopes
    var (reporter, output) = (
      try ReporterRegistry.format(named: format).make(options), [UInt8]()
    )
    for envelope in envelopes {
      switch envelope {
      case .testRunStarted: seconds.withLock { $0 = 2 }
      case .testRunFinished: seconds.withLock { $0 = 7 }
      default: break
      }
      reporter.receive(envelope, into: &output)
    }
    seconds.withLock { $0 = 14 }
    reporter.finish(into: &output)
    #expect(String(decoding: output, as: UTF8.self).contains(expected))
  }

  @Test func nothingIsSlowWhenTimeStandsStill() throws {
    let options = ReportOptions { $0.slowThreshold = .zero }
    let text = try reportText(
      [.init("F", [.init("A", line: 3, [.passed("Given a")])])], as: "summary", options)
    #expect(!text.contains("Slowest"))
  }

  @Test(arguments: ReporterRegistry.formats.map(\.name))
  func absurdTimesDoNotTrap(format: String) throws {
    let scenarios = (1...40).map { EventScript.Scenario("S", line: $0, [.passed("Given a")]) }
    let envelopes = EventScript(features: [.init("F", scenarios)]).envelopes.map { envelope in
      switch envelope {
      case .testStepFinished(var message):
        message.testStepResult.duration = .seconds(Int64.max)
        return Envelope.testStepFinished(message)
      case .testCaseStarted(var message):
        message.timestamp.seconds = Int.min / 2
        return .testCaseStarted(message)
      case .testCaseFinished(var message):
        message.timestamp.seconds = Int.max / 2
        return .testCaseFinished(message)
      default: return envelope
      }
    }
    let bytes = try report(envelopes, as: format)
    #expect(!bytes.isEmpty || format == "rerun" || format == "github")
  }

  private func failing(_ file: String) -> EventScript.Feature {
    .init("F", uri: file, [.init("A", line: 3, [.failed("Given a", "no")])])
  }

  private func summary(_ features: [EventScript.Feature]) throws -> String {
    try reportText(features, as: "summary")
  }
}
