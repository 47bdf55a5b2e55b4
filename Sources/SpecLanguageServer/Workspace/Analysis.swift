import Gherkin
import Messages
import SpecEngine
import SpecSession
import SpecSources

/// The facts about one version of a feature.
///
/// A feature with errors has a tree of the parts that could be understood, whose steps are matched as well.
struct Analysis {
  let text: DocumentText
  let map: SourceMap
  let file: FeatureFile
  /// Why the feature cannot run as it is.
  let problems: [SourceProblem]
  let warnings: [SourceWarning]
  /// The steps from the top down.
  let steps: [StepNode]
  /// The features, rules, backgrounds and scenarios around the steps, from the top down.
  let blocks: [Block]
  var mixedScenarios: [MixedScenario] = []
  var stepWarnings: [GherkinWarning] = []
  /// The matches of the steps, by id.
  private(set) var uses: [String: [StepUse]] = [:]
  /// The positions of the pickles of a scenario, by its id.
  private(set) var pickles: [String: [Int]] = [:]

  var document: GherkinDocument { file.document }

  /// The number of scenarios, rows of outlines included, up to which a feature is matched: what further
  /// rows of a table of examples would show, these have shown.
  static let maximumScenarios = 1_000

  /// - Parameter reader: Reads it as a run would; it was not used before.
  init(
    _ text: DocumentText, name: String, _ settings: Session.Settings, reader: inout SourceReader
  ) {
    let source = SourceText(text.string)
    let contents = reader.read(source, as: name)
    self.text = text
    map = SourceMap(source)
    problems = reader.problems
    warnings = reader.warnings
    if case .feature(let file) = contents {
      self.file = file
    } else {
      let parsed = Gherkin.parse(
        source, uri: name, language: settings.language, longestLine: settings.limits.lineBytes,
        warns: false, ids: &reader.ids)
      file = FeatureFile(
        source: Source(uri: name, data: "", mediaType: Source.MediaType(uri: name)),
        document: parsed.document, pickles: Gherkin.compile(parsed.document, ids: &reader.ids))
    }
    var blocks = file.document.feature.map { [Block(node: .feature($0), parent: nil)] } ?? []
    var rule = 0
    for (node, around) in file.document.nodes {
      if node.rule != nil { rule = blocks.count }
      blocks.append(Block(node: .child(node), parent: around == nil ? 0 : rule))
    }
    self.blocks = blocks
    steps = blocks.enumerated().flatMap { index, block in
      block.steps.map { StepNode(step: $0, block: index) }
    }
  }

  mutating func take(_ result: FeatureMatching.Result) {
    mixedScenarios = result.mixedScenarios
    stepWarnings = result.stepWarnings
    for (position, matches) in result.matches.enumerated() {
      let pickle = file.pickles[position]
      if let id = pickle.astNodeIds.first { pickles[id, default: []].append(position) }
      for (step, match) in zip(pickle.steps, matches) {
        guard let id = step.astNodeIds.first else { continue }
        let isKnown = uses[id]?.contains { $0.text.utf8.elementsEqual(step.text.utf8) }
        if isKnown == true { continue }
        uses[id, default: []].append(StepUse(text: step.text, match: match, pickle: position))
      }
    }
  }
}

/// A step as one of its scenarios has it: that of an outline has one for each text.
struct StepUse {
  let text: String
  let match: StepMatch
  /// The position of the scenario.
  let pickle: Int
}

/// A step of the tree, and its place there.
struct StepNode {
  let step: GherkinDocument.Step
  /// The position of its background or scenario in the blocks.
  let block: Int
}

/// A part of a feature with a title.
struct Block {
  enum Node {
    case feature(GherkinDocument.Feature)
    case child(GherkinDocument.FeatureChild)
  }

  let node: Node
  /// The position of the block around it.
  let parent: Int?
}

extension Block {
  /// Nil for the feature.
  var child: GherkinDocument.FeatureChild? {
    if case .child(let child) = node { child } else { nil }
  }

  var titled: any TitledNode {
    switch node {
    case .feature(let feature): feature
    case .child(let child): child.titled
    }
  }

  var scenario: GherkinDocument.Scenario? { child?.scenario }

  var isBackground: Bool { child?.background != nil }

  var steps: [GherkinDocument.Step] { child?.steps ?? [] }

  func range(in map: SourceMap) -> Range<Location> {
    switch node {
    case .feature(let feature): map.range(of: feature)
    case .child(let child): map.range(of: child)
    }
  }
}
