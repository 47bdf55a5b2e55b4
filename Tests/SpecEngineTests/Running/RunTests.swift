import Gherkin
import Messages
import StepKit
import Testing

@testable import SpecEngine

struct RunTests {
  private struct Whoops: Error {}
  private enum Fault: Error { case broken, dark(String) }
  private struct Told: Error, CustomStringConvertible { let description: String }

  /// Steps `pass`, `fail`, `pend`, `skip`, `ambiguous`; anything else is undefined.
  private static func library(_ diary: Diary = Diary()) -> StepLibrary {
    StepLibrary(PlainWorld.self) {
      Before("@before") { _ in diary.note("before") }
      Before("@failBefore") { _ in throw Whoops() }
      Before("@skipBefore") { _ in try skip() }
      Before("@pendBefore") { _ in try pending() }
      Before("@before") { _ in diary.note("before 2") }
      Step("pass") { world in diary.note("pass \(world.scenario.status)") }
      Step("fail") { _ in throw Whoops() }
      Step("pend") { _ in try pending() }
      Step("skip") { _ in try skip() }
      Step("/^ambig/") { _ in }
      Step("/uous$/") { _ in }
      After("@after") { world in diary.note("after \(world.scenario.status)") }
      After("@failAfter") { _ in throw Whoops() }
      After("@skipAfter") { _ in try skip() }
      After("@after") { _ in diary.note("after 2") }
    }
  }

  @Test(arguments: [
    ("pass", "P", true),
    ("pass pass", "PP", true),
    ("fail pass", "FS", false),
    ("pend pass", "WS", false),
    ("skip pass", "SS", true),
    ("none pass", "US", false),
    ("ambiguous pass", "AS", false),
    ("fail none ambiguous fail pend skip", "FUASSS", false),
    ("pend none ambiguous fail", "WUAS", false),
    ("none none ambiguous fail", "UUAS", false),
    ("ambiguous none ambiguous pend", "AUAS", false),
    ("skip none ambiguous fail pass", "SSSSS", true),
    ("pass skip none", "PSS", true),
    ("fail skip none", "FSU", false),
  ])
  func statuses(steps: String, expected: String, success: Bool) async throws {
    try await check(steps, tags: "", expected, success)
  }

  @Test(arguments: [
    (
      "@before @after", "pass", "PPPPP", true,
      ["before", "before 2", "pass passed", "after 2", "after passed"]
    ),
    ("@failBefore @before @after", "pass", "PFSSPP", false, ["before", "after 2", "after failed"]),
    ("@skipBefore @before @after", "none", "PSSSPP", true, ["before", "after 2", "after skipped"]),
    ("@pendBefore", "pass none", "WSU", false, []),
    ("@after", "fail", "FPP", false, ["after 2", "after failed"]),
    ("@after", "none", "UPP", false, ["after 2", "after undefined"]),
    ("@failAfter @after", "pass", "PPFP", false, ["pass unknown", "after 2", "after failed"]),
    ("@skipAfter @after", "pass", "PPSP", true, ["pass unknown", "after 2", "after skipped"]),
    ("@failAfter", "skip", "SF", false, []),
    ("@unrelated", "pass", "P", true, ["pass unknown"]),
  ])
  func hooks(
    tags: String, steps: String, expected: String, success: Bool, entries: [String]
  ) async throws {
    let diary = Diary()
    try await check(steps, tags: tags, expected, success, diary)
    #expect(diary.entries == entries)
  }

  @Test func dryRun() async throws {
    let diary = Diary()
    try await check(
      "pass fail none ambiguous pass", tags: "@before @after", "SSSSUASSS", false, diary,
      dryRun: true)
    try await check("pass fail", tags: "", "SS", true, diary, dryRun: true)
    #expect(diary.entries.isEmpty)
  }

