import Messages
import StepKit
import Testing

@testable import SpecEngine

/// Hooks around features and the run, however many scenarios run at once.
struct FeatureHooksTests {
  @Test(arguments: [2, 5, 32]) func sameMessagesAsSerially(parallel: Int) async throws {
    let plan = try makePlan(
      (0..<6).map { Self.feature($0, scenarios: 7) }, [Self.library(Diary())])
    let serial = await run(plan)
    let others = await run(plan, parallel: parallel)
    #expect(others.success == serial.success)
    #expect(others.messages.map(\.withoutWorker) == serial.messages)
  }

  @Test func onceAndAroundAllScenarios() async throws {
    let diary = Diary()
    let plan = try makePlan(
      (0..<3).map { Self.feature($0, scenarios: 9) }, [Self.library(diary)])
    _ = await run(plan, parallel: 8)
    let entries = diary.entries
    #expect(entries.first == "run begins")
    #expect(entries.last == "run ends")
    for feature in ["f0", "f1", "f2"] {
      let own = entries.filter { $0.hasPrefix(feature) }
      #expect(own.first == "\(feature) begins")
      #expect(own.last == "\(feature) ends")
      #expect(own.count == 11)
    }
  }

  @Test func notForAFeatureOfWhichNothingRuns() async throws {
    let diary = Diary()
    let plan = try makePlan(
      ["Feature: f0\n Scenario: s\n  * nobody knows this\n", Self.feature(1, scenarios: 2)],
      [Self.library(diary)])
    let messages = await run(plan, failFast: true).messages
    #expect(diary.entries == ["run begins", "f0 begins", "f0 ends", "run ends"])
    #expect(messages.statuses == [.undefined])
  }

  /// A feature that has ended before a signal comes ends no second time.
  @Test func onceWhenTheRunIsInterrupted() async throws {
    let (diary, interruption) = (Diary(), Interruption())
    let signal = StepLibrary(PlainWorld.self) {
      Given("a signal comes") { _ in interruption.interrupt(2, name: "SIGINT") }
    }
    let plan = try makePlan(
      [
        Self.feature(0, scenarios: 2),
        "Feature: f1\n Scenario: s\n  Given a signal comes\n Scenario: t\n  Given step 1\n",
      ], [Self.library(diary), signal])
    var environment = Run.Environment(clock: .stopped)
    environment.interruption = interruption
    _ = await Run(plan, environment: environment).run { _ in }
    #expect(
      diary.entries == [
        "run begins", "f0 begins", "f0 step", "f0 step", "f0 ends", "f1 begins", "f1 ends",
        "run ends",
      ])
  }

  @Test func aSignalDuringTheLastHookIsNoSuccess() async throws {
    let interruption = Interruption()
    let library = StepLibrary(PlainWorld.self) {
      Given("step {int}") { (_: inout PlainWorld, _: Int) in }
      AfterAll { _ in interruption.interrupt(2, name: "SIGINT") }
    }
    let plan = try makePlan([Self.feature(0, scenarios: 1)], [library])
    var environment = Run.Environment(clock: .stopped)
    environment.interruption = interruption
    #expect(await Run(plan, environment: environment).run { _ in } == false)
  }

  /// Notes what runs in a diary; the hook before features with `@broken` fails.
  static func library(_ diary: Diary) -> StepLibrary {
    StepLibrary(PlainWorld.self) {
      BeforeAll { _ in diary.note("run begins") }
      AfterAll { _ in diary.note("run ends") }
      BeforeFeature { feature in
        feature.share(feature.name, as: "feature")
        diary.note("\(feature.name) begins")
      }
      BeforeFeature("@broken") { _ in try expect(false, "broken") }
      AfterFeature { feature in
        feature.log("bye")
        diary.note("\(feature.name) ends")
      }
      Given("step {int}") { (world: inout PlainWorld, number: Int) in
        for _ in 0..<(number * 7 % 13) { await Task.yield() }
        diary.note("\(world.scenario.parameters["feature"] ?? "?") step")
      }
    }
  }

  static func feature(_ number: Int, scenarios: Int) -> String {
    (number == 4 ? "@broken\n" : "") + "Feature: f\(number)\n"
      + (0..<scenarios).map { " Scenario: s\($0)\n  Given step \($0)\n" }.joined()
  }
}
