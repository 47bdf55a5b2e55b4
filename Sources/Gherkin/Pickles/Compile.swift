public import Messages

/// Compiles a document into pickles: one for each scenario, and for each row of an outline's
/// examples.
///
/// A pickle has the tags of feature, rule, scenario and examples in that order, and, if it has
/// steps at all, those of the backgrounds first. A conjunction takes the type of the step before
/// it. The ids of a pickle's steps come before its own. Placeholders are filled in from the row in
/// one pass: the value of a cell is not searched for more.
public func compile(_ document: GherkinDocument, ids: inout IdGenerator) -> Pickles {
  var compiler = PickleCompiler(ids: ids)
  if let feature = document.feature { compiler.addFeature(feature) }
  ids = compiler.ids
  return Pickles(
    uri: document.uri ?? "", language: document.feature?.language ?? "", groups: compiler.groups)
}

/// Compiles the result of reading a feature file; if the file has errors, there are no pickles, because a
/// scenario with a part missing must not run.
///
/// `compile(_:ids:)` with the document compiles everything that was understood.
public func compile(_ parsed: ParsedFeature, ids: inout IdGenerator) -> Pickles {
  compile(parsed.errors.isEmpty ? parsed.document : GherkinDocument(), ids: &ids)
}

/// The state of compiling one document.
private struct PickleCompiler {
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
    func add(_ outline: Outline?, _ tags: [Pickle.Tag]) {
      groups.append(
        PickleGroup(scenario, outline, first: count, tags, scope.background, ids: &ids))
      count += groups[groups.count - 1].count
    }
    if scenario.examples.isEmpty { add(nil, scenarioTags) }
    for examples in scenario.examples {
      guard let outline = Outline(scenario, examples) else { continue }
      add(outline, joined(scenarioTags, examples.tags))
    }
  }

  private func joined(_ tags: [Pickle.Tag], _ more: [GherkinDocument.Tag]) -> [Pickle.Tag] {
    more.isEmpty ? tags : tags + more.lazy.map { Pickle.Tag(name: $0.name, astNodeId: $0.id) }
  }
}
