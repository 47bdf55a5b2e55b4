internal import Messages

/// The state of compiling one document.
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
    steps.withUnsafeBufferPointer { steps in
      for index in steps.indices {
        var step = Pickle.Step(astNodeIds: [], id: "", text: "")
        Self.fill(&step, steps, index, id: "", &backgroundType)
        background.append(step)
      }
    }
  }

  mutating func addRule(_ rule: GherkinDocument.Rule) {
    let outer = (tags, background, backgroundType)
    addTags(rule.tags)
    for child in rule.children {
      switch child {
      case .background(let inner): addBackground(inner.steps)
      case .scenario(let scenario): addScenario(scenario)
      }
    }
    (tags, background, backgroundType) = outer
  }

  mutating func addScenario(_ scenario: GherkinDocument.Scenario) {
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
    var type = backgroundType
    let own = scenario.steps
    let steps = Self.steps(after: background, own.count, &ids) { ids, index, step in
      own.withUnsafeBufferPointer { Self.fill(&step, $0, index, id: ids.makeId(), &type) }
    }
    pickles.append(
      Pickle(
        id: ids.makeId(), uri: uri, location: scenario.location, name: scenario.name,
        language: language, steps: steps, tags: tags, astNodeIds: [scenario.id]))
  }

  private mutating func addRow(
    _ row: GherkinDocument.TableRow, of outline: Outline, _ tags: [Pickle.Tag]
  ) {
    var type = backgroundType
    let own = outline.steps
    let steps = Self.steps(after: background, own.count, &ids) { ids, index, step in
      own.withUnsafeBufferPointer { own in
        type = own[index].type ?? type
        step.argument = own[index].argument(row.cells)
        step.astNodeIds = [own[index].id, row.id]
        step.id = ids.makeId()
        step.type = type
        step.text = own[index].text.filled(row.cells)
      }
    }
    pickles.append(
      Pickle(
        id: ids.makeId(), uri: uri, location: row.location, name: outline.name.filled(row.cells),
        language: language, steps: steps, tags: tags, astNodeIds: [outline.id, row.id]))
  }

  /// The background's steps with new ids, then as many more; none at all if there are no more.
  @inline(__always)
  private static func steps(
    after background: [Pickle.Step], _ count: Int, _ ids: inout IdGenerator,
    _ fill: (inout IdGenerator, Int, inout Pickle.Step) -> Void
  ) -> [Pickle.Step] {
    guard count > 0 else { return [] }
    // Filled in place, because a step that is made and then moved is copied with all it holds.
    let blank = Pickle.Step(astNodeIds: [], id: "", text: "")
    return Array(unsafeUninitializedCapacity: background.count + count) { buffer, end in
      for index in background.indices {
        buffer.initializeElement(at: index, to: background[index])
        buffer[index].id = ids.makeId()
      }
      for index in 0..<count {
        buffer.initializeElement(at: background.count + index, to: blank)
        fill(&ids, index, &buffer[background.count + index])
      }
      end = background.count + count
    }
  }

  @inline(__always)
  private static func fill(
    _ step: inout Pickle.Step, _ steps: UnsafeBufferPointer<GherkinDocument.Step>, _ index: Int,
    id: String, _ type: inout Pickle.KeywordType
  ) {
    type = Pickle.KeywordType(steps[index].keywordType) ?? type
    if steps[index].docString != nil || steps[index].dataTable != nil {
      step.argument = steps[index].pickleArgument
    }
    step.astNodeIds = [steps[index].id]
    step.id = id
    step.type = type
    step.text = steps[index].text
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
  /// The number of pickles it makes.
  fileprivate var pickleCount: Int {
    examples.isEmpty ? 1 : examples.reduce(0) { $0 + $1.tableBody.count }
  }
}
