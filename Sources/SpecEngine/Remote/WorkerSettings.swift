package import Messages

/// The settings that a worker needs once, before its first order.
package struct WorkerSettings: Sendable {
  package var root: String
  package var strictKeywords: Bool
  package var allowsDuplicates: Bool
  /// The settings of the run that workers read: `limits` and `runsEveryOutcome`.
  ///
  /// `CaseRules` has those that depend on the scenario.
  package var run = Run.Settings()
  /// The moment when the run began, by the machine's monotonic clock, in nanoseconds.
  package var runBegan: Int64
  /// Whether messages must not have times.
  package var isWithoutTimes: Bool
  /// Whether these only serve to make its libraries ready: those of a run follow.
  package var isProvisional = false
  /// Settings of the front end for its own use, by name.
  package var frontEnd: [String: String]

  package init(_ setup: Run.Setup, runBegan: Int64, frontEnd: [String: String]) {
    root = setup.supportCode.root
    strictKeywords = setup.supportCode.strictKeywords
    allowsDuplicates = setup.supportCode.allowsDuplicates
    run.limits = setup.settings.limits
    run.runsEveryOutcome = setup.settings.runsEveryOutcome
    self.runBegan = runBegan
    isWithoutTimes = setup.environment.clock.isWithoutTimes
    self.frontEnd = frontEnd
  }
}

extension WorkerSettings: Packable {
  package init(from reader: inout ByteReader) {
    (root, strictKeywords, allowsDuplicates) = (reader.value(), reader.value(), reader.value())
    run.limits = TimeLimits(step: reader.value(), scenario: reader.value(), run: reader.value())
    run.runsEveryOutcome = reader.value()
    runBegan = Int64(reader.value() as Int)
    (isWithoutTimes, isProvisional, frontEnd) = (reader.value(), reader.value(), reader.value())
  }

  package func pack(into writer: inout ByteWriter) {
    writer.put(root, strictKeywords, allowsDuplicates)
    writer.put(run.limits.step, run.limits.scenario, run.limits.run, run.runsEveryOutcome)
    writer.put(Int(runBegan), isWithoutTimes, isProvisional, frontEnd)
  }
}
