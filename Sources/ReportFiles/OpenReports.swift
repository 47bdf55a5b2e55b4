package import SpecReporting
package import SpecSettings
package import SpecSources

/// The reports of one run before it begins: their formats are known and their files open, so that a
/// path that cannot be written is known before anything runs.
package struct OpenReports {
  private struct Report {
    let target: Settings.FormatTarget
    let format: ReporterRegistry.Format
    /// Nil for a report without a path, and for one that is a folder.
    let file: ReportFile?
  }

  private let reports: [Report]
  private let files: FileSystem

  /// Opens every file, or none.
  ///
  /// - Parameter inputs: Files that are read, which no report may replace.
  /// - Throws: for unknown formats, for two reports in one file, for a file that is read or is no
  ///   report of that format, and for one that cannot be written; then nothing was written.
  package init(
    _ targets: [Settings.FormatTarget], inputs: [String], files: FileSystem
  ) throws(ReportErrors) {
    self.files = files
    let formats = try Self.formats(of: targets)
    let conflicts = ReportConflicts(files: files, inputs: inputs)
      .check(zip(targets, formats).map { ($0, $1.folder, $1.recognizes) })
    if !conflicts.isEmpty { throw ReportErrors(errors: conflicts) }
    var reports: [Report] = []
    var problems: [ReportError] = []
    for (target, format) in zip(targets, formats) {
      do throws(FileSystem.Failure) {
        let path = format.folder == nil ? target.path : nil
        let file = try path.map { (path) throws(FileSystem.Failure) in
          try ReportFile(path, isStream: format.isStream, files: files)
        }
        reports.append(Report(target: target, format: format, file: file))
      } catch {
        problems.append(.unwritable(target.path ?? "", reason: error.reason))
      }
    }
    self.reports = reports
    guard problems.isEmpty else {
      abandon()
      throw ReportErrors(errors: problems)
    }
  }

  private static func formats(
    of targets: [Settings.FormatTarget]
  ) throws(ReportErrors) -> [ReporterRegistry.Format] {
    var formats: [ReporterRegistry.Format] = []
    var problems: [ReportError] = []
    for target in targets {
      if target.path == "" { problems.append(.noPath(format: target.name)) }
      do throws(ReporterRegistry.UnknownFormat) {
        formats.append(try ReporterRegistry.format(named: target.name))
      } catch {
        problems.append(
          .unknownFormat(error.name, suggestion: error.suggestion, known: error.known))
      }
    }
    if !problems.isEmpty { throw ReportErrors(errors: problems) }
    return formats
  }

  /// Begins all reports; until the run ends, their places hold reports of a run that did not finish.
  ///
  /// - Parameters:
  ///   - options: Those of reports in files.
  ///   - stream: Makes the target of a format without a path.
  package func begin(
    _ options: ReportOptions, stream: (ReporterRegistry.Format) -> ReportTarget
  ) throws(ReportErrors) -> [ReportTarget] {
    var targets: [ReportTarget] = []
    for report in reports {
      do throws(FileSystem.Failure) {
        let format = report.format
        if let folder = format.folder, let path = report.target.path {
          targets.append(
            try .folder(path, folder, format: format, options: options, files: files))
        } else if let file = report.file {
          targets.append(try .file(file, format: format, options: options, files: files))
        } else {
          targets.append(stream(format))
        }
      } catch {
        abandon()
        throw ReportErrors(errors: [.unwritable(report.target.path ?? "", reason: error.reason)])
      }
    }
    return targets
  }

  /// Leaves everything as it was found.
  private func abandon() {
    for report in reports { report.file?.abandon() }
  }
}
