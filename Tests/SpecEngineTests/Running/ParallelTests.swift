import Gherkin
import Messages
import SpecTestSupport
import StepKit
import Synchronization
import Testing

@testable import SpecEngine

/// However many scenarios run at once, the messages are those of a serial run.
struct ParallelTests {
  private struct Whoops: Error {}

  private static let library = StepLibrary(PlainWorld.self) {
    Before { world in world.scenario.log(world.scenario.name) }
    Given("step {int}") { (world: inout PlainWorld, number: Int) in
      // Different scenarios give way a different number of times, so that they overtake.
      for _ in 0..<(number * 7 % 13) { await Task.yield() }
      world.scenario.log("\(number)")
      if number % 10 == 3 { throw Whoops() }
    }
  }

  @Test(arguments: [2, 8, 64])
  func sameMessagesAsSerially(parallel: Int) async throws {
    let plan = try makePlan([Self.feature(scenarios: 100)], [Self.library])
    let serial = await run(plan)
    let others = await run(plan, parallel: parallel)
    #expect(others.success == serial.success)
    #expect(others.messages.map(\.withoutWorker) == serial.messages)
  }

  @Test func workersAreNumbered() async throws {
    let plan = try makePlan([Self.feature(scenarios: 50)], [Self.library])
    let messages = await run(plan, parallel: 4).messages
    let workers = messages.compactMap { message in
      if case .testCaseStarted(let started) = message { started.workerId } else { nil }
    }
    #expect(workers.count == 50)
    #expect(Set(workers).isSubset(of: ["0", "1", "2", "3"]))
    let serial = await run(plan).messages
    #expect(serial == serial.map(\.withoutWorker))
  }

  /// Two scenarios that wait for each other can only pass when they really run at once.
  @Test(.wholeRun) func reallyRunsAtOnce() async throws {
    let arrived = Mutex(0)
    let library = StepLibrary(PlainWorld.self) {
      Given("both are here") { _ in
        arrived.withLock { $0 += 1 }
        while arrived.withLock({ $0 }) < 2 { await Task.yield() }
      }
    }
    let plan = try makePlan(
      ["Feature: f\n Scenario: a\n  * both are here\n Scenario: b\n  * both are here"], [library])
    #expect(await run(plan, parallel: 2).success)
  }

  @Test func neverMoreThanAskedFor() async throws {
    let counts = Mutex((now: 0, most: 0))
    let library = StepLibrary(PlainWorld.self) {
      Given("step {int}") { (_: inout PlainWorld, _: Int) in
        counts.withLock {
          $0.now += 1
          $0.most = max($0.most, $0.now)
        }
        for _ in 0..<5 { await Task.yield() }
        counts.withLock { $0.now -= 1 }
      }
    }
    let plan = try makePlan([Self.feature(scenarios: 60)], [library])
    _ = await run(plan, parallel: 3)
    #expect(counts.withLock { $0.most } <= 3)
  }

  private static func feature(scenarios: Int) -> String {
    "Feature: f\n"
      + (0..<scenarios).map { " Scenario: s\($0)\n  Given step \($0)\n  And step 1\n" }.joined()
  }
}

extension Envelope {
  var withoutWorker: Envelope {
    guard case .testCaseStarted(var started) = self else { return self }
    started.workerId = nil
    return .testCaseStarted(started)
  }
}
