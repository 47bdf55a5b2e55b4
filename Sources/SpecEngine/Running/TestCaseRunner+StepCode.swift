import CucumberExpressions
import Messages
import StepKit

// Running the code of hooks and steps.
extension TestCaseRunner {
  func runHook(
    _ index: Int, in testCase: Plan.Case, _ progress: Progress
  ) async -> StepOutcome {
    let hook = surroundings.supportCode.hooks[index].hook
    guard case .scenario(_, let body) = hook.body else { return .skipped }
    let state = progress.state
    return await execute(
      "the hook", at: hook.place, progress,
      limit: hook.moment == .afterTestCase
        ? limitOfAfterHook(testCase) : limitOfStep(testCase, progress)
    ) { try await body(state) }
  }

  func runStepHook(
    _ index: Int, around step: Int, in testCase: Plan.Case, _ progress: Progress
  ) async -> StepOutcome {
    let hook = surroundings.supportCode.hooks[index].hook
    guard case .step(_, let body) = hook.body else { return .skipped }
    let state = progress.state
    let pickleStep = testCase.pickle.steps[step]
    let context = StepContext(
      pickleStep, status: progress.status(ofStep: step), scenario: state.context)
    return await execute(
      "the hook", at: hook.place, progress,
      limit: limitOfStep(testCase, progress)
    ) { try await body(state, context) }
  }

  /// - Parameter log: Receives a line for each part of a composed step.
  func runStep(
    _ match: StepMatch, argument: Pickle.Argument?, in testCase: Plan.Case,
    _ progress: Progress, log: inout [String]
  ) async -> StepOutcome {
    switch match {
    case .defined(let candidate):
      let definition = surroundings.supportCode.definitions[candidate.definition]
      let state = progress.state
      let before = environment.expectations == nil ? 0 : ExpectationCount.current
      let outcome = await execute(
        at: definition.step.place, progress,
        limit: limitOfStep(testCase, progress)
      ) {
        try await definition.step.body(state, definition.values(for: candidate, below: argument))
      }
      environment.expectations?(
        StepExpectations(
          definition: candidate.definition, count: ExpectationCount.current - before,
          hasPassed: outcome.value.status == .passed))
      return outcome
    case .composed(_, let parts):
      return await runParts(parts, in: testCase, progress, log: &log)
    case .ambiguous, .undefined:
      return .skipped
    }
  }

  /// Runs the parts of a composed step up to the first that does not pass.
  private func runParts(
    _ parts: [StepMatch.Part], in testCase: Plan.Case,
    _ progress: Progress, log: inout [String]
  ) async -> StepOutcome {
    var worst = StepOutcome.passed
    for part in parts {
      var lines: [String] = []
      var outcome = StepOutcome.skipped
      if worst.value.status == .passed || worst.isSoft {
        outcome = await runStep(
          part.match, argument: part.argument, in: testCase, progress, log: &lines)
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
    await StepCode(surroundings).run(
      subject, at: place, softFailures: progress.state.context.softFailures, limit: limit,
      body: body)
  }

  private func limitOfStep(_ testCase: Plan.Case, _ progress: Progress) -> TimeLimit? {
    limits(of: testCase).flatMap {
      .nearest(of: $0, clock: environment.clock, scenarioBegan: progress.began)
    }
  }

  /// A hook after the scenario has time of its own, for it cleans up also after a scenario that
  /// took too long.
  private func limitOfAfterHook(_ testCase: Plan.Case) -> TimeLimit? {
    limits(of: testCase).flatMap { limits in
      let step = limits.step ?? limits.scenario ?? limits.run
      return .nearest(
        of: TimeLimits(step: step), clock: environment.clock, scenarioBegan: nil)
    }
  }

  private func limits(of testCase: Plan.Case) -> TimeLimits? {
    guard !settings.limits.areNone || !testCase.limits.areNone else { return nil }
    return settings.limits.overridden(by: testCase.limits)
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
