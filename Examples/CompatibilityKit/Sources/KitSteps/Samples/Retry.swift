import StepKit

private struct RetryWorld: World {
  /// 1 for the first.
  let attempt: Int

  init(_ scenario: ScenarioContext) { attempt = scenario.attempt }
}

let retry = StepLibrary(RetryWorld.self) {
  Given("a step that always passes") { _ in }

  Given("a step that passes the second time") { world in
    if world.attempt < 2 { throw Kit.Error("Exception in step") }
  }

  Given("a step that passes the third time") { world in
    if world.attempt < 3 { throw Kit.Error("Exception in step") }
  }

  Given("a step that always fails") { _ in throw Kit.Error("Exception in step") }
}
