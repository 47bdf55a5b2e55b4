import Foundation
import Messages
import SpecReporting
import SpecTestSupport
import Testing

@testable import SpecMerging

/// Messages of other Cucumbers, merged.
@Suite(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
struct ForeignMergeTests {
  @Test func aRunAloneStaysAsItIs() throws {
    var count = 0
    for (name, envelopes) in try TestData.recordings() {
      let merge = Merge([Recording(name: name, envelopes: envelopes)])
      #expect(merge.envelopes == envelopes, "\(name)")
      #expect(merge.isSuccess == envelopes.isGreen, "\(name)")
      count += 1
    }
    print("Merged alone: \(count) recorded runs")
    #expect(count > 100)
  }

  @Test func twiceTheSameIsTheSameTriedTwice() throws {
    for (name, envelopes) in try TestData.recordings() {
      let recording = Recording(name: name, envelopes: envelopes)
      let merge = Merge([recording, recording])
      #expect(merge.isSuccess == envelopes.isGreen, "\(name)")
      for kind in ["pickle", "testCase", "source", "gherkinDocument", "stepDefinition", "hook"] {
        #expect(merge.envelopes.count(of: kind) == envelopes.count(of: kind), "\(name): \(kind)")
      }
      for kind in ["testCaseStarted", "testStepFinished"] {
        #expect(
          merge.envelopes.count(of: kind) == 2 * envelopes.count(of: kind), "\(name): \(kind)")
      }
      check(merge.envelopes, name)
    }
  }

  @Test func differentRunsAreAllThere() throws {
    let runs = try TestData.recordings().filter {
      !$0.name.contains("cucumber-json") && !$0.name.contains("junit")
    }
    let recordings = runs.map { Recording(name: $0.name, envelopes: $0.envelopes) }
    let merge = Merge(recordings)
    #expect(!merge.isSuccess)
    for kind in ["pickle", "testCase", "testCaseStarted", "attachment", "testStepFinished"] {
      let sum = runs.reduce(0) { $0 + $1.envelopes.count(of: kind) }
      #expect(merge.envelopes.count(of: kind) == sum, "\(kind)")
    }
    #expect(merge.envelopes.count(of: "testRunFinished") == 1)
    check(merge.envelopes, "all")
  }

  @Test func aRunCutAnywhereIsNeverGreen() throws {
    var cuts = 0
    for (name, envelopes) in try TestData.recordings() where name.contains("compatibility-kit") {
      let whole = Recording(name: "whole", envelopes: envelopes)
      for end in envelopes.indices {
        let cut = Recording(name: "cut", envelopes: Array(envelopes[..<end]))
        let alone = Merge([cut])
        #expect(!alone.isSuccess && !alone.envelopes.isGreen, "\(name) cut at \(end)")
        let joined = Merge([whole, cut])
        #expect(!joined.isSuccess && !joined.envelopes.isGreen, "\(name) cut at \(end)")
        cuts += 1
      }
      for lost in envelopes.indices where envelopes[lost].carriesResult {
        let rest = Recording(
          name: "lost",
          envelopes: envelopes.enumerated().filter { $0.offset != lost }.map(\.element))
        #expect(!Merge([rest]).isSuccess, "\(name) without message \(lost)")
        #expect(!Merge([rest, rest]).isSuccess, "\(name) without message \(lost)")
      }
    }
    print("Merged: \(cuts) cut runs")
  }

  @Test func messagesInAnyOrderNeverTrap() throws {
    var random = SeededGenerator(seed: 5)
    for (name, envelopes) in try TestData.recordings() {
      var messages = envelopes.filter { _ in Int.random(in: 0..<10, using: &random) > 0 }
      for _ in 0..<messages.count / 4 {
        let left = Int.random(in: messages.indices, using: &random)
        let right = Int.random(in: messages.indices, using: &random)
        messages.swapAt(left, right)
      }
      let recording = Recording(name: name, envelopes: messages)
      _ = Merge([recording])
      _ = Merge([recording, Recording(name: "whole", envelopes: envelopes), recording])
    }
  }

  private func check(_ envelopes: [Envelope], _ name: String) {
    #expect(envelopes.idFaults == [], "\(name)")
    for envelope in envelopes {
      var line: [UInt8] = []
      envelope.appendJSON(to: &line)
      guard let schema = Self.schema, let json = try? JSON(bytes: line) else { continue }
      #expect(schema.violations(of: json, against: "Envelope.schema.json") == [], "\(name)")
    }
  }

  private static let schema = TestData.root.flatMap {
    try? JSONSchema(folder: $0.appendingPathComponent("messages"))
  }
}

extension [Envelope] {
  fileprivate func count(of kind: String) -> Int {
    count { "\($0)".hasPrefix("\(kind)(") }
  }
}

extension Envelope {
  /// Whether a run without it is incomplete.
  fileprivate var carriesResult: Bool {
    switch self {
    case .pickle, .testCase, .testCaseStarted, .testStepFinished, .testCaseFinished,
      .testRunHookFinished, .testRunFinished:
      true
    default: false
    }
  }
}
