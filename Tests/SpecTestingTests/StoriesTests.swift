import Messages
import SpecEngine
import SpecSession
import SpecSettings
import SpecTestSupport
import Synchronization
import Systems
import Testing

@testable import SpecTesting

private let stories = Specs("Features/QuizGame", steps: systemLibraries)

/// The quiz, a test case for each scenario.
@Test(.specs(stories), arguments: stories.scenarios)
func story(_ scenario: Scenario) async throws { try await scenario.run() }

/// The same verdicts as the command's.
struct VerdictTests {
  @Test func sameAsARun() async throws {
    let prepared = try #require(stories.prepared)
    let plan = try #require(prepared.session.plan)
    let whole = Results(), byCase = Results()
    let environment = prepared.environment(observer: nil)
    _ = await Run(plan, settings: prepared.settings.session.run, environment: environment)
      .run { whole.receive($0) }
    let run = CaseByCaseRun(
      plan, settings: prepared.settings.session.run, environment: environment
    ) { byCase.receive($0) }
    #expect(await run.begin().mayRun)
    await withTaskGroup { group in
      for (index, testCase) in plan.cases.enumerated() {
        group.addTask { _ = await run.run(testCase, at: index) }
      }
    }
    #expect(await run.end().success)
    #expect(whole.statuses.count == plan.count)
    #expect(plan.count > 64)
    #expect(byCase.statuses == whole.statuses)
  }

  /// The statuses of the steps of each test case, by its id.
  private final class Results: Sendable {
    private struct State {
      var cases: [String: String] = [:]
      var statuses: [String: [TestStepResult.Status]] = [:]
    }

    private let state = Mutex(State())

    var statuses: [String: [TestStepResult.Status]] { state.withLock(\.statuses) }

    func receive(_ envelope: Envelope) {
      state.withLock { state in
        switch envelope {
        case .testCaseStarted(let message):
          state.cases[message.id] = message.testCaseId
          state.statuses[message.testCaseId] = []
        case .testStepFinished(let message):
          guard let id = state.cases[message.testCaseStartedId] else { return }
          state.statuses[id, default: []].append(message.testStepResult.status)
        default: break
        }
      }
    }
  }
}
