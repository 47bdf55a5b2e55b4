/// Writes values for another process of the same program.
package struct WireWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Leaves room for what is known only once the rest is there.
  package mutating func leave(_ count: Int) {
    bytes.append(contentsOf: repeatElement(0, count: count))
  }

  /// Fills four bytes of the room that was left, the lowest first.
  package mutating func set(_ number: UInt32, at position: Int) {
    for index in 0..<4 {
      bytes[position + index] = UInt8(truncatingIfNeeded: number >> (8 * index))
    }
  }

  package mutating func put(_ byte: UInt8) { bytes.append(byte) }

  package mutating func put(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  /// Seven bits a byte, the sign last.
  package mutating func put(_ number: Int64) {
    var rest = UInt64(bitPattern: number << 1 ^ number >> 63)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func put(_ number: Int) { put(Int64(number)) }

  package mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func put(_ content: [UInt8]) {
    put(content.count)
    bytes.append(contentsOf: content)
  }

  package mutating func put(_ text: String?) {
    put(text != nil)
    if let text { put(text) }
  }

  package mutating func put(_ number: Int?) {
    put(number != nil)
    if let number { put(number) }
  }

  package mutating func put(_ values: [String: String]) {
    put(values.count)
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      put(name)
      put(value)
    }
  }
}

/// Bytes that no `WireWriter` has written: a process that went wrong may send anything.
package struct WireError: Error, Equatable {
  package init() {}
}

/// Reads what a `WireWriter` wrote, in the same order, and never trusts it.
package struct WireReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  package var isAtEnd: Bool { position == bytes.endIndex }

  package mutating func byte() throws(WireError) -> UInt8 {
    guard position < bytes.endIndex else { throw WireError() }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func flag() throws(WireError) -> Bool { try byte() != 0 }

  package mutating func long() throws(WireError) -> Int64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      guard shift < 64 else { throw WireError() }
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { break }
      shift += 7
    }
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  package mutating func int() throws(WireError) -> Int { Int(try long()) }

  /// A position or a number of things, so far from the greatest number that it can be counted on from.
  package mutating func ordinal() throws(WireError) -> Int {
    let number = try long()
    guard 0...Int64(Int32.max) ~= number else { throw WireError() }
    return Int(number)
  }

  /// Nanoseconds, of which several can be added: none and more, up to a century.
  package mutating func nanoseconds() throws(WireError) -> Int64 {
    let number = try long()
    guard 0...(1 << 61) ~= number else { throw WireError() }
    return number
  }

  /// A number of things that are still to come, each of at least one byte.
  package mutating func count() throws(WireError) -> Int {
    let count = try int()
    guard count >= 0, count <= bytes.endIndex - position else { throw WireError() }
    return count
  }

  package mutating func text() throws(WireError) -> String {
    let count = try count()
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  package mutating func content() throws(WireError) -> [UInt8] {
    let count = try count()
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  package mutating func optionalText() throws(WireError) -> String? {
    try flag() ? try text() : nil
  }

  package mutating func optionalInt() throws(WireError) -> Int? { try flag() ? try int() : nil }

  package mutating func optionalOrdinal() throws(WireError) -> Int? {
    try flag() ? try ordinal() : nil
  }

  package mutating func texts() throws(WireError) -> [String: String] {
    var values: [String: String] = [:]
    for _ in 0..<(try count()) {
      let name = try text()
      values[name] = try text()
    }
    return values
  }
}
