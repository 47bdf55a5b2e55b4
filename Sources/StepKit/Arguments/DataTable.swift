/// A data table: the table below a step.
///
/// All rows of a table from a feature have the same number of cells.
public struct DataTable: Sendable, Hashable {
  /// All rows, including the first one.
  public let raw: [[String]]

  /// Creates a table of rows.
  public init(_ raw: [[String]]) { self.raw = raw }

  /// The first row; empty if there is none.
  public var header: [String] { raw.first ?? [] }

  /// All rows except the first.
  public var rows: [[String]] { Array(raw.dropFirst()) }

  /// A table with rows and columns swapped.
  ///
  /// It has as many rows as the first row has cells; missing cells are empty.
  public func transposed() -> DataTable {
    DataTable(header.indices.map { column in raw.map { column < $0.count ? $0[column] : "" } })
  }

  /// A dictionary for each row except the first, whose cells are the keys.
  ///
  /// - Throws: `DataTableError.duplicateHeader` if two columns have the same name.
  public func hashes() throws(DataTableError) -> [[String: String]] {
    try checkUnique(header)
    let header = header
    return rows.map { Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first }) }
  }

  /// A dictionary from the first column to the second.
  ///
  /// - Throws: `DataTableError.notTwoColumns`, or `.duplicateHeader` if a name occurs twice.
  public func rowsHash() throws(DataTableError) -> [String: String] {
    try checkNames()
    return Dictionary(raw.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
  }

  /// Checks that the table has no columns other than those a step reads, whatever the case of their names.
  ///
  /// A column that the step does not read would go unnoticed: a check would pass with any value in
  /// it.
  ///
  /// - Parameter known: The names of the columns that the step reads.
  /// - Throws: `DataTableError.unknownColumn` for the first other column.
  public func checkColumns(_ known: [String]) throws(DataTableError) {
    let names = Set(known.map { $0.lowercased() })
    if let name = header.first(where: { !names.contains($0.lowercased()) }) {
      throw .unknownColumn(name, known: known)
    }
  }

  /// Checks that there are two columns, and that no name in the first occurs twice.
  func checkNames() throws(DataTableError) {
    if let row = raw.first(where: { $0.count != 2 }) { throw .notTwoColumns(found: row.count) }
    try checkUnique(raw.map { $0[0] })
  }

  func checkUnique(_ names: [String]) throws(DataTableError) {
    var seen = Set<String>()
    for name in names where !seen.insert(name).inserted { throw .duplicateHeader(name) }
  }
}

/// An error in reading or decoding a table.
public enum DataTableError: Error, Equatable {
  /// Two columns, or two names, are the same.
  case duplicateHeader(String)
  /// A row does not have two cells.
  case notTwoColumns(found: Int)
  /// A row does not have one cell.
  case notOneColumn(found: Int)
  /// A cell cannot be decoded.
  case cell(Place, value: String, expected: String)
  /// The header has no column for a required property.
  case missingColumn(String, header: [String])
  /// The header has a column that the step does not read.
  case unknownColumn(String, known: [String])
  /// A table of names and values has no row for a required property.
  case missingName(String, names: [String])
  /// The initializer of a type rejected a row, or the table, for its own reason.
  case refused(row: Int?, reason: String)
  /// The type has properties that a cell cannot contain.
  case unsupported(type: String)

  /// The location of a cell, counted from 1.
  public enum Place: Sendable, Equatable {
    /// In the `row`th row below the header.
    case row(Int, column: String)
    /// In a table of names and values, next to this name.
    case name(String)
    /// In a table without a header.
    case raw(row: Int, column: Int)
  }
}

extension DataTableError {
  /// The row of the table with the error, from 0 with the header; nil for a table without a header, or whose
  /// rows have names.
  package var row: Int? {
    switch self {
    case .cell(.row(let row, _), _, _): row
    case .cell(.raw(let row, _), _, _): row - 1
    default: nil
    }
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
    case .unknownColumn(let name, let known):
      "the step does not read the column \"\(name)\", only: \(known.joined(separator: ", "))"
    case .missingName(let name, let names):
      "the table has no row \"\(name)\", it has: \(names.joined(separator: ", "))"
    case .refused(let row, let reason):
      (row.map { "row \($0): " } ?? "the table: ") + reason
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
