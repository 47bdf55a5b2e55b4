public import Messages

extension Run {
  /// The conditions for a run's success.
  public struct Verdict: Sendable {
    /// Whether pending, undefined and ambiguous steps fail the run.
    public var strict = true
    /// Whether a scenario that passed only after a retry fails the run.
    public var flakyFails = false
    /// Whether scenarios are work in progress: the run fails when one passes, and only then.
    public var expectsNoPass = false

    public init() {}
  }

  /// The results of a run's scenarios and hooks so far.
  struct Tally {
    private(set) var worst = TestStepResult.Status.unknown
    private(set) var worstHook = TestStepResult.Status.unknown
    private(set) var passed = 0
    private(set) var flaky = 0
    /// Why the run was ended early, if it was.
    var stopped: String?
    /// The faults that belong to no scenario.
    var faults: [String] = []

    var hooksFailed: Bool { worstHook.isFailure }

    mutating func note(_ end: CaseEnd) {
      worst = max(worst, end.status)
      if end.status == .passed || end.status == .unknown { passed += 1 }
      if end.status == .passed, end.attempts > 1 { flaky += 1 }
    }

    mutating func note(hook status: TestStepResult.Status) { worstHook = max(worstHook, status) }
  }

  /// The end of a test case.
  public struct CaseEnd: Sendable {
    /// That of the last attempt.
    public let status: TestStepResult.Status
    /// The number of attempts; at least 1.
    public let attempts: Int

    package init(status: TestStepResult.Status, attempts: Int) {
      self.status = status
      self.attempts = attempts
    }
  }
}

extension Run.Verdict {
  /// Whether the results so far make the run fail.
  func fails(_ tally: Run.Tally) -> Bool {
    let hasFailure = expectsNoPass ? tally.passed > 0 : tally.worst.failsRun(strict: strict)
    return hasFailure || tally.worstHook.failsRun(strict: strict)
  }

  /// Whether the run succeeded, and the reason if no scenario shows it.
  func judge(_ tally: Run.Tally) -> (success: Bool, message: String?) {
    let reasons = [tally.stopped].compactMap(\.self) + tally.faults
    if !reasons.isEmpty { return (false, reasons.joined(separator: "\n")) }
    if expectsNoPass {
      guard tally.passed > 0 else { return (!tally.hooksFailed, nil) }
      let which = tally.passed == 1 ? "1 scenario passes" : "\(tally.passed) scenarios pass"
      return (false, "\(which), but as work in progress none should: it is done")
    }
    if fails(tally) { return (false, nil) }
    if flakyFails, tally.flaky > 0 {
      let which = tally.flaky == 1 ? "1 scenario is flaky" : "\(tally.flaky) scenarios are flaky"
      return (false, "\(which): passed only after a retry")
    }
    return (true, nil)
  }
}

extension Run.Tally {
  /// Whether scenarios that have not begun are left out.
  func isStopped(_ settings: Run.Settings) -> Bool {
    stopped != nil || settings.failFast && settings.verdict.fails(self)
  }

  /// Ends the run if a signal has come, or if it has taken longer than its limits.
  mutating func stopWhenOver(_ run: Run.Setup) {
    stopWhenInterrupted(run.environment.interruption)
    guard stopped == nil else { return }
    let (settings, elapsed) = (run.settings, run.environment.clock.elapsed())
    if let limit = settings.startLimit, elapsed >= limit.inNanoseconds {
      stopped = "what had not begun within \(limit.spelled) did not run"
    }
    guard let limit = settings.limits.run, elapsed >= limit.inNanoseconds else { return }
    stopped =
      "the run exceeded its limit of \(limit.spelled): scenarios that had not begun did not run"
  }

  mutating func stopWhenInterrupted(_ interruption: Interruption?) {
    guard let interruption, interruption.signal != nil else { return }
    stopped = "\(Interrupted(name: interruption.name)): what had not begun did not run"
  }
}
