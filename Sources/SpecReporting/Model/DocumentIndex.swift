import Messages

/// Where a pickle comes from: the nodes above it, as far as they are known.
struct Origin: Sendable {
  var feature: GherkinDocument.Feature?
  var rule: GherkinDocument.Rule?
  /// That of the feature, then that of the rule.
  var backgrounds: [GherkinDocument.Background] = []
  var scenario: GherkinDocument.Scenario?
  /// The table and the row, both counted from 1, if the scenario is an outline.
  var example: (examples: GherkinDocument.Examples, table: Int, row: Int)?
  /// Every step of the file by its id.
  var steps: [String: StepNode] = [:]

  /// What of a step is not in its pickle.
  struct StepNode: Sendable {
    var keyword: String
    var line: Int
    var docStringLine: Int?
  }
}

extension Origin {
  /// Where a pickle is; messages of older protocols do not say it of the pickle itself.
  func place(of pickle: Pickle) -> Place {
    let row = example.map { $0.examples.tableBody[$0.row - 1].location }
    let location = pickle.location ?? row ?? scenario?.location
    return Place(uri: pickle.uri, line: location?.line)
  }
}

/// The nodes of one document by id.
struct DocumentIndex: Sendable {
  private let feature: GherkinDocument.Feature?
  private var background: GherkinDocument.Background?
  private var scenarios: [String: (scenario: GherkinDocument.Scenario, rule: Int?)] = [:]
  private var rules: [GherkinDocument.Rule] = []
  private var rows: [String: (examples: GherkinDocument.Examples, table: Int, row: Int)] = [:]
  private var steps: [String: Origin.StepNode] = [:]

  init(_ document: GherkinDocument) {
    feature = document.feature
    for child in document.feature?.children ?? [] {
      switch child {
      case .background(let background):
        self.background = background
        add(background.steps)
      case .scenario(let scenario): add(scenario, rule: nil)
      case .rule(let rule): add(rule)
      }
    }
  }

  func origin(of pickle: Pickle) -> Origin {
    var origin = Origin(feature: feature, steps: steps)
    guard let id = pickle.astNodeIds.first, let (scenario, rule) = scenarios[id] else {
      return origin
    }
    origin.scenario = scenario
    origin.rule = rule.map { rules[$0] }
    origin.backgrounds = [background, origin.rule?.background].compactMap { $0 }
    origin.example = pickle.astNodeIds.dropFirst().first.flatMap { rows[$0] }
    return origin
  }

  private mutating func add(_ rule: GherkinDocument.Rule) {
    rules.append(rule)
    for child in rule.children {
      switch child {
      case .background(let background): add(background.steps)
      case .scenario(let scenario): add(scenario, rule: rules.count - 1)
      }
    }
  }

  private mutating func add(_ scenario: GherkinDocument.Scenario, rule: Int?) {
    scenarios[scenario.id] = (scenario, rule)
    add(scenario.steps)
    for (table, examples) in scenario.examples.enumerated() {
      for (row, node) in examples.tableBody.enumerated() {
        rows[node.id] = (examples, table + 1, row + 1)
      }
    }
  }

  private mutating func add(_ more: [GherkinDocument.Step]) {
    for step in more {
      steps[step.id] = Origin.StepNode(
        keyword: step.keyword, line: step.location.line,
        docStringLine: step.docString?.location.line)
    }
  }
}

extension GherkinDocument.Rule {
  fileprivate var background: GherkinDocument.Background? {
    for case .background(let background) in children { return background }
    return nil
  }
}
