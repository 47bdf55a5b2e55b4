import YAML

/// The members of a mapping.
struct MappingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: NodeDecoder
  private let pairs: [Node.Pair]
  private let nodes: [String: Node]
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { pairs.compactMap { Key(stringValue: $0.name) } }

  init(decoder: NodeDecoder, pairs: [Node.Pair]) {
    self.decoder = decoder
    self.pairs = pairs
    nodes = Dictionary(pairs.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
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

  func superDecoder() throws -> any Decoder {
    if decoder.isTable { throw DataTableError.unsupported(type: "a subclass") }
    return try inside(PathKey(stringValue: "super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try inside(key) }

  private func inside(_ key: any CodingKey) throws -> NodeDecoder {
    guard let node = nodes[key.stringValue] else {
      throw decoder.missing(key.stringValue, has: pairs.map(\.name))
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
      throw decoder.wrong(
        "a longer one", found: "a list of \(items.count)", shape: "a longer list")
    }
    return decoder.inside(items[currentIndex], PathKey(index: currentIndex))
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
