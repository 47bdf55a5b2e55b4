import Messages
import SpecReporting
import SpecSources

extension Invocation {
  /// Makes reports from messages.
  ///
  /// Problems in a file are printed; the rest is read, and the reports are written all the same.
  func report(_ settings: RecordingSettings) throws(CommandErrors) -> ExitStatus {
    let reading = RecordingReading.read(settings.paths, files: files)
    guard reading.hasMessages else {
      let empty = reading.files.map { CommandError.finding(.empty($0)) }
      throw CommandErrors(reading.problems + empty)
    }
    printErrors(reading.problems)
    var timings = try settings.timings.map { path throws(CommandErrors) in
      try TimingsFile(path, inputs: reading.files, files: files)
    }
    printTimingsProblems(timings)
    let merge = Merge(reading.recordings, expecting: settings.expectation)
    printErrors(
      merge.findings.filter { finding in
        if case .empty(let name) = finding { !reading.missing.contains(name) } else { true }
      }.map(CommandError.finding))
    let places = requirementPlaces(merge.envelopes)
    let requirements = try requirements(
      settings.requirements, orAt: places, formats: settings.formats,
      rules: settings.requirementRules, hasDocuments: hasStoryDocument(merge.envelopes))
    let named = settings.requirements.map { [$0] } ?? places
    var wanted = ReportSettings(
      formats: settings.formats, color: settings.color, requirements: requirements,
      categories: try ConfigurationFile.find(nil, files: files).categories,
      sourceURL: settings.sourceURL, requirementRules: settings.requirementRules,
      inputs: reading.files + named + settings.baseline
        + [settings.history].compactMap(\.self))
    wanted.baseline = try baseline(settings.baseline)
    let history = try history(settings.history)
    wanted.history = history?.question
    var reports = try Reports.open(wanted, host: host, files: files)
    for envelope in merge.envelopes {
      reports.receive(envelope)
      timings?.receive(envelope)
    }
    let unwritten = reports.finish() + (timings?.finish() ?? [])
    printErrors(unwritten)
    let missing = printMissing(reports.missingRequirements)
    let isRecorded = record(reports.table, in: history)
    return (missing ? ExitStatus.failed : .passed).combined(with: ExitStatus(merge.outcome))
      .combined(with: unwritten.isEmpty && isRecorded ? .passed : .incomplete)
  }

  /// Beside the features and above them, the outermost first.
  private func requirementPlaces(_ envelopes: [Envelope]) -> [String] {
    var folders: Set<String> = []
    for case .gherkinDocument(let document) in envelopes {
      var folder = Path.folder(of: document.uri ?? "")
      while !folder.isEmpty, folders.insert(folder).inserted { folder = Path.folder(of: folder) }
    }
    return folders.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
      .map { Path.join($0, RequirementsFile.name) }
  }
}

extension Invocation {
  private func hasStoryDocument(_ envelopes: [Envelope]) -> Bool {
    envelopes.contains { envelope in
      if case .gherkinDocument(let document) = envelope, let uri = document.uri {
        Path.isStoryDocument(uri)
      } else {
        false
      }
    }
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
