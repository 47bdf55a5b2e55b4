internal import Messages

/// The state of compiling one document.
struct PickleCompiler {
  private(set) var ids: IdGenerator
  private(set) var groups: [PickleGroup] = []
  private var count = 0
  /// The tags that a scenario inherits here.
  private var tags: [Pickle.Tag] = []
  private var background = PickleGroup.Background()

  init(ids: IdGenerator) { self.ids = ids }

  mutating func addFeature(_ feature: GherkinDocument.Feature) {
    groups.reserveCapacity(feature.children.count)
    tags = joined(tags, feature.tags)
    for child in feature.children {
      switch child {
      case .background(let background): addBackground(background)
      case .scenario(let scenario): addScenario(scenario)
      case .rule(let rule): addRule(rule)
      }
    }
  }

  private mutating func addRule(_ rule: GherkinDocument.Rule) {
    let outer = (tags, background)
    tags = joined(tags, rule.tags)
    for child in rule.children {
      switch child {
      case .background(let background): addBackground(background)
      case .scenario(let scenario): addScenario(scenario)
      }
    }
    (tags, background) = outer
  }

  private mutating func addBackground(_ inner: GherkinDocument.Background) {
    background = PickleGroup.Background(background, inner.steps)
  }

  private mutating func addScenario(_ scenario: GherkinDocument.Scenario) {
    let scenarioTags = joined(tags, scenario.tags)
    if scenario.examples.isEmpty {
      add(PickleGroup(scenario, first: count, scenarioTags, background, ids: &ids))
      return
    }
    for examples in scenario.examples {
      guard let header = examples.tableHeader, !examples.tableBody.isEmpty else { continue }
      add(
        PickleGroup(
          Outline(scenario, header: header), examples.tableBody, first: count,
          joined(scenarioTags, examples.tags), background, ids: &ids))
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
