import Messages
import SpecReporting
import SpecTestSupport
import Testing

@testable import SpecMerging

/// Attempts at one scenario are in order for readers that sort them by their times.
struct AttemptOrderTests {
  private static let failed = EventScript.Step.failed("When a", "no")

  /// - Parameter clock: The time of each attempt, in nanoseconds; two are of one run, the third of another.
  @Test(arguments: [[0, 0, 0], [5_200_000, 5_600_000, 5_900_000], [9_000_000, 3_000_000, 0]])
  func laterAttemptsBeginLater(clock: [Int]) throws {
    let runs = [
      run([.init("A", line: 3, [Self.failed], earlier: [[Self.failed]])], clock: clock.prefix(2)),
      run([.init("A", line: 3, [.passed("When a")])], clock: clock.suffix(1)),
    ]
    let envelopes = Merge(runs.map { Recording(name: "r.ndjson", envelopes: $0) }).envelopes
    let test = try #require(
      JSON(bytes: Array(reportText(envelopes, as: "ctrf").utf8))["results"]?["tests"]?.elements
        .first)
    let attempts = (test["retryAttempts"]?.elements ?? []) + [test]
    #expect(attempts.map { $0["status"]?.text } == ["failed", "failed", "passed"])
    check(attempts)

    // The files of a folder, in the order of the attempts.
    let results = try reportText(envelopes, as: "allure").split(separator: "\n")
      .filter { $0.hasPrefix("{") && $0.contains("\"historyId\"") }
      .map { try JSON(bytes: Array($0.utf8)) }
    #expect(results.map { $0["status"]?.text } == ["failed", "failed", "passed"])
    check(results)
  }

  private func check(_ attempts: [JSON]) {
    let starts = attempts.compactMap { $0["start"]?.int }
    #expect(starts.count == 3)
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 }, "\(starts)")
    // Nothing took time.
    #expect(attempts.compactMap { $0["stop"]?.int } == starts)
  }

  private func run(
    _ scenarios: [EventScript.Scenario], clock: ArraySlice<Int>
  ) -> [Envelope] {
    var clock = clock
    var nanos = 0
    return EventScript(features: [.init("F", scenarios)]).envelopes.map { envelope in
      switch envelope {
      case .testCaseStarted(var message):
        nanos = clock.removeFirst()
        message.timestamp = Timestamp(nanos: nanos)
        return .testCaseStarted(message)
      case .testCaseFinished(var message):
        message.timestamp = Timestamp(nanos: nanos)
        return .testCaseFinished(message)
      default: return envelope
      }
    }
  }
}
