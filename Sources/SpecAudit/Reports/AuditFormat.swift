/// The reports of an audit.
public enum AuditFormat: String, Sendable, CaseIterable {
  /// For the terminal.
  case text
  case html
  case markdown
  case json

  /// Whether a file may be such a report, by its first and last bytes.
  public func recognizes(_ head: [UInt8], _ tail: [UInt8]) -> Bool {
    let text = String(decoding: head.prefix(4096), as: UTF8.self)
    return switch self {
    case .text: String(decoding: tail, as: UTF8.self).contains(AuditText.score)
    case .html: text.contains(AuditPage.generator)
    case .markdown: text.hasPrefix(AuditMarkdown.title)
    case .json: text.hasPrefix(AuditJSON.head)
    }
  }

  public func write(_ result: AuditResult, minimum: Double) -> [UInt8] {
    switch self {
    case .text: AuditText(result, minimum: minimum).bytes
    case .html: AuditPage.write(result)
    case .markdown: Array(AuditMarkdown.write(result).utf8)
    case .json: AuditJSON.write(result)
    }
  }
}
