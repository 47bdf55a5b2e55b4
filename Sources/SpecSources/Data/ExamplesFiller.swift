internal import Gherkin
internal import Messages

/// Adds the rows of files to the examples of one feature.
struct ExamplesFiller {
  let read: (String) -> DataFile
  let limit: Int
  private(set) var ids: IdGenerator
  let language: String
  private(set) var errors: [DataSourceError] = []

  mutating func fill(_ feature: inout GherkinDocument.Feature) {
    let source = DataSource().adding(feature.tags)
    feature.changeNodes { node, rule in
      guard case .scenario(var scenario) = node else { return }
      fillScenario(&scenario, source.adding(rule?.tags ?? []))
      node = .scenario(scenario)
    }
  }

  private mutating func fillScenario(
    _ scenario: inout GherkinDocument.Scenario, _ source: DataSource
  ) {
    let source = source.adding(scenario.tags, of: scenario.location)
    if scenario.examples.isEmpty, let first = source.files.first, !source.isDisabled {
      let keyword = Dialect.named(language)?.keywords(.examples).first ?? "Examples"
      scenario.examples.append(
        GherkinDocument.Examples(
          location: first.location, keyword: keyword, name: "", id: ids.makeId()))
    }
    for index in scenario.examples.indices {
      fillExamples(&scenario.examples[index], source.adding(scenario.examples[index].tags))
    }
  }

  private mutating func fillExamples(
    _ examples: inout GherkinDocument.Examples, _ source: DataSource
  ) {
    guard !source.files.isEmpty, !source.isDisabled else { return }
    let incomplete = source.incomplete
    guard incomplete.isEmpty else {
      for tag in incomplete { report(.noValue, tag) }
      return
    }
    for file in source.files {
      if let table = table(file, source) { addRows(of: table, to: &examples, file, source.fields) }
    }
  }

  /// The content of a file; nil if it cannot be read.
  private mutating func table(_ file: DataSource.File, _ source: DataSource) -> DataTable? {
    let asked = source.format.flatMap { DataFile.Format(name: $0.text) }
    if let tag = source.format?.tag, asked == nil {
      report(.unknownFormat, tag)
      return nil
    }
    let content = read(file.path)
    do throws(DataFileError) {
      return try DataTable(
        content, asked ?? DataFile.Format(path: file.path), dataSet: source.dataSet?.text,
        limit: limit)
    } catch {
      switch error {
      case .file(let fact, let location):
        report(.file(path: content.path, fact, at: location), file.tag)
      case .unknownDataSet(let known):
        report(.unknownDataSet(path: file.path, known: known), source.dataSet?.tag ?? file.tag)
      }
      return nil
    }
  }

  private mutating func addRows(
    of table: DataTable, to examples: inout GherkinDocument.Examples, _ file: DataSource.File,
    _ fields: [DataSource.Field]
  ) {
    let header = examples.tableHeader ?? row(table.columns(renamedBy: fields), at: file.location)
    examples.tableHeader = header
    // A name as written comes first, then one that is the same with spaces for underscores.
    let exact = positions(of: table.columns.map { Array($0.utf8) })
    let alike = positions(of: table.columns.map(\.withoutUnderscores))
    var columns: [Int] = []
    for cell in header.cells {
      let field = fields.first { $0.name.isSameName(as: cell.value) }
      let name = field?.column ?? cell.value
      if let column = exact[Array(name.utf8)] ?? alike[name.withoutUnderscores] {
        columns.append(column)
      } else {
        let fact = DataSourceError.Fact.missingColumn(
          name, path: table.path, columns: table.columns)
        report(fact, field?.tag ?? file.tag, at: field?.tag.location ?? cell.location)
      }
    }
    guard columns.count == header.cells.count else { return }
    if table.rows.isEmpty { report(.noRows(path: table.path), file.tag) }
    for cells in table.rows {
      examples.tableBody.append(row(columns.map { cells[$0] }, at: file.location))
    }
  }

  /// The positions of columns by their names; of two equal names the first counts.
  private func positions(of names: [[UInt8]]) -> [[UInt8]: Int] {
    Dictionary(zip(names, names.indices)) { first, _ in first }
  }

  private mutating func row(_ cells: [String], at location: Location) -> GherkinDocument.TableRow {
    GherkinDocument.TableRow(
      location: location,
      cells: cells.map { GherkinDocument.TableCell(location: location, value: $0) },
      id: ids.makeId())
  }

  /// The fault of a tag above a feature occurs in every scenario.
  private mutating func report(
    _ fact: DataSourceError.Fact, _ tag: GherkinDocument.Tag, at location: Location? = nil
  ) {
    let error = DataSourceError(tag: tag.name, location: location ?? tag.location, fact: fact)
    if !errors.contains(error) { errors.append(error) }
  }
}

extension DataTable {
  /// The names that fields give to columns, then the columns without a field.
  fileprivate func columns(renamedBy fields: [DataSource.Field]) -> [String] {
    fields.map(\.name)
      + columns.filter { column in !fields.contains { $0.column.isSameName(as: column) } }
  }
}
