import Messages

/// An attempt with its scenario and its steps: everything that a report says of it.
struct AttemptDetails: Sendable {
  let attempt: Attempt
  let pickle: Pickle
  let lineage: Lineage
  let steps: [TestStep]

  /// The path to the scenario in its feature, and its name.
  var name: String { lineage.longName(of: pickle) }

  var status: TestStepResult.Status { attempt.status }

  var failure: Failure? { Failure(attempt, steps: steps) }

  var cause: FailureCause? { FailureCause(attempt, steps: steps) }

  /// The first step with the status of the attempt that says why, or else the first one with it.
  var decisiveStep: TestStep? {
    let deciding = steps.filter { $0.status == status }
    return deciding.first { $0.message != nil } ?? deciding.first
  }

  /// Whether a hook has failed, regardless of the steps.
  var hasFailedHook: Bool { steps.contains { $0.hook != nil && $0.status.isFailure } }

  /// The message of a failure that does not fail the run: the reason for that, then the failure itself.
  var excuse: String? {
    steps.first { $0.result?.isKnownFailure == true || $0.result?.isQuarantined == true }?.message
  }

  /// The last day of the quarantine that it was in, if it failed after it.
  var quarantineEnd: String? { steps.lazy.compactMap { $0.result?.quarantineEnd }.first }

  /// The name of the category of a failure, known ones included; nil if no rule is met.
  func category(_ options: ReportOptions) -> String? {
    guard !options.categories.isEmpty,
      attempt.isFailure || attempt.isKnownFailure || attempt.isQuarantined
    else { return nil }
    let texts = steps.filter { $0.status == status }.compactMap(\.reason)
    let message = texts.joined(separator: "\n")
    let tags = pickle.tags.map(\.name)
    return options.categories.first { $0.contains(message, tags: tags) }?.name
  }
}

extension RunQuery {
  mutating func details(of attempt: Attempt) -> AttemptDetails {
    AttemptDetails(
      attempt: attempt, pickle: pickle(of: attempt), lineage: lineage(of: attempt),
      steps: steps(of: attempt))
  }
}
