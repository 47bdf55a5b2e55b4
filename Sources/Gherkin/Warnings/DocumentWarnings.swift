internal import Basics
public import Messages

/// The nodes of a document that are correct but most likely mistakes, from the top down.
///
/// Examples that come from elsewhere must already be in the document: examples without rows are
/// reported as a mistake.
///
/// - Parameters:
///   - document: The document, with examples that come from elsewhere.
///   - tags: The tags with a meaning.
///   - lines: The warnings about its lines: if one was meant to be a step or title, nothing else is reported
///     as missing.
public func warnings(
  about document: GherkinDocument, tags: TagVocabulary = TagVocabulary(),
  besides lines: [GherkinWarning] = []
) -> [GherkinWarning] {
  let keywords = KeywordTable.named(document.feature?.language ?? "en")
  var check = DocumentCheck(
    vocabulary: tags, outlineKeywords: keywords?.outlineKeywords ?? [])
  check.check(document)
  let isMisread = lines.contains { $0.isMisreadLine && !$0.hidesNothing }
  return check.warnings.filter { !isMisread || !$0.isAboutAbsence }
    .sorted { $0.location < $1.location }
}

/// One walk over a document.
private struct DocumentCheck {
  private(set) var warnings: [GherkinWarning] = []
  let vocabulary: TagVocabulary
  /// The keywords that only outlines have.
  let outlineKeywords: Set<String>
  /// Backgrounds with possible placeholders, and the columns of all outlines.
  private(set) var backgrounds: [GherkinDocument.Background] = []
  private(set) var columns = Set<String>()
  /// The names of tags that were already checked, with the tags that they resemble.
  private(set) var knownTags: [String: (meant: TagVocabulary.IntendedTag, companion: String?)?] =
    [:]
  /// Findings that count only if there is a tag with this beginning.
  private(set) var postponed: [(companion: String, warning: GherkinWarning)] = []

  mutating func check(_ document: GherkinDocument) {
    guard let feature = document.feature else {
      return warn(.noFeature, at: Location(line: 1, column: 1))
    }
    check(feature.tags)
    if !feature.children.contains(where: { $0.background == nil }) {
      let isMarkdown = document.uri?.hasSuffix(".md") == true
      warn(isMarkdown ? .noScenariosInMarkdown : .noScenarios(inRule: false), at: feature.location)
    }
    var names: [String: Location] = [:]
    var firstRule: Location?
    for (node, _) in feature.nodes {
      switch node {
      case .background(let background): check(background)
      case .scenario(let scenario): check(scenario, names: &names)
      case .rule(let rule):
        if let firstRule, let column = rule.location.column, column > firstRule.column ?? .max {
          warn(.nestedRule, at: rule.location)
        }
        firstRule = firstRule ?? rule.location
        check(rule.tags)
        if rule.scenarios.isEmpty { warn(.noScenarios(inRule: true), at: rule.location) }
        names = [:]
      }
    }
    for background in backgrounds {
      for (name, location) in UnknownPlaceholders([]).found(in: background.steps)
      where columns.contains(name) {
        warn(.backgroundPlaceholder(name), at: location)
      }
    }
    for (companion, warning) in postponed
    where knownTags.keys.contains(where: { $0.utf8.starts(with: companion.utf8) }) {
      warnings.append(warning)
    }
  }

  private mutating func check(
    _ scenario: GherkinDocument.Scenario, names: inout [String: Location]
  ) {
    check(scenario.tags)
    // The values distinguish the names of rows.
    if !scenario.name.isEmpty, scenario.examples.isEmpty || !scenario.name.hasBracket {
      if let first = names[scenario.name] {
        warn(.duplicateName(scenario.name, first: first), at: scenario.location)
      } else {
        names[scenario.name] = scenario.location
      }
    }
    if scenario.steps.isEmpty { warn(.noSteps, at: scenario.location) }
    check(scenario.steps)
    if scenario.examples.isEmpty {
      if outlineKeywords.contains(scenario.keyword) {
        checkOutlineWithoutExamples(scenario)
      } else if scenario.hasBracket {
        for (name, location) in UnknownPlaceholders([]).found(in: scenario.steps) {
          warn(.lonePlaceholder(name), at: location)
        }
      }
    } else {
      for examples in scenario.examples { check(examples, of: scenario) }
      checkPlaceholders(scenario)
    }
  }

  private mutating func check(_ background: GherkinDocument.Background) {
    if background.steps.isEmpty { warn(.emptyBackground, at: background.location) }
    check(background.steps)
    if background.steps.contains(where: \.hasBracket) { backgrounds.append(background) }
  }

  private mutating func check(_ steps: [GherkinDocument.Step]) {
    for step in steps {
      if step.text.isEmpty { warn(.emptyStep(keyword: step.keyword), at: step.location) }
      if let rows = step.dataTable?.rows { checkSeparator(rows.dropFirst().first) }
    }
  }

  private mutating func checkSeparator(_ row: GherkinDocument.TableRow?) {
    guard let row, row.cells.allSatisfy({ $0.value.isSeparator }), !row.cells.isEmpty else {
      return
    }
    warn(.separatorRow, at: row.location)
  }

