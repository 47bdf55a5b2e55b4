/// Writes values as few bytes, for what a run plans and may never need again.
///
/// Numbers take seven bits a byte. Ids are mostly counted, so an id that is a number is written as
/// the distance from the id before it.
struct Packer {
  private var buffer: [UInt8] = []
  private var lastId = 0

  init() { buffer.reserveCapacity(1 << 9) }

  /// What was written, in a block of its size.
  var bytes: [UInt8] { buffer.withUnsafeBufferPointer { Array($0) } }

  mutating func put(_ number: Int) { put(unsigned: UInt(bitPattern: number << 1 ^ number >> 63)) }

  /// A text, an id or nothing.
  mutating func put(_ text: String?) {
    guard let text else { return put(unsigned: 0) }
    if let id = Self.number(text) {
      put(id - lastId, tag: 1)
      lastId = id
    } else {
      put(unsigned: UInt(text.utf8.count) << 2 | 2)
      buffer.append(contentsOf: text.utf8)
    }
  }

  mutating func put<Element>(
    _ elements: [Element], _ write: (inout Packer, Element) -> Void
  ) {
    put(elements.count)
    // By index, so that no element is copied.
    for index in elements.indices { write(&self, elements[index]) }
  }

  /// Whether there is a value, then the value.
  mutating func put<Value>(_ value: Value?, _ write: (inout Packer, Value) -> Void) {
    put(value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }

  private mutating func put(_ number: Int, tag: UInt) {
    put(unsigned: UInt(bitPattern: number << 1 ^ number >> 63) << 2 | tag)
  }

  private mutating func put(unsigned: UInt) {
    var rest = unsigned
    while rest > 0x7F {
      buffer.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    buffer.append(UInt8(rest))
  }

  /// The number that is spelled so and in no other way.
  private static func number(_ text: String) -> Int? {
    let digits = text.utf8
    guard 1...15 ~= digits.count, digits.first != UInt8(ascii: "0") else { return nil }
    var number = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}

/// Reads what a `Packer` wrote, in the same order.
struct Unpacker {
  private let bytes: [UInt8]
  private var position = 0
  private var lastId = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func number() -> Int { Self.signed(unsigned()) }

  mutating func optionalText() -> String? {
    let head = unsigned()
    switch head & 3 {
    case 0: return nil
    case 1:
      lastId += Self.signed(head >> 2)
      return String(lastId)
    default:
      let end = position + Int(head >> 2)
      defer { position = end }
      return String(decoding: bytes[position..<end], as: UTF8.self)
    }
  }

  mutating func text() -> String { optionalText() ?? "" }

  mutating func array<Element>(_ read: (inout Unpacker) -> Element) -> [Element] {
    let count = number()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(read(&self)) }
    return elements
  }

  mutating func optional<Value>(_ read: (inout Unpacker) -> Value) -> Value? {
    number() == 0 ? nil : read(&self)
  }

  private static func signed(_ number: UInt) -> Int {
    Int(bitPattern: number >> 1) ^ -Int(bitPattern: number & 1)
  }

  private mutating func unsigned() -> UInt {
    var number: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = bytes[position]
      position += 1
      number |= UInt(byte & 0x7F) << shift
      guard byte & 0x80 != 0 else { return number }
      shift += 7
    }
  }
}
