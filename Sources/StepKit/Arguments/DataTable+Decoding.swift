extension DataTable {
  /// Decodes a `Row` from every row but the first, whose cells are the property names.
  ///
  /// Properties may be numbers, Booleans, strings, and enums with such raw values. An empty cell is
  /// `nil` for an optional property. Columns that the type does not have are ignored.
  ///
  /// - Throws: `DataTableError` with the row and column.
  public func rows<Row: Decodable>(as type: Row.Type) throws -> [Row] {
    try rowDecoders().map { try Row(from: $0) }
  }

  func rowDecoders() throws(DataTableError) -> [RowDecoder] {
    let header = header
    return try hashes().enumerated().map { index, cells in
      RowDecoder(header: header, cells: cells, row: index + 1)
    }
  }
}

/// Decodes one row, of a flat type with properties.
struct RowDecoder: Decoder {
  /// The names of the cells, in order.
  let header: [String]
  let cells: [String: String]
  /// From 1 for the first row below the header; nil for a table of names and values.
  let row: Int?
  let codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RowContainer(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw DataTableError.unsupported(type: "a list")
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw DataTableError.unsupported(type: "a single value")
  }
}

private struct RowContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: RowDecoder
  let codingPath: [any CodingKey] = []
  var allKeys: [Key] { decoder.header.compactMap(Key.init(stringValue:)) }

  func contains(_ key: Key) -> Bool { decoder.cells[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try cell(key).value.isEmpty }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try CellDecoder(cell: cell(key)).decode(type)
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String { try cell(key).value }

  private func cell(_ key: Key) throws -> Cell {
    guard let value = decoder.cells[key.stringValue] else {
      throw decoder.row == nil
        ? DataTableError.missingName(key.stringValue, names: decoder.header)
        : DataTableError.missingColumn(key.stringValue, header: decoder.header)
    }
    let place: DataTableError.Place =
      decoder.row.map { .row($0, column: key.stringValue) } ?? .name(key.stringValue)
    return Cell(place: place, value: value)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    throw DataTableError.unsupported(type: "a nested type")
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw DataTableError.unsupported(type: "a list")
  }

  func superDecoder() throws -> any Decoder {
    throw DataTableError.unsupported(type: "a subclass")
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try superDecoder() }
}

struct Cell {
  let place: DataTableError.Place
  let value: String

  func read<T: LosslessStringConvertible>(_ type: T.Type, expected: String) throws -> T {
    if let value = T(value) { return value }
    throw DataTableError.cell(place, value: value, expected: expected)
  }
}

/// Decodes one cell, such as the raw value of an enum.
struct CellDecoder: Decoder, SingleValueDecodingContainer {
  let cell: Cell
  let codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw DataTableError.unsupported(type: "a nested type")
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw DataTableError.unsupported(type: "a list")
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { cell.value.isEmpty }
  func decode(_ type: String.Type) -> String { cell.value }
  func decode(_ type: Bool.Type) throws -> Bool {
    try cell.read(type, expected: "true or false")
  }
  func decode(_ type: Double.Type) throws -> Double { try number(type) }
  func decode(_ type: Float.Type) throws -> Float { try number(type) }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    do {
      return try T(from: self)
    } catch is DecodingError {
      throw DataTableError.cell(
        cell.place, value: cell.value, expected: expectation(of: type))
    }
  }

  /// The standard library also reads hexadecimal, infinities and NaN.
  private func number<T: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: T.Type
  ) throws -> T {
    let value = try cell.read(type, expected: "a number")
    guard value.isFinite, !cell.value.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") })
    else {
      throw DataTableError.cell(cell.place, value: cell.value, expected: "a number")
    }
    return value
  }

  private func integer<T: FixedWidthInteger & LosslessStringConvertible>(
    _ type: T.Type
  ) throws -> T {
    try cell.read(type, expected: "a whole number from \(T.min) to \(T.max)")
  }
}

/// A description of the text that can be decoded as a `T`.
func expectation<T>(of type: T.Type) -> String {
  guard let cases = (type as? any CaseIterable.Type)?.names else { return "\(type)" }
  return "one of " + cases.joined(separator: ", ")
}

extension CaseIterable {
  fileprivate static var names: [String] {
    allCases.map { ($0 as? any RawRepresentable).map { "\($0.rawValue)" } ?? "\($0)" }
  }
}
