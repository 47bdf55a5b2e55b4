import Messages
import StepKit

/// Decides which job of a run starts next, and releases messages in the order of the plan.
///
/// One loop serves every executor: what may start is started, what has ended is noted, until
/// nothing is left.
struct Dispatcher {
  private let run: Run
  private(set) var tally: Run.Tally
  private var schedule: Schedule
  private var features: FeatureGates
  private var upcoming: UpcomingCases
  private var release: Release
  /// Whether a signal has ended the run: what has not begun leaves no messages.
  private var isInterrupted = false

  init(_ run: Run, tally: Run.Tally) {
    self.run = run
    self.tally = tally
    schedule = Schedule(run.plan.selection, locks: run.settings.locks)
    features = FeatureGates(run)
    upcoming = UpcomingCases(run.cases, isParallel: run.settings.parallel > 1)
    release = Release(remaining: features.remaining)
  }

  mutating func drain(
    into executor: inout some JobExecutor, emit: (Envelope) -> Void
  ) async {
    while true {
      while executor.hasRoom, let job = nextJob() { executor.start(job) }
      guard let result = await executor.next(emit: emit) else { return }
      complete(result)
      release.take(result, isEnding: features.ending.contains, emit: emit)
      if let held = run.environment.held {
        if !release.isHolding {
          held(.nothing)
        } else if case .testCase = result.origin {
          held(.scenario(result.envelopes))
        }
      }
    }
  }

  private mutating func nextJob() -> Job? {
    tally.stopWhenLate(run.settings, run.environment.clock)
    if let interruption = run.environment.interruption, interruption.signal != nil, !isInterrupted {
      isInterrupted = true
      tally.stopped = "\(Interrupted(name: interruption.name)): what had not begun did not run"
      features.leaveRest()
    }
    if let job = features.nextHooks() { return job }
    guard !isInterrupted else { return nil }
    if let waiting = features.nextAdmitted() { return job(for: waiting) }
    while let index = schedule.next() {
      guard let testCase = upcoming.take(index) else { return nil }
      let scheduled = ScheduledCase(testCase: testCase, index: index)
      switch features.admit(scheduled, isSkipped: isStopped) {
      case .open: return job(for: scheduled)
      case .hooks(let job): return job
      case .waiting: continue
      }
    }
    return nil
  }

  private func job(for scheduled: ScheduledCase) -> Job {
    let uri = scheduled.testCase.pickle.uri
    return .testCase(
      scheduled, parameters: features.parameters(of: uri) ?? run.parameters,
      isSkipped: isStopped || features.hasFailed(uri))
  }

  private mutating func complete(_ result: Job.Result) {
    switch result.origin {
    case .testCase(let index, let uri, let end):
      tally.note(end)
      schedule.finish(index)
      features.leave(uri)
    case .outerHooks(let context, let status):
      tally.note(hook: status)
      guard let feature = context.feature else { return }
      switch context.side {
      case .before: features.open(feature, status: status)
      case .after: features.close(feature)
      }
    }
  }

  private var isStopped: Bool { tally.isStopped(run.settings) }
}

/// Makes test cases in the order of the plan and keeps those that others have overtaken.
private struct UpcomingCases {
  private var cases: Plan.Cases
  /// The number of test cases made at a time.
  private let batch: Int
  private var ready: [Plan.Case] = []
  private var position = 0
  private var taken = 0
  private var overtaken: [Int: Plan.Case] = [:]

  /// - Parameter isParallel: Whether scenarios run meanwhile: test cases are then made many at a time,
  ///   for several cores that count references to the same definitions slow each other down.
  init(_ cases: Plan.Cases, isParallel: Bool) {
    self.cases = cases
    batch = isParallel ? 512 : 1
  }

  mutating func take(_ index: Int) -> Plan.Case? {
    while taken <= index {
      if position == ready.count { refill() }
      guard position < ready.count else { return nil }
      let next = ready[position]
      position += 1
      taken += 1
      if taken - 1 == index { return next }
      overtaken[taken - 1] = next
    }
    return overtaken.removeValue(forKey: index)
  }

  private mutating func refill() {
    ready.removeAll(keepingCapacity: true)
    position = 0
    while ready.count < batch, let next = cases.next() { ready.append(next) }
  }
}
