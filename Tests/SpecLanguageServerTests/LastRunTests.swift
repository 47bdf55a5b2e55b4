import Messages
import SpecTestSupport
import StepKit
import Testing

@testable import SpecLanguageServer

/// The results of the last run, as lenses, inlays and in hover.
struct LastRunTests {
  private static let feature =
    "Feature: f\n  Scenario: s\n    When I pay 5 EUR\n    Then the order is paid\n"

  /// Messages of a run in which the first step passed and the second failed, or both passed.
  private static func messages(fails: Bool) -> String {
    func time(_ nanos: Int) -> String { #"{"seconds":0,"nanos":\#(nanos)}"# }
    func result(_ status: String, _ nanos: Int, _ message: String = "") -> String {
      #"{"status":"\#(status)","duration":\#(time(nanos))\#(message)}"#
    }
    let fault = #","message":"expected paid\n- paid\n+ open""#
    return [
      #"{"gherkinDocument":{"uri":"Features/a.feature","feature":{"location":{"line":1,"column":1},"tags":[],"language":"en","keyword":"Feature","name":"f","description":"","children":[]},"comments":[]}}"#,
      #"{"pickle":{"id":"p","uri":"Features/a.feature","location":{"line":9,"column":3},"name":"s","language":"en","steps":[{"id":"s1","astNodeIds":["a1"],"text":"I pay 5 EUR"},{"id":"s2","astNodeIds":["a2"],"text":"the order is paid"}],"tags":[],"astNodeIds":["a"]}}"#,
      #"{"stepDefinition":{"id":"d1","pattern":{"source":"I pay {int} EUR","type":"CUCUMBER_EXPRESSION"},"sourceReference":{}}}"#,
      #"{"stepDefinition":{"id":"d2","pattern":{"source":"the order is {state}","type":"CUCUMBER_EXPRESSION"},"sourceReference":{}}}"#,
      #"{"testRunStarted":{"timestamp":\#(time(0))}}"#,
      #"{"testCase":{"id":"c","pickleId":"p","testSteps":[{"id":"t1","pickleStepId":"s1","stepDefinitionIds":["d1"]},{"id":"t2","pickleStepId":"s2","stepDefinitionIds":["d2"]}]}}"#,
      #"{"testCaseStarted":{"id":"r","testCaseId":"c","attempt":0,"timestamp":\#(time(0))}}"#,
      #"{"testStepFinished":{"testCaseStartedId":"r","testStepId":"t1","testStepResult":\#(result("PASSED", 1_500_000)),"timestamp":\#(time(1))}}"#,
      #"{"testStepFinished":{"testCaseStartedId":"r","testStepId":"t2","testStepResult":\#(fails ? result("FAILED", 100, fault) : result("PASSED", 100)),"timestamp":\#(time(2))}}"#,
      #"{"testCaseFinished":{"testCaseStartedId":"r","willBeRetried":false,"timestamp":\#(time(2_000_000))}}"#,
      #"{"testRunFinished":{"success":\#(!fails),"timestamp":\#(time(3_000_000))}}"#,
    ].joined(separator: "\n")
  }

  private func test(fails: Bool) throws -> ServerTest {
    let test = try ServerTest(
      ["messages.ndjson": Self.messages(fails: fails)],
      capabilities: [
        "workspace": ["codeLens": ["refreshSupport": true], "inlayHint": ["refreshSupport": true]]
      ], messages: "messages.ndjson")
    test.open("Features/a.feature", Self.feature)
    return test
  }

  private func titles(_ test: ServerTest) throws -> [String] {
    try test.request("textDocument/codeLens", test.document("Features/a.feature")).array?
      .compactMap { $0.member("command", "title")?.string } ?? []
  }

  @Test(arguments: [(true, "✘ failed in 2 ms"), (false, "✔ passed in 2 ms")])
  func lenses(_ fails: Bool, _ expected: String) throws {
    let test = try test(fails: fails)
    #expect(try titles(test) == ["▶ Run", expected, "▶ Run", expected])
    let lenses = try test.request("textDocument/codeLens", test.document("Features/a.feature"))
    #expect(
      lenses.array?.compactMap { $0.member("command", "arguments") } == [
        ["specrun", "run", "Features/a.feature"], ["specrun", "run", "Features/a.feature:2"],
      ])
  }

  /// Else it would be a list of paths.
  @Test func aLensNamesItsFeature() throws {
    let test = try ServerTest()
    test.open("@a.feature", Self.feature)
    let lenses = try test.request("textDocument/codeLens", test.document("@a.feature"))
    #expect(
      lenses.array?.compactMap { $0.member("command", "arguments") } == [
        ["specrun", "run", "./@a.feature"], ["specrun", "run", "./@a.feature:2"],
      ])
  }

  @Test func withoutARun() throws {
    let test = try ServerTest()
    test.open("Features/a.feature", Self.feature)
    #expect(try titles(test) == ["▶ Run", "▶ Run"])
  }

  @Test func inlays() throws {
    let test = try test(fails: true)
    let hints = try test.request("textDocument/inlayHint", test.range("Features/a.feature", 0, 9))
    #expect(
      hints.array?.map {
        "\($0.member("position", "line")?.integer ?? 0) \($0["label"]?.string ?? "")"
      }
        == ["1 ✘ failed in 2 ms", "3 ✘ expected paid"])
    #expect(
      try test.request("textDocument/inlayHint", test.range("Features/a.feature", 0, 1)) == [])
  }

  @Test func meanTime() throws {
    let test = try test(fails: false)
    let hover = try test.request("textDocument/hover", test.at("Features/a.feature", 2, 9))
    #expect(
      hover.member("contents", "value")?.string?.hasSuffix(
        "mean time in the last run: 1.5 ms (once)")
        == true)
  }

  @Test func nextRun() throws {
    let test = try test(fails: true)
    #expect(try titles(test).contains("✘ failed in 2 ms"))
    test.server.tick()
    #expect(test.server.takeOutgoing().isEmpty)
    try test.folder.write(Self.messages(fails: false) + "\n", to: "messages.ndjson")
    test.server.tick()
    let methods = try test.server.takeOutgoing().map { try JSON(reading: $0)["method"] }
    #expect(methods == ["workspace/codeLens/refresh", "workspace/inlayHint/refresh"])
    #expect(try titles(test).contains("✔ passed in 2 ms"))
  }

  @Test(arguments: [
    (Duration.nanoseconds(12), "12 ns"), (.microseconds(1_234), "1.23 ms"),
    (.milliseconds(12_345), "12.3 s"),
    (.seconds(2), "2 s"), (.microseconds(456), "456 µs"),
  ])
  func durations(_ duration: Duration, _ expected: String) {
    #expect(duration.shown == expected)
  }
}
