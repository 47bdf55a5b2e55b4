import SpecCommand
import Basics
import ReportFiles
import SpecReporting
import SpecSettings

extension WholeReportFormat {
  /// The option that names reports, which `reportTargets` reads.
  ///
  /// - Parameters:
  ///   - content: The contents of the report.
  ///   - standard: The format for the terminal if no report is named.
  static func declaration(_ content: String, default standard: Self? = nil) -> Declaration {
    let names = allCases.map(\.rawValue)
    let note = standard.map { " (default: \($0.rawValue))" } ?? ""
    return Declaration(
      name: "format", form: .list, short: "f", valueName: "name[:path]",
      help: """
        Write \(content) to a file, or to the terminal if there is no path: \
        \(names.joined(separator: ", "))\(note). May be repeated.
        """, completion: .formats(names))
  }
}

/// Reads `--format name[:path]` of a command that has formats of its own.
///
/// - Parameter standard: The format for the terminal, first, unless something else goes there.
func reportTargets<Format: WholeReportFormat>(
  _ texts: [String], standard: Format?, _ problems: inout [any CommandProblem]
) -> [WholeReports<Format>.Target] {
  var targets: [WholeReports<Format>.Target] = []
  for text in texts {
    let name = text.prefix { $0 != ":" }
    let path = text.dropFirst(name.count + 1)
    if let format = Format(rawValue: String(name)) {
      if path.isEmpty, name != text { problems.append(.report(.noPath(format: format.rawValue))) }
      targets.append((format, name == text ? nil : String(path)))
    } else {
      let known = Format.allCases.map(\.rawValue)
      problems.append(
        .report(
          .unknownFormat(
            String(name), suggestion: nearest(to: String(name), among: known), known: known)))
    }
  }
  if let standard, !targets.contains(where: { $0.path == nil }) {
    targets.insert((standard, nil), at: 0)
  }
  return targets
}
