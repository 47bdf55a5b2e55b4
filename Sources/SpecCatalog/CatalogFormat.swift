package import SpecReporting

/// The ways to write a catalog.
package enum CatalogFormat: String, WholeReportFormat {
  /// For the terminal.
  case text
  case html
  case markdown
  case json

  package var mark: ReportMark {
    switch self {
    case .text: .last(Catalog.mark)
    case .html: .early(CatalogPage.generator)
    case .markdown: .first(CatalogMarkdown.title)
    case .json: .first(CatalogJSON.head)
    }
  }

  package func write(_ content: Catalog, _ options: ReportOptions) -> [UInt8] {
    switch self {
    case .text: CatalogText.write(content, options)
    case .html: CatalogPage.write(content)
    case .markdown: CatalogMarkdown.write(content)
    case .json: CatalogJSON.write(content)
    }
  }
}
