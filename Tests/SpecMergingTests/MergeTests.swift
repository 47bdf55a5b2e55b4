import Messages
import SpecReporting
import SpecTestSupport
import Testing

@testable import SpecMerging

/// Joined runs: the result shown for each scenario, and whether all is a success.
struct MergeTests {
  typealias Step = EventScript.Step

  private static let failed = Step.failed("Given b", "no")
  private static let passed = Step.passed("Given b")

  /// Two scenarios of one feature; those without a step are not run.
  private static func run(
    a: Step? = .passed("Given a"), b: Step? = .passed("Given b"), earlierB: [[Step]] = [],
    hooks: [EventScript.RunHook] = []
  ) -> [Envelope] {
    let script = EventScript(
      features: [
        .init(
          "F",
          [
            .init("A", line: 3, [a ?? .passed("Given a")]),
            .init("B", line: 6, [b ?? .passed("Given b")], earlier: earlierB),
          ])
      ], runHooks: hooks)
    return script.envelopes.keepingScenarios { name in name == "A" ? a != nil : b != nil }
  }

  @Test func shardsBecomeOneRun() throws {
    try check(
      [Self.run(b: nil), Self.run(a: nil)], isSuccess: true,
      ends: "2 scenarios (2 passed)\n2 steps (2 passed)")
    try check(
      [Self.run(b: nil), Self.run(a: nil, b: Self.failed)], isSuccess: false,
      ends: "2 scenarios (1 passed, 1 failed)\n2 steps (1 passed, 1 failed)")
  }

  @Test func theOrderIsThatOfThePickles() throws {
    let merge = Merge([recording(Self.run(a: nil), 1), recording(Self.run(b: nil), 2)])
    #expect(merge.envelopes.scenarios == ["A", "B"])
  }

  @Test(arguments: [
    (Step.passed("Given b"), true, "2 scenarios (1 passed, 1 flaky)"),
    (failed, false, "2 scenarios (1 passed, 1 failed)"),
    (Step("Given b", .pending), false, "2 scenarios (1 passed, 1 pending)"),
    (Step("Given b", .undefined), false, "2 scenarios (1 passed, 1 undefined)"),
    (Step("Given b", .skipped), true, "2 scenarios (1 passed, 1 skipped)"),
  ])
  func theLastAttemptCounts(again: Step, isSuccess: Bool, counts: String) throws {
    try check(
      [Self.run(b: Self.failed), Self.run(a: nil, b: again)], isSuccess: isSuccess, ends: counts)
  }

  @Test func whatPassedAndThenFailsHasFailed() throws {
    try check(
      [Self.run(), Self.run(b: Self.failed)], isSuccess: false,
      ends: "2 scenarios (1 passed, 1 failed)")
  }

  @Test func attemptsOfAllRunsFollowEachOther() throws {
    let first = Self.run(b: Self.failed, earlierB: [[Self.failed]])
    let merge = Merge([recording(first), recording(Self.run(a: nil))])
    let attempts = merge.envelopes.compactMap { envelope in
      if case .testCaseStarted(let message) = envelope { message.attempt } else { nil }
    }
    let retried = merge.envelopes.compactMap { envelope in
      if case .testCaseFinished(let message) = envelope { message.willBeRetried } else { nil }
    }
    #expect(attempts == [0, 0, 1, 2])
    #expect(retried == [false, true, true, false])
    let text = try summary(merge)
    #expect(text.contains("B  (passed after 3 attempts)  # Features/a.feature:6"))
  }

  @Test func laterIsByTheClockAndThenByTheOrderGiven() throws {
    let (bad, good) = (Self.run(b: Self.failed), Self.run(a: nil))
    #expect(Merge([recording(bad, 5), recording(good, 9)]).isSuccess)
    #expect(Merge([recording(good, 9), recording(bad, 5)]).isSuccess)
    #expect(Merge([recording(bad, 5), recording(good, 5)]).isSuccess)
    #expect(!Merge([recording(good, 5), recording(bad, 5)]).isSuccess)
    #expect(!Merge([recording(bad, 9), recording(good, 5)]).isSuccess)
  }

  @Test func timesAreKept() throws {
    let merge = Merge([recording(Self.run(b: nil), 5), recording(Self.run(a: nil), 9)])
    let seconds = merge.envelopes.compactMap(\.timestamp?.seconds)
    #expect(seconds == [5] + Array(repeating: 5, count: 4) + Array(repeating: 9, count: 5))
  }

