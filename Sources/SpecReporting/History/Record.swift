/// The counts of one scenario over the runs so far.
struct Record {
  var results = 0
  var failures = 0
  var retried = 0
  /// Between passing and failing, from one run of a branch to its next, with the same steps.
  var changes = 0
  /// Runs or revisions in which it both passed and failed, with the same steps.
  var contradictions = 0
  /// Results with the same steps.
  var comparable = 0
  private(set) var lastPassed: Bool?
  /// Results in a row that are like the last one.
  private(set) var streak = 0
  /// The last result before this one, and how many in a row were like it.
  private(set) var former: (passed: Bool, streak: Int)?
  /// Codes of the times of the last runs that passed, without the last run.
  private(set) var times: [UInt8] = []
  private var lastTime: UInt8 = 0
  /// The last result on this branch, and on each other one.
  private var (branch, branchPassed): (String?, Bool?)
  private var otherBranches: [String?: Bool] = [:]
  private var steps: UInt64 = 0
  private var revision: String?
  private var (revisionHasPassed, revisionHasFailed) = (false, false)
  private static let maximumTimes = 20

  /// Adds a result in a run, of the scenario as it was with `now` as the digest of its steps.
  mutating func add(_ column: Int, of run: RecordedRun, steps now: UInt64) {
    guard let outcome = run.outcome(at: column), let passed = outcome.hasPassed else { return }
    if now != steps {
      // Another scenario in all but its name.
      (changes, contradictions, comparable, steps) = (0, 0, 0, now)
      (revision, branchPassed, otherBranches) = (nil, nil, [:])
      times.removeAll(keepingCapacity: true)
      lastTime = 0
    }
    noteChange(passed, on: run.branch)
    results += 1
    comparable += 1
    if !passed { failures += 1 }
    if outcome == .flaky { retried += 1 }
    note(outcome, passed, run.revision)
    former = lastPassed.map { ($0, streak) }
    streak = lastPassed == passed ? streak + 1 : 1
    lastPassed = passed
    if lastTime > 0 {
      if times.count == Self.maximumTimes { times.removeFirst() }
      times.append(lastTime)
    }
    lastTime = passed ? run.times[column] : 0
  }

  /// A branch that breaks a scenario takes turns with others that do not: that is no change.
  private mutating func noteChange(_ passed: Bool, on now: String?) {
    if now != branch {
      if let branchPassed { otherBranches[branch] = branchPassed }
      (branch, branchPassed) = (now, otherBranches[now])
    }
    if let branchPassed, branchPassed != passed { changes += 1 }
    branchPassed = passed
  }

  private mutating func note(_ outcome: ScenarioResult.Outcome, _ passed: Bool, _ now: String?) {
    if outcome == .flaky {
      contradictions += 1
      return
    }
    guard let now else { return }
    if now != revision { (revision, revisionHasPassed, revisionHasFailed) = (now, false, false) }
    let before = revisionHasPassed && revisionHasFailed
    if passed { revisionHasPassed = true } else { revisionHasFailed = true }
    if !before, revisionHasPassed, revisionHasFailed { contradictions += 1 }
  }

  /// The rule that `RunTrend.flakyRule` says in words.
  var isFlaky: Bool {
    comparable >= RunTrend.leastResults
      && (changes >= RunTrend.leastChanges || contradictions >= RunTrend.leastContradictions)
  }

  /// The usual time and the last, by the rule that `RunTrend.slowRule` says in words.
  var slowness: ClosedRange<Duration>? {
    guard times.count >= RunTrend.leastTimes, let now = TimeCode.time(lastTime),
      let usual = TimeCode.time(times.sorted()[times.count / 2]),
      now / usual >= Slowness.ratio, now - usual >= Slowness.difference
    else { return nil }
    return usual...now
  }
}

extension ScenarioResult.Outcome {
  /// Whether it passed, if it passed or failed at all; an unfinished or skipped scenario did neither.
  var hasPassed: Bool? {
    switch self {
    case .passed, .flaky: true
    case .failed, .undefined, .ambiguous, .quarantined: false
    case .skipped, .knownFailure, .pending, .notRun, .unfinished: nil
    }
  }
}
