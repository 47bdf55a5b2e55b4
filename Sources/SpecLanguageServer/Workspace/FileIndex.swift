import Gherkin
import Messages
import SpecEngine

/// The matches of the steps of a feature: small, so that thousands are kept.
struct FileIndex {
  /// A step that matches a definition.
  struct Use {
    let definition: Int
    let range: PositionRange
    /// Whether it matches as a part of a step that is made of steps.
    let isPart: Bool
  }

  let uses: [Use]

  init(_ analysis: Analysis) {
    let (map, text) = (analysis.map, analysis.text)
    var uses: [Use] = []
    for node in analysis.steps {
      let range = PositionRange(map.textRange(of: node.step), in: text)
      var seen = Set<Int>()
      for use in analysis.uses[node.step.id] ?? [] {
        let own = use.match.ownCandidates.map(\.definition)
        for definition in use.match.definitions where seen.insert(definition).inserted {
          uses.append(
            Use(definition: definition, range: range, isPart: !own.contains(definition)))
        }
      }
    }
    self.uses = uses
  }
}

/// Two positions in a document.
struct PositionRange {
  let start: Position
  let end: Position

  init(_ range: Range<Location>, in text: DocumentText) {
    start = text.position(of: text.offset(of: range.lowerBound))
    end = text.position(of: text.offset(of: range.upperBound))
  }

  var json: JSON { ["start": start.json, "end": end.json] }
}
