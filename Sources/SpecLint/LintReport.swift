import Basics
import Gherkin
import Messages
package import SpecReporting
import SpecSession

/// The findings of lint, for people and for programs.
public struct LintReport: Sendable {
  /// The findings in the order in which they are shown.
  public var findings: [Finding]
  /// The number of files that were looked at.
  public var fileCount: Int
  /// The number of findings that were repaired and are not among `findings`.
  public var fixedCount = 0
  /// The name and version of the tool, for `sarif`.
  public var version: String?
  /// The folder that paths are relative to, as seen from the repository's root.
  public var repositoryFolder = ""

  public init(_ findings: [Finding], fileCount: Int) {
    self.findings = findings
    self.fileCount = fileCount
  }

  /// The formats.
  package enum Format: String, WholeReportFormat {
    /// For the terminal and for editors.
    case text
    /// Annotations of GitHub Actions.
    case github
    /// SARIF 2.1.0, for code scanning.
    case sarif
    case json

    package var mark: ReportMark {
      switch self {
      case .text, .github: .last(LintReport.inFiles)
      case .sarif: .first(SARIFLog.head)
      case .json: .first(LintReport.jsonHead)
      }
    }

    package func write(_ content: LintReport, _ options: ReportOptions) -> [UInt8] {
      switch self {
      case .text: content.text(options)
      case .github:
        Array((content.findings.map(content.annotation).joined() + content.summary + "\n").utf8)
      case .sarif: content.sarif
      case .json: content.json
      }
    }
  }
}

// MARK: - For people

extension LintReport {
  fileprivate static let inFiles = " in "

  fileprivate func text(_ options: ReportOptions) -> [UInt8] {
    var page = TerminalPage(options)
    for finding in findings {
      page.line(line(finding), finding.level == .error ? .status(.failed) : .plain)
    }
    page.line(summary, .boldStatus(findings.contains { $0.level == .error } ? .failed : .passed))
    return page.bytes
  }

  /// Such as `Features/a.feature:3:5: warning: found …; do … (use-and)`.
  fileprivate func line(_ finding: Finding) -> String {
    let place = Place(uri: finding.uri, line: finding.location?.line)
    let column = finding.location?.column.map { ":\($0)" } ?? ""
    return escapingWorkflowCommands(
      "\(place.text)\(column): \(finding.level.rawValue): \(finding.sentence) (\(finding.rule))")
  }

  fileprivate func annotation(_ finding: Finding) -> String {
    let isAbsolute = finding.uri.hasPrefix("/")
    return workflowCommand(
      finding.level == .error ? "error" : "warning", finding.sentence,
      [
        "file": isAbsolute ? finding.uri : repositoryFolder + finding.uri,
        "line": (finding.location?.line).map(String.init),
        "col": (finding.location?.column).map(String.init), "title": finding.rule,
      ])
  }

  /// Such as `1 error, 2 warnings in 3 files, 1 can be repaired with --fix`.
  fileprivate var summary: String {
    let errors = findings.count { $0.level == .error }
    let warnings = findings.count - errors
    let found = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map(counted)
    let files = counted(fileCount, "file")
    var parts = [
      (findings.isEmpty ? "no findings" : found.joined(separator: ", ")) + Self.inFiles + files
    ]
    let fixable = findings.count(where: \.isFixable)
    if fixable > 0 { parts.append("\(fixable) can be repaired with --fix") }
    if fixedCount > 0 { parts.append("\(fixedCount) repaired") }
    return parts.joined(separator: ", ")
  }
}

// MARK: - For programs

extension LintReport {
  fileprivate static let jsonHead = #"{"findings":["#

  fileprivate var json: [UInt8] {
    JSONWriter.document { json in
      json.members("findings", findings) { json, finding in
        json.member("rule", finding.rule)
        json.member("level", finding.level.rawValue)
        json.member("uri", finding.uri)
        json.member("line", finding.location?.line)
        json.member("column", finding.location?.column)
        json.member("message", finding.sentence)
        json.member("fixable", finding.isFixable)
      }
      json.member("files", fileCount)
      json.member("errors", findings.count { $0.level == .error })
      json.member("warnings", findings.count { $0.level == .warning })
      json.member("fixed", fixedCount)
    }
  }

  fileprivate var sarif: [UInt8] {
    var log = SARIFLog(folder: repositoryFolder)
    var output: [UInt8] = []
    for finding in findings { log.write(SARIFResult(LintNote(finding)), into: &output) }
    log.end(tool: "specrun", version: version, into: &output)
    return output
  }
}

extension LintNote {
  fileprivate init(_ finding: Finding) {
    self.init(
      kind: finding.rule, level: finding.level == .error ? .error : .warning,
      place: Place(uri: finding.uri, line: finding.location?.line),
      column: finding.location?.column, sentence: finding.sentence,
      summary: LintRule.named(finding.rule)?.summary ?? "")
  }
}
