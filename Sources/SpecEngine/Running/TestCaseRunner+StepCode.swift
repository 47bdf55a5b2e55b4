import CucumberExpressions
import Messages
import StepKit

// Running the code of hooks and steps.
extension TestCaseRunner {
  func runHook(_ index: Int, _ progress: Progress) async -> StepOutcome {
    let hook = setup.supportCode.hooks[index].hook
    guard case .scenario(_, let body) = hook.body else { return .skipped }
    let state = progress.state
    return await execute(
      "the hook", at: hook.place, progress,
      limit: hook.moment == .afterTestCase ? limitOfAfterHook : limitOfStep(progress)
    ) { try await body(state) }
  }

  func runStepHook(_ index: Int, around step: Int, _ progress: Progress) async -> StepOutcome {
    let hook = setup.supportCode.hooks[index].hook
    guard case .step(_, let body) = hook.body else { return .skipped }
    let state = progress.state
    let context = StepContext(
      pickle.steps[step], status: progress.status(ofStep: step), scenario: state.context)
    return await execute(
      "the hook", at: hook.place, progress, limit: limitOfStep(progress)
    ) { try await body(state, context) }
  }

  /// - Parameter log: Receives a line for each part of a composed step.
  func runStep(
    _ text: String, _ match: StepMatch, argument: Pickle.Argument?, _ progress: Progress,
    log: inout [String]
  ) async -> StepOutcome {
    switch match {
    case .defined(let candidate):
      let definition = setup.supportCode.definitions[candidate.definition]
      let state = progress.state
      let before = environment.expectations == nil ? 0 : ExpectationCount.current
      let outcome = await execute(
        at: definition.step.place, progress, limit: limitOfStep(progress)
      ) { [setup] in
        try await definition.step.body(
          state, setup.supportCode.values(for: candidate, of: text, below: argument))
        // It has named its parts, which were not matched.
        if definition.step.parts != nil {
          throw EndlessComposition(pattern: definition.step.pattern.source)
        }
      }
      environment.expectations?(
        StepExpectations(
          definition: candidate.definition, count: ExpectationCount.current - before,
          hasPassed: outcome.value.status == .passed))
      return outcome
    case .composed(_, let parts):
      return await runParts(parts, progress, log: &log)
    case .ambiguous, .undefined:
      return .skipped
    }
  }

  /// Runs the parts of a composed step up to the first that does not pass.
  private func runParts(
    _ parts: [StepMatch.Part], _ progress: Progress, log: inout [String]
  ) async -> StepOutcome {
    var worst = StepOutcome.passed
    for part in parts {
      var lines: [String] = []
      var outcome = StepOutcome.skipped
      if worst.value.status == .passed || worst.isSoft {
        outcome = await runStep(
          part.sought, part.match, argument: part.argument, progress, log: &lines)
        if outcome.value.status != .passed, !outcome.isSoft || !worst.isSoft { worst = outcome }
      }
      log.append("\(outcome.value.status.mark) \(part.text)")
      log += lines.map { "  \($0)" }
    }
    return worst
  }

  func execute(
    _ subject: String = "the step", at place: SourcePlace, _ progress: Progress,
    limit: TimeLimit?, body: @escaping @Sendable () async throws -> Void
  ) async -> StepOutcome {
    await StepCode(setup: setup).run(
      subject, at: place, softFailures: progress.state.context.softFailures, limit: limit,
      body: body)
  }

  private func limitOfStep(_ progress: Progress) -> TimeLimit? {
    limits.flatMap { .nearest(of: $0, clock: environment.clock, scenarioBegan: progress.began) }
  }

  /// The time of a hook after the scenario, which is separate because it also cleans up after a scenario that
  /// took too long.
  private var limitOfAfterHook: TimeLimit? {
    limits.flatMap { $0.step ?? $0.scenario ?? $0.run }.map(TimeLimit.init(ofStep:))
  }
}

extension TestStepResult.Status {
  fileprivate var mark: String {
    switch self {
    case .passed: "✔"
    case .skipped: "↷"
    case .pending, .undefined, .ambiguous, .unknown: "■"
    case .failed: "✘"
    }
  }
}
