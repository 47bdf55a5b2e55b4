public import Gherkin
public import Messages

extension GherkinDocument {
  /// Adds to examples the rows of the files that their tags name.
  ///
  /// Rows in the feature come first. With a header in the feature its columns are taken, in its
  /// order; without one all that the (first) file has. A scenario without examples is given some.
  /// What is added stands at the place of its tag, and its ids come after all others.
  ///
  /// - Parameter read: Given a path as in the tag, what the file has; asked once a tag.
  /// - Returns: What is wrong with any tag or file; the document is then not complete.
  public mutating func fillExamples(
    ids: inout IdGenerator, read: (String) -> Result<DataFile, DataFileError>
  ) -> [DataSourceError] {
    guard var feature, feature.hasDataSources else { return [] }
    return withoutActuallyEscaping(read) { read in
      var filler = ExamplesFiller(read: read, ids: ids, language: feature.language)
      filler.fill(&feature)
      self.feature = feature
      ids = filler.ids
      return filler.errors
    }
  }
}

extension GherkinDocument.Feature {
  /// Most features have none and are then left alone.
  fileprivate var hasDataSources: Bool {
    tags.hasDataSource
      || children.contains { child in
        switch child {
        case .background: false
        case .scenario(let scenario): scenario.hasDataSource
        case .rule(let rule):
          rule.tags.hasDataSource
            || rule.children.contains { child in
              if case .scenario(let scenario) = child { scenario.hasDataSource } else { false }
            }
        }
      }
  }
}

extension GherkinDocument.Scenario {
  fileprivate var hasDataSource: Bool {
    tags.hasDataSource || examples.contains { $0.tags.hasDataSource }
  }
}

extension [GherkinDocument.Tag] {
  fileprivate var hasDataSource: Bool { contains { DataSource($0) != nil } }
}

private struct ExamplesFiller {
  let read: (String) -> Result<DataFile, DataFileError>
  var ids: IdGenerator
  let language: String
  var errors: [DataSourceError] = []

  mutating func fill(_ feature: inout GherkinDocument.Feature) {
    refuse(feature.tags)
    for index in feature.children.indices {
      switch feature.children[index] {
      case .background: break
      case .scenario(var scenario):
        fill(&scenario)
        feature.children[index] = .scenario(scenario)
      case .rule(var rule):
        fill(&rule)
        feature.children[index] = .rule(rule)
      }
    }
  }

  private mutating func fill(_ rule: inout GherkinDocument.Rule) {
    refuse(rule.tags)
    for index in rule.children.indices {
      guard case .scenario(var scenario) = rule.children[index] else { continue }
      fill(&scenario)
      rule.children[index] = .scenario(scenario)
    }
  }

  private mutating func fill(_ scenario: inout GherkinDocument.Scenario) {
    let sources = scenario.tags.compactMap(DataSource.init)
    if scenario.examples.isEmpty, let first = sources.first {
      let keyword = Dialect.named(language)?.keywords(.examples).first ?? "Examples"
      scenario.examples.append(
        GherkinDocument.Examples(
          location: first.tag.location, keyword: keyword, name: "", id: ids.makeId()))
    }
    for index in scenario.examples.indices {
      let own = scenario.examples[index].tags.compactMap(DataSource.init)
      for source in own.isEmpty ? sources : own { fill(&scenario.examples[index], from: source) }
    }
  }

  private mutating func fill(
    _ examples: inout GherkinDocument.Examples, from source: DataSource
  ) {
    guard !source.path.isEmpty else { return errors.append(source.error(.noName)) }
    switch read(source.path) {
    case .failure(let error): errors.append(source.error(.file(error)))
    case .success(let file): add(file, to: &examples, source)
    }
  }

  private mutating func add(
    _ file: DataFile, to examples: inout GherkinDocument.Examples, _ source: DataSource
  ) {
    let header = examples.tableHeader ?? row(file.columns, at: source.tag.location)
    examples.tableHeader = header
    var columns: [Int] = []
    for cell in header.cells {
      guard let column = file.columns.firstIndex(where: { $0.utf8.elementsEqual(cell.value.utf8) })
      else {
        errors.append(
          source.error(
            .missingColumn(
              cell.value, header: cell.location, path: file.path, columns: file.columns)))
        continue
      }
      columns.append(column)
    }
    guard columns.count == header.cells.count else { return }
    for cells in file.rows {
      examples.tableBody.append(row(columns.map { cells[$0] }, at: source.tag.location))
    }
  }

  private mutating func row(
    _ cells: [String], at location: Location
  ) -> GherkinDocument.TableRow {
    GherkinDocument.TableRow(
      location: location,
      cells: cells.map { GherkinDocument.TableCell(location: location, value: $0) },
      id: ids.makeId())
  }

  private mutating func refuse(_ tags: [GherkinDocument.Tag]) {
    errors += tags.compactMap(DataSource.init).map { $0.error(.misplaced) }
  }
}
