import YAML

extension DataTable {
  /// Decodes a `Row` from every row except the first, whose cells are the property names.
  ///
  /// Properties may be numbers, Booleans, strings, and enums with such raw values. An empty cell is
  /// `nil` for an optional property. Columns that the type does not have are ignored;
  /// `checkColumns(_:)` rejects them.
  ///
  /// - Throws: `DataTableError` with the row and column.
  public func rows<Row: Decodable>(as type: Row.Type) throws -> [Row] {
    try NodeDecoder(node: rowsBelowHeader(), format: nil).value([Row].self)
  }

  /// Decodes a value from the table, which is read in the shape of the type.
  ///
  /// - An array of a type with properties: the rows below a header, see `rows(as:)`.
  /// - An array of numbers, strings or enums: the cells of a single column.
  /// - An array of such arrays: all rows.
  /// - Any other type, with properties or a dictionary: two columns, names and values.
  ///
  /// - Throws: `DataTableError` with the row and column.
  public func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try NodeDecoder(node: nodes(for: type), format: nil).value(type)
  }

  private func nodes(for type: Any.Type) throws(DataTableError) -> Node {
    guard let element = (type as? any ListValue.Type)?.element else { return try namesAndValues() }
    if element is any ListValue.Type { return list(cells.map(list)) }
    guard isScalar(element) else { return try rowsBelowHeader() }
    if let row = raw.first(where: { $0.count != 1 }) { throw .notOneColumn(found: row.count) }
    return list(cells.flatMap(\.self))
  }

  /// A list of mappings; their rows count from the first below the header.
  private func rowsBelowHeader() throws(DataTableError) -> Node {
    try checkUnique(header)
    let names = DataTable([header]).cells[0]
    return list(DataTable(rows).cells.map { mapping(zip(names, $0)) })
  }

  private func namesAndValues() throws(DataTableError) -> Node {
    try checkNames()
    return mapping(cells.map { ($0[0], $0[1]) })
  }

  private var cells: [[Node]] {
    raw.enumerated().map { row, cells in
      cells.enumerated().map { column, text in
        Node(.scalar(Node.Scalar(text: text)), at: Position(line: row + 1, column: column + 1))
      }
    }
  }
}

private let start = Position(line: 1, column: 1)

private func list(_ items: [Node]) -> Node { Node(.sequence(items), at: start) }

private func mapping(_ pairs: some Sequence<(Node, Node)>) -> Node {
  Node(.mapping(pairs.map { Node.Pair(key: $0, value: $1) }), at: start)
}

/// Whether a value of the type is one piece of text, as in a parameter or a cell.
func isScalar(_ type: Any.Type) -> Bool {
  let type = unwrapped(type)
  return type == String.self || type == Bool.self || type is any BinaryInteger.Type
    || type is any BinaryFloatingPoint.Type || type is any RawRepresentable.Type
}

/// The element type of a list whose type is erased.
private protocol ListValue {
  static var element: Any.Type { get }
}

extension Array: ListValue {
  static var element: Any.Type { Element.self }
}

extension Set: ListValue {
  static var element: Any.Type { Element.self }
}
