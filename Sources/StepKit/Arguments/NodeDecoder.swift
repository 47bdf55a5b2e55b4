import YAML

/// Decodes a value from the nodes of a JSON or YAML text.
struct NodeDecoder: Decoder {
  let node: Node
  let format: DocString.Format
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .mapping(let pairs) = node.content else { throw wrong("names with values") }
    return KeyedDecodingContainer(MappingContainer(decoder: self, pairs: pairs))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .sequence(let items) = node.content else { throw wrong("a list") }
    return SequenceContainer(decoder: self, items: items)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  /// The decoder of a node inside this one.
  func inside(_ node: Node, _ key: any CodingKey) -> NodeDecoder {
    NodeDecoder(node: node, format: format, codingPath: codingPath + [key])
  }

  /// The node as a `T`; errors of the type itself get the location of the node.
  func value<T: Decodable>(_ type: T.Type) throws -> T {
    do {
      return try T(from: self)
    } catch let error as DecodingError {
      if case .scalar = node.content { throw wrong(expectation(of: type)) }
      throw DocStringError.refused(
        path: path, line: node.line, column: node.column, reason: error.reason)
    }
  }

  func wrong(_ expected: String) -> DocStringError {
    .value(
      path: path, line: node.line, column: node.column, found: node.kind.words, expected: expected)
  }

  /// The path of the node, such as `orders[2].price`.
  var path: String {
    codingPath.reduce(into: "") { path, key in
      if let index = key.intValue, key is PathKey {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}

extension NodeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { node.isNull }

  func decode(_ type: String.Type) throws -> String {
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

  func decode(_ type: Double.Type) throws -> Double { try number(type) }
  func decode(_ type: Float.Type) throws -> Float { try number(type) }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: Int128.Type) throws -> Int128 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try integer(type) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try value(type) }

  private func number<T: BinaryFloatingPoint>(_ type: T.Type) throws -> T {
    guard let double = try? node.double, T(double).isFinite else { throw wrong("a number") }
    return T(double)
  }

  /// Decodes `12`, and also `12.0` and `1.2e1`, which are the same number in JSON.
  private func integer<T: FixedWidthInteger>(_ type: T.Type) throws -> T {
    if case .text(let text) = node.kind {
      if text.utf8.first != UInt8(ascii: "+"), let value = T(text) { return value }
      if text.utf8.contains(where: { ".eE".utf8.contains($0) }), let double = try? node.double,
        let value = T(exactly: double)
      {
        return value
      }
    }
    throw wrong("a whole number from \(T.min) to \(T.max)")
  }
}

/// A position in a list, or a name that no type has declared.
struct PathKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(index: Int) {
    stringValue = "\(index)"
    intValue = index
  }

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init?(intValue: Int) { self.init(index: intValue) }
}

extension DecodingError {
  /// The reason for which a type rejected a value.
  fileprivate var reason: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.debugDescription
    @unknown default: "\(self)"
    }
  }
}
