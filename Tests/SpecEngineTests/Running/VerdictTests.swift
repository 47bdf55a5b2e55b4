import Messages
import StepKit
import Synchronization
import Testing

@testable import SpecEngine

struct VerdictTests {
  private static let library = StepLibrary(PlainWorld.self) {
    Given("pass") { _ in }
    Given("fail") { _ in try expect(false, "whoops") }
    Given("later") { _ in try pending() }
  }

  /// Each letter is a scenario: p passes, f fails, l is pending, u undefined.
  @Test(arguments: [
    ("p", true, false), ("f", false, true), ("pf", false, false), ("l", false, true),
    ("u", false, true), ("fu", false, true),
  ])
  func workInProgress(scenarios: String, plain: Bool, wip: Bool) async throws {
    #expect(try await success(scenarios) { _ in } == plain)
    #expect(try await success(scenarios) { $0.verdict.expectsNoPass = true } == wip)
  }

  /// A failure does not stop it, since it does not fail the run.
  @Test(arguments: [("fp", false), ("ff", true), ("pf", false)])
  func workInProgressThatFailsFast(scenarios: String, expected: Bool) async throws {
    let success = try await success(scenarios) {
      $0.verdict.expectsNoPass = true
      $0.failFast = true
    }
    #expect(success == expected)
  }

  @Test(arguments: [("l", true), ("u", true), ("f", false), ("lf", false)])
  func notStrict(scenarios: String, expected: Bool) async throws {
    #expect(try await success(scenarios) { $0.verdict.strict = false } == expected)
  }

  @Test func whatHasNotBegunInTimeIsSkipped() async throws {
    let seconds = Mutex<Int64>(0)
    let library = StepLibrary(PlainWorld.self) {
      Given("a step that takes {int} s") { (_: inout PlainWorld, time: Int) in
        seconds.withLock { $0 += Int64(time) }
      }
    }
    let texts = [
      "Feature: f\n"
        + (1...3).map { " Scenario: \($0)\n  * a step that takes 2 s\n" }
        .joined()
    ]
    let plan = try makePlan(texts, [library])
    var settings = Run.Settings()
    let clock = RunClock(start: Timestamp()) { seconds.withLock { $0 } * 1_000_000_000 }
    settings.limits.run = .seconds(3)
    var messages: [Envelope] = []
    let success = await Run(plan, settings: settings, environment: .init(clock: clock))
      .run { messages.append($0) }
    #expect(!success)
    // The second one ended late by the clock.
    #expect(messages.statuses == [.passed, .failed])
    guard case .testRunFinished(let end)? = messages.last else { return }
    #expect(
      end.message
        == "the run exceeded its limit of 3 s: scenarios that had not begun did not run")
  }

  @Test(arguments: [
    ([], nil), ([1], "1 scenario did not end"), ([0, 2], "2 scenarios did not end"),
    ([0, 1, 2], "3 scenarios did not end"),
  ])
  func aLostScenarioFailsTheRun(lost: [Int], message: String?) async throws {
    let text = "Feature: f\n" + (1...3).map { " Scenario: \($0)\n  * pass\n" }.joined()
    var environment = Run.Environment(clock: .stopped)
    environment.makeExecutor = { Losing(setup: $0, lost: lost) }
    var end: TestRunFinished?
    let success = await Run(try makePlan([text], [Self.library]), environment: environment).run {
      if case .testRunFinished(let message) = $0 { end = message }
    }
    #expect(success == (message == nil))
    #expect(
      end?.message
        == message.map {
          "\($0), although nothing ended the run: this is a defect of specrun, please report it"
        })
  }

  /// Runs three scenarios at once and loses the results of some.
  private struct Losing: JobExecutor {
    let setup: Run.Setup
    let lost: [Int]
    var jobs: [Job] = []
    var canAcceptJob: Bool { jobs.count < 3 }
    mutating func start(_ job: Job) { jobs.append(job) }

    mutating func next(emit: (Envelope) -> Void) async -> Job.Result? {
      while let job = jobs.popLast() {
        if case .testCase(let scheduled, _, _) = job, lost.contains(scheduled.index) { continue }
        return Job.Result(job, await job.run(in: setup, emit: emit))
      }
      return nil
    }
  }

  private func success(
    _ scenarios: String, _ adjust: (inout Run.Settings) -> Void
  ) async throws -> Bool {
    let steps: [Character: String] = ["p": "pass", "f": "fail", "l": "later", "u": "unknown"]
    let text = scenarios.map { " Scenario: s\n  * \(steps[$0] ?? "?")\n" }.joined()
    var settings = Run.Settings()
    adjust(&settings)
    let plan = try makePlan(["Feature: f\n" + text], [Self.library])
    return await Run(plan, settings: settings, environment: .init(clock: .stopped))
      .run { _ in }
  }
}
