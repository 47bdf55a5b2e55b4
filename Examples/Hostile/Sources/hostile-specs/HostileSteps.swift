import SpecCommand
import SpecTools
import StepKit

@main
struct Main {
  static func main() async { await Specrun.main([hostileSteps], tools: .all) }
}

/// The world does what a tag asks for, such as `@settle @does:exit_0`.
struct HostileWorld: World {
  let scenario: ScenarioContext

  init(_ scenario: ScenarioContext) async throws {
    self.scenario = scenario
    if scenario.tags.contains("@world") { try await perform(scenario.tags) }
  }

  mutating func settle() async throws {
    if scenario.tags.contains("@settle") { try await perform(scenario.tags) }
  }
}

private let hostileSteps = StepLibrary(HostileWorld.self) {
  surroundingSteps
  hooks

  When("it does {}") { (world: inout HostileWorld, script: String) in
    try await Script(script).perform(world.scenario)
  }

  // The evidence of what ran, written by the process that ran it.
  When("it notes {word} and does {}") {
    (world: inout HostileWorld, name: String, script: String) in
    try note("began \(name)", world.scenario.parameters)
    try await Script(script).perform(world.scenario)
    try note("ended \(name)", world.scenario.parameters)
  }

  // Code of a library that is neither a step nor a hook.
  ParameterType("act", ".+") { try Script($0).performNow() }

  When("a parameter type does {act}") { (_: inout HostileWorld, _: Void) in }
}

/// A hook of each kind that does what a tag, or a parameter of the run, asks for.
private let hooks = StepLibrary(HostileWorld.self) {
  WorldParameter("before-all", help: "What the hook before the run does.")
  WorldParameter("after-all", help: "What the hook after the run does.")
  BeforeAll(name: "before all") { run in
    try await Script(run.parameters["before-all"] ?? "").perform()
  }
  AfterAll(name: "after all") { run in
    try note("after all", run.parameters)
    try await Script(run.parameters["after-all"] ?? "").perform()
  }
  BeforeFeature("@before-feature", name: "before feature") { try await perform($0.tags) }
  AfterFeature("@after-feature", name: "after feature") { try await perform($0.tags) }
  Before("@before", name: "before") { _, scenario in try await perform(scenario.tags) }
  After("@after", name: "after") { _, scenario in try await perform(scenario.tags) }
  BeforeStep("@before-step", name: "before step") { try await perform($1.scenario.tags) }
  AfterStep("@after-step", name: "after step") { try await perform($1.scenario.tags) }
  After("@noted", name: "noted") { _, scenario in
    try note("after \(scenario.name)", scenario.parameters)
  }
}

/// Performs what a tag such as `@does:exit_0` asks for.
private func perform(_ tags: [String]) async throws {
  for tag in tags where tag.hasPrefix("@does:") {
    try await Script(tag.dropFirst(6).split(separator: "_").joined(separator: " ")).perform()
  }
}
