import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// `junit:strict` against the output of the official formatter.
struct JUnitStrictTests {
  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func isTheOfficialReport() throws {
    let runs = RecordedRun.all(in: "junit-xml")
    var same = 0
    var sameBytes = 0
    for run in runs {
      let actual = try report(run.envelopes(), as: "junit:strict")
      let expected = try run.golden(".default.xml")
      let isSame = try XMLNode(document: actual) == XMLNode(document: expected)
      #expect(isSame, "\(run.name):\n\(String(decoding: actual, as: UTF8.self))")
      if isSame { same += 1 }
      if actual == expected { sameBytes += 1 }
    }
    print("JUnit strict: \(same) of \(runs.count), \(sameBytes) of them byte by byte")
    #expect(same == runs.count && same > 30)
    #expect(sameBytes == same)
  }

  /// The report does not depend on when a scenario ran, as in a parallel or shuffled run.
  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func theOrderOfTheRunDoesNotMatter() throws {
    for run in RecordedRun.all(in: "junit-xml") {
      let actual = try report(backwards(run.envelopes()), as: "junit:strict")
      let expected = try run.golden(".default.xml")
      #expect(try XMLNode(document: actual) == XMLNode(document: expected), "\(run.name)")
    }
  }

  @Test(arguments: Scripts.all.map(\.0))
  func isWellFormed(script: String) throws {
    let script = try #require(Scripts.all.first { $0.0 == script }?.1)
    let root = try XMLNode(document: report(script.envelopes, as: "junit:strict"))
    #expect(root.name == "testsuite")
    #expect(root["testcase"].count == Int(root.attributes["tests"] ?? ""))
  }

  @Test func aSkippedScenarioSaysWhyInItsText() throws {
    let exception = Envelope.Exception(type: "E", message: "m", stackTrace: "E: m\nat a:1")
    let step = EventScript.Step("Given a", .skipped, "m").with { $0.exception = exception }
    let script = EventScript(features: [.init("F", [.init("S", line: 1, [step])])])
    let root = try XMLNode(document: report(script.envelopes, as: "junit:strict"))
    let skipped = try #require(root["testcase"].first?["skipped"].first)
    #expect(skipped.attributes.isEmpty)
    #expect(skipped.text == "E: m\nat a:1")
  }

  @Test func whatXMLForbidsIsNumbered() throws {
    let step = EventScript.Step.failed("Given \u{1B}[31m", "\u{1B}[31mred\u{0}\u{FFFF}")
    let script = EventScript(features: [.init("F\u{8}", [.init("S", line: 1, [step])])])
    let root = try XMLNode(document: report(script.envelopes, as: "junit:strict"))
    let testCase = try #require(root["testcase"].first)
    #expect(testCase.attributes["classname"] == "F&#8;")
    #expect(testCase["failure"].first?.text == "&#27;[31mred&#0;&#65535;")
    #expect(testCase["system-out"].first?.text.hasPrefix("Given &#27;[31m...") == true)
  }

  /// Test cases from the last to the first, each still whole.
  private func backwards(_ envelopes: [Envelope]) -> [Envelope] {
    var before: [Envelope] = []
    var cases: [[Envelope]] = []
    var after: [Envelope] = []
    var isInCase = false
    var retried = false
    for envelope in envelopes {
      if case .testCaseStarted = envelope {
        isInCase = true
        if !retried { cases.append([]) }
      }
      if isInCase {
        cases[cases.count - 1].append(envelope)
      } else if cases.isEmpty {
        before.append(envelope)
      } else {
        after.append(envelope)
      }
      if case .testCaseFinished(let message) = envelope {
        isInCase = false
        retried = message.willBeRetried
      }
    }
    return before + cases.reversed().joined() + after
  }
}
