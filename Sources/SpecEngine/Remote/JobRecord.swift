package import Messages
package import StepKit

/// The events of a job so far, which its process may not live to complete.
package struct JobRecord {
  package private(set) var job: Job
  private var events: [(event: JobEvent, time: Int64)] = []
  /// The step that has begun and not ended.
  private var current: Int?
  /// The number of steps of this attempt that have ended, or of hooks.
  package private(set) var done = 0
  /// The attempt that has begun and not ended.
  private var attempt: Int?
  /// The attempt that has ended last, and whether another one follows.
  private var before: (attempt: Int, willBeRetried: Bool)?
  /// The state when the job was ordered from a process.
  private var kept = (
    events: 0, before: nil as (attempt: Int, willBeRetried: Bool)?, done: 0,
    worst: TestStepResult.Status.unknown
  )
  /// The worst status of this attempt, or of the hooks.
  private var worst = TestStepResult.Status.unknown

  private let stepCount: Int

  package init(_ job: Job) {
    self.job = job
    switch job {
    case .testCase(let scheduled, _, _): stepCount = scheduled.testCase.steps.count
    case .outerHooks(let hooks, _): stepCount = hooks.count
    }
    events.reserveCapacity(2 * stepCount + 2)
  }

  /// Whether its code has begun to run.
  package var hasBegun: Bool { attempt != nil || current != nil || done > 0 }

  /// The nanoseconds from its first event to its last; nil before there are two.
  package var duration: Int64? {
    events.count > 1 ? events[events.count - 1].time - events[0].time : nil
  }

  /// The verdict of a scenario whose last attempt is reported, although its process did not report
  /// that it is done.
  package var verdict: Run.CaseEnd? {
    guard attempt == nil, let before, !before.willBeRetried else { return nil }
    return Run.CaseEnd(status: worst, attempts: before.attempt + 1)
  }

  /// Whether everything about the job was reported.
  package var isComplete: Bool { isHooks ? current == nil && done == stepCount : verdict != nil }

  /// Discards reports of a process that did not complete its order: other attempts stay, and hooks that ended
  /// in other processes.
  package mutating func forget() {
    events.removeSubrange(kept.events...)
    (before, done, worst) = (kept.before, kept.done, kept.worst)
    (attempt, current) = (nil, nil)
  }

  /// Adds an event that a process reported.
  ///
  /// - Throws: `WireError` for an event that cannot follow the earlier ones.
  package mutating func receive(_ event: JobEvent, at time: Int64) throws(WireError) {
    // Up to a century, so that times can be added.
    guard 0...(1 << 61) ~= time else { throw WireError() }
    switch event {
    case .attemptStarted(let number):
      guard !isHooks, attempt == nil, current == nil, before?.willBeRetried ?? true,
        0...Int(Int32.max) ~= number
      else { throw WireError() }
      attempt = number
      done = 0
      worst = .unknown
    case .stepStarted(let index):
      // The steps of a scenario require an attempt.
      guard current == nil, index == done, done < stepCount, isHooks || attempt != nil
      else { throw WireError() }
      current = index
    case .stepFinished(let index, let result):
      guard index == current else { throw WireError() }
      current = nil
      done = index + 1
      worst = max(worst, result.status)
    case .attached(_, let step?):
      guard 0..<stepCount ~= step else { throw WireError() }
    case .attemptFinished(let willBeRetried):
      guard let attempt, current == nil, done == stepCount else { throw WireError() }
      before = (attempt, willBeRetried)
      self.attempt = nil
    case .attached, .shared, .resourceRead, .rowFailed: break
    }
    events.append((event, time))
  }

  /// The whole job: its messages, and how it ended.
  package func result(_ end: Run.CaseEnd, setup: Run.Setup, workerId: String?) -> Job.Result {
    var messages = JobMessages(job, setup, workerId: workerId)
    var envelopes: [Envelope] = []
    envelopes.reserveCapacity(events.count)
    for (event, time) in events {
      messages.receive(event, at: time) { envelopes.append($0) }
    }
    let status = max(end.status, isHooks ? worst : .unknown)
    return Job.Result(
      job, Run.CaseEnd(status: status, attempts: end.attempts), envelopes: envelopes)
  }

  private var isHooks: Bool { if case .outerHooks = job { true } else { false } }
}

