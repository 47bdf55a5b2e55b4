import Messages
import SpecReporting

/// The results of the scenarios of joined recordings, counted join by join.
struct CaseTally: Sendable {
  private let facts: [RunFacts]
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
    self.facts = facts
    shards = ShardAttempts(facts)
    let areMarked = facts.contains { $0.shard != nil }
    let isPlanLost = !areMarked && facts.contains { !$0.hasWholePlan }
    expectsAll = expectation.everything || isPlanLost || MergeVerdict.isTooFew(facts, expectation)
  }

  /// Counts scenarios, and adds a plan for each pickle that is expected and has none.
  mutating func add(_ join: inout FeatureJoin) {
    join.plan(expectsAll ? Set(join.pickles.indices) : join.picklesOfShards, facts)
    count += join.cases.count
    for joined in join.cases {
      let (runs, end) = (joined.runs, joined.last.end)
      // A run that is not strict, or of work in progress, takes a failure for a success.
      let fails = end == .failed && facts[joined.last.recording].finished?.success != true
      if fails { hasFailed = true }
      if end == .open, joined.isLeftOut { notRun.append(join.title(of: joined)) }
      if end == .open && !joined.isLeftOut || runs.contains(where: hasLostResults) {
        incomplete.append(join.title(of: joined))
      }
      let marked = runs.count { facts[$0.recording].shard != nil && !$0.attempts.isEmpty }
      if marked > 1 { ranAgain.append(join.title(of: joined)) }
      // One that a run planned and did not get to is a reason for its failure as well.
      for run in runs where !run.isAdded && run.end != .passed {
        notPassed.insert(run.recording)
        if end == .open || fails && run.end == .failed { notMadeGood.insert(run.recording) }
      }
    }
  }

  private func hasLostResults(_ run: PlannedRun) -> Bool {
    run.hasLostResults && shards.superseded[run.recording] == nil
  }
}

extension FeatureJoin {
  fileprivate func title(of joined: JoinedCase) -> String {
    let (pickle, line) = (pickles[joined.pickle].pickle, pickles[joined.pickle].line)
    return "\(Place(uri: pickle.uri, line: line).text) \(sanitized(pickle.name))"
  }
}
