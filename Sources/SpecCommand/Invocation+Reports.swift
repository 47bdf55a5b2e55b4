package import ReportFiles
import SpecEngine
import SpecReporting
package import SpecSettings

/// The files around a run: those of the features that it runs, or of the recordings that it is made of.
extension Invocation {
  /// Opens the files that the settings name, except reports.
  ///
  /// - Parameter recordings: The files with the messages of the run; nil if it is yet to run.
  package func openFiles(
    _ settings: Settings, features uris: [String], recordings: [String]? = nil
  ) throws(CommandErrors) -> RunFiles {
    // A stopped clock shows 1970, when no quarantine had ended, so the real day is used.
    var opened = try CommandErrors.of(
      try RunFiles(
        settings, features: uris, recordings: recordings, now: host.makeClock().now, files: files,
        note: host.printNote))
    if !settings.baseline.isEmpty { opened.baseline = try table(of: settings.baseline) }
    return opened
  }

  /// Opens every report, so that a path that cannot be written is known before anything runs.
  ///
  /// - Parameters:
  ///   - elapsed: The time since the start of a command that runs the features.
  ///   - comesByFeature: Whether each feature comes with its plans, as in a merge of large recordings.
  /// - Returns: Receives the messages, and the terminal with the progress of the run, if there is one.
  /// - Throws: for unknown formats, for two reports in one file, for a file that is read or is no
  ///   report of that format, and for one that cannot be written; then nothing was written.
  package func openReports(
    _ around: RunFiles, elapsed: (@Sendable () -> Duration)? = nil, comesByFeature: Bool = false
  ) throws(CommandErrors) -> (recorder: RunRecorder, live: LiveTerminal?) {
    let settings = around.settings
    let wanted = targets(of: settings.formats)
    let style = TerminalStyle(color: settings.color, host: host)
    var written = around.reportOptions(
      command: ReportOptions.command(host.typedCommand + settings.rerunOptions),
      // The name of a container differs between runs that must be identical.
      hostName: settings.deterministic || around.isRecorded ? nil : host.environment["HOSTNAME"],
      environment: host.environment)
    written.comesByFeature = comesByFeature
    written.elapsed = elapsed
    var shown = style.options(written)
    shown.otherReports = wanted.compactMap(\.path)
    var live: LiveTerminal?
    let isAnimated = style.isAnimated && !around.isRecorded && settings.canAnimate
    var targets: [ReportTarget]
    do throws(ReportErrors) {
      targets = try OpenReports(
        wanted, inputs: around.inputs + settings.baseline + settings.rerunFrom, files: files
      ).begin(written) { format in
        let screen =
          isAnimated && format.isForPeople ? LiveTerminal(host.output, options: shown) : nil
        live = live ?? screen
        return ReportTarget(screen?.stream ?? host.output.stream, format: format, options: shown)
      }
    } catch {
      throw CommandErrors(error.errors.map(CommandError.report))
    }
    targets += AutomaticReports(host: host, files: files, options: written).targets(
      beside: targets, settings.formats)
    let recorder = RunRecorder(
      around, targets: targets, hidesWorkers: settings.deterministic,
      lastFailed: LastFailedFile(files))
    return (recorder, live)
  }

  /// One report per target; of several on the terminal the last one counts.
  ///
  /// The terminal always has one. Additions share the terminal with it, and end after it, since they rely on beginning a line.
  private func targets(of formats: [Settings.FormatTarget]) -> [Settings.FormatTarget] {
    var result: [Settings.FormatTarget] = []
    for format in [Settings.FormatTarget("auto")] + formats {
      // The same report twice, as from a profile and the command line, is one.
      result.removeAll {
        $0 == format
          || format.path == nil && $0.path == nil && $0.isAddition == format.isAddition
      }
      result.append(format)
    }
    return result.filter { !$0.isAddition } + result.filter(\.isAddition)
  }

  /// Prints the problems with the files around a run.
  ///
  /// - Returns: The status of a run that passed otherwise.
  package func show(_ record: RunRecord, atMost limit: Int = .max) -> ExitStatus {
    printLines(record.unwritten)
    printLines(record.unused)
    printLines(record.missing, atMost: limit)
    printLines(record.notes + record.notRecorded)
    return (record.unused.isEmpty && record.missing.isEmpty ? ExitStatus.passed : .failed)
      .combined(with: record.isComplete ? .passed : .incomplete)
  }
}

extension Settings.FormatTarget {
  /// Whether it shares the terminal with another report.
  fileprivate var isAddition: Bool {
    path == nil && ReporterRegistry.formats.contains { $0.name == name && $0.isAddition }
  }
}

extension Settings {
  /// Whether a line on the terminal may show the progress of the run; other output would garble it.
  fileprivate var canAnimate: Bool {
    !deterministic && (isolation == .none ? capturesOwnOutput : capture)
  }
}

extension Host {
  /// The working directory, relative to the root of the repository that a build server checked
  /// out: empty, or with a `/` at its end.
  package var repositoryFolder: String {
    RepositoryFolder.path(of: workingDirectory, in: environment)
  }
}
