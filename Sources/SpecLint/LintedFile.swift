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
  /// The scenarios of the feature and of its rules, from the top down.
  let scenarios: [ScenarioNode]
  let backgrounds: [GherkinDocument.Background]
  let rules: [GherkinDocument.Rule]
  /// The dialect of a file that names none, and the columns that each level is to be indented by.
  let (language, indentation): (String, Int)

  /// A scenario and where it stands.
  struct ScenarioNode: Sendable {
    let node: GherkinDocument.Scenario
    let rule: GherkinDocument.Rule?
  }

  init(_ feature: FeatureFile, map: SourceMap, _ settings: Session.Settings) {
    uri = feature.source.uri
    self.feature = feature
    (language, indentation) = (settings.language, settings.indentation)
    self.map = map
    comments = LintComments(feature.document) { map }
    var scenarios: [ScenarioNode] = []
    var backgrounds: [GherkinDocument.Background] = []
    var rules: [GherkinDocument.Rule] = []
    for child in feature.document.feature?.children ?? [] {
      switch child {
      case .background(let background): backgrounds.append(background)
      case .scenario(let scenario): scenarios.append(ScenarioNode(node: scenario, rule: nil))
      case .rule(let rule):
        rules.append(rule)
        for child in rule.children {
          switch child {
          case .background(let background): backgrounds.append(background)
          case .scenario(let scenario): scenarios.append(ScenarioNode(node: scenario, rule: rule))
          }
        }
      }
    }
    self.scenarios = scenarios
    self.backgrounds = backgrounds
    self.rules = rules
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

  var word: String { String(keyword.split { $0.isWhitespace }.first ?? "*") }
}
