import StepKit

extension Run.Tally {
  /// Whether what has not begun is left out.
  func isStopped(_ settings: Run.Settings) -> Bool {
    stopped != nil || settings.failFast && settings.verdict.fails(self)
  }

  /// Ends the run where it has taken longer than its limits.
  mutating func stopWhenLate(_ settings: Run.Settings, _ clock: RunClock) {
    guard stopped == nil else { return }
    if let limit = settings.startLimit, clock.elapsed() >= limit.inNanoseconds {
      stopped = "what had not begun within \(limit.spelled) was skipped"
    }
    guard let limit = settings.limits.run, clock.elapsed() >= limit.inNanoseconds else { return }
    stopped =
      "the run took longer than its limit of \(limit.spelled): what had not begun was skipped"
  }
}