// MARK: - Lost processes

extension JobRecord {
  /// The place where the process was lost, for messages: the step or hook in words, and its location.
  package var place: String {
    switch job {
    case .testCase(let scheduled, _, _):
      let testCase = scheduled.testCase
      guard let index = current ?? (done > 0 ? done - 1 : nil), index < testCase.steps.count
      else { return testCase.place }
      if case .pickleStep(let step, _) = testCase.steps[index] {
        return "\(testCase.place(ofStepAt: index)): \(testCase.pickle.steps[step].text)"
      }
      return "\(testCase.place): hook"
    case .outerHooks: return job.name
    }
  }

  /// The name of the scenario, or the hooks in words.
  package var title: String {
    switch job {
    case .testCase(let scheduled, _, _): scheduled.testCase.pickle.name
    case .outerHooks: place
    }
  }

  /// Fails the step in flight, or the last one that has ended, and completes the attempt.
  ///
  /// - Parameter isInterrupted: Whether no attempt may follow.
  /// - Returns: The verdict of the job; nil if it continues with another attempt, or with the hooks after
  ///   the one that was lost.
  package mutating func fail(
    with failure: TestStepResult, output: [PendingAttachment], at time: Int64,
    setup: Run.Setup, isInterrupted: Bool
  ) -> Run.CaseEnd? {
    defer { kept = (events.count, before, done, worst) }
    switch job {
    case .testCase(let scheduled, let parameters, let first):
      let testCase = scheduled.testCase
      let number = attempt ?? before.map { $0.attempt + 1 } ?? first
      if attempt == nil { note(.attemptStarted(number), time) }
      let rules = setup.settings.rules(for: testCase.pickle)
      let reported = rules.failure?.reported(failure, passesUnexpectedly: false) ?? failure
      failCurrent(with: reported, output: output, at: time)
      for index in done..<max(done, stepCount) {
        skip(testCase.steps[index], at: index, time)
      }
      let isRetried = worst == .failed && number < rules.retries && !isInterrupted
      note(.attemptFinished(willBeRetried: isRetried), time)
      guard isRetried else { return Run.CaseEnd(status: worst, attempts: number + 1) }
      job = .testCase(scheduled, parameters: parameters, attempt: number + 1)
      // The next process has not begun.
      done = 0
      return nil
    case .outerHooks(let hooks, _):
      failCurrent(with: failure, output: output, at: time)
      return done < hooks.count ? nil : Run.CaseEnd(status: worst, attempts: 1)
    }
  }

  private mutating func failCurrent(
    with failure: TestStepResult, output: [PendingAttachment], at time: Int64
  ) {
    guard stepCount > 0 else { return }
    if current == nil, done == stepCount {
      let end = events.lastIndex {
        if case .stepFinished(stepCount - 1, _) = $0.event { true } else { false }
      }
      if let end { events.remove(at: end) }
      done -= 1
      current = done
    }
    let index = current ?? done
    if current == nil { note(.stepStarted(index), time) }
    for attachment in output { note(.attached(attachment, step: index), time) }
    note(.stepFinished(index, failure), time)
  }

  private mutating func skip(_ step: Plan.Step, at index: Int, _ time: Int64) {
    note(.stepStarted(index), time)
    var status = TestStepResult.Status.skipped
    if case .pickleStep(_, let match) = step { status = match.fault ?? .skipped }
    note(.stepFinished(index, TestStepResult(duration: .zero, status: status)), time)
  }

  private mutating func note(_ event: JobEvent, _ time: Int64) {
    // It is made here, so it is in order.
    try? receive(event, at: time)
  }
}
