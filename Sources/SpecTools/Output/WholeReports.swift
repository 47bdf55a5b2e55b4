import SpecCommand
import ReportFiles
import SpecReporting
import SpecSettings
import SpecSources

/// The reports of a command that writes each at once when everything is known, opened before
/// anything happens.
///
/// Those that were not written by the end leave the files as they were.
final class WholeReports<Format: WholeReportFormat> {
  /// A format, and the path of its report; none for the terminal.
  typealias Target = (format: Format, path: String?)

  private var files: [(format: Format, file: ReportFile)] = []
  private var terminal: Format?

  /// - Parameter inputs: Files that are read, which no report may replace.
  /// - Throws: Everything that keeps a report from being written; then nothing was changed.
  init(_ formats: [Target], inputs: [String], files: FileSystem) throws(CommandErrors) {
    terminal = formats.last { $0.path == nil }?.format
    let wanted = formats.compactMap { format, path in path.map { (format: format, path: $0) } }
    let conflicts = ReportConflicts(files: files, inputs: inputs).check(
      wanted.map { format, path in
        (Settings.FormatTarget("\(format.rawValue):\(path)"), nil, format.recognizes)
      })
    if !conflicts.isEmpty { throw CommandErrors(conflicts.map(CommandError.report)) }
    for (format, path) in wanted {
      do throws(FileSystem.Failure) {
        self.files.append((format, try ReportFile(path, isStream: false, files: files)))
      } catch {
        throw CommandErrors(.report(.unwritable(path, reason: error.reason)))
      }
    }
  }

  deinit {
    for (_, file) in files { file.abandon() }
  }

  /// Writes all of them, and prints why some could not be written.
  ///
  /// - Returns: What that makes of a command that succeeded.
  func write(
    _ content: Format.Content, _ invocation: Invocation, color: Settings.ColorMode
  ) -> ExitStatus {
    let host = invocation.host
    var problems: [CommandError] = []
    let files = files
    self.files = []
    for (format, file) in files {
      do throws(FileSystem.Failure) {
        try file.write(format.write(content, ReportOptions { $0.width = nil }))
        try file.finish(isWhole: true)
      } catch {
        file.abandon()
        problems.append(.report(.unwritable(file.path, reason: error.reason)))
      }
    }
    do throws(FileSystem.Failure) {
      let options = TerminalStyle(color: color, host: host).options()
      if let terminal { try host.output.print(terminal.write(content, options)) }
    } catch {
      problems.append(.report(.unwritable("standard output", reason: error.reason)))
    }
    invocation.printErrors(problems)
    return problems.isEmpty ? .passed : .incomplete
  }
}
