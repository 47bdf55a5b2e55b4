package import SpecReporting

/// The reports of an audit.
package enum AuditFormat: String, WholeReportFormat {
  /// For the terminal.
  case text
  case html
  case markdown
  case json

  package var mark: ReportMark {
    switch self {
    case .text: .last(AuditText.score)
    case .html: .early(AuditPage.generator)
    case .markdown: .first(AuditText.markdownTitle)
    case .json: .first(AuditJSON.head)
    }
  }

  /// Writes the report.
  ///
  /// - Parameters:
  ///   - content: A result, and the score in percent from which it is a success.
  ///   - options: Those of a terminal or of a file, for `text`.
  package func write(
    _ content: (result: AuditResult, minimum: Double), _ options: ReportOptions
  ) -> [UInt8] {
    switch self {
    case .text: AuditText.write(content.result, minimum: content.minimum, options)
    case .html: AuditPage.write(content.result)
    case .markdown: AuditText.markdown(content.result)
    case .json: AuditJSON.write(content.result)
    }
  }
}
