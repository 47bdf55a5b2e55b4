import Messages
import StepKit
import TagExpressions
import Testing

@testable import SpecEngine

/// Whose failures do not fail a run, and for how long.
struct QuarantineTests {
  private static func day(_ text: String) -> Day? { Day(spelled: text) }

  private static func entry(
    _ name: String = "one", until: String? = nil, reason: String? = nil
  ) -> Quarantine.Entry {
    Quarantine.Entry(
      .scenario(name: name, uri: "a.feature"), until: until.flatMap(day), reason: reason)
  }

  private func check(
    _ tags: [String], _ expected: FailureRule?, _ entries: [Quarantine.Entry] = [],
    today: String? = "2026-11-23", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var quarantine = Quarantine()
    quarantine.entries = entries
    quarantine.today = today.flatMap(Self.day)
    let pickle = Pickle(
      id: "", uri: "a.feature", name: "one", language: "en", steps: [],
      tags: tags.map { Pickle.Tag(name: $0, astNodeId: "") }, astNodeIds: [])
    #expect(quarantine.rule(for: pickle) == expected, sourceLocation: sourceLocation)
  }

  @Test func tags() {
    check([], nil)
    check(["@quarantine"], .quarantined("without an end"))
    check(["@quarantine(2026-11-23)"], .quarantined("until 2026-11-23"))
    check(["@quarantine:2026-12-01"], .quarantined("until 2026-12-01"))
    check(["@quarantine(2026-11-22)"], .quarantineEnded(on: "2026-11-22"))
    // Anything but a day, and any other tag, excuses nothing.
    check(["@quarantine(tomorrow)"], nil)
    check(["@quarantine(2026-11-31)"], nil)
    check(["@quarantined"], nil)
    // Without a day nothing can end, so nothing is in quarantine.
    check(["@quarantine"], nil, today: nil)
  }

  @Test func entries() throws {
    check(
      [], .quarantined("until 2026-12-31, slow"), [Self.entry(until: "2026-12-31", reason: "slow")])
    check([], .quarantined("slow"), [Self.entry(reason: "slow")])
    check([], nil, [Self.entry("two")])
    check([], .quarantineEnded(on: "2026-01-01"), [Self.entry(until: "2026-01-01")])
    let tagged = Quarantine.Entry(.tags(try .parse("@a and not @b")))
    check(["@a"], .quarantined("without an end"), [tagged])
    check(["@a", "@b"], nil, [tagged])
    // Another file is another scenario.
    check([], nil, [Quarantine.Entry(.scenario(name: "one", uri: "b.feature"))])
  }

  @Test func whatHasNotEndedCountsBeforeWhatHas() {
    check(
      ["@quarantine(2026-01-01)"], .quarantined("until 2026-12-31"),
      [Self.entry(until: "2026-12-31")])
    check(
      ["@quarantine(2026-01-01)"], .quarantineEnded(on: "2026-02-01"),
      [Self.entry(until: "2026-02-01")])
  }

  /// The statuses of a run of one scenario with these tags, the message of its failure, and whether the
  /// run succeeds.
  private func run(
    _ tags: String, _ steps: String, _ adjust: (inout Run.Settings) -> Void = { _ in }
  ) async throws -> (statuses: [TestStepResult.Status], message: String?, success: Bool) {
    let library = StepLibrary(PlainWorld.self) {
      Given("fail") { _ in try expect(false, "whoops") }
      Given("pass") { _ in }
    }
    let steps = steps.split(separator: " ").map { "  * \($0)\n" }.joined()
    let plan = try makePlan(["Feature: f\n \(tags)\n Scenario: s\n\(steps)"], [library])
    var settings = Run.Settings()
    settings.quarantine.today = Self.day("2026-11-23")
    settings.retries.count = 1
    adjust(&settings)
    var messages: [Envelope] = []
    let success = await Run(plan, settings: settings, environment: .init(clock: .stopped))
      .run { messages.append($0) }
    let message = messages.lazy.compactMap { envelope -> String? in
      guard case .testStepFinished(let finished) = envelope else { return nil }
      return finished.testStepResult.message
    }.first
    guard case .testRunFinished(let end)? = messages.last else { return ([], nil, false) }
    #expect(end.success == success)
    return (messages.statuses, message, success)
  }

  @Test func aFailureIsToldAndDoesNotFailTheRun() async throws {
    let run = try await run("@quarantine(2026-12-31)", "pass fail pass")
    // Once: there is nothing to gain from another attempt.
    #expect(run.statuses == [.passed, .skipped, .skipped])
    #expect(run.message == "quarantined (until 2026-12-31): whoops" && run.success)
  }

  @Test func afterItsDayItFailsTheRunAndNamesIt() async throws {
    let run = try await run("@quarantine(2026-11-22)", "fail")
    #expect(run.statuses == [.failed, .failed] && !run.success)
    #expect(run.message == "whoops\nthe quarantine of this scenario ended on 2026-11-22")
  }

  @Test(
    arguments: [
      ("@quarantine", "pass", [.passed], true), ("", "fail", [.failed, .failed], false),
      // Only a failure is excused.
      ("@quarantine", "unknown", [.undefined], false),
      // The quarantine says that it does not always fail.
      ("@quarantine @bug", "fail", [.skipped], true), ("@quarantine @bug", "pass", [.passed], true),
      ("@bug", "pass", [.failed, .failed], false),
    ] as [(String, String, [TestStepResult.Status], Bool)])
  func verdict(
    tags: String, steps: String, statuses: [TestStepResult.Status], success: Bool
  ) async throws {
    let bug = try TagExpression.parse("@bug")
    let run = try await run(tags, steps) { $0.expectedFailure = bug }
    #expect(run.statuses == statuses && run.success == success)
  }

  @Test func rulesArriveInWorkers() {
    let failures: [FailureRule?] = [
      nil, .expected(tags: "@a and not @b"), .quarantined("é"), .quarantineEnded(on: "2026-12-31"),
    ]
    for failure in failures {
      let rules = CaseRules(retries: 3, failure: failure)
      let read = CaseRules(packed: ByteWriter.bytes { $0.put(rules) }[...])
      #expect(read.map { "\($0)" } == "\(rules)")
    }
  }
}