  private mutating func check(
    _ examples: GherkinDocument.Examples, of scenario: GherkinDocument.Scenario
  ) {
    check(examples.tags)
    guard let header = examples.tableHeader, !examples.tableBody.isEmpty else {
      // Examples of a data source have the location of its tag or of the scenario; it names its file itself.
      let isDataSource =
        examples.location == scenario.location
        || scenario.tags.contains { $0.location == examples.location }
      let isRow = examples.name.utf8.first == Byte.bar
      if !isDataSource {
        warn(
          isRow ? .rowInTitle(examples.name) : .noRows(hasHeader: examples.tableHeader != nil),
          at: examples.location)
      }
      return
    }
    checkSeparator(examples.tableBody.first)
    var names = Set<String>()
    // A column without a name cannot be in a placeholder.
    for cell in header.cells where !names.insert(cell.value).inserted && !cell.value.isEmpty {
      warn(.duplicateColumn(cell.value), at: cell.location)
    }
  }

  private mutating func check(_ tags: [GherkinDocument.Tag]) {
    for tag in tags {
      if vocabulary.mayKnow(tag.name) { check(tag) }
      if tag.name.utf8.last == Byte.comma { warn(.commaInTag(tag.name), at: tag.location) }
    }
    guard tags.count > 1 else { return }
    var names = Set<String>()
    for tag in tags where !names.insert(tag.name).inserted {
      warn(.duplicateTag(tag.name), at: tag.location)
    }
  }

  private mutating func check(_ tag: GherkinDocument.Tag) {
    let found = knownTags[tag.name] ?? vocabulary.meant(by: tag.name)
    knownTags[tag.name] = .some(found)
    guard let found else { return }
    let warning = GherkinWarning(location: tag.location, fact: .nearTag(tag.name, found.meant))
    if let companion = found.companion {
      postponed.append((companion, warning))
    } else {
      warnings.append(warning)
    }
  }

  private mutating func warn(
    _ fact: GherkinWarning.Fact, at location: Location, hidesNothing: Bool = false
  ) {
    warnings.append(GherkinWarning(location: location, fact: fact, hidesNothing: hidesNothing))
  }
}

extension String {
  /// Whether a cell has the form of those below the head of a table in Markdown: dashes, with colons at their
  /// ends to align the column.
  fileprivate var isSeparator: Bool {
    utf8.count >= 3 && utf8.allSatisfy { $0 == Byte.minus || $0 == Byte.colon }
      && utf8.contains(Byte.minus)
  }
}

// MARK: - Placeholders

extension DocumentCheck {
  /// Collects placeholders without a column in one of the tables, and columns that no placeholder
  /// uses, each once.
  private mutating func checkPlaceholders(_ scenario: GherkinDocument.Scenario) {
    let hasBracket = scenario.hasBracket
    var unused: [String: Location] = [:]
    var used: Set<String> = []
    var unknown: [String] = []
    for examples in scenario.examples {
      guard let header = examples.tableHeader, !examples.tableBody.isEmpty else { continue }
      let columns = header.cells.map(\.value)
      if !backgrounds.isEmpty { self.columns.formUnion(columns) }
      // A header from a file has the location of the file's tag, and includes all columns of the file.
      for cell in header.cells
      where !cell.value.isEmpty && cell.location != header.location && unused[cell.value] == nil {
        unused[cell.value] = cell.location
      }
      // Tables of one scenario mostly have the same columns.
      if hasBracket, !used.isSuperset(of: columns), let outline = Outline(scenario, examples) {
        used.formUnion(outline.usedColumns.map { columns[$0] })
      }
      guard hasBracket, unknown.isEmpty else { continue }
      unknown = warnOfUnknownPlaceholders(scenario, columns, header.location)
      // A column that a misspelled placeholder means is not unused.
      for column in unknown.compactMap({ nearest(to: $0, among: columns) }) { unused[column] = nil }
    }
    // A name may itself have brackets; such a column is ignored.
    for (name, location) in unused where !used.contains(name) && !name.hasBracket {
      warn(.unusedColumn(name), at: location)
    }
  }

  /// An outline without examples runs once with its placeholders as they are.
  private mutating func checkOutlineWithoutExamples(_ scenario: GherkinDocument.Scenario) {
    let location = scenario.location
    guard scenario.hasBracket, !warnOfUnknownPlaceholders(scenario, [], location).isEmpty else {
      return warn(.noExamples(keyword: scenario.keyword), at: location)
    }
  }

  /// - Parameter header: The place of the columns.
  /// - Returns: Their names.
  private mutating func warnOfUnknownPlaceholders(
    _ scenario: GherkinDocument.Scenario, _ columns: [String], _ header: Location
  ) -> [String] {
    let search = UnknownPlaceholders(columns)
    let found = search.found(in: scenario)
    let inSteps = found.isEmpty ? [] : Set(search.found(in: scenario.steps).map(\.name))
    for (name, location) in found {
      let isElsewhere = scenario.examples.contains { examples in
        examples.tableHeader?.cells.contains { $0.value == name } == true
      }
      warn(
        isElsewhere ? .missingColumn(name) : .unknownPlaceholder(name, columns: columns),
        at: isElsewhere ? header : location, hidesNothing: !inSteps.contains(name))
    }
    return found.map(\.name)
  }
}
