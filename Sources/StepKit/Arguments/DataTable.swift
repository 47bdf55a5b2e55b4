/// The table below a step.
///
/// The rows of a table from a feature have the same number of cells; the parser has seen to it.
public struct DataTable: Sendable, Hashable {
  /// All rows as written, the first one included.
  public let raw: [[String]]

  public init(_ raw: [[String]]) { self.raw = raw }

  /// The first row; empty when there is none.
  public var header: [String] { raw.first ?? [] }

  /// All rows but the first.
  public var rows: [[String]] { Array(raw.dropFirst()) }

  /// Columns as rows, as many as the first row has cells; a cell that a row lacks is empty.
  public func transposed() -> DataTable {
    DataTable(
      header.indices.map { column in raw.map { column < $0.count ? $0[column] : "" } })
  }

  /// One dictionary for each row but the first, keyed by the first.
  ///
  /// - Throws: `DataTableError.duplicateHeader` when two columns have one name.
  public func hashes() throws(DataTableError) -> [[String: String]] {
    try checkUnique(header)
    let header = header
    return rows.map { Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first }) }
  }

  /// One dictionary of the whole table: first column to second.
  ///
  /// - Throws: `DataTableError.notTwoColumns`, or `.duplicateHeader` when a name comes twice.
  public func rowsHash() throws(DataTableError) -> [String: String] {
    if let row = raw.first(where: { $0.count != 2 }) { throw .notTwoColumns(found: row.count) }
    try checkUnique(raw.map { $0[0] })
    return Dictionary(raw.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
  }

  private func checkUnique(_ names: [String]) throws(DataTableError) {
    var seen = Set<String>()
    for name in names where !seen.insert(name).inserted {
      throw .duplicateHeader(name)
    }
  }
}

/// Why a table cannot be read as asked.
public enum DataTableError: Error, Equatable {
  case duplicateHeader(String)
  case notTwoColumns(found: Int)
  case notOneColumn(found: Int)
  case cell(Place, value: String, expected: String)
  case missingColumn(String, header: [String])
  /// A table of names and values lacks a name.
  case missingName(String, names: [String])
  case unsupported(type: String)

  /// Where a cell is, counted from 1.
  public enum Place: Sendable, Equatable {
    /// In the `row`th row below the header.
    case row(Int, column: String)
    /// In a table of names and values, beside this name.
    case name(String)
    /// In a table without a header.
    case raw(row: Int, column: Int)
  }
}

extension DataTableError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .duplicateHeader(let name):
      "the table names \"\(name)\" twice: rename one, or use `raw`"
    case .notTwoColumns(let found):
      "the table has \(found) column\(found == 1 ? "" : "s"), expected 2: a name and its value"
    case .notOneColumn(let found):
      "the table has \(found) columns, expected 1"
    case .cell(let place, let value, let expected):
      "\(place): found \"\(value)\", expected \(expected)"
    case .missingColumn(let name, let header):
      "the table has no column \"\(name)\", it has: \(header.joined(separator: ", "))"
    case .missingName(let name, let names):
      "the table has no row \"\(name)\", it has: \(names.joined(separator: ", "))"
    case .unsupported(let type):
      "a table row cannot be read as \(type): its properties must be numbers, texts, truth values "
        + "or raw-value enums"
    }
  }
}

extension DataTableError.Place: CustomStringConvertible {
  public var description: String {
    switch self {
    case .row(let row, let column): "row \(row), column \"\(column)\""
    case .name(let name): "row \"\(name)\""
    case .raw(let row, let column): "row \(row), column \(column)"
    }
  }
}
