import SpecCommand
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
  func report(_ wanted: ReportCommand) throws(CommandErrors) -> ExitStatus {
    let reading = RecordingReading(wanted.settings.session.paths, files: files, host: host)
    try reading.checkHasMessages()
    printErrors(reading.problems)
    let isLarge = reading.byteCount > host.mergedInMemory
    var recorder = try open(wanted.settings, reading, comesByFeature: isLarge)
    let merge = Merge(
      reading.index, expecting: wanted.expectation, plansFirst: !isLarge, read: reading.bytes
    ) { piece in
      switch piece {
      case .message(let envelope): recorder.receive(envelope)
      case .featureEnd(let uri): recorder.featureEnded(uri)
      }
    }
    printFindings(merge.findings, reading)
    return show(recorder.finish()).combined(with: ExitStatus(merge.outcome))
  }

  private func printFindings(_ findings: [Merge.Finding], _ reading: RecordingReading) {
    printErrors(
      findings.filter { finding in
        if case .empty(let name) = finding { !reading.missing.contains(name) } else { true }
      }.map(ToolError.finding))
  }

  private func open(
    _ settings: Settings, _ reading: RecordingReading, comesByFeature: Bool
  ) throws(CommandErrors) -> RunRecorder {
    var settings = settings
    settings.categories = try CommandErrors.of { () throws(SettingsErrors) in
      try ConfigurationFile.find(nil, files: files).categories
    }
    let around = try openFiles(settings, features: reading.index.uris, recordings: reading.files)
    return try openReports(around, comesByFeature: comesByFeature).recorder
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
