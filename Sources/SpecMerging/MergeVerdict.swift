import Messages

/// The outcome of joined recordings.
struct MergeVerdict: Sendable {
  private(set) var findings: [Merge.Finding] = []
  /// Findings that do not affect the outcome.
  private(set) var notes: [Merge.Finding] = []
  let outcome: Merge.Outcome
  /// Whether there may be scenarios that no recording names.
  let isPlanUnknown: Bool
  /// The numbers of the recordings whose failure later runs made good.
  let madeGood: Set<Int>

  /// - Parameter tally: Of all scenarios.
  init(_ facts: [RunFacts], _ tally: CaseTally, expecting expectation: Merge.Expectation) {
    notes = tally.shards.findings
    for (index, run) in facts.enumerated() {
      let found = Self.findings(run, hasOnlyPassed: !tally.notPassed.contains(index))
      if let whole = tally.shards.superseded[index], !found.contains(where: \.isFailure) {
        notes.append(.superseded(run.name, by: facts[whole].name))
      } else {
        findings += found
      }
    }
    if !tally.ranAgain.isEmpty { notes.append(.ranAgain(tally.ranAgain)) }
    findings += Self.missing(facts, expectation)
    // Shards of a large run know only their own features, except the first.
    isPlanUnknown = !facts.contains { $0.hasWholePlan && $0.shard?.isPartial != true }
    if !tally.notRun.isEmpty { findings.append(.notRun(tally.notRun)) }
    if !tally.incomplete.isEmpty { findings.append(.incomplete(tally.incomplete)) }
    if tally.count == 0, findings.isEmpty, facts.allSatisfy({ $0.finished?.success == true }) {
      findings.append(.noScenarios)
    }
    madeGood = Set(
      facts.indices.filter { index in
        facts[index].finished?.success == false && !facts[index].hasFailed
          && tally.notPassed.contains(index) && !tally.notMadeGood.contains(index)
      })
    let hasFailed =
      facts.contains(where: \.hasFailed) || findings.contains(where: \.isFailure) || tally.hasFailed
    outcome = hasFailed ? .failed : findings.isEmpty && tally.count > 0 ? .passed : .incomplete
  }

  private static func findings(_ facts: RunFacts, hasOnlyPassed: Bool) -> [Merge.Finding] {
    if facts.isEmpty { return [.empty(facts.name)] }
    var findings: [Merge.Finding] = []
    if facts.finished == nil { findings.append(.endsEarly(facts.name)) }
    if facts.isDamaged, facts.finished != nil { findings.append(.damaged(facts.name)) }
    if facts.hasUnfinishedHook, facts.finished != nil {
      findings.append(.unfinishedHooks(facts.name))
    }
    if facts.hasStrays { findings.append(.stray(facts.name)) }
    if facts.finished?.success == false, !facts.hasFailed, !facts.hasUnfinishedHook, hasOnlyPassed {
      findings.append(.failedOtherwise(facts.name))
    }
    return findings
  }

  static func isTooFew(_ facts: [RunFacts], _ expectation: Merge.Expectation) -> Bool {
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

  /// Shards of one run know the same plan, whatever their results.
  private static func otherPlans(_ facts: [RunFacts]) -> [Merge.Finding] {
    var names: [String] = []
    var plans: Set<String> = []
    for facts in facts {
      if let plan = facts.shard?.plan, plans.insert(plan).inserted { names.append(facts.name) }
    }
    return names.count > 1 ? [.otherPlans(names)] : []
  }
}
