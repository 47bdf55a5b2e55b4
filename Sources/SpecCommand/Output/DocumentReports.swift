import SpecAudit
import SpecCatalog
import SpecSources
import Spelling

/// The ways to write something that is there as a whole, such as the result of an audit.
protocol DocumentFormat: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  /// Whether a file may be in this format, by its first and last bytes.
  func recognizes(_ head: [UInt8], _ tail: [UInt8]) -> Bool
}

extension AuditFormat: DocumentFormat {}
extension CatalogFormat: DocumentFormat {}

/// The reports of one document, opened before it is made and written after it.
struct DocumentReports<Format: DocumentFormat> {
  /// A format, and the file that it is written to; nil for the terminal.
  typealias Target = (format: Format, path: String?)

  private var files: [(format: Format, file: ReportFile)] = []
  private var terminal: Format?

  /// - Parameter inputs: Files that are read, which no report may replace.
  /// - Throws: Everything that keeps a report from being written; then nothing was changed.
  init(_ targets: [Target], inputs: [String], files: FileSystem) throws(CommandErrors) {
    terminal = targets.last { $0.path == nil }?.format
    let wanted = targets.filter { $0.path != nil }
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

  /// Reads values of `--format`, as `name` or `name:path`.
  ///
  /// - Parameter problems: What is wrong with them is added.
  static func targets(_ texts: [String], problems: inout [CommandError]) -> [Target] {
    var targets: [Target] = []
    for text in texts {
      let name = text.prefix { $0 != ":" }
      let path = text.dropFirst(name.count + 1)
      if let format = Format(rawValue: String(name)) {
        targets.append((format, path.isEmpty ? nil : String(path)))
      } else {
        let known = Format.allCases.map(\.rawValue)
        problems.append(
          .unknownFormat(
            String(name), suggestion: nearest(to: String(name), among: known), known: known))
      }
    }
    return targets
  }

  /// Leaves the files as they were.
  func abandon() {
    for (_, file) in files { file.abandon() }
  }

  /// Writes all of them.
  ///
  /// - Returns: Those that could not be written.
  func write(
    on host: Host, _ document: (Format, _ isTerminal: Bool) -> [UInt8]
  ) -> [CommandError] {
    var problems: [CommandError] = []
    for (format, file) in files {
      do throws(FileSystem.Failure) {
        try file.write(document(format, false))
        try file.finish(isWhole: true)
      } catch {
        file.abandon()
        problems.append(.unwritable(file.path, reason: error.reason))
      }
    }
    guard let terminal else { return problems }
    do throws(FileSystem.Failure) {
      try host.output.write(document(terminal, true))
    } catch {
      problems.append(.unwritable("standard output", reason: error.reason))
    }
    return problems
  }
}
