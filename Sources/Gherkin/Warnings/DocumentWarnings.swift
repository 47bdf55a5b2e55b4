public import Messages

/// The nodes of a document that are correct and most likely mistakes, from the top down.
///
/// Examples that come from elsewhere should be in the document before: examples without rows are a
/// mistake.
public func warnings(about document: GherkinDocument) -> [GherkinWarning] {
  var check = DocumentCheck(language: document.feature?.language ?? "en")
  check.check(document)
  return check.warnings.sorted { $0.location < $1.location }
}

/// One walk over a document.
private struct DocumentCheck {
  private(set) var warnings: [GherkinWarning] = []
  private let language: String
  /// The last keyword of a scenario without examples, and whether it is one of outlines.
  private var lastKeyword = (text: "Scenario", isOutline: false)

  init(language: String) { self.language = language }

  mutating func check(_ document: GherkinDocument) {
    guard let feature = document.feature else {
      return warn(.noFeature, at: Location(line: 1, column: 1))
    }
    check(feature.tags)
    if !feature.children.contains(where: \.isScenarioOrRule) {
      warn(.noScenarios(inRule: false), at: feature.location)
    }
    var names: [String: Location] = [:]
    var rule: Location?
    for child in feature.children {
      switch child {
      case .background(let background): check(background.steps)
      case .scenario(let scenario): check(scenario, names: &names)
      case .rule(let node):
        if let rule, let column = node.location.column, column > rule.column ?? .max {
          warn(.nestedRule, at: node.location)
        }
        rule = rule ?? node.location
        check(node)
      }
    }
  }

  private mutating func check(_ rule: GherkinDocument.Rule) {
    check(rule.tags)
    if !rule.children.contains(where: \.isScenario) {
      warn(.noScenarios(inRule: true), at: rule.location)
    }
    var names: [String: Location] = [:]
    for child in rule.children {
      switch child {
      case .background(let background): check(background.steps)
      case .scenario(let scenario): check(scenario, names: &names)
      }
    }
  }

  private mutating func check(
    _ scenario: GherkinDocument.Scenario, names: inout [String: Location]
  ) {
    check(scenario.tags)
    if !scenario.name.isEmpty {
      if let first = names[scenario.name] {
        warn(.duplicateName(scenario.name, first: first), at: scenario.location)
      } else {
        names[scenario.name] = scenario.location
      }
    }
    if scenario.steps.isEmpty { warn(.noSteps, at: scenario.location) }
    check(scenario.steps)
    if scenario.examples.isEmpty {
      if isOutline(scenario.keyword) {
        warn(.noExamples(keyword: scenario.keyword), at: scenario.location)
      }
    } else {
      for examples in scenario.examples { check(examples) }
      checkPlaceholders(scenario)
    }
  }

  private mutating func check(_ steps: [GherkinDocument.Step]) {
    for step in steps where step.text.isEmpty {
      warn(.emptyStep(keyword: step.keyword), at: step.location)
    }
  }

  private mutating func check(_ examples: GherkinDocument.Examples) {
    check(examples.tags)
    guard let header = examples.tableHeader, !examples.tableBody.isEmpty else {
      return warn(.noRows, at: examples.location)
    }
    var names = Set<String>()
    for cell in header.cells where !names.insert(cell.value).inserted {
      warn(.duplicateColumn(cell.value), at: cell.location)
    }
  }

  private mutating func check(_ tags: [GherkinDocument.Tag]) {
    guard tags.count > 1 else { return }
    var names = Set<String>()
    for tag in tags where !names.insert(tag.name).inserted {
      warn(.duplicateTag(tag.name), at: tag.location)
    }
  }

  private mutating func isOutline(_ keyword: String) -> Bool {
    if lastKeyword.text != keyword {
      let entry = KeywordTable.named(language)?.entries.first {
        $0.kind == .scenarioLine && $0.text == keyword
      }
      lastKeyword = (keyword, entry?.isOutline ?? false)
    }
    return lastKeyword.isOutline
  }

  private mutating func warn(_ fact: GherkinWarning.Fact, at location: Location) {
    warnings.append(GherkinWarning(location: location, fact: fact))
  }
}

extension GherkinDocument.FeatureChild {
  fileprivate var isScenarioOrRule: Bool {
    if case .background = self { false } else { true }
  }
}

extension GherkinDocument.RuleChild {
  fileprivate var isScenario: Bool {
    if case .scenario = self { true } else { false }
  }
}

// MARK: - Placeholders

extension DocumentCheck {
  /// Notes placeholders for which one of the tables has no column, each once.
  private mutating func checkPlaceholders(_ scenario: GherkinDocument.Scenario) {
    guard scenario.hasBracket else { return }
    for examples in scenario.examples {
      guard let header = examples.tableHeader, !examples.tableBody.isEmpty else { continue }
      let columns = header.cells.map(\.value)
      let found = UnknownPlaceholders(columns).found(in: scenario)
      for (name, location) in found {
        warn(.unknownPlaceholder(name, columns: columns), at: location)
      }
      if !found.isEmpty { return }
    }
  }
}
