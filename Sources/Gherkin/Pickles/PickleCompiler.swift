internal import Messages

/// The state of compiling one document.
struct PickleCompiler {
  private(set) var ids: IdGenerator
  private(set) var groups: [PickleGroup] = []
  private var count = 0

  /// The tags and steps that a scenario inherits.
  private struct Scope {
    let tags: [Pickle.Tag]
    var background = PickleGroup.Background()

    mutating func add(_ inner: GherkinDocument.Background) {
      background = PickleGroup.Background(background, inner.steps)
    }
  }

  init(ids: IdGenerator) { self.ids = ids }

  mutating func addFeature(_ feature: GherkinDocument.Feature) {
    groups.reserveCapacity(feature.children.count)
    var outer = Scope(tags: joined([], feature.tags))
    var inner = outer
    for (node, rule) in feature.nodes {
      switch node {
      case .rule(let rule):
        inner = Scope(tags: joined(outer.tags, rule.tags), background: outer.background)
      case .background(let node) where rule == nil: outer.add(node)
      case .background(let node): inner.add(node)
      case .scenario(let scenario): addScenario(scenario, in: rule == nil ? outer : inner)
      }
    }
  }

  private mutating func addScenario(_ scenario: GherkinDocument.Scenario, in scope: Scope) {
    let scenarioTags = joined(scope.tags, scenario.tags)
    if scenario.examples.isEmpty {
      add(PickleGroup(scenario, first: count, scenarioTags, scope.background, ids: &ids))
      return
    }
    for examples in scenario.examples {
      guard let header = examples.tableHeader, !examples.tableBody.isEmpty else { continue }
      add(
        PickleGroup(
          Outline(scenario, header: header), examples.tableBody, first: count,
          joined(scenarioTags, examples.tags), scope.background, ids: &ids))
    }
  }

  private mutating func add(_ group: PickleGroup) {
    groups.append(group)
    count += group.count
  }

  private func joined(_ tags: [Pickle.Tag], _ more: [GherkinDocument.Tag]) -> [Pickle.Tag] {
    guard !more.isEmpty else { return tags }
    var tags = tags
    tags.reserveCapacity(tags.count + more.count)
    for tag in more { tags.append(Pickle.Tag(name: tag.name, astNodeId: tag.id)) }
    return tags
  }
}
