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
  ) throws(DataTableError) {
    path = file.path
    var limits = Limits.data
    limits.bytes = limit
    do {
      switch format {
      case .csv: try readCSV(file.bytes)
      case .json: try readTree(parseJSON(file.bytes, limits: limits), dataSet)
      case .yaml: try readTree(parse(file.bytes, limits: limits), dataSet)
      case .excel: throw DataFault(.excel)
      case nil: throw DataFault(.unknownFormat)
      }
    } catch let fault as DataFault {
      throw .file(DataFileError(fault.fact, path: path, at: fault.location))
    } catch let error as YAMLError {
      throw .file(DataFileError(error, path: path))
    } catch let error as DataTableError {
      throw error
    } catch {
      throw .file(DataFileError(.malformed("\(error)"), path: path))
    }
  }

  private mutating func add(_ cells: [String], at location: Location) throws(DataFault) {
    guard cells.count == columns.count else {
      throw DataFault(.wrongCount(found: cells.count, expected: columns.count), at: location)
    }
    rows.append(cells)
  }

  /// Rejects two columns with one name; columns without a name are ignored.
  private func checkColumns(at location: Location) throws(DataFault) {
    var seen = Set<String>()
    for column in columns where !column.isEmpty && !seen.insert(column).inserted {
      throw DataFault(.duplicateColumn(column), at: location)
    }
  }
}

/// The reason why there is no table.
enum DataTableError: Error {
  case file(DataFileError)
  case unknownDataSet(known: [String])
}

// MARK: - CSV

extension DataTable {
  private mutating func readCSV(_ bytes: [UInt8]) throws(DataFault) {
    var reader = CSVReader(bytes)
    guard let header = try reader.next() else { throw DataFault(.empty) }
    columns = header.cells
    while let row = try reader.next() { try add(row.cells, at: row.location) }
    try checkColumns(at: header.location)
  }
}

// MARK: - YAML and JSON

extension DataTable {
  /// Reads a list of mappings, a list of lists that starts with the names of the columns, or one of the lists
  /// in a mapping.
  private mutating func readTree(_ root: Node?, _ dataSet: String?) throws {
    guard let root, !root.isNull else { throw DataFault(.empty) }
    if case .sequence(let items) = root.content, dataSet == nil { return try readList(items) }
    let known = DataSet.all(in: root)
    guard let first = known.min(by: { $0.depth < $1.depth }) else {
      throw DataFault(.wrongShape(found: root.kind.words, expected: .listInside), at: root.location)
    }
    guard let dataSet else { return try readRecords(first.records(in: root)) }
    guard let chosen = known.first(where: { $0.name.isSameName(as: dataSet) }) else {
      throw DataTableError.unknownDataSet(known: known.map(\.name))
    }
    try readRecords(chosen.records(in: root))
  }

  private mutating func readList(_ items: [Node]) throws(DataFault) {
    guard let first = items.first else { throw DataFault(.empty) }
    guard case .sequence = first.content else {
      return try readRecords(
        items.map { item throws(DataFault) in
          DataSet.Record(fields: try item.fields, location: item.location)
        })
    }
    columns = try first.cells
    for item in items.dropFirst() { try add(item.cells, at: item.location) }
    try checkColumns(at: first.location)
  }

  /// Reads records, whose names become the columns in order of appearance.
  private mutating func readRecords(_ records: [DataSet.Record]) throws(DataFault) {
    var seen = Set<String>()
    columns = records.flatMap { $0.fields.map(\.name) }.filter { seen.insert($0).inserted }
    for record in records {
      // If a name has several fields, the innermost counts.
      let values = Dictionary(record.fields.map { ($0.name, $0.value.cell) }) { $1 }
      rows.append(
        try columns.map { column throws(DataFault) in
          guard let value = values[column] else {
            throw DataFault(.missingValue(column), at: record.location)
          }
          return value
        })
    }
  }
}

extension Node {
  var fields: [Pair] {
    get throws(DataFault) {
      guard case .mapping(let pairs) = content else {
        throw DataFault(.wrongShape(found: kind.words, expected: .record), at: location)
      }
      return pairs
    }
  }

  fileprivate var cells: [String] {
    get throws(DataFault) {
      guard case .sequence(let items) = content else {
        throw DataFault(.wrongShape(found: kind.words, expected: .row), at: location)
      }
      return items.map(\.cell)
    }
  }

  /// The node as a cell: its text, and its JSON if it is a list or a mapping.
  fileprivate var cell: String { isNull ? "" : text ?? json }
}
