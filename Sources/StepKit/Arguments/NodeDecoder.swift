import YAML

/// Decodes a value from nodes: those of a JSON or YAML text, or the cells of a table.
struct NodeDecoder: Decoder {
  let node: Node
  /// The format of the doc string; nil in a table, where the text of a cell may be any value.
  let format: DocString.Format?
  /// The path of the node around this one, which its other members share.
  var parents: [any CodingKey] = []
  /// The key of the node in that one; nil at the root.
  var key: (any CodingKey)?
  var codingPath: [any CodingKey] { key.map { parents + [$0] } ?? [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  var isTable: Bool { format == nil }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .mapping(let pairs) = node.content else {
      throw wrong("names with values", shape: "a nested type")
    }
    return KeyedDecodingContainer(MappingContainer(decoder: self, pairs: pairs))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .sequence(let items) = node.content else { throw wrong("a list", shape: "a list") }
    return SequenceContainer(decoder: self, items: items)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  /// The node as a `T`; errors of the type itself get the location of the node.
  func value<T: Decodable>(_ type: T.Type) throws -> T {
    do {
      return try T(from: self)
    } catch let error as DecodingError {
      if case .scalar = node.content { throw wrong(expectation(of: type)) }
      throw refused(error.reason)
    }
  }
}

extension NodeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { isTable ? node.text?.isEmpty == true : node.isNull }

  func decode(_ type: String.Type) throws -> String {
    if isTable, let text = node.text { return text }
    switch node.kind {
    case .quotedText(let text): return text
    case .text(let text) where format == .yaml: return text
    default: throw wrong("text")
    }
  }

  func decode(_ type: Bool.Type) throws -> Bool {
    switch node.kind {
    case .text("true"): return true
    case .text("false"): return false
    default: throw wrong("true or false")
    }
  }

  func decode<T: Decodable & FixedWidthInteger>(_ type: T.Type) throws -> T { try integer(type) }
  // For these the protocol has functions of its own, which throw.
  func decode(_ type: Int128.Type) throws -> Int128 { try integer(type) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try integer(type) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try value(type) }

  /// Rounds once, from the text; `node.double` only checks the spelling.
  func decode<T: Decodable & BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: T.Type
  ) throws -> T {
    guard (try? node.double) != nil, let value = node.text.flatMap({ T($0) }), value.isFinite
    else { throw wrong("a number") }
    return value
  }

  /// Decodes `12`; in a table also `+12`, in a doc string `12.0` and `1.2e1`, which are the same
  /// number in JSON.
  private func integer<T: FixedWidthInteger>(_ type: T.Type) throws -> T {
    if case .text(let text) = node.kind {
      if isTable || text.utf8.first != UInt8(ascii: "+"), let value = T(text) { return value }
      if !isTable, text.utf8.contains(where: { ".eE".utf8.contains($0) }),
        let double = try? node.double, let value = T(exactly: double)
      {
        return value
      }
    }
    // Its limits are of interest only if a number was written.
    let digits = node.text?.drop { $0 == "-" || $0 == "+" } ?? ""
    let isNumber = !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
    throw wrong("a whole number" + (isNumber ? " from \(T.min) to \(T.max)" : ""))
  }
}

// MARK: - Errors

extension NodeDecoder {
  /// The error of a node that is not as expected.
  ///
  /// - Parameters:
  ///   - shape: The value that the type asked for and that no cell has; nil for a single value.
  func wrong(_ expected: String, found: String? = nil, shape: String? = nil) -> any Error {
    guard isTable else {
      return DocStringError.value(
        path: path, line: node.line, column: node.column, found: found ?? node.kind.words,
        expected: expected)
    }
    guard shape == nil, let text = node.text else {
      return DataTableError.unsupported(type: shape ?? "a single value")
    }
    return DataTableError.cell(cellPlace, value: text, expected: expected)
  }

  /// The error of a mapping without a required name.
  func missing(_ name: String, has names: [String]) -> any Error {
    guard isTable else {
      return DocStringError.missing(
        name, in: path, line: node.line, column: node.column, has: names)
    }
    return key == nil
      ? DataTableError.missingName(name, names: names)
      : DataTableError.missingColumn(name, header: names)
  }

  /// The error of a type that rejects a list or mapping.
  private func refused(_ reason: String) -> any Error {
    guard isTable else {
      return DocStringError.refused(
        path: path, line: node.line, column: node.column, reason: reason)
    }
    let index = (codingPath.first as? PathKey)?.intValue
    return DataTableError.refused(row: index.map { $0 + 1 }, reason: reason)
  }

  /// The location of a cell: a table of names and values is a mapping, any other a list.
  private var cellPlace: DataTableError.Place {
    guard let key, (key as? PathKey)?.intValue == nil else {
      return .raw(row: node.line, column: node.column)
    }
    return parents.isEmpty ? .name(key.stringValue) : .row(node.line, column: key.stringValue)
  }

  /// The path of the node, such as `orders[2].price`.
  private var path: String {
    codingPath.reduce(into: "") { path, key in
      if let index = (key as? PathKey)?.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}

/// A description of the text that can be decoded as a `T`.
private func expectation<T>(of type: T.Type) -> String {
  guard let cases = (type as? any CaseIterable.Type)?.names else { return "\(type)" }
  return "one of " + cases.joined(separator: ", ")
}

extension CaseIterable {
  fileprivate static var names: [String] {
    allCases.map { ($0 as? any RawRepresentable).map { "\($0.rawValue)" } ?? "\($0)" }
  }
}

extension DecodingError {
  /// The reason why a type rejected a value.
  fileprivate var reason: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.debugDescription
    @unknown default: "\(self)"
    }
  }
}
