import Gherkin
import Messages
import SpecReporting
import SpecSources

/// The reports of one run: each message goes to every reporter, and what they write to its target.
///
/// A target that cannot be written to loses its report, not the run and not the other reports.
struct Reports {
  private var targets: [ReportTarget] = []
  private var reading = RunReading()
  private var hidesWorkers = false
  /// Nil where nothing has to be covered.
  private var check: RequirementsCheck?

  /// Opens every target, so that a path that cannot be written is known before anything runs.
  ///
  /// - Throws: for unknown formats, for two reports in one file, for a file that is read or is no
  ///   report of that format, and for one that cannot be written; then nothing was written.
  static func open(
    _ settings: ReportSettings, host: Host, files: FileSystem
  ) throws(CommandErrors) -> Reports {
    let wanted = targets(settings.formats, isInteractive: host.output.isInteractive)
    let formats = try formats(of: wanted)
    let conflicts = ReportConflicts(files: files, inputs: settings.inputs)
      .check(
        zip(wanted, formats).map { ($0, $1.recognizes) },
        folders: Dictionary(
          formats.compactMap { format in format.folder.map { (format.name, $0) } }
        ) {
          first, _ in first
        })
    if !conflicts.isEmpty { throw CommandErrors(conflicts) }
    let requirements = settings.requirements
    let opened = try open(Array(zip(wanted, formats)), files: files)
    var reports = Reports()
    reports.hidesWorkers = settings.hidesWorkers
    reports.reading = RunReading(comparingWith: settings.baseline, history: settings.history)
    if !settings.requirementRules.isEmpty {
      reports.check = RequirementsCheck(requirements, rules: settings.requirementRules)
    }
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
    written.sourceURL = settings.sourceURL
    written.command = command
    for ((target, file), format) in zip(zip(wanted, opened), formats) {
      if let folder = format.folder, let path = target.path {
        do throws(CommandError) {
          reports.targets.append(
            try .folder(path, folder, format: format, options: written, files: files))
        } catch {
          for file in opened { file?.abandon() }
          throw CommandErrors(error)
        }
        continue
      }
      guard let file else {
        reports.targets.append(
          ReportTarget(
            terminal: host.output, format: format, options: shown,
            isAnimated: settings.isAnimated && style.isAnimated))
        continue
      }
      do throws(CommandError) {
        reports.targets.append(
          try .file(file, format: format, options: written, files: files))
      } catch {
        for file in opened { file?.abandon() }
        throw CommandErrors(error)
      }
    }
    reports.targets += AutomaticReports(host: host, files: files, options: written).targets(
      beside: reports.targets, settings.formats)
    return reports
  }

  /// Opens every file, or none.
  private static func open(
    _ targets: [(Settings.FormatTarget, ReporterRegistry.Format)], files: FileSystem
  ) throws(CommandErrors) -> [ReportFile?] {
    var opened: [ReportFile?] = []
    var problems: [CommandError] = []
    for (target, format) in targets {
      do throws(FileSystem.Failure) {
        opened.append(
          try (format.folder == nil ? target.path : nil).map { (path) throws(FileSystem.Failure) in
            try ReportFile(path, isStream: format.isStream, files: files)
          })
      } catch {
        problems.append(.unwritable(target.path ?? "", reason: error.reason))
      }
    }
    guard problems.isEmpty else {
      for file in opened { file?.abandon() }
      throw CommandErrors(problems)
    }
    return opened
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

  private static func formats(
    of targets: [Settings.FormatTarget]
  ) throws(CommandErrors) -> [ReporterRegistry.Format] {
    var formats: [ReporterRegistry.Format] = []
    var problems: [CommandError] = []
    for target in targets {
      do {
        formats.append(try ReporterRegistry.format(named: target.name))
      } catch {
        problems.append(
          .unknownFormat(error.name, suggestion: error.suggestion, known: error.known))
      }
    }
    if !problems.isEmpty { throw CommandErrors(problems) }
    return formats
  }

  /// The terminal with the progress of the run, if there is one.
  var live: LiveTerminal? { targets.lazy.compactMap(\.live).first }

  mutating func receive(_ envelope: Envelope) {
    guard hidesWorkers, case .testCaseStarted(var started) = envelope else { return read(envelope) }
    started.workerId = nil
    read(.testCaseStarted(started))
  }

  private mutating func read(_ envelope: Envelope) {
    reading.receive(envelope)
    check?.receive(envelope, read: &reading)
    for index in targets.indices { targets[index].receive(envelope, read: &reading) }
  }

  /// Hands over what is most likely a mistake in the features.
  mutating func receive(_ warnings: [SourceWarning]) {
    for warning in warnings {
      let (uri, location) = warning.site
      let note = LintNote(
        kind: warning.kind.rawValue, place: Place(uri: uri, line: location?.line),
        column: location?.column, sentence: warning.sentence)
      for index in targets.indices { targets[index].receive(note) }
    }
  }

  /// Completes the reports of a run that could not begin, except those on the terminal: the command
  /// prints the problems there itself.
  mutating func abandon() -> [CommandError] {
    targets.removeAll { $0.isTerminalForPeople }
    return finish()
  }

  /// The results of the run, after `finish`; nil where nobody asked for them.
  var table: RunTable? { reading.table }

  /// The requirements that are not shown as they must be; known after `finish`.
  var missingRequirements: [RequirementsCheck.Finding] { check?.findings ?? [] }

  /// Completes every report.
  ///
  /// - Returns: The reports that could not be written to the end.
  mutating func finish() -> [CommandError] {
    reading.finish()
    check?.finish(read: &reading)
    return targets.indices.compactMap { targets[$0].finish(read: &reading) }
  }
}

extension Settings.FormatTarget {
  /// With the folder that the format has of itself, if it is one and none was named.
  fileprivate var withFolder: Self {
    let format = ReporterRegistry.formats.first { $0.name == name }
    guard path == nil, let folder = format?.folder else { return self }
    return Self("\(name):\(folder.defaultPath)")
  }

  /// Whether it shares the terminal with another report.
  fileprivate var isAddition: Bool {
    path == nil && ReporterRegistry.formats.contains { $0.name == name && $0.isAddition }
  }
}
