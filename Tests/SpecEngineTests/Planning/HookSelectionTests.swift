import Messages
import StepKit
import Testing

@testable import SpecEngine

/// Which scenarios a hook is for, apart from its tag expression: those that use its World, in features that see
/// its library.
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

  private let scoped = [
    StepLibrary(One.self, in: "one/") {
      BeforeAll(name: "run one") { _ in }
      BeforeFeature(name: "feature one") { _ in }
      Before(name: "scenario one") { _ in }
      AfterStep(name: "step one") { _ in }
    },
    StepLibrary(Other.self, in: "other/") {
      BeforeFeature(name: "feature other") { _ in }
      Before(name: "scenario other") { _ in }
      AfterAll(name: "run other") { _ in }
    },
    StepLibrary {
      Step("it") { _ in }
      BeforeAll(name: "run") { _ in }
    },
  ]

  @Test(
    "hooks of the libraries that a feature sees",
    arguments: [
      (["one/a.feature"], "run one, run, feature one, scenario one, step one"),
      (["other/a.feature"], "run, feature other, scenario other, run other"),
      (
        ["a.feature"],
        "run one, run, feature one, feature other, scenario one, scenario other, step one, run other"
      ),
      (
        ["one/a.feature", "other/b.feature"],
        "run one, run, feature one, scenario one, step one, feature other, scenario other, run other"
      ),
    ])
  func hooksOfSeenLibraries(paths: [String], expected: String) async throws {
    let text = "Feature: f\n Scenario: s\n  * it"
    let plan = try makePlan(paths.map { _ in text }, scoped, paths: paths)
    let (messages, _) = await run(plan)
    var names: [String: String] = [:]
    for case .hook(let hook) in plan.supportCode.messages {
      names[hook.id] = hook.name.map { String($0.replacing("BeforeFeature: ", with: "")) }
    }
    var hooks: [String: String] = [:]
    var ran: [String] = []
    for message in messages {
      switch message {
      case .testCase(let testCase):
        for step in testCase.testSteps { hooks[step.id] = step.hookId.flatMap { names[$0] } }
      case .testRunHookStarted(let hook): ran.append(names[hook.hookId] ?? "")
      case .testStepStarted(let step): if let name = hooks[step.testStepId] { ran.append(name) }
      default: break
      }
    }
    #expect(ran.joined(separator: ", ") == expected)
  }
}
