import CHostile
import StepKit

/// What a hook does, if a tag (or a parameter of the run) asks for it.
enum HookAct: String, CaseIterable {
  case throwing
  case trapping
  case exiting
  case spinning
  case leaking

  func perform() throws {
    switch self {
    case .throwing: try expect(false, "an error of a hook")
    case .trapping: _ = [1, 2][unknown(2)]
    case .exiting: exit(0)
    case .spinning: hostile_spin(600)
    case .leaking: _ = hostile_sleeper(600, 0)
    }
  }
}

/// A hook of each kind for each act, such as `@before-step-trapping`.
let hooks = StepLibrary(HostileWorld.self) {
  for moment in ["before-all", "after-all"] {
    WorldParameter(
      moment, .oneOf(HookAct.allCases.map(\.rawValue)), help: "What the hook \(moment) does.")
  }
  BeforeAll(name: "before all") { run in try perform(run.parameters["before-all"]) }
  AfterAll(name: "after all") { run in
    try note("after all", run.parameters)
    try perform(run.parameters["after-all"])
  }
  After("@noted", name: "noted") { world, scenario in
    try note("after \(scenario.name)", scenario.parameters)
  }
  for act in HookAct.allCases {
    BeforeFeature("@before-feature-\(act.rawValue)", name: "\(act) before the feature") { _ in
      try act.perform()
    }
    AfterFeature("@after-feature-\(act.rawValue)", name: "\(act) after the feature") { _ in
      try act.perform()
    }
    Before("@before-\(act.rawValue)", name: "\(act) before") { _ in try act.perform() }
    After("@after-\(act.rawValue)", name: "\(act) after") { _ in try act.perform() }
    BeforeStep("@before-step-\(act.rawValue)", name: "\(act) before each step") { _, _ in
      try act.perform()
    }
    AfterStep("@after-step-\(act.rawValue)", name: "\(act) after each step") { _, _ in
      try act.perform()
    }
  }
}

/// Code of a step library that is neither a step nor a hook.
let parameterSteps = StepLibrary(HostileWorld.self) {
  ParameterType("act", HookAct.allCases.map(\.rawValue).joined(separator: "|")) { name in
    try require(HookAct(rawValue: name), "there is no act called \(name)").perform()
  }

  When("a parameter type is {act}") { (_: inout HostileWorld, _: Void) in }
}

private func perform(_ name: String?) throws {
  guard let name else { return }
  try require(HookAct(rawValue: name), "there is no act called \(name)").perform()
}
