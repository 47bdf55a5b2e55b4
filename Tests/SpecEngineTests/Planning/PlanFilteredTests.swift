import Messages
import StepKit
import Testing

@testable import SpecEngine

struct PlanFilteredTests {
  @Test("it has the chosen test cases alone, with the ids they had", arguments: [false, true])
  func keepsIds(isReversed: Bool) async throws {
    let plan = try makePlan(
      [
        "Feature: f\n Scenario: a\n  * x\n Scenario: b\n  * x\n",
        "Feature: g\n Scenario: c\n  * x\n",
      ],
      order: isReversed ? .reverse : .defined)
    let chosen = plan.filtered { $0.pickle.name != "a" }
    #expect(chosen.count == 2)
    #expect(chosen.cases.map(\.description) == (isReversed ? names.reversed() : names))
    let ids = Dictionary(uniqueKeysWithValues: plan.cases.map { ($0.pickle.name, $0.id) })
    #expect(chosen.cases.map(\.id) == chosen.cases.map { ids[$0.pickle.name] })
    #expect(chosen.filtered { $0.pickle.name == "c" }.cases.map(\.id) == [ids["c"]])
    #expect(plan.filtered { _ in false }.count == 0)
  }

  @Test("test cases that are too many to be kept have the same ids as well")
  func keepsIdsOfMany() throws {
    let steps = String(repeating: "  * x\n", count: 7_000)
    let plan = try makePlan(
      ["Feature: f\n" + "abc".map { " Scenario: \($0)\n\(steps)" }.joined()],
      [StepLibrary(EmptyWorld.self) { Step("x") { _ in } }])
    let chosen = plan.filtered { $0.pickle.name == "b" }
    #expect(chosen.cases.map(\.id) == plan.cases.dropFirst().prefix(1).map(\.id))
    #expect(chosen.cases.map(\.pickle.name) == ["b"])
  }

  private let names = ["a.feature:4: b", "b.feature:2: c"]

  @Test("it runs as a plan, with the hooks and tags of its own features", arguments: [1, 2])
  func runs(parallel: Int) async throws {
    let library = StepLibrary(EmptyWorld.self) {
      BeforeFeature("@g") { _ in }
      Step("x") { _ in }
    }
    let plan = try makePlan(
      [
        "Feature: f\n Scenario: a\n  * x\n",
        "@g\nFeature: g\n @serial\n Scenario: b\n  * x\n Scenario: c\n  * x\n Scenario: d\n  * x\n",
      ], [library])
    let (messages, success) = await run(
      plan.filtered { ["b", "c"].contains($0.pickle.name) }, parallel: parallel)
    #expect(success)
    #expect(messages.count { if case .testCase = $0 { true } else { false } } == 2)
    #expect(messages.statuses == [.passed, .passed])
    #expect(messages.count { if case .testRunHookFinished = $0 { true } else { false } } == 1)
  }
}
