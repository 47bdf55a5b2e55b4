import Messages

/// One `testcase`.
struct JUnitCase: Sendable {
  var name: String
  var place: Place?
  var startedAt: Timestamp?
  var duration: Duration
  var tags: [String] = []
  var outcome: Outcome
  var failure: Failure?
  /// What went wrong in earlier attempts.
  var earlier: [Earlier] = []
  var skipReason: String?
  var log = ""

  /// What a build server counts.
  enum Outcome: Sendable {
    case passed
    case skipped
    /// A step has not passed.
    case failure
    /// Something else: a hook, the run, a file.
    case error
  }

  /// An attempt that was retried.
  struct Earlier: Sendable {
    var failure: Failure
    var log: String
  }
}

extension JUnitCase.Outcome {
  /// The outcome of an attempt; a failed hook makes it an error whatever its steps did.
  init(_ status: TestStepResult.Status, steps: [TestStep]) {
    switch status {
    case .passed: self = .passed
    case .skipped: self = .skipped
    case .unknown: self = .error
    case .pending, .undefined, .ambiguous, .failed:
      self = steps.contains { $0.hook != nil && $0.status.isFailure } ? .error : .failure
    }
  }
}
