internal import Messages

/// What compiling one document needs to remember.
struct PickleCompiler {
  private let uri: String
  private let language: String
  private(set) var ids: IdGenerator
  private(set) var pickles: [Pickle] = []
  /// The tags that a scenario inherits here.
  private var tags: [Pickle.Tag] = []
  /// The steps that come first here, complete but for their ids, and the type of the last.
  private var background: [Pickle.Step] = []
  private var backgroundType = Pickle.KeywordType.unknown

  init(uri: String, language: String, ids: IdGenerator) {
    self.uri = uri
    self.language = language
    self.ids = ids
  }

  /// Makes room for all pickles of a feature at once.
  mutating func reserve(for feature: GherkinDocument.Feature) {
    var count = 0
    for child in feature.children {
      switch child {
      case .background: break
      case .scenario(let scenario): count += scenario.pickleCount
      case .rule(let rule):
        for case .scenario(let scenario) in rule.children { count += scenario.pickleCount }
      }
    }
    pickles.reserveCapacity(count)
  }

  mutating func addTags(_ more: [GherkinDocument.Tag]) {
    tags = joined(tags, more)
  }

  mutating func addBackground(_ steps: [GherkinDocument.Step]) {
    for step in steps { background.append(plain(step, id: "", &backgroundType)) }
  }

  mutating func add(_ rule: GherkinDocument.Rule) {
    let outer = (tags, background, backgroundType)
    addTags(rule.tags)
    for child in rule.children {
      switch child {
      case .background(let inner): addBackground(inner.steps)
      case .scenario(let scenario): add(scenario)
      }
    }
    (tags, background, backgroundType) = outer
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
      for row in examples.tableBody { addRow(row, of: outline, rowTags) }
    }
  }

  private mutating func addPlain(_ scenario: GherkinDocument.Scenario, _ tags: [Pickle.Tag]) {
    var steps: [Pickle.Step] = []
    if !scenario.steps.isEmpty {
      var type = backgroundType
      steps = backgroundSteps(before: scenario.steps.count)
      scenario.steps.withUnsafeBufferPointer { own in
        for index in own.indices {
          steps.append(plain(own[index], id: ids.makeId(), &type))
        }
      }
    }
    pickles.append(
      Pickle(
        id: ids.makeId(), uri: uri, location: scenario.location, name: scenario.name,
        language: language, steps: steps, tags: tags, astNodeIds: [scenario.id]))
  }

  private mutating func addRow(
    _ row: GherkinDocument.TableRow, of outline: Outline, _ tags: [Pickle.Tag]
  ) {
    var steps: [Pickle.Step] = []
    if !outline.steps.isEmpty {
      var type = backgroundType
      steps = backgroundSteps(before: outline.steps.count)
      outline.steps.withUnsafeBufferPointer { own in
        for index in own.indices {
          type = own[index].type ?? type
          steps.append(
            Pickle.Step(
              argument: own[index].argument(row.cells), astNodeIds: [own[index].id, row.id],
              id: ids.makeId(), type: type, text: own[index].text.filled(row.cells)))
        }
      }
    }
    pickles.append(
      Pickle(
        id: ids.makeId(), uri: uri, location: row.location, name: outline.name.filled(row.cells),
        language: language, steps: steps, tags: tags, astNodeIds: [outline.id, row.id]))
  }

  /// The background's steps with new ids, and room for the scenario's own.
  @inline(__always)
  private mutating func backgroundSteps(before count: Int) -> [Pickle.Step] {
    var steps: [Pickle.Step] = []
    steps.reserveCapacity(background.count + count)
    for index in background.indices {
      steps.append(background[index])
      steps[index].id = ids.makeId()
    }
    return steps
  }

  @inline(__always)
  private func plain(
    _ step: GherkinDocument.Step, id: String, _ type: inout Pickle.KeywordType
  ) -> Pickle.Step {
    type = Pickle.KeywordType(step.keywordType) ?? type
    return Pickle.Step(
      argument: step.pickleArgument, astNodeIds: [step.id], id: id, type: type, text: step.text)
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

extension GherkinDocument.Scenario {
  /// How many pickles it makes.
  fileprivate var pickleCount: Int {
    examples.isEmpty ? 1 : examples.reduce(0) { $0 + $1.tableBody.count }
  }
}