  @Test func supportCodeIsThereOnce() throws {
    let merge = Merge([recording(Self.run()), recording(Self.run())])
    let patterns = merge.envelopes.compactMap { envelope in
      if case .stepDefinition(let message) = envelope { message.pattern.source } else { nil }
    }
    #expect(patterns == ["a", "b"])
  }

  @Test(arguments: [Envelope.HookType.beforeTestRun, .afterTestRun])
  func aFailedHookOfARunIsNeverMadeGood(type: Envelope.HookType) throws {
    let broken = Self.run(hooks: [.init("server", type, .failed, "gone")])
    try check(
      [broken, Self.run()], isSuccess: false, ends: "2 scenarios (2 passed)", contains: ["gone"])
  }

  @Test func aRunThatFailedForAnotherReasonIsNamed() throws {
    let merge = Merge([recording(Self.run().failing), recording(Self.run())])
    #expect(!merge.isSuccess)
    #expect(merge.findings == [.failedOtherwise("1.ndjson")])
  }

  /// A run that was interrupted has failed, and its plans are there without attempts.
  @Test func whatARunDidNotGetToIsMadeGood() throws {
    let interrupted = Self.run().failing.keepingScenarios(plans: true) { $0 == "A" }
    let alone = Merge([recording(interrupted)])
    #expect(alone.outcome == .incomplete)
    #expect(alone.findings == [.notRun(["Features/a.feature:6 B"])])
    try check(
      [interrupted, Self.run(a: nil)], isSuccess: true,
      ends: "2 scenarios (2 passed)\n2 steps (2 passed)")
  }

  private static let limit = "the run exceeded its limit of 1 ms"

  /// A run that ended after its scenario A, and says why.
  private static func stopped(a: Step) -> [Envelope] {
    run(a: a).keepingScenarios(plans: true) { $0 == "A" }.map { envelope in
      guard case .testRunFinished(var end) = envelope else { return envelope }
      (end.success, end.message) = (false, limit)
      return .testRunFinished(end)
    }
  }

  /// The scenario A of runs that stopped after it, a run of the rest, and the reason at the end of all.
  private static let reasons: [(Step, [Envelope], String?)] = [
    // All ran in the end, whether or not it passed.
    (.passed("Given a"), run(a: nil), nil), (.passed("Given a"), run(a: nil, b: failed), nil),
    (.failed("Given a", "no"), run(), nil),
    // What failed at first still fails.
    (.failed("Given a", "no"), run(a: nil), limit),
    // Counted once, as it is now.
    (.passed("Given a"), run(b: nil), "\(limit)\n1 scenario was not run"),
    // Nothing makes good a run that failed without a scenario.
    (
      .passed("Given a"), run(a: nil).failing,
      "3.ndjson: its run failed for a reason that no scenario shows"
    ),
  ]

  @Test(arguments: reasons)
  func aReasonThatLaterRunsMadeGoodIsNotRepeated(
    a: Step, rest: [Envelope], reason: String?
  ) {
    func merged(_ runs: [Envelope]..., named first: Int) -> (merge: Merge, reason: String?) {
      let merge = Merge(
        runs.enumerated().map { index, envelopes in
          Recording(name: "\(first + index).ndjson", envelopes: envelopes)
        })
      for case .testRunFinished(let end) in merge.envelopes { return (merge, end.message) }
      return (merge, "without an end")
    }
    let all = merged(Self.stopped(a: a), Self.stopped(a: a), named: 1)
    #expect(all.reason == "\(Self.limit)\n1 scenario was not run")
    let repaired = merged(all.merge.envelopes, rest, named: 2)
    #expect(repaired.reason == reason)
    #expect(!repaired.merge.isSuccess || reason == nil)
  }

  @Test func anExceptionOfTheRunIsKept() throws {
    var run = Self.run(b: Self.failed)
    guard case .testRunFinished(var end) = run.removeLast() else { throw CancellationError() }
    end.exception = .init(type: "Oops", message: "out of memory")
    run.append(.testRunFinished(end))
    try check(
      [run, Self.run()], isSuccess: false, ends: "2 scenarios (1 passed, 1 flaky)",
      contains: ["out of memory"])
  }

