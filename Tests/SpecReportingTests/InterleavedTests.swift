import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// Messages of another tool's parallel run, in which scenarios take turns.
struct InterleavedTests {
  @Test(
    arguments: [
      "pretty", "summary", "junit", "junit:strict", "json", "ctrf", "rerun", "usage", "markdown",
      "github", "teamcity",
    ], ["mixed", "slow", "hostile"])
  func orderWithinScenariosIsAllThatCounts(format: String, script: String) throws {
    let envelopes = try #require(Scripts.all.first { $0.0 == script }?.1).envelopes
    let shuffled = interleaved(envelopes)
    #expect(shuffled != envelopes)
    #expect(shuffled.count == envelopes.count)
    let expected = try report(envelopes, as: format)
    let actual = try report(shuffled, as: format)
    #expect(String(decoding: actual, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
  }

  /// All attempts start, then take turns, then end in their order.
  private func interleaved(_ envelopes: [Envelope]) -> [Envelope] {
    var steps: [String: [Envelope]] = [:]
    var starts: [Envelope] = []
    var ends: [Envelope] = []
    var order: [String] = []
    var before: [Envelope] = []
    var after: [Envelope] = []
    for envelope in envelopes {
      switch envelope {
      case .testCaseStarted(let message):
        starts.append(envelope)
        order.append(message.id)
      case .testCaseFinished: ends.append(envelope)
      default:
        if let id = attempt(of: envelope) {
          steps[id, default: []].append(envelope)
        } else if ends.isEmpty {
          before.append(envelope)
        } else if case .suggestion = envelope {
          before.append(envelope)
        } else {
          after.append(envelope)
        }
      }
    }
    var turns: [Envelope] = []
    for turn in 0..<(steps.values.map(\.count).max() ?? 0) {
      for id in order {
        if let own = steps[id], turn < own.count { turns.append(own[turn]) }
      }
    }
    return before + starts + turns + ends + after
  }

  private func attempt(of envelope: Envelope) -> String? {
    switch envelope {
    case .testStepStarted(let message): message.testCaseStartedId
    case .testStepFinished(let message): message.testCaseStartedId
    case .attachment(let message): message.testCaseStartedId
    default: nil
    }
  }
}
