import Gherkin
import Messages
import SpecEngine

/// What other documents need to know of a feature: small, so that thousands are kept.
struct FileIndex {
  /// A step that matches a definition.
  struct Use {
    let definition: Int
    let range: PositionRange
    /// As it is written.
    let text: String
    /// Whether it matches as a part of a step that is made of steps.
    let isPart: Bool
  }

  /// A title that can be looked for.
  struct Symbol {
    let name: String
    let keyword: String
    let kind: Int
    let range: PositionRange
    /// The title of the feature or rule around it.
    let container: String?
  }

  let uses: [Use]
  let symbols: [Symbol]
  let tags: Set<String>

  init(_ analysis: Analysis) {
    let (map, text) = (analysis.map, analysis.text)
    var uses: [Use] = []
    for node in analysis.steps {
      let range = PositionRange(map.textRange(of: node.step), in: text)
      var seen = Set<Int>()
      for use in analysis.uses[node.step.id] ?? [] {
        let own = use.match.ownDefinitions
        for definition in use.match.definitions where seen.insert(definition).inserted {
          uses.append(
            Use(
              definition: definition, range: range, text: node.step.text,
              isPart: !own.contains(definition)))
        }
      }
    }
    self.uses = uses
    symbols = analysis.blocks.compactMap { block in
      let titled = block.titled
      guard !titled.name.isEmpty else { return nil }
      return Symbol(
        name: titled.name, keyword: titled.titleKeyword ?? "", kind: block.symbolKind,
        range: PositionRange(map.titleRange(of: titled), in: text),
        container: block.parent.map { analysis.blocks[$0].titled.name })
    }
    tags = Set(analysis.tags.map(\.name))
  }
}

/// Two positions in a document.
struct PositionRange {
  let start: Position
  let end: Position

  init(_ range: Range<Location>, in text: DocumentText) {
    start = text.position(of: range.lowerBound)
    end = text.position(of: range.upperBound)
  }

  init(_ range: Range<Int>, in text: DocumentText) {
    start = text.position(of: range.lowerBound)
    end = text.position(of: range.upperBound)
  }

  var json: JSON { ["start": start.json, "end": end.json] }
}

extension Analysis {
  /// All tags, those of examples included.
  var tags: [GherkinDocument.Tag] {
    blocks.flatMap { block in
      block.tags + (block.scenario?.examples.flatMap(\.tags) ?? [])
    }
  }
}
