public import SpecReporting

/// The ways to write a catalog.
public enum CatalogFormat: String, Sendable, CaseIterable {
  /// For the terminal.
  case text
  case html
  case markdown
  case json

  /// Whether a file may be such a catalog, by its first and last bytes.
  public func recognizes(_ head: [UInt8], _ tail: [UInt8]) -> Bool {
    let text = String(decoding: head.prefix(4096), as: UTF8.self)
    return switch self {
    case .text:
      String(decoding: tail, as: UTF8.self).split(separator: "\n").last?.contains(Catalog.mark)
        ?? false
    case .html: text.contains(CatalogPage.generator)
    case .markdown: text.hasPrefix(CatalogMarkdown.title)
    case .json: text.hasPrefix(CatalogJSON.head)
    }
  }

  /// - Parameter options: Those of a terminal or of a file, for `text`.
  public func write(_ catalog: Catalog, _ options: ReportOptions) -> [UInt8] {
    switch self {
    case .text: CatalogText.write(catalog, options)
    case .html: CatalogPage.write(catalog)
    case .markdown: CatalogMarkdown.write(catalog)
    case .json: CatalogJSON.write(catalog)
    }
  }
}
