import Gherkin
import Messages

/// The titles to search in a feature, known without matching its steps: small, so that thousands are kept.
struct FileOutline {
  /// A title that can be searched for.
  struct Symbol {
    let name: String
    /// In lower case, to be compared.
    let folded: [UInt8]
    let kind: Int
    let range: PositionRange
    /// The title of the feature or rule around it.
    let container: String?
  }

  let symbols: [Symbol]
  let tags: Set<String>
  /// The name of the feature.
  let feature: String?

  init(_ analysis: Analysis) {
    feature = analysis.document.feature?.name
    let (map, text) = (analysis.map, analysis.text)
    symbols = analysis.blocks.compactMap { block in
      let titled = block.titled
      guard !titled.name.isEmpty else { return nil }
      return Symbol(
        name: titled.name, folded: Array(titled.name.lowercased().utf8),
        kind: block.symbolKind,
        range: PositionRange(map.titleRange(of: titled), in: text),
        container: block.parent.map { analysis.blocks[$0].titled.name })
    }
    tags = Set((analysis.document.feature?.allTags ?? []).map(\.name))
  }
}
