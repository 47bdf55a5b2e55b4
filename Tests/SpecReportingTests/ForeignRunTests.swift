import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// Messages of other Cucumbers: every reporter takes them, whole, cut and shuffled.
@Suite(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
struct ForeignRunTests {
  private static let saysNothingOfGoodNews: Set = ["rerun", "github"]

  @Test(arguments: ReporterRegistry.formats.map(\.name))
  func takesEveryRecordedRun(format: String) throws {
    var count = 0
    for (_, envelopes) in try TestData.recordings() {
      let bytes = try report(envelopes, as: format)
      #expect(!bytes.isEmpty || Self.saysNothingOfGoodNews.contains(format))
      count += 1
    }
    print("\(format): \(count) recorded runs")
    #expect(count > 100)
  }

  @Test(arguments: ReporterRegistry.formats.map(\.name))
  func takesARunCutAnywhere(format: String) throws {
    for (_, envelopes) in try TestData.recordings().prefix(12) {
      for end in envelopes.indices { _ = try report(Array(envelopes[..<end]), as: format) }
      for start in envelopes.indices { _ = try report(Array(envelopes[start...]), as: format) }
    }
  }

  @Test(arguments: ReporterRegistry.formats.map(\.name))
  func takesMessagesInAnyOrder(format: String) throws {
    var random = SeededGenerator(seed: 11)
    for (_, envelopes) in try TestData.recordings() {
      var messages = envelopes.filter { _ in Int.random(in: 0..<10, using: &random) > 0 }
      messages += envelopes.filter { _ in Int.random(in: 0..<10, using: &random) == 0 }
      for _ in 0..<messages.count / 4 {
        let left = Int.random(in: messages.indices, using: &random)
        let right = Int.random(in: messages.indices, using: &random)
        messages.swapAt(left, right)
      }
      let bytes = try report(messages, as: format)
      if format.hasPrefix("junit") || format == "html" { _ = try XMLNode(document: bytes) }
      if format == "json" { _ = try JSON(bytes: bytes) }
    }
  }

  @Test func progressCountsWhatTheRunCounts() throws {
    for (_, envelopes) in try TestData.recordings() {
      let text = try reportText(envelopes, as: "summary")
      let ended = envelopes.count {
        if case .testCaseFinished(let message) = $0 { !message.willBeRetried } else { false }
      }
      #expect(text.contains("\n\(ended) scenario") || text.hasPrefix("\(ended) scenario"))
    }
  }
}
