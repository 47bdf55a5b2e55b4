import Messages

extension FeatureJoin {
  /// The facts about the feature, and the attempts at its scenarios.
  mutating func envelopes() -> [Envelope] {
    var result = texts.messages + pickles.map { .pickle($0.pickle) } + suggestions
    let plans = cases.map { plan(of: $0) }
    result += plans.map { .testCase($0) }
    for joined in cases { append(joined, to: &result) }
    return result
  }

  /// The plans that a single recording lacks.
  var missingPlans: [Envelope] {
    cases.map(\.last).filter(\.isAdded).map { .testCase($0.testCase) }
  }

  /// The plan of a scenario is the last one; results of earlier ones are laid onto it.
  private mutating func plan(of joined: JoinedCase) -> TestCase {
    var plan = joined.last.testCase
    plan.visitIds { kind, _, id in id = ids.name(kind, id, of: joined.last.recording) }
    for run in joined.earlier {
      ids[.testCase, run.testCase.id, of: run.recording] = plan.id
      let steps = run.testCase.testSteps.map { step in
        StepKey(
          hook: step.hookId.flatMap { ids[.hook, $0, of: run.recording] },
          pickleStep: step.pickleStepId.flatMap { ids[.pickleStep, $0, of: run.recording] })
      }
      let planned = plan.testSteps.map { StepKey(hook: $0.hookId, pickleStep: $0.pickleStepId) }
      for (step, target) in StepKey.pairs(steps, planned) {
        let id = run.testCase.testSteps[step].id
        ids[.testStep, id, of: run.recording] = plan.testSteps[target].id
      }
    }
    return plan
  }

  private mutating func append(_ joined: JoinedCase, to result: inout [Envelope]) {
    let all = joined.runs.flatMap { run in run.attempts.map { (run.recording, $0) } }
    for (number, (recording, attempt)) in all.enumerated() {
      var attempt = attempt
      attempt.started.attempt = number
      // Workers of different runs are different.
      let worker = attempt.started.workerId.map { ".\($0)" } ?? ""
      attempt.started.workerId = "\(recording + 1)\(worker)"
      if number < all.count - 1 || joined.isLeftOut {
        let end = attempt.finished?.timestamp ?? attempt.lastSeen
        attempt.finished = TestCaseFinished(
          testCaseStartedId: attempt.started.id, timestamp: end, willBeRetried: true)
      }
      append(attempt, of: recording, to: &result)
    }
  }

  private mutating func append(
    _ attempt: RecordedAttempt, of recording: Int, to result: inout [Envelope]
  ) {
    // Of its own, as a damaged recording may use an id twice.
    ids.renew(.testCaseStarted, attempt.started.id, of: recording)
    result.append(ids.renamed(.testCaseStarted(attempt.started), of: recording))
    for message in attempt.messages {
      let isOfPlan = message.testStepId.map { ids[.testStep, $0, of: recording] != nil } ?? true
      if let kept = isOfPlan ? message : message.withoutStep {
        result.append(ids.renamed(kept, of: recording))
      }
    }
    if let finished = attempt.finished {
      result.append(ids.renamed(.testCaseFinished(finished), of: recording))
    }
  }
}

/// The identity of a step of a plan, with the names of the joined messages.
private struct StepKey: Hashable, Sendable {
  let hook: String?
  let pickleStep: String?

  /// The pairs of equal steps in `steps` and `planned`, by position.
  ///
  /// If the plans have the same shape, a hook is the one at its place, even if its code has moved.
  static func pairs(_ steps: [StepKey], _ planned: [StepKey]) -> [(Int, Int)] {
    if steps.map(\.pickleStep) == planned.map(\.pickleStep) {
      return steps.indices.map { ($0, $0) }
    }
    var repetition = Repetition<StepKey>()
    var targets: [Repeated<StepKey>: Int] = [:]
    for (index, key) in planned.enumerated() { targets[repetition.next(key)] = index }
    repetition = Repetition()
    return steps.enumerated().compactMap { index, key in
      targets[repetition.next(key)].map { (index, $0) }
    }
  }
}

extension Envelope {
  /// The message without its step, if it means anything without it.
  fileprivate var withoutStep: Envelope? {
    switch self {
    case .attachment(var message):
      message.testStepId = nil
      return .attachment(message)
    case .externalAttachment(var message):
      message.testStepId = nil
      return .externalAttachment(message)
    default: return nil
    }
  }
}
