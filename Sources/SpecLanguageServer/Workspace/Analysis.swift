import Gherkin
import Messages
import SpecEngine
import SpecSources

/// What is known of one version of a feature.
///
/// A feature with errors has a tree of what could be understood, and its steps are matched as well.
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
  /// What the steps match, by id.
  private(set) var uses: [String: [StepUse]] = [:]
  /// The positions of the pickles of a scenario, by its id.
  private(set) var pickles: [String: [Int]] = [:]

  var document: GherkinDocument { file.document }

  /// The number of scenarios, rows of outlines included, up to which a feature is matched: what further
  /// rows of a table of examples would show, these have shown.
  static let mostScenarios = 1_000

  /// - Parameter reading: Gives what a run would say of the text.
  init(
    _ text: DocumentText, name: String, language: String, longestLine: Int,
    reading: (SourceText, inout IdGenerator) -> SourceReading, ids: inout IdGenerator
  ) {
    let source = SourceText(text.string)
    let read = reading(source, &ids)
    self.text = text
    map = SourceMap(source)
    problems = read.problems
    warnings = read.warnings
    if case .feature(let file) = read.contents {
      self.file = file
    } else {
      let parsed = Gherkin.parse(
        source, uri: name, language: language, longestLine: longestLine, warns: false, ids: &ids)
      file = FeatureFile(
        source: Source(uri: name, data: "", mediaType: Source.MediaType(uri: name)),
        document: parsed.document, pickles: Gherkin.compile(parsed.document, ids: &ids))
    }
    var collector = NodeCollector()
    collector.collect(file.document)
    steps = collector.steps
    blocks = collector.blocks
  }

  /// Matches the steps.
  mutating func match(_ registry: inout Registry, suggests: Bool) {
    let result = registry.matching.match(
      file, atMost: Self.mostScenarios, suggests: suggests, ids: &registry.ids)
    mixedScenarios = result.mixedScenarios
    stepWarnings = result.stepWarnings
    for (position, matches) in result.matches.enumerated() {
      let pickle = file.pickles[position]
      if let id = pickle.astNodeIds.first { pickles[id, default: []].append(position) }
      for (step, match) in zip(pickle.steps, matches) {
        guard let id = step.astNodeIds.first else { continue }
        let isKnown = uses[id]?.contains { $0.text.utf8.elementsEqual(step.text.utf8) }
        guard isKnown != true else { continue }
        uses[id, default: []].append(
          StepUse(text: step.text, type: step.type, match: match, pickle: position, step: step))
      }
    }
  }
}

/// What a run would say of a text.
struct SourceReading {
  let contents: SourceFile.Contents
  let problems: [SourceProblem]
  let warnings: [SourceWarning]
}

/// A step as one of its scenarios has it: that of an outline has one for each text.
struct StepUse {
  let text: String
  let type: Pickle.KeywordType?
  let match: StepMatch
  /// The position of the scenario.
  let pickle: Int
  let step: Pickle.Step
}

/// A step of the tree, and what it stands in.
struct StepNode {
  let step: GherkinDocument.Step
  /// The position of its background or scenario in the blocks.
  let block: Int
}

/// A part of a feature with a title.
struct Block {
  enum Node {
    case feature(GherkinDocument.Feature)
    case rule(GherkinDocument.Rule)
    case background(GherkinDocument.Background)
    case scenario(GherkinDocument.Scenario)
  }

  let node: Node
  /// The position of the block around it.
  let parent: Int?
}

extension Block {
  var titled: any TitledNode {
    switch node {
    case .feature(let node): node
    case .rule(let node): node
    case .background(let node): node
    case .scenario(let node): node
    }
  }

  var scenario: GherkinDocument.Scenario? {
    if case .scenario(let scenario) = node { scenario } else { nil }
  }

  var steps: [GherkinDocument.Step] {
    switch node {
    case .background(let node): node.steps
    case .scenario(let node): node.steps
    case .feature, .rule: []
    }
  }

  var tags: [GherkinDocument.Tag] {
    switch node {
    case .feature(let node): node.tags
    case .rule(let node): node.tags
    case .background: []
    case .scenario(let node): node.tags
    }
  }

  func range(in map: SourceMap) -> Range<Location> {
    switch node {
    case .feature(let node): map.range(of: node)
    case .rule(let node): map.range(of: node)
    case .background(let node): map.range(of: node)
    case .scenario(let node): map.range(of: node)
    }
  }
}

/// Lists the blocks and steps of a tree.
private struct NodeCollector {
  var steps: [StepNode] = []
  var blocks: [Block] = []

  mutating func collect(_ document: GherkinDocument) {
    guard let feature = document.feature else { return }
    blocks.append(Block(node: .feature(feature), parent: nil))
    for child in feature.children {
      switch child {
      case .background(let node): add(.background(node), node.steps, in: 0)
      case .scenario(let node): add(.scenario(node), node.steps, in: 0)
      case .rule(let rule):
        let position = blocks.count
        blocks.append(Block(node: .rule(rule), parent: 0))
        for child in rule.children {
          switch child {
          case .background(let node): add(.background(node), node.steps, in: position)
          case .scenario(let node): add(.scenario(node), node.steps, in: position)
          }
        }
      }
    }
  }

  private mutating func add(_ node: Block.Node, _ nodes: [GherkinDocument.Step], in parent: Int) {
    blocks.append(Block(node: node, parent: parent))
    steps += nodes.map { StepNode(step: $0, block: blocks.count - 1) }
  }
}
