internal import Messages
internal import YAML

/// Columns and rows, whatever their format.
struct DataTable {
  let path: String
  private(set) var columns: [String] = []
  private(set) var rows: [[String]] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - dataSet: The list to read from a YAML or JSON file: the names that lead to it, with dots
  ///     between; by default the first of the least deep ones. CSV is one list.
  ///   - limit: The number of bytes that such a file may have.
  init(
    _ file: DataFile, _ format: DataFile.Format?, dataSet: String?, limit: Int
  ) throws(DataFileError) {
    path = file.path
    switch format {
    case .csv: try readCSV(file.contents.get())
    case .json: try readTree(file.contents.get(), limit, dataSet, parse: parseJSON)
    case .yaml: try readTree(file.contents.get(), limit, dataSet, parse: parse)
    // Whether a workbook is there does not matter.
    case .excel: throw .file(.excel)
    case nil:
      _ = try file.contents.get()
      throw .file(.unknownFormat)
    }
  }

  private mutating func add(_ cells: [String], at location: Location) throws(DataFileError) {
    guard cells.count == columns.count else {
      throw .file(.wrongCount(found: cells.count, expected: columns.count), at: location)
    }
    rows.append(cells)
  }

  /// Rejects two columns with one name; columns without a name are ignored.
  private func checkColumns(at location: Location) throws(DataFileError) {
    var seen = Set<String>()
    for column in columns where !column.isEmpty && !seen.insert(column).inserted {
      throw .file(.duplicateColumn(column), at: location)
    }
  }
}

// MARK: - CSV

extension DataTable {
  private mutating func readCSV(_ bytes: [UInt8]) throws(DataFileError) {
    var reader = CSVReader(bytes)
    guard let header = try reader.next() else { throw .file(.empty) }
    columns = header.cells
    while let row = try reader.next() { try add(row.cells, at: row.location) }
    try checkColumns(at: header.location)
  }
}

// MARK: - YAML and JSON

extension DataTable {
  /// Reads a list of mappings, a list of lists that starts with the names of the columns, or one of the lists
  /// in a mapping.
  private mutating func readTree(
    _ bytes: [UInt8], _ limit: Int, _ dataSet: String?,
    parse: ([UInt8], Limits) throws(YAMLError) -> Node?
  ) throws(DataFileError) {
    var limits = Limits.data
    limits.bytes = limit
    let parsed: Node?
    do throws(YAMLError) {
      parsed = try parse(bytes, limits)
    } catch {
      throw DataFileError(error)
    }
    guard let root = parsed, !root.isNull else { throw .file(.empty) }
    if case .sequence(let items) = root.content, dataSet == nil { return try readList(items) }
    let known = DataSet.all(in: root)
    guard let first = known.min(by: { $0.depth < $1.depth }) else {
      throw .file(.wrongShape(found: root.kind.words, expected: .listInside), at: root.location)
    }
    guard let dataSet else { return try readRecords(first.records(in: root)) }
    guard let chosen = known.first(where: { $0.name.isSameName(as: dataSet) }) else {
      throw .unknownDataSet(known: known.map(\.name))
    }
    try readRecords(chosen.records(in: root))
  }

  private mutating func readList(_ items: [Node]) throws(DataFileError) {
    guard let first = items.first else { throw .file(.empty) }
    guard case .sequence = first.content else {
      return try readRecords(
        items.map { item throws(DataFileError) in
          DataSet.Record(fields: try item.fields, location: item.location)
        })
    }
    columns = try first.cells
    for item in items.dropFirst() { try add(item.cells, at: item.location) }
    try checkColumns(at: first.location)
  }

  /// Reads records, whose names become the columns in order of appearance.
  private mutating func readRecords(_ records: [DataSet.Record]) throws(DataFileError) {
    var seen = Set<String>()
    columns = records.flatMap { $0.fields.map(\.name) }.filter { seen.insert($0).inserted }
    for record in records {
      // If a name has several fields, the innermost counts.
      let values = Dictionary(record.fields.map { ($0.name, $0.value.cell) }) { $1 }
      rows.append(
        try columns.map { column throws(DataFileError) in
          guard let value = values[column] else {
            throw .file(.missingValue(column), at: record.location)
          }
          return value
        })
    }
  }
}

extension Node {
  var fields: [Pair] {
    get throws(DataFileError) {
      guard case .mapping(let pairs) = content else {
        throw .file(.wrongShape(found: kind.words, expected: .record), at: location)
      }
      return pairs
    }
  }

  fileprivate var cells: [String] {
    get throws(DataFileError) {
      guard case .sequence(let items) = content else {
        throw .file(.wrongShape(found: kind.words, expected: .row), at: location)
      }
      return items.map(\.cell)
    }
  }

  /// The node as a cell: its text, and its JSON if it is a list or a mapping.
  fileprivate var cell: String { isNull ? "" : text ?? json }
}
