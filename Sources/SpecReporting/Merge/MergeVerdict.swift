import Messages

/// The outcome of joined recordings.
struct MergeVerdict: Sendable {
  private(set) var findings: [Merge.Finding] = []
  /// What is worth saying and makes nothing worse.
  private(set) var notes: [Merge.Finding] = []
  let outcome: Merge.Outcome
  /// Whether there may be scenarios that no recording got as far as to name.
  let isPlanUnknown: Bool

  /// Judges the recordings and adds a plan for each pickle that is expected and has none.
  init(_ join: inout RunJoin, expecting expectation: Merge.Expectation) {
    let shards = ShardAttempts(join.facts)
    notes = shards.findings
    for (index, facts) in join.facts.enumerated() {
      let found = Self.findings(facts, ends: join.ends(of: index))
      if let whole = shards.superseded[index], !found.contains(where: \.isFailure) {
        notes.append(.superseded(facts.name, by: join.facts[whole].name))
      } else {
        findings += found
      }
    }
    let again = join.cases.filter { joined in
      joined.runs.count { join.facts[$0.recording].shard != nil && !$0.attempts.isEmpty } > 1
    }
    if !again.isEmpty { notes.append(.ranAgain(again.map(join.title))) }
    findings += Self.missing(join.facts, expectation)
    let isIncomplete = !findings.isEmpty
    isPlanUnknown = !join.facts.contains(where: \.hasWholePlan)
    let areMarked = join.facts.contains { $0.shard != nil }
    // Without a mark nobody can say what a lost run would have run, so it is all that did not run.
    let isPlanLost = !areMarked && join.facts.contains { !$0.hasWholePlan }
    if expectation.everything || isPlanLost || Self.isTooFew(join.facts, expectation) {
      join.plan(Set(join.pickles.indices))
    } else {
      join.plan(join.picklesOfShards)
    }
    let open = join.cases.filter { $0.end == .open }
    let notRun = open.filter(\.needsStart)
    let incomplete = join.cases.filter { joined in
      joined.end == .open && !joined.needsStart
        || joined.runs.contains { $0.hasLostResults && shards.superseded[$0.recording] == nil }
    }
    if !notRun.isEmpty { findings.append(.notRun(notRun.map(join.title))) }
    if !incomplete.isEmpty { findings.append(.incomplete(incomplete.map(join.title))) }
    if join.cases.isEmpty, findings.isEmpty, join.facts.allSatisfy({ $0.finished?.success == true })
    {
      findings.append(.noScenarios)
    }
    let hasFailed =
      join.facts.contains(where: \.hasFailed) || findings.contains(where: \.isFailure)
      || join.cases.contains { $0.end == .failed && !join.isTolerated($0) }
    let isWhole =
      !isIncomplete && notRun.isEmpty && incomplete.isEmpty && !join.cases.isEmpty
      && join.cases.allSatisfy { $0.end != .open }
    outcome = hasFailed ? .failed : isWhole ? .passed : .incomplete
  }

  private static func findings(_ facts: RunFacts, ends: [PlannedRun.End]) -> [Merge.Finding] {
    if facts.isEmpty { return [.empty(facts.name)] }
    var findings: [Merge.Finding] = []
    if facts.finished == nil { findings.append(.endsEarly(facts.name)) }
    if facts.isDamaged, facts.finished != nil { findings.append(.damaged(facts.name)) }
    if facts.hasUnfinishedHook, facts.finished != nil {
      findings.append(.unfinishedHooks(facts.name))
    }
    if facts.hasStrays { findings.append(.stray(facts.name)) }
    if facts.finished?.success == false, !facts.hasFailed,
      !facts.hasUnfinishedHook, ends.allSatisfy({ $0 == .passed })
    {
      findings.append(.failedOtherwise(facts.name))
    }
    return findings
  }

  private static func isTooFew(_ facts: [RunFacts], _ expectation: Merge.Expectation) -> Bool {
    facts.count { !$0.isEmpty } < expectation.shards ?? 0
  }

  private static func missing(
    _ facts: [RunFacts], _ expectation: Merge.Expectation
  ) -> [Merge.Finding] {
    var findings: [Merge.Finding] = []
    if let shards = expectation.shards, isTooFew(facts, expectation) {
      findings.append(.tooFew(facts.count { !$0.isEmpty }, expected: shards))
    }
    findings += otherPlans(facts)
    let marks = facts.compactMap(\.shard)
    for count in Set(marks.map(\.count)).sorted() {
      let there = Set(marks.filter { $0.count == count }.map(\.index))
      let missing = (1...count).filter { !there.contains($0) }
      if !missing.isEmpty { findings.append(.missingShards(missing, count: count)) }
    }
    return findings
  }

  /// Shards of one run know the same plan, whatever became of them.
  private static func otherPlans(_ facts: [RunFacts]) -> [Merge.Finding] {
    var names: [String] = []
    var plans: Set<String> = []
    for facts in facts {
      if let plan = facts.shard?.plan, plans.insert(plan).inserted { names.append(facts.name) }
    }
    return names.count > 1 ? [.otherPlans(names)] : []
  }
}

extension RunJoin {
  /// Whether the run that failed last at a scenario takes that for a success, as one that is not strict
  /// or of work in progress does.
  fileprivate func isTolerated(_ joined: JoinedCase) -> Bool {
    guard joined.end == .failed, let run = joined.runs.last else { return false }
    return facts[run.recording].finished?.success == true
  }

  /// The state of each scenario at the end of one recording.
  fileprivate func ends(of recording: Int) -> [PlannedRun.End] {
    cases.flatMap { $0.runs.filter { $0.recording == recording }.map(\.end) }
  }

  /// The pickles that shards left to others, by position.
  fileprivate var picklesOfShards: Set<Int> {
    var positions: [String: Int] = [:]
    for (position, joined) in pickles.enumerated() { positions[joined.pickle.id] = position }
    var result: Set<Int> = []
    for (index, facts) in facts.enumerated() {
      for id in facts.shard?.otherPickleIds ?? [] {
        if let position = maps[index][.pickle, id].flatMap({ positions[$0] }) {
          result.insert(position)
        }
      }
    }
    return result
  }

  /// Plans the pickles that nobody planned: their steps, without hooks and definitions.
  fileprivate mutating func plan(_ expected: Set<Int>) {
    let missing = expected.subtracting(cases.map(\.pickle))
    guard !missing.isEmpty else { return }
    for position in missing.sorted() {
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
          pickle: position, runs: [PlannedRun(recording: joined.recording, testCase: testCase)]))
    }
    cases.sort { $0.pickle < $1.pickle }
  }

  /// An id for something that no recording has.
  mutating func newId(_ kind: IdKind, _ wish: String, of recording: Int) -> String {
    let id = pool.take(wish)
    maps[recording][kind, id] = id
    return id
  }

  fileprivate func title(of joined: JoinedCase) -> String {
    let (pickle, line) = (pickles[joined.pickle].pickle, pickles[joined.pickle].line)
    return "\(Place(uri: pickle.uri, line: line).text) \(sanitized(pickle.name))"
  }
}
