import Judging
import Testing

/// Tests that the judge notices what it should, since it is trusted for every sample.
struct KitJudgeTests {
  private static let stream = [
    #"{"meta":{"protocolVersion":"1"}}"#,
    #"{"source":{"uri":"x/a.feature","data":"Feature:"}}"#,
    #"{"stepDefinition":{"id":"3","pattern":{"source":"a"},"sourceReference":{"uri":"a.ts"}}}"#,
    #"{"testCase":{"id":"5","testSteps":[{"id":"6","stepDefinitionIds":["3"]}]}}"#,
    #"{"suggestion":{"id":"7","snippets":[{"language":"ts","code":"x"}]}}"#,
    #"{"testStepFinished":{"testStepId":"6","timestamp":{"seconds":1},"#
      + #""testStepResult":{"status":"FAILED","message":"m","duration":{"nanos":4},"#
      + #""exception":{"type":"Error","message":"m","stackTrace":"s"}}}}"#,
    #"{"testCaseFinished":{"testCaseStartedId":"6","willBeRetried":false}}"#,
    #"{"testRunFinished":{"testRunStartedId":"8","success":false,"message":"m"}}"#,
  ]

  @Test func acceptsItself() throws {
    #expect(try differences { _ in }.isEmpty)
  }

  @Test(arguments: [
    (0, "protocolVersion\":\"1", "protocolVersion\":\"2"),
    (1, "x/a.feature", "/elsewhere/a.feature"),
    (2, #""uri":"a.ts""#, #""uri":"b.swift","location":{"line":1}"#),
    (4, "\"ts\"", "\"swift\""),
    (4, "\"x\"", "\"y\""),
    (5, "\"seconds\":1", "\"seconds\":2"),
    (5, "\"nanos\":4", "\"nanos\":5"),
    (5, "\"stackTrace\":\"s\"", "\"stackTrace\":\"t\""),
    (5, "\"message\":\"m\"", "\"message\":\"n\""),
  ])
  func forgives(line: Int, old: String, new: String) throws {
    #expect(try differences { $0[line] = replace(old, by: new, in: $0[line]) }.isEmpty)
  }

  @Test func forgivesOtherIds() throws {
    let found = try differences { lines in
      for (old, new) in [("3", "x3"), ("5", "x5"), ("6", "x6"), ("7", "x7")] {
        lines = lines.map { replace("\"\(old)\"", by: "\"\(new)\"", in: $0) }
      }
    }
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    (1, "a.feature", "b.feature"),
    (1, "Feature:", "Feature: "),
    (2, "\"source\":\"a\"", "\"source\":\"b\""),
    (2, #","sourceReference":{"uri":"a.ts"}"#, ""),
    (2, #"{"uri":"a.ts"}"#, #""a.ts""#),
    (3, "[\"3\"]", "[\"5\"]"),
    (3, "[\"3\"]", "[]"),
    (3, "[\"3\"]", "[\"3\",\"3\"]"),
    (4, #","code":"x""#, ""),
    (5, "FAILED", "PASSED"),
    (5, #","duration":{"nanos":4}"#, ""),
    (5, #""timestamp":{"seconds":1}"#, #""timestamp":1"#),
    (5, #""type":"Error""#, #""type":"Mistake""#),
    (5, #","stackTrace":"s""#, ""),
    (5, #""message":"m","duration""#, #""duration""#),
    (5, "\"testStepId\":\"6\"", "\"testStepId\":\"5\""),
    (6, "false", "true"),
    (6, "false", "false,\"extra\":1"),
    (7, "\"message\":\"m\"", "\"message\":\"n\""),
  ])
  func seesAnAlteredMessage(line: Int, old: String, new: String) throws {
    #expect(try !differences { $0[line] = replace(old, by: new, in: $0[line]) }.isEmpty)
  }

  @Test func seesADroppedMessage() throws {
    for line in 1..<Self.stream.count {
      #expect(try !differences { $0.remove(at: line) }.isEmpty)
    }
  }

  @Test func seesAnAddedMessage() throws {
    for line in 1..<Self.stream.count {
      #expect(try !differences { $0.insert($0[line], at: line) }.isEmpty)
    }
  }

  @Test func seesReorderedMessages() throws {
    for line in 1..<Self.stream.count - 1 {
      #expect(try !differences { $0.swapAt(line, line + 1) }.isEmpty)
    }
  }

  private func differences(_ change: (inout [String]) -> Void) throws -> [String] {
    var lines = Self.stream
    change(&lines)
    return KitJudge.differences(
      actual: try lines.map { try JSON(bytes: $0.utf8) },
      expected: try Self.stream.map { try JSON(bytes: $0.utf8) })
  }

  private func replace(_ old: String, by new: String, in line: String) -> String {
    let changed = line.split(separator: old, omittingEmptySubsequences: false)
      .joined(separator: new)
    return changed
  }
}
