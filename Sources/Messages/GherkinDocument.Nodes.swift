/// The tree of a feature as sequences, from the top down.
extension GherkinDocument.Feature {
  /// The rules, backgrounds and scenarios, each with the rule around it.
  package var nodes: GherkinDocument.Nodes { GherkinDocument.Nodes(children: children) }

  /// The scenarios, each with the rule around it.
  package var scenarios: [(scenario: GherkinDocument.Scenario, rule: GherkinDocument.Rule?)] {
    nodes.compactMap { node, rule in node.scenario.map { ($0, rule) } }
  }

  /// The tags of the feature, its rules, scenarios and examples.
  package var allTags: [GherkinDocument.Tag] {
    var tags = tags
    for (node, _) in nodes {
      tags += node.tags
      for examples in node.scenario?.examples ?? [] { tags += examples.tags }
    }
    return tags
  }

  /// Changes each rule, background and scenario.
  ///
  /// - Parameter change: Receives the node and the rule around it, which was changed already.
  package mutating func changeNodes(
    _ change: (inout GherkinDocument.FeatureChild, GherkinDocument.Rule?) -> Void
  ) {
    for index in children.indices {
      change(&children[index], nil)
      guard case .rule(var rule) = children[index] else { continue }
      let around = rule
      for index in rule.children.indices {
        var child = GherkinDocument.FeatureChild(rule.children[index])
        change(&child, around)
        if let child = GherkinDocument.RuleChild(child) { rule.children[index] = child }
      }
      children[index] = .rule(rule)
    }
  }
}

extension GherkinDocument {
  /// Nodes made one by one: an array of them all would be a copy of the document.
  package struct Nodes: Sequence, IteratorProtocol {
    fileprivate let children: [FeatureChild]
    private var position = 0
    private var rule: Rule?
    private var positionInRule = 0

    fileprivate init(children: [FeatureChild]) { self.children = children }

    package mutating func next() -> (node: FeatureChild, rule: Rule?)? {
      if let rule {
        if positionInRule < rule.children.count {
          defer { positionInRule += 1 }
          return (FeatureChild(rule.children[positionInRule]), rule)
        }
        self.rule = nil
      }
      guard position < children.count else { return nil }
      let child = children[position]
      position += 1
      if case .rule(let rule) = child { (self.rule, positionInRule) = (rule, 0) }
      return (child, nil)
    }
  }
}

extension GherkinDocument.Rule {
  package var scenarios: [GherkinDocument.Scenario] {
    children.compactMap { GherkinDocument.FeatureChild($0).scenario }
  }
}

extension GherkinDocument {
  /// The rules, backgrounds and scenarios, each with the rule around it.
  package var nodes: Nodes { Nodes(children: feature?.children ?? []) }

  /// The scenarios, each with the rule around it.
  package var scenarios: [(scenario: Scenario, rule: Rule?)] { feature?.scenarios ?? [] }

  /// The steps of all backgrounds and scenarios.
  package var steps: [Step] { nodes.flatMap(\.node.steps) }
}

extension GherkinDocument.RuleChild {
  /// A child of a feature, as one of a rule; nil for a rule.
  package init?(_ child: GherkinDocument.FeatureChild) {
    switch child {
    case .background(let background): self = .background(background)
    case .scenario(let scenario): self = .scenario(scenario)
    case .rule: return nil
    }
  }
}

extension GherkinDocument.FeatureChild {
  /// A child of a rule, as one of a feature.
  package init(_ child: GherkinDocument.RuleChild) {
    switch child {
    case .background(let background): self = .background(background)
    case .scenario(let scenario): self = .scenario(scenario)
    }
  }

  package var rule: GherkinDocument.Rule? { if case .rule(let rule) = self { rule } else { nil } }

  package var background: GherkinDocument.Background? {
    if case .background(let background) = self { background } else { nil }
  }

  package var scenario: GherkinDocument.Scenario? {
    if case .scenario(let scenario) = self { scenario } else { nil }
  }

  package var location: Location {
    switch self {
    case .rule(let rule): rule.location
    case .background(let background): background.location
    case .scenario(let scenario): scenario.location
    }
  }

  package var tags: [GherkinDocument.Tag] { rule?.tags ?? scenario?.tags ?? [] }

  /// The steps of a background or scenario; setting those of a rule does nothing.
  package var steps: [GherkinDocument.Step] {
    get { background?.steps ?? scenario?.steps ?? [] }
    set {
      switch self {
      case .rule: break
      case .background(var background):
        background.steps = newValue
        self = .background(background)
      case .scenario(var scenario):
        scenario.steps = newValue
        self = .scenario(scenario)
      }
    }
  }
}
