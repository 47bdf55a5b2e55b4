import Basics
import Gherkin
import Messages
import SpecSession
import SpecSources

/// A feature file without errors, with what rules ask of it.
struct LintedFile: Sendable {
  let uri: String
  let feature: FeatureFile
  let map: SourceMap
  let comments: LintComments
  /// From the top down, each with the rule around it.
  let scenarios: [(node: GherkinDocument.Scenario, rule: GherkinDocument.Rule?)]
  let backgrounds: [GherkinDocument.Background]
  let rules: [GherkinDocument.Rule]
  /// The dialect of a file that names none, and the columns that each level is to be indented by.
  let (language, indentation): (String, Int)

  init(_ feature: FeatureFile, map: SourceMap, _ settings: Session.Settings) {
    uri = feature.source.uri
    self.feature = feature
    (language, indentation) = (settings.language, settings.indentation)
    self.map = map
    comments = LintComments(feature.document) { map }
    scenarios = feature.document.scenarios.map { (node: $0, rule: $1) }
    backgrounds = feature.document.nodes.compactMap(\.node.background)
    rules = feature.document.nodes.compactMap(\.node.rule)
  }

  var node: GherkinDocument.Feature? { feature.document.feature }

  /// Plain Gherkin, whose bytes the places lead to.
  var isPlain: Bool { Source.MediaType(uri: uri) == .gherkin && !Path.isStoryDocument(uri) }

  var dialect: Dialect? { Dialect.named(node?.language ?? language) }

  /// The steps of backgrounds and scenarios, each in a list of its own.
  var stepLists: [[GherkinDocument.Step]] {
    backgrounds.map(\.steps) + scenarios.map(\.node.steps)
  }

  func found(_ location: Location?, _ sentence: String, _ fix: Fix? = nil) -> Found {
    Found(uri: uri, location: location, sentence: sentence, fix: isPlain ? fix : nil)
  }

  /// The bytes in a range of locations.
  func bytes(_ range: Range<Location>) -> Range<Int> {
    let start = map.offset(of: range.lowerBound)
    return start..<max(start, map.offset(of: range.upperBound))
  }
}

extension GherkinDocument.Step {
  /// Nil for a step that goes on with the kind of the step before.
  var ownType: GherkinDocument.KeywordType? {
    switch keywordType {
    case .context?, .action?, .outcome?: keywordType
    default: nil
    }
  }

  var word: String { String(keyword.trimmed) }
}