  @Test(arguments: [1, 2])
  func failFast(parallel: Int) async throws {
    let diary = Diary()
    let scenarios = (0..<20).map { " @before @after\n Scenario: \($0)\n  * fail\n  * none\n" }
    let plan = try makePlan(["Feature: f\n" + scenarios.joined()], [Self.library(diary)])
    let (messages, success) = await run(plan, parallel: parallel, failFast: true)
    #expect(!success)
    let results = messages.statuses
    let failed = results.filter { $0 == .failed }.count
    #expect(parallel == 1 ? failed == 1 : failed < 20)
    // A scenario that had not begun leaves nothing.
    #expect(results.count == failed * 6)
    #expect(messages.suggestions.count == failed)
  }

  @Test func failFastGoesOnAfterASkip() async throws {
    let plan = try makePlan(
      ["Feature: f\n Scenario: a\n  * skip\n Scenario: b\n  * pass"], [Self.library()])
    let (messages, success) = await run(plan, failFast: true)
    #expect(messages.statuses == [.skipped, .passed])
    #expect(success)
  }

  /// A signal that comes after an attempt was announced is one during that attempt.
  @Test func anAnnouncedRetryBegins() async throws {
    let library = StepLibrary(PlainWorld.self) {
      Given("fail") { _ in try expect(false) }
    }
    let plan = try makePlan(["Feature: f\n Scenario: s\n  * fail\n"], [library])
    var settings = Run.Settings()
    settings.retries.count = 1
    let interruption = Interruption()
    var environment = Run.Environment(clock: .stopped)
    environment.interruption = interruption
    var attempts: [Int] = []
    _ = await Run(plan, settings: settings, environment: environment).run { envelope in
      switch envelope {
      case .testCaseStarted(let started): attempts.append(started.attempt)
      case .testCaseFinished(let finished) where finished.willBeRetried:
        interruption.interrupt(2, name: "SIGINT")
      default: break
      }
    }
    #expect(attempts == [0, 1])
  }

