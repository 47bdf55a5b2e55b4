/// Writes values as few bytes, for messages that are kept in great numbers.
///
/// Numbers take seven bits a byte. Ids are mostly counted, so an id that is a number is written as
/// the distance from the id before it.
package struct Packer {
  var buffer: [UInt8] = []
  var lastId = 0

  /// The bytes of all that `body` puts.
  package static func bytes(of body: (inout Packer) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes, body)
    return bytes
  }

  /// Appends all that `body` puts to `bytes`, to be read from where it begins.
  package static func append(to bytes: inout [UInt8], _ body: (inout Packer) -> Void) {
    var packer = Packer()
    swap(&packer.buffer, &bytes)
    body(&packer)
    swap(&packer.buffer, &bytes)
  }

  package mutating func put<Value: Packable>(_ value: Value) { value.pack(into: &self) }

  /// Appends bytes that another packer wrote.
  package mutating func put(packed: ArraySlice<UInt8>) { buffer.append(contentsOf: packed) }

  mutating func put(unsigned: UInt) {
    var rest = unsigned
    while rest > 0x7F {
      buffer.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    buffer.append(UInt8(rest))
  }
}

/// Reads what a `Packer` wrote, in the same order.
package struct Unpacker {
  let bytes: [UInt8]
  package internal(set) var position: Int
  var lastId = 0

  /// Reads what begins at `position`.
  package init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  package mutating func value<Value: Packable>() -> Value { Value(from: &self) }

  mutating func unsigned() -> UInt {
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

  /// Takes the byte that stands for nothing, if it comes next.
  mutating func takeZero() -> Bool {
    guard bytes[position] == 0 else { return false }
    position += 1
    return true
  }
}
