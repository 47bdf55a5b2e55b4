import Messages
import Synchronization
import Testing

@testable import StepKit

struct WorldTests {
  /// Counts its makings under the name of the scenario it was made for.
  private struct Counter: World {
    static let made = Mutex<[String: Int]>([:])
    var value = 0
    init(_ scenario: ScenarioContext) {
      Self.made.withLock { $0[scenario.name, default: 0] += 1 }
    }
  }
  private struct Log: World {
    var lines: [String] = []
    init(_ scenario: ScenarioContext) {}
  }
  private struct Broken: World {
    struct NoDatabase: Error {}
    init(_ scenario: ScenarioContext) throws { throw NoDatabase() }
  }
  private struct Whoops: Error {}

  @Test func madeLazilyOnceAnAttempt() async throws {
    let steps = StepLibrary(Counter.self) {
      Given("a") { world in world.value += 1 }
      Given("b") { (world: inout Counter, n: Int) in world.value += n }
      Given("c") { world in try expect(world.value, equals: 11) }
    }
    let name = "madeLazilyOnceAnAttempt"
    let state = makeState(name)
    #expect(made(name) == 0)
    try await run(steps, "a", in: state)
    try await run(steps, "b", [.transformed(10)], in: state)
    try await run(steps, "c", in: state)
    #expect(made(name) == 1)
    let retry = makeState(name)
    await #expect(throws: ExpectationFailure.self) { try await run(steps, "c", in: retry) }
    #expect(made(name) == 2)
  }

  @Test func keptAfterAThrowingStep() async throws {
    let steps = StepLibrary(Counter.self) {
      Given("a") { world in
        world.value = 7
        throw Whoops()
      }
      Given("b") { world in try expect(world.value, equals: 7) }
    }
    let state = makeState("keptAfterAThrowingStep")
    await #expect(throws: Whoops.self) { try await run(steps, "a", in: state) }
    try await run(steps, "b", in: state)
    #expect(made("keptAfterAThrowingStep") == 1)
  }

  @Test func twoWorldsInOneScenario() async throws {
    let counting = StepLibrary(Counter.self) {
      Given("count") { world in world.value += 1 }
      Then("counted") { (world: inout Counter, n: Int) in try expect(world.value, equals: n) }
    }
    let logging = StepLibrary(Log.self) {
      Given("log") { world in world.lines.append("x") }
      Then("logged") { (world: inout Log, n: Int) in try expect(world.lines.count, equals: n) }
    }
    let state = makeState("twoWorldsInOneScenario")
    try await run(counting, "count", in: state)
    try await run(logging, "log", in: state)
    try await run(counting, "count", in: state)
    try await run(counting, "counted", [.transformed(2)], in: state)
    try await run(logging, "logged", [.transformed(1)], in: state)
    #expect(made("twoWorldsInOneScenario") == 1)
  }

  @Test func whatMakingItThrowsFailsTheStep() async {
    let steps = StepLibrary(Broken.self) { Given("a") { _ in } }
    let state = makeState("whatMakingItThrowsFailsTheStep")
    for _ in 0..<2 {
      await #expect(throws: Broken.NoDatabase.self) { try await run(steps, "a", in: state) }
    }
  }

  @Test func valuesComeBeforeTheWorld() async {
    let steps = StepLibrary(Counter.self) { Given("a") { (_: inout Counter, _: Int8) in } }
    let state = makeState("valuesComeBeforeTheWorld")
    await #expect(throws: StepValueError.self) {
      try await run(steps, "a", [.transformed(300)], in: state)
    }
    #expect(made("valuesComeBeforeTheWorld") == 0)
  }

  @Test func emptyWorld() async throws {
    let steps = StepLibrary(EmptyWorld.self) { Given("a") { _ in } }
    try await run(steps, "a", in: makeState("emptyWorld"))
  }

  @Test func hooksShareTheWorld() async throws {
    let library = StepLibrary(Log.self) {
      Before { world in world.lines.append("before") }
      After { (world: inout Log, scenario: ScenarioContext) in
        scenario.log("\(world.lines) \(scenario.status)")
      }
    }
    let state = makeState("hooksShareTheWorld")
    for case .hook(let hook) in library.items {
      if case .scenario(_, let body) = hook.body { try await body(state) }
    }
    let attachments = state.context.takeAttachments()
    guard case .text(let text)? = attachments.first?.body else {
      Issue.record("no log")
      return
    }
    #expect(text == "[\"before\"] unknown")
  }

  private func made(_ name: String) -> Int { Counter.made.withLock { $0[name] ?? 0 } }

  private func makeState(_ name: String) -> TestCaseState {
    var pickle = Pickle.example
    pickle.name = name
    return TestCaseState(
      context: ScenarioContext(pickle: pickle, attempt: 0, resources: .none))
  }

  private func run(
    _ library: StepLibrary, _ pattern: StepPattern, _ values: [StepValue] = [],
    in state: TestCaseState
  ) async throws {
    for case .step(let step) in library.items where step.pattern == pattern {
      return try await step.body(state, values)
    }
    Issue.record("no step \(pattern.source)")
  }
}
