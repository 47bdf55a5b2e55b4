internal import Messages

/// Builds the document from the lines that the parser accepts, in the order of the file.
///
/// Ids are assigned when a node is complete, so they rise from the leaves to the root: rows before
/// their step, steps before their scenario, and a node's tags just before the node itself.
struct TreeBuilder {
  typealias Document = GherkinDocument

  private(set) var ids: IdGenerator
  private(set) var faults: [GherkinError] = []
  var comments: [Document.Comment] = []
  /// Tags that have been read before their owner.
  var tags: [Document.Tag] = []

  /// Whether steps now belong to a background.
  private(set) var isInBackground = false
  var hasFeature: Bool { feature != nil }
  var hasScenario: Bool { scenario != nil }
  private(set) var hasOpenStep = false
  /// The lines of the current description or doc string.
  var text = TextBuilder()

  private var feature: Document.Feature?
  private var rule: Document.Rule?
  private var background: Document.Background?
  private var scenario: Document.Scenario?
  private var examples: Document.Examples?
  private var steps: [Document.Step] = []
  private var docStringIsOpen = false
  private var rows: [Document.TableRow] = []
  /// The kind of title whose description may go on.
  private var described: TokenKind?
  private var usualSteps = 4

  init(ids: IdGenerator) { self.ids = ids }
}

// MARK: - Titles

extension TreeBuilder {
  /// Starts the node of a title, whose keyword only a feature may lack.
  mutating func start(
    _ kind: TokenKind, _ location: Location, _ keyword: String?, _ name: String, language: String
  ) {
    switch kind {
    case .featureLine:
      feature = Document.Feature(
        location: location, tags: tags, language: language, keyword: keyword, name: name)
      feature?.children.reserveCapacity(16)
    case .ruleLine:
      endRule()
      rule = Document.Rule(
        location: location, tags: tags, keyword: keyword ?? "", name: name, id: "")
    case .backgroundLine:
      endDefinition()
      background = Document.Background(
        location: location, keyword: keyword ?? "", name: name, id: "")
      isInBackground = true
      steps.reserveCapacity(4)
    case .scenarioLine:
      endDefinition()
      scenario = Document.Scenario(
        location: location, tags: tags, keyword: keyword ?? "", name: name, id: "")
      steps.reserveCapacity(usualSteps)
    default:
      endExamples()
      examples = Document.Examples(
        location: location, tags: tags, keyword: keyword ?? "", name: name, id: "")
    }
    tags.removeAll()
    described = kind
  }

  /// Starts the feature for the scenarios of a file without a feature title.
  mutating func startFeatureWithoutTitle(_ location: Location, _ language: String) {
    feature = Document.Feature(
      location: tags.first?.location ?? location, language: language, name: "")
  }
}

// MARK: - Steps and their arguments

extension TreeBuilder {
  @inline(__always)
  mutating func addStep(
    _ location: Location, _ keyword: String, _ type: Document.KeywordType?, _ text: String
  ) {
    endStep()
    steps.append(
      Document.Step(location: location, keyword: keyword, keywordType: type, text: text, id: ""))
    hasOpenStep = true
  }

  @inline(__always)
  mutating func addRow(_ location: Location, _ cells: [Document.TableCell]) {
    endDescription()
    if rows.isEmpty { rows.reserveCapacity(4) }
    rows.append(Document.TableRow(location: location, cells: cells, id: ""))
  }

  /// Ends a table, so that a doc string may follow it.
  mutating func endTable() {
    guard hasOpenStep, let first = rows.first, let last = steps.indices.last else { return }
    finishRows()
    steps[last].dataTable = Document.DataTable(location: first.location, rows: rows)
    rows.removeAll()
  }

  mutating func startDocString(_ location: Location, _ delimiter: String, _ mediaType: String) {
    endTable()
    // If there are two doc strings, which only a broken file has, the first stays.
    guard hasOpenStep, let last = steps.indices.last, steps[last].docString == nil else { return }
    docStringIsOpen = true
    steps[last].docString = Document.DocString(
      location: location, mediaType: mediaType.isEmpty ? nil : mediaType, content: "",
      delimiter: delimiter)
  }

  mutating func endDocString() {
    let content = text.takeAll()
    guard docStringIsOpen, let last = steps.indices.last else { return }
    docStringIsOpen = false
    steps[last].docString?.content = content
  }

  /// Assigns ids to the rows of a complete table, and checks whether it is rectangular.
  private mutating func finishRows() {
    let width = rows.first?.cells.count ?? 0
    var isRagged = false
    for index in rows.indices {
      rows[index].id = ids.makeId()
      if rows[index].cells.count != width, !isRagged {
        isRagged = true
        faults.append(
          GherkinError(
            location: rows[index].location,
            fact: .inconsistentCellCount(expected: width, found: rows[index].cells.count)))
      }
    }
  }

  /// The faults found since the last call.
  mutating func takeFaults() -> [GherkinError] {
    let taken = faults
    faults.removeAll()
    return taken
  }
}

// MARK: - Descriptions

extension TreeBuilder {
  @inline(__always)
  private mutating func endDescription() {
    if let kind = described.take() { storeDescription(of: kind) }
  }

  private mutating func storeDescription(of kind: TokenKind) {
    guard !text.isEmpty else { return }
    let description = text.takeWithoutBlankEnd()
    switch kind {
    case .featureLine: feature?.description = description
    case .ruleLine: rule?.description = description
    case .backgroundLine: background?.description = description
    case .scenarioLine: scenario?.description = description
    default: examples?.description = description
    }
  }
}

// MARK: - Ends

extension TreeBuilder {
  @inline(__always)
  mutating func endStep() {
    endDescription()
    guard hasOpenStep, let last = steps.indices.last else { return }
    endTable()
    hasOpenStep = false
    steps[last].id = ids.makeId()
  }

  mutating func endExamples() {
    endStep()
    guard var done = examples.take() else { return }
    finishRows()
    if !rows.isEmpty {
      done.tableHeader = rows.removeFirst()
      done.tableBody = rows
      rows = []
    }
    nameTags(&done.tags)
    done.id = ids.makeId()
    scenario?.examples.append(done)
  }

  /// Ends a scenario or a background.
  mutating func endDefinition() {
    endExamples()
    if var done = scenario.take() {
      usualSteps = max(1, steps.count)
      done.steps = steps
      nameTags(&done.tags)
      done.id = ids.makeId()
      end(.scenario(done))
    } else if var done = background.take() {
      isInBackground = false
      done.steps = steps
      done.id = ids.makeId()
      end(.background(done))
    }
  }

  private mutating func end(_ definition: Document.RuleChild) {
    steps = []
    if rule != nil {
      rule?.children.append(definition)
    } else {
      feature?.children.append(.init(definition))
    }
  }

  mutating func endRule() {
    endDefinition()
    guard var done = rule.take() else { return }
    nameTags(&done.tags)
    done.id = ids.makeId()
    feature?.children.append(.rule(done))
  }

  mutating func endDocument(uri: String) -> GherkinDocument {
    endRule()
    for index in feature?.tags.indices ?? 0..<0 { feature?.tags[index].id = ids.makeId() }
    return GherkinDocument(uri: uri, feature: feature, comments: comments)
  }

  private mutating func nameTags(_ tags: inout [Document.Tag]) {
    for index in tags.indices { tags[index].id = ids.makeId() }
  }
}