  @Test func aCutShardIsNotRun() throws {
    let whole = Self.run(b: nil)
    let other = Self.run(a: nil)
    let planned = try #require(other.firstIndex { if case .testCase = $0 { true } else { false } })
    for end in planned + 1..<other.count {
      let isBegun = other[..<end].contains {
        if case .testCaseStarted = $0 { true } else { false }
      }
      try check(
        [whole, Array(other[..<end])], isSuccess: false,
        ends: end == other.count - 1
          ? "2 scenarios (2 passed)"
          : "2 scenarios (1 passed, \(isBegun ? "1 unfinished" : "1 not run"))",
        contains: [
          "2.ndjson: ends early, the end of its run is missing",
          end < other.count - 1 && isBegun ? "B (unfinished)" : "",
        ])
    }
  }

  @Test func whatALostShardWouldHaveRunIsAllThatDidNot() throws {
    let whole = Self.run(b: nil)
    try check(
      [whole, []], isSuccess: false, ends: "2 scenarios (1 passed, 1 not run)",
      contains: ["2.ndjson: holds no messages"])
    try check([whole], isSuccess: true, ends: "1 scenario (1 passed)")
    try check(
      [whole], expecting: .init(shards: 2), isSuccess: false,
      ends: "2 scenarios (1 passed, 1 not run)",
      contains: ["found 1 run, expected 2"])
    try check(
      [whole], expecting: .init(everything: true), isSuccess: false,
      ends: "2 scenarios (1 passed, 1 not run)", contains: ["1 scenario was not run"])
    try check(
      [whole, Self.run(a: nil)], expecting: .init(shards: 2, everything: true), isSuccess: true,
      ends: "2 scenarios (2 passed)")
  }

  @Test func shardsThatAreMarkedAreMissed() throws {
    func shard(_ index: Int, of count: Int, _ run: [Envelope], other: String) -> [Envelope] {
      let others = run.compactMap { envelope in
        if case .pickle(let pickle) = envelope, pickle.name == other { pickle.id } else { nil }
      }
      return run + [ShardMark(index: index, count: count, otherPickleIds: others).message]
    }
    let first = shard(1, of: 2, Self.run(b: nil), other: "B")
    let second = shard(2, of: 2, Self.run(a: nil), other: "A")
    try check([first, second], isSuccess: true, ends: "2 scenarios (2 passed)")
    try check(
      [first], isSuccess: false, ends: "2 scenarios (1 passed, 1 not run)",
      contains: ["missing: shard 2 of 2"])
    try check(
      [shard(1, of: 3, Self.run(b: nil), other: "nobody")], isSuccess: false,
      ends: "1 scenario (1 passed)", contains: ["missing: shard 2, 3 of 3"])
    for plan in [nil, "0123456789abcdef"] {
      let mark = ShardMark(index: 1, count: 3, plan: plan, otherPickleIds: ["a", "b"])
      #expect(ShardMark(mark.message) == mark)
    }
  }

  /// A plan that is not known to be another is taken for the same.
  @Test(arguments: [
    ("a", "a", true), ("a", "b", false), (nil, "b", true), (nil, nil, true),
  ])
  func shardsOfOneRunKnowOnePlan(first: String?, second: String?, isOne: Bool) throws {
    let runs = [(Self.run(b: nil), first), (Self.run(a: nil), second)].enumerated()
      .map { index, run in
        run.0 + [
          ShardMark(index: index + 1, count: 2, plan: run.1, otherPickleIds: []).message
        ]
      }
    try check(
      runs, isSuccess: isOne, ends: "2 scenarios (2 passed)",
      contains: isOne ? [] : ["are shards of different plans"])
  }

