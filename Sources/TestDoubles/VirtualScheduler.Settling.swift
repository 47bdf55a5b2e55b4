extension VirtualScheduler {
  /// Lets `duration` pass, and lets `network` settle each time that an action falls due.
  ///
  /// So a delayed answer reaches its completion at its own time on every kind of network, and the delays
  /// of actions that the completion schedules begin there.
  public func advance(by duration: Duration, settling network: any TestNetwork) async throws {
    try await network.settle()
    let target = now + duration
    while let next = timeToNextDue, now + next <= target {
      advance(by: next)
      try await network.settle()
    }
    advance(by: target - now)
  }
}
