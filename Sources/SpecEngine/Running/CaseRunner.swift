import Messages
import StepKit

/// Runs all test cases of a plan, with their retries and the hooks around their features.
struct CaseRunner: Sendable {
  let plan: Plan
  let settings: Run.Settings
  /// What scenarios are told, by name.
  let parameters: [String: String]

  func runSerially(_ tally: inout Run.Tally, emit: (Envelope) -> Void) async {
    let features = FeatureHooks(plan: plan, settings: settings, parameters: parameters)
    for index in plan.cases.indices {
      stopWhenLate(&tally)
      let testCase = plan.cases[index]
      let entry = await features.enter(testCase, skipping: stops(after: tally))
      for envelope in entry.envelopes { emit(envelope) }
      tally.note(hook: entry.status)
      let end = await run(
        testCase, skipping: stops(after: tally) || entry.status.isFailure,
        parameters: entry.parameters, emit: emit)
      tally.note(end)
      let exit = await features.leave(testCase)
      for envelope in exit.envelopes { emit(envelope) }
      tally.note(hook: exit.status)
    }
  }

  /// Keeps `parallel` scenarios running and releases their messages in the order of the plan.
  func runInParallel(_ tally: inout Run.Tally, emit: (Envelope) -> Void) async {
    let features = FeatureHooks(plan: plan, settings: settings, parameters: parameters)
    var schedule = Schedule(plan.cases.map(\.pickle), locks: settings.locks)
    var release = Release(plan: plan)
    await withTaskGroup(of: CaseResult.self) { group in
      var idleWorkers = Array((0..<settings.parallel).reversed())
      while !schedule.isDone {
        stopWhenLate(&tally)
        while let worker = idleWorkers.last, let index = schedule.next() {
          idleWorkers.removeLast()
          let skipping = stops(after: tally)
          group.addTask {
            await self.runOne(index, features, worker: worker, skipping: skipping)
          }
        }
        guard let result = await group.next() else { break }
        idleWorkers.append(result.worker)
        schedule.finish(result.index)
        tally.note(result.end)
        tally.note(hook: result.entry.status)
        tally.note(hook: result.exit.status)
        release.take(result, emit: emit)
      }
    }
  }

  struct CaseResult: Sendable {
    let index: Int
    let worker: Int
    let end: Run.CaseEnd
    let envelopes: [Envelope]
    let entry: FeatureHooks.Passage
    let exit: FeatureHooks.Passage
  }

  private func runOne(
    _ index: Int, _ features: FeatureHooks, worker: Int, skipping: Bool
  ) async -> CaseResult {
    var envelopes: [Envelope] = []
    let testCase = plan.cases[index]
    let entry = await features.enter(testCase, skipping: skipping)
    let end = await run(
      testCase, skipping: skipping || entry.status.isFailure, parameters: entry.parameters,
      workerId: String(worker)
    ) { envelopes.append($0) }
    return CaseResult(
      index: index, worker: worker, end: end, envelopes: envelopes, entry: entry,
      exit: await features.leave(testCase))
  }

  private func stops(after tally: Run.Tally) -> Bool {
    tally.stopped != nil || settings.failFast && settings.verdict.fails(tally)
  }

  private func stopWhenLate(_ tally: inout Run.Tally) {
    guard let limit = settings.limits.run, tally.stopped == nil,
      settings.clock.elapsed() >= limit.inNanoseconds
    else { return }
    tally.stopped =
      "the run took longer than its limit of \(limit.spelled): what had not begun was skipped"
  }

  /// Runs a test case until it does not fail or has no attempt left.
  private func run(
    _ testCase: Plan.Case, skipping: Bool, parameters: [String: String], workerId: String? = nil,
    emit: (Envelope) -> Void
  ) async -> Run.CaseEnd {
    let runner = TestCaseRunner(
      plan: plan, settings: settings, parameters: parameters, workerId: workerId,
      skipping: skipping)
    let retries = skipping || settings.dryRun ? 0 : settings.retries.count(for: testCase.pickle)
    var attempt = 0
    while true {
      let status = await runner.run(
        testCase, attempt: attempt, mayRetry: attempt < retries, emit: emit)
      attempt += 1
      guard status == .failed, attempt <= retries else {
        return Run.CaseEnd(status: status, attempts: attempt)
      }
    }
  }
}
