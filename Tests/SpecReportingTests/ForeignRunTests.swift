import Foundation
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
    for envelopes in try runs() {
      let bytes = try report(envelopes, as: format)
      #expect(!bytes.isEmpty || Self.saysNothingOfGoodNews.contains(format))
      count += 1
    }
    print("\(format): \(count) recorded runs")
    #expect(count > 100)
  }

  @Test(arguments: ReporterRegistry.formats.map(\.name))
  func takesARunCutAnywhere(format: String) throws {
    for envelopes in try runs().prefix(12) {
      for end in envelopes.indices { _ = try report(Array(envelopes[..<end]), as: format) }
      for start in envelopes.indices { _ = try report(Array(envelopes[start...]), as: format) }
    }
  }

  @Test(arguments: ReporterRegistry.formats.map(\.name))
  func takesMessagesInAnyOrder(format: String) throws {
    var random = SeededGenerator(seed: 11)
    for envelopes in try runs() {
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
    for envelopes in try runs() {
      let text = try reportText(envelopes, as: "summary")
      let ended = envelopes.count {
        if case .testCaseFinished(let message) = $0 { !message.willBeRetried } else { false }
      }
      #expect(text.contains("\n\(ended) scenario") || text.hasPrefix("\(ended) scenario"))
    }
  }

  private func runs() throws -> [[Envelope]] {
    try ["compatibility-kit", "junit-xml", "cucumber-json"].flatMap { folder in
      try TestData.files(in: folder, suffixes: [".ndjson"]).map { file in
        try NDJSONReader([UInt8](Data(contentsOf: file))).map { try $0.result.get() }
      }
    }
  }
}
