import Messages
import Testing

@testable import StepKit

/// Steps on the main actor and over other actors.
struct ActorTests {
  @MainActor private final class Screen {
    private(set) var title = ""

    nonisolated init() {}

    func show(_ text: String) { title = text }
  }

  private actor Bank {
    private(set) var balance = 0

    func deposit(_ amount: Int) { balance += amount }
  }

  /// Holds actors, so that it may itself go from one to the other.
  private struct Holding: World {
    let screen = Screen()
    let bank = Bank()
    var steps = 0

    init(_ scenario: ScenarioContext) {}
  }

  private final class Drawing { var lines = 0 }

  /// Lives on the main actor, with what must not leave it.
  @MainActor private struct Living: World {
    let drawing = Drawing()
    var isSettled = false

    init(_ scenario: ScenarioContext) async throws { MainActor.assertIsolated() }

    mutating func settle() async throws {
      MainActor.assertIsolated()
      isSettled = true
    }
  }

  @Test func aWorldThatHoldsActors() async throws {
    let steps = StepLibrary(Holding.self) {
      Before { @MainActor world in
        MainActor.assertIsolated()
        world.steps += 1
      }
      Given("plain") { @MainActor world in
        MainActor.assertIsolated()
        world.screen.show("plain")
        world.steps += 1
      }
      Given("scenario") { @MainActor world, scenario in
        MainActor.assertIsolated()
        world.screen.show(scenario.name)
        world.steps += 1
      }
      Given("value") { @MainActor (world: inout Holding, text: String) in
        MainActor.assertIsolated()
        try expect(world.screen.title, equals: text)
        world.steps += 1
      }
      When("awaited") { world in
        await world.bank.deposit(5)
        await world.screen.show("awaited")
        try expect(await world.bank.balance, equals: 5)
        world.steps += 1
      }
      Then("changed") { world in
        try expect(world.steps, equals: 5)
        try expect(await world.screen.title, equals: "awaited")
      }
    }
    try await run(
      steps, ["value": [.transformed(Pickle.example.name)]],
      order: ["plain", "scenario", "value", "awaited", "changed"])
  }

  @Test func aWorldOnTheMainActor() async throws {
    let steps = StepLibrary(Living.self) {
      Given("drawn") { @MainActor world in
        try expect(!world.isSettled)
        world.drawing.lines += 1
      }
      Given("drawn again") { @MainActor (world: inout Living, lines: Int) in
        world.drawing.lines += lines
      }
      Then("seen") { @MainActor world in
        try expect(world.drawing.lines, equals: 3)
        try expect(world.isSettled)
      }
    }
    try await run(
      steps, ["drawn again": [.transformed(2)]], order: ["drawn", "drawn again", "seen"])
  }

  /// Runs the hooks of a library, then its steps.
  private func run(
    _ library: StepLibrary, _ values: [String: [StepValue]], order: [String]
  ) async throws {
    let state = TestCaseState(
      context: ScenarioContext(pickle: .example, attempt: 0, resources: .none))
    var steps: [String: StepDefinition] = [:]
    for item in library.items {
      switch item {
      case .step(let step): steps[step.pattern.source] = step
      case .hook(let hook):
        if case .scenario(_, let body) = hook.body { try await body(state) }
      default: break
      }
    }
    for name in order {
      try await #require(steps[name]).body(state, values[name] ?? [])
    }
  }
}
