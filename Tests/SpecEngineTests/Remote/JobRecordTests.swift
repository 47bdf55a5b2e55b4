import Messages
import StepKit
import TagExpressions
import Testing

@testable import SpecEngine

/// A scenario whose process is gone is completed: the step in flight failed, the rest did not run.
struct JobRecordTests {
  private static let text = """
    Feature: F
      @retry
      Scenario: S
        Given known
        And unknown
        And known

    """

  private struct Case: CustomTestStringConvertible {
    var name: String
    var events: [JobEvent]
    /// The letters of the steps' statuses, those of hooks included.
    var expected: String
    var attempts = 1
    var retries = 0
    var expectsFailure = false
    var testDescription: String { name }
  }

  private static func passed(_ step: Int) -> [JobEvent] {
    [.stepStarted(step), .stepFinished(step, TestStepResult(duration: .zero, status: .passed))]
  }

  private static let cases = [
    Case(name: "before anything", events: [], expected: "FSUSS"),
    Case(name: "in a hook", events: [.attemptStarted(0), .stepStarted(0)], expected: "FSUSS"),
    Case(
      name: "in a step", events: [.attemptStarted(0)] + passed(0) + [.stepStarted(1)],
      expected: "PFUSS"),
    Case(
      name: "between two steps", events: [.attemptStarted(0)] + passed(0) + passed(1),
      expected: "PPFSS"),
    Case(
      name: "after the last",
      events: [.attemptStarted(0)] + (0..<5).flatMap(passed), expected: "PPPPF"),
    Case(
      name: "in a retry", events: [.attemptStarted(1)] + passed(0) + [.stepStarted(1)],
      expected: "PFUSS", attempts: 2, retries: 1),
    Case(
      name: "where it was expected", events: [.attemptStarted(0), .stepStarted(0)],
      expected: "SSUSS", expectsFailure: true),
  ]

  @Test(arguments: cases) private func completed(_ given: Case) throws {
    let (record, setup) = try Self.record(given)
    var lost = record
    for event in given.events { try lost.receive(event, at: 0) }
    let ended = lost.fail(
      with: Self.failure, output: [.log("printed")], at: 0, setup: setup,
      isInterrupted: false)
    let end = try #require(ended)
    #expect(end.attempts == given.attempts)
    let messages = lost.result(end, setup: setup, workerId: nil).envelopes
    #expect(messages.letters == given.expected)
    #expect(messages.contains { if case .attachment = $0 { true } else { false } })
    if case .testCaseFinished = messages.last {} else { Issue.record("the attempt has no end") }
  }

  @Test("a first attempt that is lost is tried again") func retried() throws {
    let given = Case(name: "", events: [], expected: "", retries: 1)
    var (lost, setup) = try Self.record(given)
    let ended = lost.fail(
      with: Self.failure, output: [], at: 0, setup: setup, isInterrupted: false)
    #expect(ended == nil)
    guard case .testCase(_, _, attempt: 1) = lost.job else {
      Issue.record("no other attempt is asked for")
      return
    }
  }

  @Test("a reported verdict is kept, whatever became of the process")
  func reported() throws {
    let given = Case(name: "", events: [], expected: "", retries: 1)
    var (record, _) = try Self.record(given)
    let attempt = (0..<5).flatMap(Self.passed)
    #expect(record.verdict == nil)
    for event in [.attemptStarted(0)] + attempt { try record.receive(event, at: 0) }
    #expect(record.verdict == nil)
    try record.receive(.attemptFinished(willBeRetried: true), at: 0)
    #expect(record.verdict == nil)
    for event in [.attemptStarted(1)] + attempt + [.attemptFinished(willBeRetried: false)] {
      try record.receive(event, at: 0)
    }
    #expect(record.verdict?.status == .passed)
    #expect(record.verdict?.attempts == 2)
  }

  @Test("a failure between two attempts counts for the second") func betweenAttempts() throws {
    let given = Case(name: "", events: [], expected: "", retries: 1)
    var (record, setup) = try Self.record(given)
    for event in [.attemptStarted(0)] + (0..<5).flatMap(Self.passed) {
      try record.receive(event, at: 0)
    }
    try record.receive(.attemptFinished(willBeRetried: true), at: 0)
    let ended = record.fail(
      with: Self.failure, output: [], at: 0, setup: setup, isInterrupted: false)
    #expect(ended?.attempts == 2)
  }

