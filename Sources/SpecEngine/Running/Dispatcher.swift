import Basics
import Messages

/// Decides which job of a run starts next, and releases messages in the order of the plan.
///
/// One loop serves every executor: it starts jobs that may start and records those that have ended, until
/// nothing is left. A `CaseByCaseRun` starts jobs itself.
struct Dispatcher {
  private let setup: Run.Setup
  private let parameters: [String: String]
  var tally: Run.Tally
  var schedule: Schedule
  var features: FeatureGates
  private var upcoming: UpcomingCases
  var release: Release
  /// The number of scenarios that have not ended.
  private var left: Int

  /// - Parameter isOfArrivals: Whether scenarios begin in the order in which they arrive.
  init(_ run: Run, isOfArrivals: Bool = false) {
    (setup, parameters, tally) = (run.setup, run.parameters, run.tally)
    schedule = Schedule(run.plan.selection, locks: run.settings.locks, isOfArrivals: isOfArrivals)
    features = FeatureGates(run)
    upcoming = UpcomingCases(run.cases, isParallel: run.settings.parallel > 1)
    release = Release(remaining: features.remaining)
    left = run.plan.count
  }

  mutating func drain(into executor: inout some JobExecutor, emit: (Envelope) -> Void) async {
    while true {
      while executor.canAcceptJob, let job = nextJob(emit: emit) { executor.start(job) }
      guard let result = await executor.next(emit: emit) else { break }
      take(result, emit: emit)
    }
    release.finish(emit: emit)
    // Without its result, a scenario would not count, and the run could pass.
    guard left > 0, !tally.isStopped(setup.settings) else { return }
    tally.faults.append(
      "\(counted(left, "scenario")) did not end, although nothing ended the run: this is a defect of "
        + "specrun, please report it")
  }

  mutating func take(_ result: Job.Result, emit: (Envelope) -> Void) {
    switch result.job {
    case .testCase(let scheduled, _, _):
      tally.note(result.end)
      left -= 1
      schedule.finish(scheduled.index)
      features.leave(scheduled.testCase.pickle.uri)
    case .outerHooks(_, let context):
      tally.note(hook: result.end.status)
      features.note(result.end.status, of: context)
    }
    release.take(result, isEnding: features.ending.contains, emit: emit)
    guard let held = setup.environment.held else { return }
    if !release.isHolding {
      held(.nothing)
    } else if case .testCase = result.job {
      held(.scenario(result.envelopes))
    }
  }

  private mutating func nextJob(emit: (Envelope) -> Void) -> Job? {
    tally.stopWhenOver(setup)
    let isStopped = tally.isStopped(setup.settings)
    if isStopped { features.drain() }
    if let job = features.nextHooks() { return job }
    guard !isStopped else { return nil }
    while let waiting = features.nextAdmitted() {
      if let job = job(for: waiting, emit: emit) { return job }
    }
    while let index = schedule.next() {
      guard let testCase = upcoming.take(index) else { return nil }
      let scheduled = ScheduledCase(testCase: testCase, index: index)
      switch features.admit(scheduled) {
      case .open: if let job = job(for: scheduled, emit: emit) { return job }
      case .hooks(let job): return job
      case .waiting: continue
      }
    }
    return nil
  }

  /// The job of a scenario, with the values shared by hooks before its feature.
  func job(for scheduled: ScheduledCase) -> Job {
    let parameters = features.parameters(of: scheduled.testCase.pickle.uri) ?? parameters
    return .testCase(scheduled, parameters: parameters)
  }

  /// The job of a scenario; if hooks before its feature have failed, it is left out, and the hooks after
  /// the feature may be due.
  private mutating func job(for scheduled: ScheduledCase, emit: (Envelope) -> Void) -> Job? {
    let job = job(for: scheduled)
    guard features.hasFailed(scheduled.testCase.pickle.uri) else { return job }
    take(Job.Result(leftOut: job), emit: emit)
    return features.nextHooks()
  }
}

/// Makes test cases in the order of the plan and keeps those that others have overtaken.
private struct UpcomingCases {
  private var cases: any IteratorProtocol<Plan.Case>
  private var taken = 0
  private var overtaken: [Int: Plan.Case] = [:]

  /// - Parameter isParallel: Whether scenarios run meanwhile: test cases are then made many at a time,
  ///   because several cores that count references to the same definitions slow each other down, and ahead,
  ///   so that no scenario waits for the next file.
  init(_ cases: Plan.Cases, isParallel: Bool) {
    let batches = Prefetched(Batches(of: isParallel ? 512 : 1, cases), ahead: isParallel ? 1 : 0)
    self.cases = IteratorSequence(batches).joined().makeIterator()
  }

  mutating func take(_ index: Int) -> Plan.Case? {
    while taken <= index {
      guard let next = cases.next() else { return nil }
      taken += 1
      if taken - 1 == index { return next }
      overtaken[taken - 1] = next
    }
    return overtaken.removeValue(forKey: index)
  }
}
