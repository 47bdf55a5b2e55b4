public import Messages

/// Compiles a document into pickles: one for each scenario, and for each row of an outline's
/// examples.
///
/// A pickle has the tags of feature, rule, scenario and examples in that order, and, if it has
/// steps at all, those of the backgrounds first. A conjunction takes the type of the step before
/// it. The ids of a pickle's steps come before its own. Placeholders are filled in from the row in
/// one pass: what a cell brings in is not looked at again.
public func compile(_ document: GherkinDocument, ids: inout IdGenerator) -> [Pickle] {
  guard let feature = document.feature else { return [] }
  var compiler = PickleCompiler(
    uri: document.uri ?? "", language: feature.language, ids: ids)
  compiler.addTags(feature.tags)
  for child in feature.children {
    switch child {
    case .background(let background): compiler.background += background.steps
    case .scenario(let scenario): compiler.add(scenario)
    case .rule(let rule): compiler.add(rule)
    }
  }
  ids = compiler.ids
  return compiler.pickles
}

/// What compiling one document needs to remember.
struct PickleCompiler {
  let uri: String
  let language: String
  var ids: IdGenerator
  var pickles: [Pickle] = []
  /// The steps that come first, and the tags inherited, where the compiler now is.
  var background: [GherkinDocument.Step] = []
  private var tags: [Pickle.Tag] = []

  init(uri: String, language: String, ids: IdGenerator) {
    self.uri = uri
    self.language = language
    self.ids = ids
  }

  mutating func addTags(_ more: [GherkinDocument.Tag]) {
    tags = joined(tags, more)
  }

  mutating func add(_ rule: GherkinDocument.Rule) {
    let outerBackground = background
    let outerTags = tags
    addTags(rule.tags)
    for child in rule.children {
      switch child {
      case .background(let inner): background += inner.steps
      case .scenario(let scenario): add(scenario)
      }
    }
    background = outerBackground
    tags = outerTags
  }

  mutating func add(_ scenario: GherkinDocument.Scenario) {
    let scenarioTags = joined(tags, scenario.tags)
    if scenario.examples.isEmpty {
      addPlain(scenario, scenarioTags)
      return
    }
    for examples in scenario.examples {
      guard let header = examples.tableHeader, !examples.tableBody.isEmpty else { continue }
      let outline = Outline(scenario, header: header)
      let rowTags = joined(scenarioTags, examples.tags)
      for row in examples.tableBody { addRow(row, of: outline, scenario, rowTags) }
    }
  }

  private mutating func addPlain(_ scenario: GherkinDocument.Scenario, _ tags: [Pickle.Tag]) {
    var steps: [Pickle.Step] = []
    if !scenario.steps.isEmpty {
      steps.reserveCapacity(background.count + scenario.steps.count)
      var type = Pickle.KeywordType.unknown
      for step in background { steps.append(plain(step, &type)) }
      for step in scenario.steps { steps.append(plain(step, &type)) }
    }
    pickles.append(
      Pickle(
        id: ids.makeId(), uri: uri, location: scenario.location, name: scenario.name,
        language: language, steps: steps, tags: tags, astNodeIds: [scenario.id]))
  }

  private mutating func addRow(
    _ row: GherkinDocument.TableRow, of outline: Outline, _ scenario: GherkinDocument.Scenario,
    _ tags: [Pickle.Tag]
  ) {
    var steps: [Pickle.Step] = []
    if !outline.steps.isEmpty {
      steps.reserveCapacity(background.count + outline.steps.count)
      var type = Pickle.KeywordType.unknown
      for step in background { steps.append(plain(step, &type)) }
      for step in outline.steps {
        type = step.type ?? type
        steps.append(
          Pickle.Step(
            argument: step.argument(row.cells), astNodeIds: [step.id, row.id], id: ids.makeId(),
            type: type, text: step.text.filled(row.cells)))
      }
    }
    pickles.append(
      Pickle(
        id: ids.makeId(), uri: uri, location: row.location, name: outline.name.filled(row.cells),
        language: language, steps: steps, tags: tags, astNodeIds: [scenario.id, row.id]))
  }

  @inline(__always)
  private mutating func plain(
    _ step: GherkinDocument.Step, _ type: inout Pickle.KeywordType
  ) -> Pickle.Step {
    type = Pickle.KeywordType(step.keywordType) ?? type
    let hasArgument = step.docString != nil || step.dataTable != nil
    return Pickle.Step(
      argument: hasArgument ? Outline.Step(step, [:]).argument([]) : nil, astNodeIds: [step.id],
      id: ids.makeId(), type: type, text: step.text)
  }

  private func joined(_ tags: [Pickle.Tag], _ more: [GherkinDocument.Tag]) -> [Pickle.Tag] {
    guard !more.isEmpty else { return tags }
    var tags = tags
    tags.reserveCapacity(tags.count + more.count)
    for tag in more { tags.append(Pickle.Tag(name: tag.name, astNodeId: tag.id)) }
    return tags
  }
}

extension Pickle.KeywordType {
  /// The type of a step; nil for a conjunction, which takes that of the step before it.
  @inline(__always)
  init?(_ type: GherkinDocument.KeywordType?) {
    switch type {
    case .conjunction: return nil
    case .context: self = .context
    case .action: self = .action
    case .outcome: self = .outcome
    case .unknown, nil: self = .unknown
    }
  }
}
