import Gherkin
package import Messages
package import SpecReporting
package import SpecSources

/// The reports of one run: each message goes to every reporter, and what they write to its target.
///
/// A target that cannot be written to loses its report, not the run and not the other reports.
package struct RunReports: Sendable {
  private var targets: [ReportTarget]
  private var reading: RunReading
  /// Nil where nothing has to be covered.
  private var check: RequirementsCheck?

  /// - Parameters:
  ///   - rules: What the requirements need.
  ///   - baseline: The run to compare with.
  ///   - history: The runs before.
  package init(
    _ targets: [ReportTarget], requirements: Requirements? = nil,
    rules: [RequirementsCheck.Rule] = [], baseline: RunTable? = nil, history: RunHistory? = nil
  ) {
    self.targets = targets
    reading = RunReading(comparingWith: baseline, history: history)
    if !rules.isEmpty { check = RequirementsCheck(requirements, rules: rules) }
  }

  package mutating func receive(_ envelope: Envelope) {
    reading.receive(envelope)
    check?.receive(envelope, read: &reading)
    for index in targets.indices { targets[index].receive(envelope, read: &reading) }
  }

  /// Lets go of what was kept of a feature of which no message follows any more.
  package mutating func featureEnded(_ uri: String) { reading.featureEnded(uri) }

  /// Hands over what is most likely a mistake in the features.
  package mutating func receive(_ warnings: [SourceWarning]) {
    for warning in warnings {
      let (uri, location) = warning.site
      let note = LintNote(
        kind: warning.kind.rawValue, place: Place(uri: uri, line: location?.line),
        column: location?.column, sentence: warning.sentence, summary: warning.kind.summary)
      for index in targets.indices { targets[index].receive(note) }
    }
  }

  /// Leaves out the reports that people read as they are written.
  package mutating func removeStreamsForPeople() { targets.removeAll { $0.isStreamForPeople } }

  /// The results of the run, after `finish`; nil where nobody asked for them.
  package var table: RunTable? { reading.table }

  /// The requirements that are not shown as they must be; known after `finish`.
  package var missingRequirements: [RequirementsCheck.Finding] { check?.findings ?? [] }

  /// Completes every report.
  ///
  /// - Returns: The reports that could not be written to the end.
  package mutating func finish() -> [ReportError] {
    reading.finish()
    check?.finish(read: &reading)
    return targets.indices.compactMap { targets[$0].finish(read: &reading) }
  }
}
