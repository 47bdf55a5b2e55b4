import Messages
import SpecReporting
import SpecTestSupport
import Testing

@testable import func SpecReporting.serviceMessage

/// Service messages as a server reads them.
struct TeamCityTests {
  @Test(arguments: [
    ("a|b'c[d]e", "a||b|'c|[d|]e"), ("a\nb\r\nc", "a|nb|r|nc"),
    ("\u{85}\u{2028}\u{2029}", "|x|l|p"),
    ("\u{1B}[31mred\u{1B}[m\0\u{7F}\u{9B}", "red\u{FFFD}\u{FFFD}\u{FFFD}"), ("a\tb é", "a\tb é"),
    ("##teamcity[x]", "##teamcity|[x|]"),
  ])
  func valuesAreEscaped(text: String, expected: String) {
    #expect(serviceMessage("m", [("name", text)]) == "##teamcity[m name='\(expected)']\n")
  }

  @Test func aComparisonHasItsValues() throws {
    let step = EventScript.Step.failed("Then a", "mismatch in it\nexpected: [1]\n  actual: [2]")
    let text = try reportText([.init("F", [.init("A", line: 3, [step])])], as: "teamcity")
    #expect(
      text.contains(
        "testFailed name='A' type='comparisonFailure' message='mismatch in it' details="))
    #expect(text.contains(" expected='|[1|]' actual='|[2|]']"))
  }

  @Test func longTextIsCutAndSaysSo() {
    let message = serviceMessage("m", [("name", String(repeating: "x", count: 10_000_000))])
    #expect(message.utf8.count < 300_000)
    #expect(message.hasSuffix("x… (9737856 more bytes)']\n"))
  }

  @Test(arguments: Scripts.all.map(\.0))
  func everyScriptIsATree(script: String) throws {
    let envelopes = try #require(Scripts.all.first { $0.0 == script }?.1).envelopes
    let tree = try Tree(report(envelopes, as: "teamcity"))
    #expect(tree.problems == [])
    #expect((tree.failed == 0) == RunFacts(envelopes).isGreen)
  }

  @Test func workersHaveTheirOwnFlowsAndSuites() throws {
    let worker = ["1": "a", "2": "b"]
    var attempts = 0
    let envelopes = Scripts.mixed.envelopes.map { envelope in
      guard case .testCaseStarted(var message) = envelope else { return envelope }
      attempts += 1
      message.workerId = worker["\(attempts % 2 + 1)"]
      return .testCaseStarted(message)
    }
    let bytes = try report(envelopes, as: "teamcity")
    let tree = try Tree(bytes)
    #expect(tree.problems == [])
    #expect(tree.flows == ["a", "b"])
  }

  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func noFailureOfARecordedRunIsLost() throws {
    var count = 0
    for (_, envelopes) in try TestData.recordings() {
      let facts = RunFacts(envelopes)
      let tree = try Tree(report(envelopes, as: "teamcity"))
      #expect(tree.problems == [])
      // The run itself may have something to say as well.
      let failures = facts.failed.count + facts.problems
      #expect(failures...failures + 1 ~= tree.failed)
      #expect((tree.failed == 0) == facts.isGreen)
      #expect(tree.ignored == facts.skipped)
      count += tree.tests
    }
    print("teamcity: \(count) tests of recorded runs")
  }
}

/// The messages read back: whether they nest, and how many tests ended how.
private struct Tree {
  var problems: [String] = []
  var flows: Set<String> = []
  var tests = 0
  var failed = 0
  var ignored = 0

  init(_ bytes: [UInt8]) throws {
    var open: [String: [String]] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let match = try #require(
        line.wholeMatch(of: /##teamcity\[(\w+)((?: \w+='(?:[^|'\[\]]|\|.)*')*)\]/), "\(line)")
      let attributes = Dictionary(
        match.2.matches(of: /(\w+)='((?:[^|'\[\]]|\|.)*)'/).map { ($0.1, $0.2) }
      ) { first, _ in first }
      let flow = attributes["flowId"].map(String.init) ?? ""
      let name = attributes["name"].map(String.init) ?? ""
      if !flow.isEmpty { flows.insert(flow) }
      switch match.1 {
      case "testSuiteStarted": open[flow, default: []].append("suite \(name)")
      case "testStarted":
        tests += 1
        open[flow, default: []].append("test \(name)")
      case "testSuiteFinished": close("suite \(name)", &open[flow, default: []])
      case "testFinished": close("test \(name)", &open[flow, default: []])
      default:
        if open[flow]?.last != "test \(name)" { problems.append("outside of its test: \(line)") }
        if match.1 == "testIgnored" { ignored += 1 }
        if match.1 == "testFailed" { failed += 1 }
      }
    }
    for (flow, names) in open where !names.isEmpty { problems.append("open in \(flow): \(names)") }
  }

  private mutating func close(_ name: String, _ open: inout [String]) {
    if open.popLast() != name { problems.append("\(name) is closed and not open") }
  }
}
