import Messages
import SpecReporting

/// The results of the scenarios of joined recordings, counted join by join.
struct CaseTally: Sendable {
  let shards: ShardAttempts
  /// Whether every pickle must have run, as when it is unknown what a lost run would have run.
  private let expectsAll: Bool
  private(set) var count = 0
  private(set) var notRun: [String] = []
  private(set) var incomplete: [String] = []
  private(set) var ranAgain: [String] = []
  private(set) var hasFailed = false
  /// The numbers of the recordings with a scenario that did not pass there.
  private(set) var notPassed: Set<Int> = []
  /// The numbers of those that later runs did not make good: a scenario that did not end there has no end
  /// yet, or one that failed there fails.
  private(set) var notMadeGood: Set<Int> = []

  init(_ facts: [RunFacts], expecting expectation: Merge.Expectation) {
    shards = ShardAttempts(facts)
    let areMarked = facts.contains { $0.shard != nil }
    let isPlanLost = !areMarked && facts.contains { !$0.hasWholePlan }
    expectsAll = expectation.everything || isPlanLost || MergeVerdict.isTooFew(facts, expectation)
  }

  /// Counts scenarios, and adds a plan for each pickle that is expected and has none.
  mutating func add(_ join: inout RunJoin) {
    join.plan(expectsAll ? Set(join.pickles.indices) : join.picklesOfShards)
    count += join.cases.count
    for joined in join.cases {
      let end = joined.end
      // A run that is not strict, or of work in progress, takes a failure for a success.
      let fails =
        end == .failed
        && joined.runs.last.flatMap { join.facts[$0.recording].finished?.success } != true
      if fails { hasFailed = true }
      if end == .open, joined.isLeftOut { notRun.append(join.title(of: joined)) }
      if end == .open && !joined.isLeftOut || hasLostResults(joined, join) {
        incomplete.append(join.title(of: joined))
      }
      let marked = joined.runs.count {
        join.facts[$0.recording].shard != nil && !$0.attempts.isEmpty
      }
      if marked > 1 { ranAgain.append(join.title(of: joined)) }
      // One that a run planned and did not get to is a reason for its failure as well.
      for run in joined.runs where !run.isAdded && run.end != .passed {
        let number = join.numbers[run.recording]
        notPassed.insert(number)
        if end == .open || fails && run.end == .failed { notMadeGood.insert(number) }
      }
    }
  }

  private func hasLostResults(_ joined: JoinedCase, _ join: RunJoin) -> Bool {
    joined.runs.contains {
      $0.hasLostResults && shards.superseded[join.numbers[$0.recording]] == nil
    }
  }
}

extension RunJoin {
  /// The pickles that shards left to others, by position.
  fileprivate var picklesOfShards: Set<Int> {
    var positions: [String: Int] = [:]
    for (position, joined) in pickles.enumerated() { positions[joined.pickle.id] = position }
    let ids = zip(maps, facts).flatMap { map, facts in
      (facts.shard?.otherPickleIds ?? []).compactMap { map[.pickle, $0] }
    }
    return Set(ids.compactMap { positions[$0] })
  }

  /// Plans the pickles without a plan: their steps, without hooks and definitions.
  fileprivate mutating func plan(_ expected: Set<Int>) {
    for position in expected.subtracting(cases.map(\.pickle)).sorted() {
      let joined = pickles[position]
      let id = newId(.testCase, "\(joined.original.id)-case", of: joined.recording)
      let steps = joined.original.steps.map { step in
        TestCase.Step(
          id: newId(.testStep, "\(step.id)-step", of: joined.recording), pickleStepId: step.id)
      }
      let testCase = TestCase(
        id: id, pickleId: joined.original.id, testSteps: steps,
        testRunStartedId: facts[joined.recording].started?.id)
      cases.append(
        JoinedCase(
          pickle: position,
          runs: [PlannedRun(recording: joined.recording, testCase: testCase, isAdded: true)]))
    }
    cases.sort { $0.pickle < $1.pickle }
  }

  /// An id for something that no recording has.
  mutating func newId(_ kind: IdKind, _ wish: String, of recording: Int) -> String {
    let id = pool.take(new: wish)
    maps[recording][kind, id] = id
    return id
  }

  fileprivate func title(of joined: JoinedCase) -> String {
    let (pickle, line) = (pickles[joined.pickle].pickle, pickles[joined.pickle].line)
    return "\(Place(uri: pickle.uri, line: line).text) \(sanitized(pickle.name))"
  }
}
