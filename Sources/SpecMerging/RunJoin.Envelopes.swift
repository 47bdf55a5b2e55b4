import Messages
import SpecReporting

extension RunJoin {
  /// All that comes before the scenarios.
  var head: [Envelope] {
    var result = (meta.map { [$0] } ?? []) + texts + supportCode
    if let first = facts.lazy.compactMap(\.started).first {
      result.append(.testRunStarted(TestRunStarted(timestamp: first.timestamp, id: runId)))
    }
    return result + before
  }

  /// All that is known of one feature, and the attempts at its scenarios.
  mutating func feature() -> [Envelope] {
    var result = texts + pickles.map { .pickle($0.pickle) } + suggestions
    let plans = cases.map { plan(of: $0) }
    result += plans.map { .testCase($0) }
    for joined in cases { append(joined, to: &result) }
    return result
  }

  /// All that comes after the scenarios.
  func tail(_ verdict: MergeVerdict) -> [Envelope] { after + ends(verdict, runId: runId) }

  /// The plans that a single recording lacks.
  var missingPlans: [Envelope] {
    cases.compactMap(\.runs.last).filter(\.isAdded).map { .testCase($0.testCase) }
  }

  /// The end of a single recording.
  ///
  /// - Parameter end: From the last `testRunFinished` on; nothing if there is none.
  func ended(_ end: [Envelope], adding added: [Envelope], verdict: MergeVerdict) -> [Envelope] {
    guard case .testRunFinished(var finished)? = end.first else {
      return end + added + ends(verdict, runId: facts.first?.started?.id)
    }
    if !added.isEmpty || finished.success && !verdict.findings.isEmpty {
      finished.success = false
      finished.message = message(verdict)
    }
    return added + [.testRunFinished(finished)] + end.dropFirst()
  }

  /// The end of the run; none if it is unknown what else it had to run.
  private func ends(_ verdict: MergeVerdict, runId: String?) -> [Envelope] {
    if verdict.isPlanUnknown { return [] }
    let finished = TestRunFinished(
      message: message(verdict), success: verdict.outcome == .passed,
      timestamp: facts.map(\.lastSeen).max { $0.isBefore($1) } ?? Timestamp(),
      exception: facts.lazy.compactMap(\.finished?.exception).first, testRunStartedId: runId)
    return [.testRunFinished(finished)]
  }

  /// The messages at the ends of the runs that were not made good, and the findings in brief.
  private func message(_ verdict: MergeVerdict) -> String? {
    var lines: [String] = []
    for (number, facts) in facts.enumerated() where !verdict.madeGood.contains(number) {
      guard let message = facts.finished?.message?.withoutCountsOfScenarios else { continue }
      if !lines.contains(message) { lines.append(message) }
    }
    // A run that was merged before says it already.
    lines += verdict.findings.map(\.brief).filter { brief in
      !lines.contains { $0.hasSuffix(brief) }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension String {
  /// Without what an earlier merge has counted; nil if nothing else is left.
  fileprivate var withoutCountsOfScenarios: String? {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.filter { !Merge.Finding.isCountOfScenarios($0) }
    return rest.isEmpty ? nil : rest.joined(separator: "\n")
  }
}

// MARK: - Scenarios

extension RunJoin {
  /// The plan of a scenario is the last one; results of earlier ones are laid onto it.
  private mutating func plan(of joined: JoinedCase) -> TestCase {
    guard let last = joined.runs.last else { return TestCase(id: "", pickleId: "", testSteps: []) }
    var plan = last.testCase
    plan.visitIds { kind, _, id in id = maps[last.recording].name(kind, id, from: &pool) }
    for run in joined.runs.dropLast() {
      maps[run.recording][.testCase, run.testCase.id] = plan.id
      let steps = run.testCase.testSteps.map { StepKey($0, maps[run.recording]) }
      let planned = plan.testSteps.map { StepKey($0) }
      for (step, target) in StepKey.pairs(steps, planned) {
        maps[run.recording][.testStep, run.testCase.testSteps[step].id] = plan.testSteps[target].id
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
      attempt.started.workerId = "\(numbers[recording] + 1)\(worker)"
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
    maps[recording][.testCaseStarted, attempt.started.id] = pool.take(attempt.started.id)
    result.append(renamed(.testCaseStarted(attempt.started), of: recording))
    for message in attempt.messages {
      let isOfPlan = message.testStepId.map { maps[recording][.testStep, $0] != nil } ?? true
      if let kept = isOfPlan ? message : message.withoutStep {
        result.append(renamed(kept, of: recording))
      }
    }
    if let finished = attempt.finished {
      result.append(renamed(.testCaseFinished(finished), of: recording))
    }
  }
}

/// The identity of a step of a plan.
private struct StepKey: Hashable, Sendable {
  let hook: String?
  let pickleStep: String?

  /// A step with the names of the joined messages.
  init(_ step: TestCase.Step) {
    hook = step.hookId
    pickleStep = step.pickleStepId
  }

  init(_ step: TestCase.Step, _ map: IdMap) {
    hook = step.hookId.flatMap { map[.hook, $0] }
    pickleStep = step.pickleStepId.flatMap { map[.pickleStep, $0] }
  }

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
