import Messages
import ReportFiles
import SpecMerging
import SpecReporting
import SpecSession
import SpecSettings
import SpecSources

extension Invocation {
  /// Makes reports from messages.
  ///
  /// Problems in a file are printed; the rest is read, and the reports are written all the same.
  func report(_ wanted: RecordingSettings) throws(CommandErrors) -> ExitStatus {
    let paths = wanted.settings.session.paths
    let isLarge = RecordingReading.size(of: paths, files: files) > host.mergedInMemory
    let reading =
      isLarge
      ? RecordingReading.index(
        paths, files: files, temporaryFolder: host.environment["TMPDIR"] ?? "/tmp")
      : RecordingReading.read(paths, files: files)
    guard reading.hasMessages else {
      let empty = reading.files.map { CommandError.finding(.empty($0)) }
      throw CommandErrors(reading.problems + empty)
    }
    printErrors(reading.problems)
    var recorder = try open(wanted.settings, reading)
    guard let index = reading.index else {
      let merge = Merge(reading.recordings, expecting: wanted.expectation)
      for envelope in merge.envelopes { recorder.receive(envelope) }
      printFindings(merge.findings, reading)
      return show(recorder.finish()).combined(with: ExitStatus(merge.outcome))
    }
    let merge = LargeMerge(index, expecting: wanted.expectation, read: reading.bytes) { piece in
      switch piece {
      case .message(let envelope): recorder.receive(envelope)
      case .featureEnd(let uri): recorder.featureEnded(uri)
      }
    }
    printErrors(reading.problems(merge.badLines))
    printFindings(merge.findings, reading)
    return show(recorder.finish()).combined(with: ExitStatus(merge.outcome))
  }

  private func printFindings(_ findings: [Merge.Finding], _ reading: RecordingReading) {
    printErrors(
      findings.filter { finding in
        if case .empty(let name) = finding { !reading.missing.contains(name) } else { true }
      }.map(CommandError.finding))
  }

  private func open(
    _ settings: Settings, _ reading: RecordingReading
  ) throws(CommandErrors) -> RunRecorder {
    var settings = settings
    settings.categories = try CommandErrors.of { () throws(SettingsErrors) in
      try ConfigurationFile.find(nil, files: files).categories
    }
    let around = try openFiles(settings, features: reading.uris, recordings: reading.files)
    return try openReports(around, comesByFeature: reading.index != nil).recorder
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
