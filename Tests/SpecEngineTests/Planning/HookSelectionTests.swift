import Messages
import StepKit
import Testing

@testable import SpecEngine

/// Which scenarios a hook is for, beside its tag expression: those that use its World.
@Suite struct HookSelectionTests {
  struct One: World { init(_ scenario: ScenarioContext) {} }
  struct Other: World { init(_ scenario: ScenarioContext) {} }

  private let libraries = [
    StepLibrary(One.self) {
      Given("one") { _ in }
      Before(name: "one") { _ in }
    },
    StepLibrary(Other.self) {
      Given("other") { _ in }
      Given("twice") { _ in }
      After(name: "other") { _ in }
    },
    StepLibrary(EmptyWorld.self) {
      Before(name: "everywhere") { _ in }
    },
  ]

  @Test(
    "hooks of the Worlds in use, of none in use, and of Worlds without steps",
    arguments: [
      ("* one", ["one", "everywhere"]),
      ("* other", ["everywhere", "other"]),
      ("* one\n  * other", ["one", "everywhere", "other"]),
      ("* nobody knows", ["one", "everywhere", "other"]),
      ("* one\n  * nobody knows", ["one", "everywhere"]),
    ])
  func hooks(steps: String, expected: [String]) throws {
    let plan = try makePlan(["Feature: f\n Scenario: s\n  \(steps)"], libraries)
    let names = plan.allCases[0].steps.compactMap { step -> String? in
      guard case .hook(let index) = step else { return nil }
      return plan.supportCode.hooks[index].hook.name
    }
    #expect(names == expected)
  }
}
