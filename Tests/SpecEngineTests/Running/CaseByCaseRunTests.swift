import Messages
import StepKit
import Synchronization
import TagExpressions
import Testing

@testable import SpecEngine

/// Test cases that are asked for one by one, in whatever order.
struct CaseByCaseRunTests {
  @Test(arguments: 0..<8) func sameMessagesAsARun(seed: Int) async throws {
    let plan = try makePlan(
      (0..<6).map { FeatureHooksTests.feature($0, scenarios: 7) },
      [FeatureHooksTests.library(Diary())])
    let whole = await SpecEngineTests.run(plan).messages
    let (messages, success) = await Self.run(plan, Self.shuffled(Array(plan.cases.indices), seed))
    #expect(!success)
    #expect(messages.filter { !$0.isPlan } == whole.filter { !$0.isPlan })
    #expect(messages.filter(\.isPlan) == whole.filter(\.isPlan))
    for (index, message) in messages.enumerated() {
      guard case .testCaseStarted(let started) = message else { continue }
      let announced = messages[..<index].contains {
        if case .testCase(let testCase) = $0 { testCase.id == started.testCaseId } else { false }
      }
      #expect(announced, "\(started.testCaseId)")
    }
  }

  @Test func onlySome() async throws {
    let diary = Diary()
    let plan = try makePlan(
      (0..<3).map { FeatureHooksTests.feature($0, scenarios: 4) },
      [FeatureHooksTests.library(diary)])
    let (messages, success) = await Self.run(plan, [5, 1])
    #expect(success)
    #expect(messages.statuses == [.passed, .passed])
    #expect(diary.entries.first == "run begins")
    #expect(diary.entries.last == "run ends")
    for feature in ["f0", "f1"] {
      #expect(
        diary.entries.filter { $0.hasPrefix(feature) }
          == ["\(feature) begins", "\(feature) step", "\(feature) ends"])
    }
    #expect(!diary.entries.contains { $0.hasPrefix("f2") })
  }

  @Test func locksAreHeld() async throws {
    let diary = Diary()
    let library = StepLibrary(PlainWorld.self) {
      Given("it is {word}") { (_: inout PlainWorld, name: String) in
        diary.note("+\(name)")
        for _ in 0..<20 { await Task.yield() }
        diary.note("-\(name)")
      }
    }
    let tags = ["@a", "@serial", "@a", "", "@serial", "@a", ""]
    let text =
      "Feature: f\n"
      + tags.enumerated().map { " \($1)\n Scenario: \($0)\n  Given it is \($0)\n" }.joined()
    var settings = Run.Settings()
    settings.locks = [Run.Lock(name: "a", exclusive: try TagExpression.parse("@a"))]
    let plan = try makePlan([text], [library])
    _ = await Self.run(plan, Self.shuffled(Array(tags.indices), 3), settings: settings)
    var running: Set<Int> = []
    for entry in diary.entries {
      let number = try #require(Int(entry.dropFirst()))
      guard entry.hasPrefix("+") else {
        running.remove(number)
        continue
      }
      #expect(
        running.isEmpty || tags[number] != "@serial" && !running.contains { tags[$0] == "@serial" })
      #expect(tags[number] != "@a" || !running.contains { tags[$0] == "@a" })
      running.insert(number)
    }
    #expect(diary.entries.count == 2 * tags.count)
  }

  @Test func notAfterAHookThatFailed() async throws {
    let library = StepLibrary(PlainWorld.self) {
      BeforeAll { _ in try fail("no server") }
      Given("step {int}") { (_: inout PlainWorld, _: Int) in }
    }
    let plan = try makePlan([FeatureHooksTests.feature(0, scenarios: 1)], [library])
    let run = CaseByCaseRun(plan, environment: .init(clock: .stopped)) { _ in }
    #expect(await run.begin().mayRun == false)
    #expect(await run.end().success == false)
  }

  @Test func nothingRunsAfterAFailure() async throws {
    let library = StepLibrary(PlainWorld.self) {
      Given("step {int}") { (_: inout PlainWorld, number: Int) in
        try expect(number != 1, "one")
      }
    }
    let plan = try makePlan([FeatureHooksTests.feature(0, scenarios: 4)], [library])
    var settings = Run.Settings()
    settings.failFast = true
    let (messages, success) = await Self.run(plan, [0, 1, 2, 3], settings: settings, atOnce: false)
    #expect(!success)
    #expect(messages.statuses == [.passed, .failed])
  }

  /// Runs the test cases at these positions, in this order.
  private static func run(
    _ plan: Plan, _ order: [Int], settings: Run.Settings = Run.Settings(), atOnce: Bool = true
  ) async -> (messages: [Envelope], success: Bool) {
    let messages = Mutex<[Envelope]>([])
    let cases = plan.allCases
    let run = CaseByCaseRun(plan, settings: settings, environment: .init(clock: .stopped)) {
      envelope in messages.withLock { $0.append(envelope) }
    }
    guard await run.begin().mayRun else { return (messages.withLock { $0 }, false) }
    if atOnce {
      await withTaskGroup { group in
        for index in order {
          group.addTask { _ = await run.run(cases[index], at: index) }
        }
      }
    } else {
      for index in order { _ = await run.run(cases[index], at: index) }
    }
    let success = await run.end().success
    return (messages.withLock { $0 }, success)
  }

  private static func shuffled(_ numbers: [Int], _ seed: Int) -> [Int] {
    numbers.sorted { ($0 * 7919 + seed * 104_729) % 1009 < ($1 * 7919 + seed * 104_729) % 1009 }
  }
}

extension Plan.Cases {
  fileprivate var indices: Range<Int> { 0..<underestimatedCount }
}

extension Envelope {
  fileprivate var isPlan: Bool { if case .testCase = self { true } else { false } }
}
