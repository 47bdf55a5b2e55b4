import Messages

/// The nodes of one document by id.
struct DocumentIndex: Sendable {
  private let feature: GherkinDocument.Feature?
  private var background: GherkinDocument.Background?
  private var scenarios: [String: (scenario: GherkinDocument.Scenario, rule: Int?)] = [:]
  private var rules: [GherkinDocument.Rule] = []
  private var rows: [String: Lineage.Example] = [:]
  private var steps: [String: Lineage.StepNode] = [:]

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

  func lineage(of pickle: Pickle) -> Lineage {
    var lineage = Lineage(feature: feature, steps: steps)
    guard let id = pickle.astNodeIds.first, let (scenario, rule) = scenarios[id] else {
      return lineage
    }
    lineage.scenario = scenario
    lineage.rule = rule.map { rules[$0] }
    lineage.backgrounds = [background, lineage.rule?.background].compactMap { $0 }
    lineage.example = pickle.astNodeIds.dropFirst().first.flatMap { rows[$0] }
    return lineage
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
        rows[node.id] = Lineage.Example(examples: examples, table: table + 1, row: row + 1)
      }
    }
  }

  private mutating func add(_ more: [GherkinDocument.Step]) {
    for step in more {
      steps[step.id] = Lineage.StepNode(
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