  @Test(
    "events out of order are refused",
    arguments: [
      [.stepStarted(5)], [.stepStarted(-1)], [.attached(.log("x"), step: 9)],
      [.attemptStarted(-1)], [.attemptStarted(1 << 40)],
      [.attemptStarted(0), .stepStarted(1 << 61)],
      [.stepFinished(0, TestStepResult(duration: .zero, status: .passed))],
      [.stepStarted(0)], [.attemptStarted(0), .attemptStarted(1)],
      [.attemptStarted(0), .stepStarted(1)],
      [.attemptStarted(0), .stepStarted(0), .stepStarted(1)],
      [.attemptStarted(0)] + passed(0) + passed(0),
      [.attemptStarted(0)] + passed(0) + [.attemptFinished(willBeRetried: false)],
      [.attemptStarted(0)] + (0..<5).flatMap(passed)
        + [.attemptFinished(willBeRetried: false), .attemptStarted(0)],
    ] as [[JobEvent]])
  func outOfOrder(_ events: [JobEvent]) throws {
    var (record, _) = try Self.record(Case(name: "", events: [], expected: ""))
    #expect(throws: WireError.self) {
      for event in events { try record.receive(event, at: 0) }
    }
  }

  @Test(arguments: [-1, 1 << 62, .min]) func timesThatCannotBeAddedAreRefused(time: Int64) throws {
    var (record, _) = try Self.record(Case(name: "", events: [], expected: ""))
    #expect(throws: WireError.self) { try record.receive(.attemptStarted(0), at: time) }
  }

  @Test("a job is complete with the end of its last attempt") func complete() throws {
    var (record, _) = try Self.record(Case(name: "", events: [], expected: ""))
    let events = [.attemptStarted(0)] + (0..<5).flatMap(Self.passed)
    for event in events {
      #expect(!record.isComplete)
      try record.receive(event, at: 0)
    }
    #expect(!record.isComplete)
    try record.receive(.attemptFinished(willBeRetried: true), at: 0)
    #expect(!record.isComplete)
    for event in events { try record.receive(event, at: 0) }
    try record.receive(.attemptFinished(willBeRetried: false), at: 0)
    #expect(record.isComplete)
  }

  /// The hooks after a lost one are those of another process; if they are asked for again, those before it
  /// are not.
  @Test("hooks that have ended end once") func hooks() throws {
    let library = StepLibrary(PlainWorld.self) {
      for _ in 0..<4 { BeforeAll { _ in } }
    }
    let plan = try makePlan([Self.text], [library])
    let setup = Run.Setup(plan.supportCode, Run.Settings(), Run.Environment(clock: .stopped))
    let hooks = (0..<4).map { Plan.OuterHook(index: $0, startedId: "h\($0)") }
    var record = JobRecord(
      .outerHooks(hooks, OuterContext(.before, run: RunContext(parameters: [:]))))
    for event in Self.passed(0) + [.stepStarted(1)] { try record.receive(event, at: 0) }
    let ended = record.fail(
      with: Self.failure, output: [], at: 0, setup: setup, isInterrupted: false)
    #expect(ended == nil && record.done == 2)
    try record.receive(.stepStarted(2), at: 0)
    record.forget()
    #expect(record.done == 2)
    for event in Self.passed(2) + Self.passed(3) { try record.receive(event, at: 0) }
    #expect(record.isComplete)
    let result = record.result(
      Run.CaseEnd(status: .passed, attempts: 1), setup: setup, workerId: nil)
    #expect(result.end.status == .failed)
    let statuses = result.envelopes.compactMap { envelope -> TestStepResult.Status? in
      if case .testRunHookFinished(let finished) = envelope { finished.result.status } else { nil }
    }
    #expect(statuses == [.passed, .failed, .passed, .passed])
  }

  private static let failure = TestStepResult(
    duration: .zero, message: "gone", status: .failed,
    exception: Envelope.Exception(type: "ProcessEnded", message: "gone", stackTrace: ""))

  private static func record(_ given: Case) throws -> (JobRecord, Run.Setup) {
    let library = StepLibrary(PlainWorld.self) {
      Before { _ in }
      Step("known") { _ in }
      After { _ in }
    }
    let plan = try makePlan([Self.text], [library])
    var settings = Run.Settings()
    settings.retries.count = given.retries
    if given.expectsFailure { settings.expectedFailure = try .parse("@retry") }
    let setup = Run.Setup(
      plan.supportCode, settings, Run.Environment(clock: .stopped))
    let first = given.events.lazy.compactMap { event -> Int? in
      if case .attemptStarted(let number) = event { number } else { nil }
    }.first
    let job = Job.testCase(
      ScheduledCase(testCase: plan.allCases[0], index: 0), parameters: [:],
      attempt: first ?? 0)
    return (JobRecord(job), setup)
  }
}

extension [Envelope] {
  fileprivate var letters: String {
    compactMap { envelope -> String? in
      guard case .testStepFinished(let finished) = envelope else { return nil }
      return String(finished.testStepResult.status.rawValue.prefix(1))
    }.joined()
  }
}
