import YAML

/// The members of a mapping.
struct MappingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: NodeDecoder
  let allKeys: [Key]
  private let names: [String]
  private let nodes: [String: Node]
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(decoder: NodeDecoder, pairs: [Node.Pair]) {
    self.decoder = decoder
    names = pairs.map(\.name)
    nodes = Dictionary(pairs.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    allKeys = names.compactMap(Key.init(stringValue:))
  }

  func contains(_ key: Key) -> Bool { nodes[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try inside(key).decodeNil() }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try inside(key).value(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try inside(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try inside(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try inside(PathKey(stringValue: "super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try inside(key) }

  private func inside(_ key: any CodingKey) throws -> NodeDecoder {
    guard let node = nodes[key.stringValue] else {
      throw DocStringError.missing(
        key.stringValue, in: decoder.path, line: decoder.node.line, column: decoder.node.column,
        has: names)
    }
    return decoder.inside(node, key)
  }
}

/// The elements of a list.
struct SequenceContainer: UnkeyedDecodingContainer {
  let decoder: NodeDecoder
  let items: [Node]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(decoder: NodeDecoder, items: [Node]) {
    self.decoder = decoder
    self.items = items
  }

  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex >= items.count }

  mutating func decodeNil() throws -> Bool {
    guard try current().decodeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try next { try $0.value(type) }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try next { try $0.container(keyedBy: keyType) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }

  /// Moves on only when `read` succeeds: a type may try one way of reading after another.
  private mutating func next<T>(_ read: (NodeDecoder) throws -> T) throws -> T {
    let value = try read(current())
    currentIndex += 1
    return value
  }

  private func current() throws -> NodeDecoder {
    guard !isAtEnd else {
      throw DocStringError.value(
        path: decoder.path, line: decoder.node.line, column: decoder.node.column,
        found: "a list of \(items.count)", expected: "a longer one")
    }
    return decoder.inside(items[currentIndex], PathKey(index: currentIndex))
  }
}
