import StepKit

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
