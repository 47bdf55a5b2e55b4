import Messages

/// Which of the remaining steps and hooks in an attempt run; each outcome determines the next mode.
///
/// The rules are those of the compatibility kit, one row a mode:
///
/// | mode            | before hook, step | undefined, ambiguous | after hook |
/// |-----------------|-------------------|----------------------|------------|
/// | running         | run               | reported             | run        |
/// | stopped         | skipped           | reported             | run        |
/// | skippedByAuthor | skipped           | skipped              | run        |
/// | abandoned       | skipped           | reported             | refused    |
/// | matchingOnly    | skipped           | reported             | skipped    |
enum ExecutionMode {
  case running
  /// A step or hook did not pass.
  case stopped
  /// A step or hook has skipped the rest.
  case skippedByAuthor
  /// A step that was cancelled has not ended and still holds the World.
  case abandoned
  /// A dry run.
  case matchingOnly

  /// The decision about one step or hook.
  enum Action: Equatable {
    case run
    /// It cannot run, because the World is not free, and fails.
    case refuse
    /// It does not run, and this is its status.
    case report(TestStepResult.Status)
  }

  /// A step or hook as the rules see it.
  enum Candidate {
    case beforeHook
    case afterHook
    case step
    /// A step that cannot run, with the status that says why.
    case faultyStep(TestStepResult.Status)
  }

  func action(for candidate: Candidate) -> Action {
    switch (self, candidate) {
    case (.matchingOnly, .afterHook): .report(.skipped)
    case (.abandoned, .afterHook): .refuse
    case (_, .afterHook): .run
    case (.skippedByAuthor, _): .report(.skipped)
    case (_, .faultyStep(let status)): .report(status)
    case (.running, .beforeHook), (.running, .step): .run
    case (_, .beforeHook), (_, .step): .report(.skipped)
    }
  }

  /// The mode after a step or hook with this result.
  func next(after outcome: StepOutcome) -> ExecutionMode {
    if self == .matchingOnly || self == .abandoned { return self }
    if outcome.isAbandoned { return .abandoned }
    if self == .skippedByAuthor || outcome.ran && outcome.value.status == .skipped {
      return .skippedByAuthor
    }
    return outcome.value.status.isFailure && !outcome.isSoft ? .stopped : self
  }
}