  @Test func suggestionsStandInsideTheirStep() async throws {
    let plan = try makePlan(["Feature: f\n Scenario: a\n  * none"], [])
    #expect(
      await run(plan).messages.kinds == [
        "testRunStarted", "testCase", "testCaseStarted", "testStepStarted", "suggestion",
        "testStepFinished", "testCaseFinished", "testRunFinished",
      ])
  }

  @Test func anEmptyPlanSucceeds() async throws {
    let (messages, success) = await run(try makePlan([]))
    #expect(success)
    #expect(messages.kinds == ["testRunStarted", "testRunFinished"])
  }

  @Test func exceptions() async throws {
    func check(
      _ thrown: any Error & Sendable, type: String, message: String,
      at location: Testing.SourceLocation = #_sourceLocation
    ) async throws {
      let library = StepLibrary(PlainWorld.self) {
        Given("go", file: "/code/Steps.swift", line: 7) { _ in throw thrown }
      }
      let text = "Feature: f\n Background:\n  Given go\n Rule: r\n  Scenario: s\n   * x"
      let result = try #require(
        await run(try makePlan([text], [library])).messages.stepResults.first)
      #expect(result.status == .failed, sourceLocation: location)
      #expect(result.message == message, sourceLocation: location)
      #expect(result.exception?.type == type, sourceLocation: location)
      #expect(result.exception?.message == message, sourceLocation: location)
      #expect(
        result.exception?.stackTrace == "at code/Steps.swift:7\nat a.feature:3",
        sourceLocation: location)
    }
    try await check(Told(description: "it broke"), type: "Told", message: "it broke")
    try await check(Fault.broken, type: "Fault", message: "Fault.broken")
    try await check(Fault.dark("a"), type: "Fault", message: "Fault.dark(\"a\")")
    try await check(Whoops(), type: "Whoops", message: "Whoops()")
    try await check(
      DataTableError.duplicateHeader("a"), type: "DataTableError",
      message: "the table names \"a\" twice: rename one, or use `raw`")
  }

  @Test func expectationsSayWhereTheyStand() async throws {
    let library = StepLibrary(PlainWorld.self) {
      Given("go", file: "/code/Steps.swift", line: 7) { _ in
        try StepKit.expect(1, equals: 2, "it", file: "/code/Check.swift", line: 3)
      }
      After(file: "/code/Steps.swift", line: 9) { _ in throw Told(description: "no") }
    }
    let plan = try makePlan(["Feature: f\n Scenario: s\n  * go"], [library])
    let results = await run(plan).messages.stepResults
    #expect(
      results.map { $0.exception?.stackTrace } == [
        "at code/Check.swift:3\nat code/Steps.swift:7\nat a.feature:3",
        "at code/Steps.swift:9\nat a.feature:2",
      ])
    #expect(results.first?.message == "mismatch in it\nexpected: 2\n  actual: 1")
  }

  @Test func reasonsOfUnfinishedSteps() async throws {
    let library = StepLibrary(PlainWorld.self) {
      Given("a") { _ in try pending("TODO") }
      Given("b") { _ in try skip("not today") }
      Given("c") { _ in try pending() }
    }
    let text = "Feature: f\n" + "abc".map { " Scenario: \($0)\n  * \($0)\n" }.joined()
    let results = await run(try makePlan([text], [library])).messages.stepResults
    #expect(results.map(\.message) == ["TODO", "not today", nil])
    #expect(
      results.map { $0.exception?.type } == ["PendingException", "SkippedException", nil])
  }

  @Test func attachmentsBelongToTheirStep() async throws {
    let library = StepLibrary(PlainWorld.self) {
      Before { world in world.scenario.log("before") }
      Given("a") { world in
        world.scenario.attach([1, 2], mediaType: "image/png", fileName: "a.png")
        throw Whoops()
      }
      After { world in world.scenario.link("x:y") }
    }
    let messages = await run(try makePlan(["Feature: f\n Scenario: s\n  * a"], [library])).messages
    #expect(
      messages.kinds.filter { $0.hasPrefix("testStep") || $0 == "attachment" } == [
        "testStepStarted", "attachment", "testStepFinished", "testStepStarted", "attachment",
        "testStepFinished", "testStepStarted", "attachment", "testStepFinished",
      ])
    let attachments = messages.attachments
    #expect(attachments.map(\.body) == ["before", "AQI=", "x:y"])
    #expect(attachments.map(\.contentEncoding) == [.identity, .base64, .identity])
    #expect(attachments.map(\.fileName) == [nil, "a.png", nil])
    #expect(Set(attachments.map(\.testStepId)).count == 3)
  }

  @Test func timesComeFromTheClock() async throws {
    let ticks = Ticks()
    let clock = RunClock(start: Timestamp(seconds: 10, nanos: 999_999_990)) { ticks.next() * 10 }
    let plan = try makePlan(["Feature: f\n Scenario: s\n  * pass\n  * none"], [Self.library()])
    let messages = await run(plan, clock: clock).messages
    guard case .testRunStarted(let started)? = messages.first else { return }
    #expect(started.timestamp == Timestamp(seconds: 10, nanos: 999_999_990))
    #expect(messages.stepResults.map(\.duration) == [.nanoseconds(10), .zero])
    guard case .testRunFinished(let finished)? = messages.last else { return }
    #expect(finished.timestamp.seconds == 11)
  }

  private func check(
    _ steps: String, tags: String, _ expected: String, _ success: Bool, _ diary: Diary = Diary(),
    dryRun: Bool = false
  ) async throws {
    let lines = steps.split(separator: " ").map { "  * \($0)\n" }.joined()
    let plan = try makePlan(
      ["Feature: f\n \(tags)\n Scenario: s\n\(lines)"], [Self.library(diary)])
    let result = await run(plan, dryRun: dryRun)
    let letters: [TestStepResult.Status: String] = [
      .passed: "P", .failed: "F", .pending: "W", .skipped: "S", .undefined: "U", .ambiguous: "A",
    ]
    #expect(result.messages.statuses.map { letters[$0] ?? "?" }.joined() == expected)
    #expect(result.success == success)
    guard case .testRunFinished(let finished)? = result.messages.last else {
      Issue.record("the run has no end")
      return
    }
    #expect(finished.success == success)
  }
}
