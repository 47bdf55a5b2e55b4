import Gherkin
import Messages
import Testing

@testable import SpecEngine

struct TimeLimitsTests {
  @Test(
    arguments: [
      ("200ms", 200.0), ("5s", 5_000), ("1.5s", 1_500), ("2m", 120_000), ("1h", 3_600_000),
      ("3", 3_000), (".5", 500), ("", nil), ("s", nil), ("0s", nil), ("-1s", nil), ("soon", nil),
      ("1e3", nil), ("5 s", nil), ("1.2.3s", nil), ("99999999999h", nil),
    ] as [(String, Double?)])
  func durations(text: String, milliseconds: Double?) {
    #expect(Duration(spelled: text) == milliseconds.map { .milliseconds($0) })
  }

  @Test(
    arguments: [
      ("@timeout(5s)", 5.0, nil), ("@timeout:5s", 5, nil), ("@timeout=5s", 5, nil),
      ("@step-timeout(2s)", nil, 2), ("@timeouts", nil, nil), ("@timeout", nil, nil),
      ("@timeout(soon)", nil, nil), ("@timeout(5)", nil, nil), ("@step-timeout=5", nil, nil),
      ("@timeout(5s", nil, nil), ("@timeout:5s)", nil, nil),
      ("@Timeout(5s)", nil, nil), ("@step_timeout(5s)", nil, nil),
    ] as [(String, Double?, Double?)])
  func tags(tag: String, scenario: Double?, step: Double?) {
    let limits = TimeLimits().overridden(by: [Pickle.Tag(name: tag, astNodeId: "1")])
    #expect(limits.scenario == scenario.map { .seconds($0) })
    #expect(limits.step == step.map { .seconds($0) })
  }

  @Test(
    arguments: [
      ("@timeout(5)", "@timeout(5s)", true), ("@step-timeout:0.5", "@step-timeout(200ms)", true),
      ("@timeout(5s", "@timeout(5s)", true), ("@timeout(", "@timeout(5s)", true),
      ("@timeout:", "@timeout(5s)", true), ("@timeout(5s))", "@timeout(5s)", true),
      ("@timeout(0s)", "@timeout(5s)", true), ("@timeout5s", "@timeout(5s)", true),
      ("@Timeout(5s)", "@timeout(5s)", false), ("@TIMEOUT=5s", "@timeout(5s)", false),
      ("@time-out(5s)", "@timeout(5s)", false), ("@timeouts(5)", "@timeout(5s)", false),
      ("@timout(5s)", "@timeout(5s)", false), ("@timeuot(5s)", "@timeout(5s)", false),
      ("@scenario-timeout(5s)", "@timeout(5s)", false),
      ("@step_timeout(5s)", "@step-timeout(200ms)", false),
      ("@steptimeout:5s", "@step-timeout(200ms)", false),
      ("@StepTimeout(5s)", "@step-timeout(200ms)", false),
      ("@step-timout(1s)", "@step-timeout(200ms)", false),
      ("@serail", "@serial", false), ("@Serial", "@serial", false), ("@serial()", "@serial", false),
      ("@seriall", "@serial", false), ("@serial:db", "@serial", false),
      ("@timeout(5s)", nil, false), ("@step-timeout=5s", nil, false), ("@timeout", nil, false),
      ("@timeout-error", nil, false), ("@timeout-2", nil, false), ("@sla(timeout:5s)", nil, false),
      ("@other:timeout", nil, false), ("@serial", nil, false), ("@serial-2", nil, false),
      ("@aerial", nil, false), ("@series", nil, false), ("@serialized", nil, false),
      ("@", nil, false),
    ] as [(String, String?, Bool)])
  func tagsThatAreNearlyOurs(tag: String, meant: String?, isUnreadable: Bool) {
    let document = GherkinDocument(
      feature: GherkinDocument.Feature(
        location: Location(line: 2, column: 1),
        tags: [GherkinDocument.Tag(location: Location(line: 1, column: 1), name: tag, id: "1")],
        language: "en", name: "f"))
    let found = warnings(about: document, tags: TagVocabulary(Plan.tags)).compactMap { warning in
      if case .nearTag(_, let meant) = warning.fact { meant } else { nil }
    }
    #expect(found.map(\.example) == [meant].compactMap { $0 })
    #expect(found.first?.isUnreadable ?? false == isUnreadable)
  }

  @Test func theNearestLimitCounts() {
    let clock = RunClock(start: Timestamp()) { 4_000_000_000 }
    func kind(_ limits: TimeLimits, began: Int64) -> (TimeLimit.Kind, Int64)? {
      TimeLimit.nearest(of: limits, clock: clock, scenarioBegan: began)
        .map { ($0.kind, $0.remaining / 1_000_000_000) }
    }
    let all = TimeLimits(step: .seconds(2), scenario: .seconds(5), run: .seconds(10))
    #expect(kind(all, began: 0)?.0 == .scenario)
    #expect(kind(all, began: 0)?.1 == 1)
    #expect(kind(all, began: 4_000_000_000)?.0 == .step)
    #expect(kind(TimeLimits(run: .seconds(5)), began: 0)?.1 == 1)
    #expect(kind(TimeLimits(), began: 0) == nil)
  }
}