  @Test func aFeatureThatChangedIsTold() throws {
    let changed = EventScript(features: [.init("G", [.init("A", line: 3, [.passed("Given a")])])])
    let merge = Merge([recording(Self.run()), recording(changed.envelopes)])
    #expect(merge.findings == [.changed(uri: "Features/a.feature")])
    #expect(merge.isSuccess)
    #expect(
      try summary(merge).hasSuffix(
        "2 scenarios (2 passed)\n2 steps (2 passed)\n0.000s (0.000s in steps)\n"))
  }

  @Test func stepsThatAreNoMoreAreLeftOut() throws {
    func run(_ steps: [Step]) -> [Envelope] {
      EventScript(features: [.init("F", [.init("A", line: 3, steps)])]).envelopes
    }
    let before = run([.hook("open", .passed), .passed("Given a"), .failed("When b", "no")])
    try check(
      [before, run([.passed("Given a")])], isSuccess: true,
      ends: "1 scenario (1 passed)\n1 step (1 passed)")
    try check(
      [run([.passed("Given a")]), before], isSuccess: false,
      ends: "1 scenario (1 failed)\n2 steps (1 passed, 1 failed)")
  }

  @Test func aFileMayHoldSeveralRuns() throws {
    let meta = Envelope.meta(
      Meta(
        protocolVersion: "1", implementation: .init(name: "x"), runtime: .init(name: "x"),
        os: .init(name: "x"), cpu: .init(name: "x")))
    let both = [meta] + Self.run(b: Self.failed) + [meta] + Self.run(a: nil)
    let first = Self.run().contains { if case .meta = $0 { true } else { false } }
    try #require(!first, "the script has a meta of its own now")
    try check([both], isSuccess: true, ends: "2 scenarios (1 passed, 1 flaky)")
  }

  /// Only a scenario that failed first is flaky, however often it passed.
  @Test(arguments: [
    ([passed, passed], "2 scenarios (2 passed)"),
    ([passed, failed, passed], "2 scenarios (1 passed, 1 flaky)"),
    ([failed, passed, passed], "2 scenarios (1 passed, 1 flaky)"),
    ([Step("Given b", .skipped), passed], "2 scenarios (2 passed)"),
    ([Step("Given b", .undefined), passed], "2 scenarios (2 passed)"),
  ])
  func whatPassedTwiceIsNotFlaky(steps: [Step], counts: String) throws {
    try check(steps.map { Self.run(b: $0) }, isSuccess: true, ends: counts)
  }

  @Test func aRunWithoutScenariosIsNoSuccess() throws {
    let empty = EventScript().envelopes
    let merge = Merge([recording(empty)])
    #expect(!merge.isSuccess)
    #expect(merge.findings.map(\.description) == ["no scenario was run"])
    #expect(Merge([recording(Self.run()), recording(empty)]).isSuccess)
  }

  @Test func nothingIsNoSuccess() {
    #expect(!Merge([]).isSuccess)
    #expect(!Merge([recording([])]).isSuccess)
  }

  private func recording(_ envelopes: [Envelope], _ seconds: Int? = nil) -> Recording {
    Recording(name: "1.ndjson", envelopes: seconds.map { envelopes.at($0) } ?? envelopes)
  }

  private func check(
    _ runs: [[Envelope]], expecting expectation: Merge.Expectation = .init(), isSuccess: Bool,
    ends counts: String, contains: [String] = [],
    at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let recordings = runs.enumerated().map { index, envelopes in
      Recording(name: "\(index + 1).ndjson", envelopes: envelopes)
    }
    let merge = Merge(recordings, expecting: expectation)
    #expect(merge.isSuccess == isSuccess, sourceLocation: location)
    let text = try summary(merge)
    #expect(
      text.contains("\n\(counts)") || text.hasPrefix(counts), "\(text)", sourceLocation: location)
    for part in contains where !part.isEmpty {
      #expect(text.contains(part), "\(text)", sourceLocation: location)
    }
    #expect(merge.envelopes.idFaults == [], sourceLocation: location)
    let end = merge.envelopes.compactMap { envelope in
      if case .testRunFinished(let message) = envelope { message.success } else { nil }
    }
    #expect(end == [isSuccess], sourceLocation: location)
    // A finding of a merged run stays when it is merged again.
    let again = Merge([Recording(name: "all.ndjson", envelopes: merge.envelopes)])
    #expect(again.isSuccess == isSuccess, sourceLocation: location)
    #expect(again.envelopes == merge.envelopes, sourceLocation: location)
  }

  /// Without any one of the messages that report an outcome, a good run is no success.
  @Test func whatIsMissingIsNoSuccess() {
    let run = Self.run(hooks: [.init("server", .afterTestRun, .passed)])
    #expect(Merge([Recording(name: "x", envelopes: run)]).isSuccess)
    for index in run.indices where run[index].tellsAnOutcome {
      var messages = run
      let lost = messages.remove(at: index)
      #expect(!Merge([Recording(name: "x", envelopes: messages)]).isSuccess, "without \(lost)")
    }
  }

  private func summary(_ merge: Merge) throws -> String {
    try reportText(merge.envelopes, as: "summary")
  }
}
