import Messages
import SpecMerging
import SpecReporting
import SpecSettings
import SpecSources

extension Invocation {
  /// Makes reports from messages.
  ///
  /// Problems in a file are printed; the rest is read, and the reports are written all the same.
  func report(_ settings: RecordingSettings) throws(CommandErrors) -> ExitStatus {
    let isLarge = RecordingReading.size(of: settings.paths, files: files) > host.mergedInMemory
    let reading =
      isLarge
      ? RecordingReading.index(
        settings.paths, files: files, temporaryFolder: host.environment["TMPDIR"] ?? "/tmp")
      : RecordingReading.read(settings.paths, files: files)
    guard reading.hasMessages else {
      let empty = reading.files.map { CommandError.finding(.empty($0)) }
      throw CommandErrors(reading.problems + empty)
    }
    printErrors(reading.problems)
    let timings = try settings.timings.map { path throws(CommandErrors) in
      try CommandErrors.of { () throws(SettingsErrors) in
        try TimingsFile(path, inputs: reading.files, files: files)
      }
    }
    printTimingsProblems(timings)
    if let index = reading.index {
      var results = try openResults(settings, reading, timings, uris: index.uris)
      let merge = LargeMerge(index, expecting: settings.expectation, read: reading.bytes) {
        results.receive($0)
      }
      printErrors(reading.problems(merge.badLines))
      printFindings(merge.findings, reading)
      return finish(results, merge.outcome)
    }
    let merge = Merge(reading.recordings, expecting: settings.expectation)
    printFindings(merge.findings, reading)
    let uris = merge.envelopes.compactMap { envelope in
      if case .gherkinDocument(let document) = envelope { document.uri } else { nil }
    }
    var results = try openResults(settings, reading, timings, uris: uris)
    for envelope in merge.envelopes { results.receive(envelope) }
    return finish(results, merge.outcome)
  }

  private func printFindings(_ findings: [Merge.Finding], _ reading: RecordingReading) {
    printErrors(
      findings.filter { finding in
        if case .empty(let name) = finding { !reading.missing.contains(name) } else { true }
      }.map(CommandError.finding))
  }

  /// - Parameter uris: The features that were recorded.
  private func openResults(
    _ settings: RecordingSettings, _ reading: RecordingReading, _ timings: TimingsFile?,
    uris: [String]
  ) throws(CommandErrors) -> RecordingResults {
    let places = requirementPlaces(uris)
    let requirements = try CommandErrors.of { () throws(SettingsErrors) in
      try RequirementsFile.find(
        settings.requirements, orAt: places, formats: settings.formats,
        rules: settings.requirementRules, hasDocuments: uris.contains(where: Path.isStoryDocument),
        files: files)
    }
    let named = settings.requirements.map { [$0] } ?? places
    var wanted = ReportSettings(
      formats: settings.formats, color: settings.color, requirements: requirements,
      categories: try CommandErrors.of { () throws(SettingsErrors) in
        try ConfigurationFile.find(nil, files: files).categories
      },
      sourceURL: settings.sourceURL, requirementRules: settings.requirementRules,
      inputs: reading.files + named + settings.baseline
        + [settings.history].compactMap(\.self))
    wanted.baseline = try baseline(settings.baseline)
    let history = try history(settings.history)
    wanted.history = history?.question
    wanted.comesByFeature = reading.index != nil
    return RecordingResults(
      reports: try Reports.open(wanted, host: host, files: files), timings: timings,
      history: history)
  }

  private func finish(_ results: consuming RecordingResults, _ outcome: Merge.Outcome) -> ExitStatus
  {
    let unwritten = results.finish()
    printErrors(unwritten)
    let missing = printMissing(results.reports.missingRequirements)
    let isRecorded = record(results.reports.table, in: results.history)
    return (missing ? ExitStatus.failed : .passed).combined(with: ExitStatus(outcome))
      .combined(with: unwritten.isEmpty && isRecorded ? .passed : .incomplete)
  }

  /// Beside the features and above them, the outermost first.
  private func requirementPlaces(_ uris: [String]) -> [String] {
    var folders: Set<String> = []
    for uri in uris {
      var folder = Path.folder(of: uri)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = Path.folder(of: folder) }
    }
    return folders.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
      .map { Path.join($0, RequirementsFile.name) }
  }
}

/// Where the messages of a merge go.
private struct RecordingResults {
  var reports: Reports
  var timings: TimingsFile?
  let history: HistoryFile?

  mutating func receive(_ envelope: Envelope) {
    reports.receive(envelope)
    timings?.receive(envelope)
  }

  mutating func receive(_ piece: LargeMerge.Piece) {
    switch piece {
    case .message(let envelope): receive(envelope)
    case .featureEnd(let uri): reports.featureEnded(uri)
    }
  }

  mutating func finish() -> [CommandError] {
    reports.finish() + (timings?.finish() ?? []).map(CommandError.settings)
  }
}

extension ExitStatus {
  fileprivate init(_ outcome: Merge.Outcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .failed: .failed
      case .incomplete: .incomplete
      }
  }
}
