extension DataTable {
  /// Decodes a value from the table, which is read in the shape of the type.
  ///
  /// - An array of a type with properties: the rows below a header, see `rows(as:)`.
  /// - An array of numbers, strings or enums: the cells of a single column.
  /// - An array of such arrays: all rows.
  /// - Any other type, with properties or a dictionary: two columns, names and values.
  ///
  /// - Throws: `DataTableError` with the row and column.
  public func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard let element = (type as? any ListValue.Type)?.element else {
      let cells = try rowsHash()
      return try T(from: RowDecoder(header: raw.map { $0[0] }, cells: cells, row: nil))
    }
    if element is any ListValue.Type {
      return try T(from: ListDecoder(items: rawRows().map(ListDecoder.Item.list)))
    }
    guard isScalar(element) else {
      return try T(from: ListDecoder(items: rowDecoders().map(ListDecoder.Item.row)))
    }
    if let row = raw.first(where: { $0.count != 1 }) {
      throw DataTableError.notOneColumn(found: row.count)
    }
    return try T(from: ListDecoder(items: rawRows().flatMap(\.items)))
  }

  private func rawRows() -> [ListDecoder] {
    raw.enumerated().map { row, cells in
      ListDecoder(
        items: cells.enumerated().map { column, value in
          .cell(
            CellDecoder(
              cell: Cell(place: .raw(row: row + 1, column: column + 1), value: value)))
        })
    }
  }
}

/// Whether a value of the type is one piece of text, as in a parameter or a cell.
func isScalar(_ type: Any.Type) -> Bool {
  let type = (type as? any OptionalValue.Type)?.wrapped ?? type
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

/// Decodes the rows or cells of a table as a list.
private struct ListDecoder: Decoder {
  /// The source of one element.
  enum Item {
    case row(RowDecoder)
    case cell(CellDecoder)
    case list(ListDecoder)
  }

  let items: [Item]
  let codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw DataTableError.unsupported(type: "a nested type")
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { ListContainer(items: items) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw DataTableError.unsupported(type: "a single value")
  }
}

private struct ListContainer: UnkeyedDecodingContainer {
  let items: [ListDecoder.Item]
  let codingPath: [any CodingKey] = []
  private(set) var currentIndex = 0

  init(items: [ListDecoder.Item]) { self.items = items }

  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex >= items.count }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, case .cell(let decoder) = items[currentIndex], decoder.decodeNil() else {
      return false
    }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    guard !isAtEnd else { throw DataTableError.unsupported(type: "a longer list") }
    defer { currentIndex += 1 }
    return switch items[currentIndex] {
    case .row(let decoder): try T(from: decoder)
    case .cell(let decoder): try decoder.decode(type)
    case .list(let decoder): try T(from: decoder)
    }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    throw DataTableError.unsupported(type: "a nested type")
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw DataTableError.unsupported(type: "a list")
  }

  mutating func superDecoder() throws -> any Decoder {
    throw DataTableError.unsupported(type: "a subclass")
  }
}
