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
      ("@timeout(soon)", nil, nil), ("@timeout(5s", nil, nil), ("@timeout:5s)", nil, nil),
      ("@Timeout(5s)", nil, nil), ("@step_timeout(5s)", nil, nil),
    ] as [(String, Double?, Double?)])
  func tags(tag: String, scenario: Double?, step: Double?) {
    let limits = TimeLimits().overridden(by: [Pickle.Tag(name: tag, astNodeId: "1")])
    #expect(limits.scenario == scenario.map { .seconds($0) })
    #expect(limits.step == step.map { .seconds($0) })
  }

  @Test(
    arguments: [
      ("@timeout(5s", true), ("@timeout(", true), ("@timeout:", true), ("@timeout(5s))", true),
      ("@Timeout(5s)", true), ("@TIMEOUT=5s", true), ("@time-out(5s)", true),
      ("@step_timeout(5s)", true), ("@steptimeout:5s", true), ("@StepTimeout(5s)", true),
      ("@timeout(5s)", false), ("@step-timeout=5s", false), ("@timeout", false),
      ("@timeouts(5)", false), ("@sla(timeout:5s)", false), ("@other:timeout", false),
    ])
  func tagsThatSetNoLimit(tag: String, isUnreadable: Bool) {
    let limit = TimeLimits.Tag(tag)
    #expect((limit != nil && limit?.duration == nil) == isUnreadable)
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
