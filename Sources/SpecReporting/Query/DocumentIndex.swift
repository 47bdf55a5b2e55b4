import Messages

/// The nodes of one document by id.
struct DocumentIndex: Sendable {
  private let feature: GherkinDocument.Feature?
  private var background: GherkinDocument.Background?
  private var scenarios: [String: (scenario: GherkinDocument.Scenario, rule: Int?)] = [:]
  private var rules: [GherkinDocument.Rule] = []
  private var rows = IdTable<Row>()
  private var steps: [String: Lineage.StepNode] = [:]

  /// The position of an example row in its scenario, both from 0.
  private struct Row {
    let table: Int32
    let row: Int32
  }

  init(_ document: GherkinDocument) {
    feature = document.feature
    for (node, rule) in document.nodes {
      switch node {
      case .rule(let rule): rules.append(rule)
      case .background(let background): if rule == nil { self.background = background }
      case .scenario(let scenario): add(scenario, rule: rule == nil ? nil : rules.count - 1)
      }
      add(node.steps, isBackground: node.background != nil)
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
    lineage.example = pickle.astNodeIds.dropFirst().first.flatMap { rows[$0] }.flatMap { row in
      // Ids that occur twice in a broken recording may lead to another scenario's row.
      guard scenario.examples.indices.contains(Int(row.table)),
        scenario.examples[Int(row.table)].tableBody.indices.contains(Int(row.row))
      else { return nil }
      return Lineage.Example(
        examples: scenario.examples[Int(row.table)], table: Int(row.table) + 1,
        row: Int(row.row) + 1)
    }
    return lineage
  }

  private mutating func add(_ scenario: GherkinDocument.Scenario, rule: Int?) {
    scenarios[scenario.id] = (scenario, rule)
    for (table, examples) in scenario.examples.enumerated() {
      for (row, node) in examples.tableBody.enumerated() {
        rows.add(Row(table: Int32(table), row: Int32(row)), for: node.id)
      }
    }
  }

  private mutating func add(_ more: [GherkinDocument.Step], isBackground: Bool) {
    for step in more {
      steps[step.id] = Lineage.StepNode(
        keyword: step.keyword, line: step.location.line,
        docStringLine: step.docString?.location.line, isBackground: isBackground)
    }
  }
}

extension GherkinDocument.Feature {
  var background: GherkinDocument.Background? { children.lazy.compactMap(\.background).first }
}

extension GherkinDocument.Rule {
  var background: GherkinDocument.Background? {
    children.lazy.compactMap { GherkinDocument.FeatureChild($0).background }.first
  }
}
