import YAML

/// The members of a mapping.
struct MappingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let codingPath: [any CodingKey]
  private let decoder: NodeDecoder
  private let pairs: [Node.Pair]
  /// The positions of names in `pairs`, if there are too many to compare one after another.
  private let positions: [String: Int]
  var allKeys: [Key] { pairs.compactMap { Key(stringValue: $0.name) } }

  init(decoder: NodeDecoder, pairs: [Node.Pair]) {
    codingPath = decoder.codingPath
    self.decoder = decoder
    self.pairs = pairs
    positions =
      pairs.count <= 16
      ? [:] : Dictionary(zip(pairs.map(\.name), 0...), uniquingKeysWith: { first, _ in first })
  }

  /// A column for an optional property may be missing, but one with nearly its name is a slip: reading the
  /// property then reports it.
  func contains(_ key: Key) -> Bool {
    if node(key.stringValue) != nil { return true }
    let letters = key.stringValue.lettersInLowerCase
    return decoder.isTable && pairs.contains { $0.name.lettersInLowerCase == letters }
  }

  func decodeNil(forKey key: Key) throws -> Bool { try inside(key).decodeNil() }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try inside(key).value(type)
  }

  // For these the protocol has functions of its own, which throw.
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try inside(key).value(type) }
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
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
    return try inside(PathKey.name("super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try inside(key) }

  private func node(_ name: String) -> Node? {
    positions.isEmpty ? decoder.node[name] : positions[name].map { pairs[$0].value }
  }

  private func inside(_ key: any CodingKey) throws -> NodeDecoder {
    guard let node = node(key.stringValue) else {
      throw decoder.missing(key.stringValue, has: pairs.map(\.name))
    }
    return NodeDecoder(node: node, format: decoder.format, parents: codingPath, key: key)
  }
}

extension String {
  /// A name without spaces, hyphens and capital letters.
  var lettersInLowerCase: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

/// The elements of a list.
struct SequenceContainer: UnkeyedDecodingContainer {
  let codingPath: [any CodingKey]
  private let decoder: NodeDecoder
  private let items: [Node]
  private(set) var currentIndex = 0

  init(decoder: NodeDecoder, items: [Node]) {
    codingPath = decoder.codingPath
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

  // As above.
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try next { try $0.value(type) } }
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try next { try $0.value(type) } }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try next { try $0.container(keyedBy: keyType) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }

  /// Advances only if `read` succeeds: a type may try several ways of reading.
  private mutating func next<T>(_ read: (NodeDecoder) throws -> T) throws -> T {
    let value = try read(current())
    currentIndex += 1
    return value
  }

  private func current() throws -> NodeDecoder {
    guard !isAtEnd else {
      throw decoder.wrong("a longer one", found: "a list of \(items.count)", shape: "a longer list")
    }
    return NodeDecoder(
      node: items[currentIndex], format: decoder.format, parents: codingPath,
      key: PathKey.index(currentIndex))
  }
}

/// A position in a list, or a name that no type has declared.
enum PathKey: CodingKey {
  case index(Int)
  case name(String)

  init(stringValue: String) { self = .name(stringValue) }
  init?(intValue: Int) { self = .index(intValue) }

  var intValue: Int? { if case .index(let index) = self { index } else { nil } }
  var stringValue: String {
    switch self {
    case .index(let index): "\(index)"
    case .name(let name): name
    }
  }
}
