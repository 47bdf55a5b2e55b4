import Messages
import ReportFiles
import SpecReporting
import SpecSettings
import SpecSources

/// The reports of one run: each message goes to every reporter, and what they write to its target.
///
/// A target that cannot be written to loses its report, not the run and not the other reports.
struct Reports {
  private var reports: RunReports
  private let hidesWorkers: Bool
  /// The terminal with the progress of the run, if there is one.
  private(set) var live: LiveTerminal?

  /// Opens every target, so that a path that cannot be written is known before anything runs.
  ///
  /// - Throws: for unknown formats, for two reports in one file, for a file that is read or is no
  ///   report of that format, and for one that cannot be written; then nothing was written.
  static func open(
    _ settings: ReportSettings, host: Host, files: FileSystem
  ) throws(CommandErrors) -> Reports {
    let wanted = targets(settings.formats, isInteractive: host.output.isInteractive)
    let opened: OpenReports
    do throws(ReportErrors) {
      opened = try OpenReports(wanted, inputs: settings.inputs, files: files)
    } catch {
      throw CommandErrors(error)
    }
    let requirements = settings.requirements
    var live: LiveTerminal?
    let style = TerminalStyle(color: settings.color, host: host)
    var shown = style.options(requirements)
    shown.hostName = settings.hostName
    shown.baseline = settings.baseline
    shown.sourceURL = settings.sourceURL
    let command = ReportOptions.command([host.command] + settings.rerunOptions)
    shown.command = command
    shown.otherReports = wanted.compactMap(\.path)
    var written = ReportOptions(requirements, host: host)
    written.hostName = settings.hostName
    written.baseline = settings.baseline
    written.categories = settings.categories
    shown.categories = settings.categories
    let fileCheck = FileCheck { files.kind(of: $0) == .file }
    (shown.fileCheck, written.fileCheck) = (fileCheck, fileCheck)
    shown.comesByFeature = settings.comesByFeature
    written.comesByFeature = settings.comesByFeature
    written.sourceURL = settings.sourceURL
    written.command = command
    let animates = settings.isAnimated && style.isAnimated
    var targets: [ReportTarget]
    do throws(ReportErrors) {
      targets = try opened.begin(written) { format in
        let screen =
          animates && format.isForPeople ? LiveTerminal(host.output, options: shown) : nil
        live = live ?? screen
        return ReportTarget(screen?.stream ?? host.output.stream, format: format, options: shown)
      }
    } catch {
      throw CommandErrors(error)
    }
    targets += AutomaticReports(host: host, files: files, options: written).targets(
      beside: targets, settings.formats)
    return Reports(
      reports: RunReports(
        targets, requirements: requirements, rules: settings.requirementRules,
        baseline: settings.baseline, history: settings.history),
      hidesWorkers: settings.hidesWorkers, live: live)
  }

  /// One report a target, of several on the terminal the last one; the terminal always has one.
  ///
  /// Additions stand beside it, and end after it, since they count on beginning a line.
  private static func targets(
    _ formats: [Settings.FormatTarget], isInteractive: Bool
  ) -> [Settings.FormatTarget] {
    var result: [Settings.FormatTarget] = []
    for format in [Settings.FormatTarget("auto")] + formats.map(\.withFolder) {
      // The same report twice, as from a profile and the command line, is one.
      result.removeAll {
        $0 == format
          || format.path == nil && $0.path == nil && $0.isAddition == format.isAddition
      }
      result.append(format)
    }
    return result.filter { !$0.isAddition } + result.filter(\.isAddition)
  }

  mutating func receive(_ envelope: Envelope) {
    guard hidesWorkers, case .testCaseStarted(var started) = envelope else {
      return reports.receive(envelope)
    }
    started.workerId = nil
    reports.receive(.testCaseStarted(started))
  }

  /// Lets go of what was kept of a feature of which no message follows any more.
  mutating func featureEnded(_ uri: String) { reports.featureEnded(uri) }

  /// Hands over what is most likely a mistake in the features.
  mutating func receive(_ warnings: [SourceWarning]) { reports.receive(warnings) }

  /// Completes the reports of a run that could not begin, except those on the terminal: the command
  /// prints the problems there itself.
  mutating func abandon() -> [CommandError] {
    reports.removeStreamsForPeople()
    return finish()
  }

  /// The results of the run, after `finish`; nil where nobody asked for them.
  var table: RunTable? { reports.table }

  /// The requirements that are not shown as they must be; known after `finish`.
  var missingRequirements: [RequirementsCheck.Finding] { reports.missingRequirements }

  /// Completes every report.
  ///
  /// - Returns: The reports that could not be written to the end.
  mutating func finish() -> [CommandError] { reports.finish().map(CommandError.report) }
}

extension Settings.FormatTarget {
  /// Whether it shares the terminal with another report.
  fileprivate var isAddition: Bool {
    path == nil && ReporterRegistry.formats.contains { $0.name == name && $0.isAddition }
  }
}
