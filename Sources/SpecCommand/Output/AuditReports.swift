import SpecAudit
import SpecSources

/// The reports of an audit, opened before anything runs and written after it.
struct AuditReports {
  private var files: [(format: AuditFormat, file: ReportFile)] = []
  private var terminal: AuditFormat?

  /// - Parameter inputs: Files that are read, which no report may replace.
  /// - Throws: Everything that keeps a report from being written; then nothing was changed.
  init(
    _ formats: [(format: AuditFormat, path: String?)], inputs: [String], files: FileSystem
  ) throws(CommandErrors) {
    terminal = formats.last { $0.path == nil }?.format
    let wanted = formats.filter { $0.path != nil }
    let conflicts = ReportConflicts(files: files, inputs: inputs).check(
      wanted.map { entry in
        (
          Settings.FormatTarget("\(entry.format.rawValue):\(entry.path ?? "")"),
          entry.format.recognizes
        )
      })
    if !conflicts.isEmpty { throw CommandErrors(conflicts) }
    for (format, path) in wanted {
      guard let path else { continue }
      do throws(FileSystem.Failure) {
        self.files.append((format, try ReportFile(path, isStream: false, files: files)))
      } catch {
        abandon()
        throw CommandErrors(.unwritable(path, reason: error.reason))
      }
    }
  }

  /// Leaves the files as they were.
  func abandon() {
    for (_, file) in files { file.abandon() }
  }

  /// Writes all of them.
  ///
  /// - Returns: Those that could not be written.
  func write(
    _ result: AuditResult, minimum: Double, host: Host, usesColor: Bool
  ) -> [CommandError] {
    var problems: [CommandError] = []
    for (format, file) in files {
      do throws(FileSystem.Failure) {
        try file.write(format.write(result, minimum: minimum))
        try file.finish(isWhole: true)
      } catch {
        file.abandon()
        problems.append(.unwritable(file.path, reason: error.reason))
      }
    }
    guard let terminal else { return problems }
    do throws(FileSystem.Failure) {
      try host.output.write(
        terminal == .text && usesColor
          ? AuditText(result, minimum: minimum).colored
          : terminal.write(result, minimum: minimum))
    } catch {
      problems.append(.unwritable("standard output", reason: error.reason))
    }
    return problems
  }
}
