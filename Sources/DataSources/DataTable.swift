import YAML

/// Columns and rows, whatever they were written in.
struct DataTable {
  let columns: [String]
  var rows: [[String]] = []
  /// Where the columns are named.
  let position: Position

  /// Two columns of one name could not be told apart; columns without a name are nobody's.
  func checkColumns() throws(DataFault) {
    var seen = Set<String>()
    for column in columns where !column.isEmpty && !seen.insert(column).inserted {
      throw DataFault(.duplicateColumn(column), at: position)
    }
  }
}

// MARK: - CSV

extension DataTable {
  init(csv bytes: [UInt8]) throws(DataFault) {
    var reader = CSVReader(bytes)
    guard let header = try reader.next() else { throw DataFault(.empty) }
    columns = header.cells
    position = header.position
    while let row = try reader.next() {
      guard row.cells.count == columns.count else {
        throw DataFault(
          .wrongCount(found: row.cells.count, expected: columns.count), at: row.position)
      }
      rows.append(row.cells)
    }
  }
}

// MARK: - YAML and JSON

extension DataTable {
  /// A list of mappings, or a list of lists whose first names the columns.
  init(_ node: Node?) throws(DataFault) {
    guard let node, !node.isNull else { throw DataFault(.empty) }
    guard case .sequence(let items) = node.content else {
      throw DataFault(.wrongShape(found: node.kind.words, expected: .list), at: node.position)
    }
    guard let first = items.first else { throw DataFault(.empty) }
    position = first.position
    if case .sequence = first.content {
      columns = try Self.cells(of: first)
      for item in items.dropFirst() {
        let cells = try Self.cells(of: item)
        guard cells.count == columns.count else {
          throw DataFault(
            .wrongCount(found: cells.count, expected: columns.count), at: item.position)
        }
        rows.append(cells)
      }
    } else {
      let records = try items.map { item throws(DataFault) in try Self.record(item) }
      columns = Self.names(in: records)
      for (record, item) in zip(records, items) {
        rows.append(try Self.cells(of: record, columns, at: item.position))
      }
    }
  }

  private static func cells(of node: Node) throws(DataFault) -> [String] {
    guard case .sequence(let items) = node.content else {
      throw DataFault(.wrongShape(found: node.kind.words, expected: .row), at: node.position)
    }
    return try items.map { item throws(DataFault) in try text(item) }
  }

  private typealias Record = [(name: String, text: String)]

  private static func record(_ node: Node) throws(DataFault) -> Record {
    guard case .mapping(let pairs) = node.content else {
      throw DataFault(.wrongShape(found: node.kind.words, expected: .record), at: node.position)
    }
    return try pairs.map { pair throws(DataFault) in (pair.name, try text(pair.value)) }
  }

  /// Every name once, in the order in which they come.
  private static func names(in records: [Record]) -> [String] {
    var seen = Set<String>()
    return records.flatMap { $0.map(\.name) }.filter { seen.insert($0).inserted }
  }

  private static func cells(
    of record: Record, _ columns: [String], at position: Position
  ) throws(DataFault) -> [String] {
    let values = Dictionary(record.map { ($0.name, $0.text) }) { first, _ in first }
    return try columns.map { column throws(DataFault) in
      guard let value = values[column] else {
        throw DataFault(.missingValue(column), at: position)
      }
      return value
    }
  }

  private static func text(_ node: Node) throws(DataFault) -> String {
    guard let text = node.text else {
      throw DataFault(.wrongShape(found: node.kind.words, expected: .cell), at: node.position)
    }
    return node.isNull ? "" : text
  }
}
