import Messages
import SpecReporting
import SpecTestSupport
import Testing

/// The counts of step definitions, and their order.
struct UsageTests {
  @Test func theOneThatTookMostComesFirst() throws {
    let text = try usage([
      .init(
        "F", [.init("A", line: 3, [step("Given a", 10), step("When b", 30), step("Then c", 20)])])
    ])
    let order = text.split(separator: "\n").compactMap { line in
      ["b", "c", "a"].first { line.contains("  \($0)  # Steps/") }
    }
    #expect(order == ["b", "c", "a"])
    #expect(text.contains("   1     1    0.030s    0.030s  b  # Steps/Steps.swift:11\n"))
    #expect(text.contains("3 step definitions\n0.060s in their code\n"))
  }

  @Test func meanAndSlowestAreOfAllRuns() throws {
    var envelopes = EventScript(features: [
      .init("F", (1...5).map { .init("A", line: $0 * 10, [step("Given a", $0 * 10)]) })
    ]).envelopes
    // One definition for all, and one that nothing uses.
    let ids = envelopes.compactMap { envelope -> String? in
      if case .stepDefinition(let definition) = envelope { definition.id } else { nil }
    }
    envelopes = envelopes.map { envelope in
      guard case .testCase(var testCase) = envelope else { return envelope }
      testCase.testSteps[0].stepDefinitionIds = [ids[0]]
      return .testCase(testCase)
    }
    let text = try reportText(envelopes, as: "usage")
    #expect(text.contains("   5     5    0.030s    0.150s  a  # Steps/Steps.swift:10\n"))
    let slowest = text.split(separator: "\n").filter { $0.contains("Given a") }
    #expect(slowest.map { $0.drop { $0 == " " }.prefix(6) } == ["0.050s", "0.040s", "0.030s"])
    #expect(text.contains("Unused step definitions:\n\n  a  # Steps/Steps.swift:10\n"))
    #expect(text.contains("5 step definitions (4 unused)\n"))
  }

  @Test func aRetryRunsAgainAndIsOneUse() throws {
    let failed = EventScript.Step.failed("Given a", "no").with { $0.milliseconds = 10 }
    let text = try usage([
      .init("F", [.init("A", line: 3, [step("Given a", 20)], earlier: [[failed]])])
    ])
    #expect(text.contains("   1     2    0.015s    0.030s  a"))
  }

  @Test(arguments: [
    (TestStepResult.Status.skipped, "0"), (.ambiguous, "0"), (.pending, "1"), (.failed, "1"),
  ])
  func whatDidNotRunTookNoTime(status: TestStepResult.Status, runs: String) throws {
    let text = try usage([.init("F", [.init("A", line: 3, [.init("Given a", status)])])])
    #expect(text.contains("   1     \(runs)    0.000s    0.000s  a"))
  }

  @Test func problemsBesideTheScenariosAreListed() throws {
    let text = try usage([], hasProblem: true)
    #expect(text.contains("AfterAll hook: stop: gone\n"))
  }

  @Test(.enabled(if: TestData.root != nil, "\(TestData.whySkipped)"))
  func failuresOfEveryRecordedRunAreCounted() throws {
    for (_, envelopes) in try TestData.recordings() {
      let facts = RunFacts(envelopes)
      let text = try reportText(envelopes, as: "usage")
      let count = facts.failed.count
      let sentence = "\n\(count) \(count == 1 ? "scenario" : "scenarios") did not pass\n"
      #expect(text.contains(sentence) == (count > 0))
    }
  }

  private func step(_ text: String, _ milliseconds: Int) -> EventScript.Step {
    .passed(text).with { $0.milliseconds = milliseconds }
  }

  private func usage(_ features: [EventScript.Feature], hasProblem: Bool = false) throws -> String {
    let hooks =
      hasProblem ? [EventScript.RunHook("stop", .afterTestRun, .failed, "gone")] : []
    let script = EventScript(features: features, runHooks: hooks)
    return try reportText(script.envelopes, as: "usage")
  }
}
