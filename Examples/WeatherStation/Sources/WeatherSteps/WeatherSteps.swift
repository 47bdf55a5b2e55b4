public import StepKit
import Synchronization
import Testing
import Weather

/// A station with a server that the scenario sets, and an hour that it turns.
struct WeatherWorld: World {
  let server: StubServer
  let clock: Hours
  let forecasts: Forecasts
  var high: Int?

  init(_ scenario: ScenarioContext) {
    let (server, clock) = (StubServer(), Hours())
    (self.server, self.clock) = (server, clock)
    forecasts = Forecasts(client: server) { clock.hour }
  }
}

public let weatherSteps = StepLibrary(WeatherWorld.self) {
  Given("the server forecasts {int} and {int} degrees for {word}") {
    (world: inout WeatherWorld, first: Int, second: Int, city: String) in
    world.server.answer(city, with: [first, second])
  }

  Given("the server is down") { world in world.server.fail() }

  When("an hour passes") { world in world.clock.turn() }

  When("someone asks for {word}") { (world: inout WeatherWorld, city: String) async in
    world.high = try? await world.forecasts.high(in: city)
  }

  Then("the high is {int} degrees") { (world: inout WeatherWorld, degrees: Int) in
    #expect(world.high == degrees)
  }

  Then("nothing is known") { world in #expect(world.high == nil) }

  Then("the server was asked {int} time(s)") { (world: inout WeatherWorld, count: Int) in
    try expect(world.server.requestCount, equals: count, "the number of requests")
  }
}

/// Answers what the scenario says.
final class StubServer: ForecastClient {
  private struct State {
    var answers: [String: [Int]] = [:]
    var isDown = false
    var requestCount = 0
  }

  struct Down: Error {}

  private let state = Mutex(State())

  var requestCount: Int { state.withLock(\.requestCount) }

  func answer(_ city: String, with temperatures: [Int]) {
    state.withLock { $0.answers[city] = temperatures }
  }

  func fail() { state.withLock { $0.isDown = true } }

  func temperatures(in city: String) async throws -> [Int] {
    try state.withLock { state in
      state.requestCount += 1
      guard !state.isDown, let answer = state.answers[city] else { throw Down() }
      return answer
    }
  }
}

final class Hours: Sendable {
  private let count = Mutex(0)

  var hour: Int { count.withLock { $0 } }

  func turn() { count.withLock { $0 += 1 } }
}
