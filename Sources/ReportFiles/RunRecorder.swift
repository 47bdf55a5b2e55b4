import Basics
import Gherkin
package import Messages
import SpecEngine
import SpecReporting
package import SpecSession
package import SpecSettings
import SpecSources

/// Receives every message of a run, and hands it to all that is made of them: reports, the check of
/// requirements, times, the history, marks of flaky scenarios.
///
/// A target that cannot be written to loses its report, not the run and not the other reports.
package struct RunRecorder: Sendable {
  package private(set) var files: RunFiles
  /// Receives each message before all others.
  package var follow: (@Sendable (Envelope) -> Void)?
  private var targets: [ReportTarget]
  private var reading: RunReading
  /// Nil if nothing has to be covered.
  private var check: RequirementsCheck?
  private var flaky: FlakyMarker?
  /// Whether no report says which worker ran a scenario: that is chance.
  private let hidesWorkers: Bool
  /// The record of the scenarios that did not pass; nil if the run is not recorded there.
  private let lastFailed: LastFailedFile?
  /// Nil if it is not recorded, or if the table of the run has them.
  private var failed: FailedScenarios?
  /// The definitions that make the run fail because nothing uses them, in words.
  private var unused: [String] = []
  /// Whether the run fails although no scenario, hook or limit made it fail.
  private var failsByRules = false
  private var plan: Plan?

  /// - Parameters:
  ///   - files: The files around the run.
  ///   - targets: The reports.
  ///   - hidesWorkers: Whether no report says which worker ran a scenario.
  ///   - lastFailed: The record of the scenarios that did not pass, for a front end that runs them again.
  package init(
    _ files: RunFiles, targets: [ReportTarget], hidesWorkers: Bool = false,
    lastFailed: LastFailedFile? = nil
  ) {
    (self.files, self.targets, self.hidesWorkers) = (files, targets, hidesWorkers)
    let settings = files.settings
    self.lastFailed = settings.session.run.dryRun || files.isRecorded ? nil : lastFailed
    reading = RunReading(comparingWith: files.baseline, history: files.history?.history)
    if !settings.requirementRules.isEmpty {
      check = RequirementsCheck(files.requirements, rules: settings.requirementRules)
    }
    if settings.flakyFromHistory {
      flaky = (files.history?.history.flakyScenarios).map(FlakyMarker.init)
    }
    // All shards of a run must read the same times, so none may change them.
    if settings.session.shard != nil || settings.session.run.dryRun { self.files.timings = nil }
    let hadFailures = self.lastFailed?.read()?.isEmpty == false
    if hadFailures || self.files.timings != nil { reading.keepTable() }
    if self.lastFailed != nil, reading.table == nil { failed = FailedScenarios() }
  }

  package mutating func receive(_ envelope: Envelope) {
    follow?(envelope)
    files.receive(envelope)
    if let log = flaky?.log(before: envelope) { report(log) }
    if case .testRunFinished(var end) = envelope, end.success,
      let reason = reasonToFail(at: envelope)
    {
      (end.success, end.message, failsByRules) = (false, reason, true)
      return report(.testRunFinished(end))
    }
    if hidesWorkers { report(envelope.withoutWorker) } else { report(envelope) }
  }

  /// Why a run fails whose scenarios passed, in brief: the front end names each item.
  private func reasonToFail(at end: Envelope) -> String? {
    var reasons: [String] = []
    if var check {
      var reading = reading
      reading.receive(end)
      check.receive(end, read: &reading)
      reading.finish()
      check.finish(read: &reading)
      let count = check.findings.count
      if count > 0 {
        reasons.append("\(counted(count, "requirement")) without the scenarios asked for")
      }
    }
    if !unused.isEmpty {
      reasons.append("\(counted(unused.count, "step definition")) without a scenario")
    }
    return reasons.isEmpty ? nil : reasons.joined(separator: "\n")
  }

  private mutating func report(_ envelope: Envelope) {
    reading.receive(envelope)
    failed?.receive(read: &reading)
    check?.receive(envelope, read: &reading)
    for index in targets.indices { targets[index].receive(envelope, read: &reading) }
  }

  /// Releases the data of a feature that is complete.
  package mutating func featureEnded(_ uri: String) { reading.featureEnded(uri) }

  /// Takes the findings of a session that are not among its messages.
  ///
  /// - Parameter network: The part of the network that steps may use, if it is not the default.
  package mutating func receive(_ session: Session, network: NetworkMark?) {
    for note in session.warnings.map(LintNote.init) {
      for index in targets.indices { targets[index].receive(note) }
    }
    plan = session.plan
    if files.settings.strictUnused { unused = session.unusedDefinitions }
    let items =
      files.settings.takesAllDocumentItems ? DocumentItemsMark(session.notes)?.message : nil
    for mark in [items, ShardMark(session)?.message, network?.message].compactMap(\.self) {
      receive(mark)
    }
  }

  /// Completes the reports of a run that could not begin, except those that people read as they are
  /// written: there the front end reports the problem itself.
  ///
  /// - Returns: The reports that could not be written to the end, in words.
  package mutating func abandon() -> [String] {
    targets.removeAll(where: \.isStreamForPeople)
    return finishReports()
  }

  /// Completes every report, and writes the times and the history, which has no run that was cut short.
  ///
  /// - Parameters:
  ///   - addsToHistory: Whether the run is one for the history.
  ///   - isCutShort: Whether the run was cut short in a way that its messages do not show.
  package mutating func finish(addsToHistory: Bool = true, isCutShort: Bool = false) -> RunRecord {
    var record = RunRecord(unwritten: finishReports())
    if let timings = files.timings, let times = reading.times {
      record.unwritten += timings.add(times).map(\.message)
    }
    record.missing = check?.findings.map(\.description) ?? []
    record.unused = unused
    if let lastFailed, var table = reading.table ?? tableOfFailed {
      // Rerunning scenarios would not help.
      if failsByRules { table.hasFailed = false }
      lastFailed.note(table)
    }
    guard addsToHistory, !files.settings.session.run.dryRun, let history = files.history else {
      return record
    }
    guard !isCutShort, !reading.isCutShort else {
      record.notes = [history.noteOnCutRun]
      return record
    }
    guard let table = reading.table, table.hasResults else { return record }
    record.notes = history.notes
    record.notRecorded = history.add(table).map { [$0.message] } ?? []
    return record
  }

  /// A table of the scenarios that did not pass, or of all if the run failed for another reason.
  private var tableOfFailed: RunTable? {
    guard let plan, var failed else { return nil }
    if failed.isEmpty, reading.hasFailed, !failsByRules {
      for testCase in plan.cases { failed.add(testCase.pickle) }
    }
    return failed.table(announce: plan.announce)
  }

  private mutating func finishReports() -> [String] {
    reading.finish()
    failed?.receive(read: &reading)
    check?.finish(read: &reading)
    // The reports that people wait for come last, with the time that everything took.
    let files = targets.indices.filter { !targets[$0].isStream }
    let streams = targets.indices.filter { targets[$0].isStream }
    return (files + streams).compactMap { targets[$0].finish(read: &reading)?.message }
  }
}

/// The problems with the files around a run, in words.
package struct RunRecord: Sendable {
  /// Reports and times that could not be written.
  package fileprivate(set) var unwritten: [String]
  /// The definitions that nothing uses, if they make the run fail.
  package fileprivate(set) var unused: [String] = []
  /// The requirements that are not shown as they must be.
  package fileprivate(set) var missing: [String] = []
  /// Damage in the history that the run was added to, or why it was not added.
  package fileprivate(set) var notes: [String] = []
  /// The error because of which the run could not be added to the history.
  package fileprivate(set) var notRecorded: [String] = []

  /// Whether everything was written.
  package var isComplete: Bool { unwritten.isEmpty && notRecorded.isEmpty }
}

extension LintNote {
  /// A likely mistake in the features.
  fileprivate init(_ warning: SourceWarning) {
    let (uri, location) = warning.site
    self.init(
      kind: warning.kind.rawValue, place: Place(uri: uri, line: location?.line),
      column: location?.column, sentence: warning.sentence, summary: warning.kind.summary)
  }
}

extension Envelope {
  fileprivate var withoutWorker: Envelope {
    guard case .testCaseStarted(var started) = self else { return self }
    started.workerId = nil
    return .testCaseStarted(started)
  }
}
