/// Writes values as few bytes: for other processes, for files, and for messages that are kept in great
/// numbers.
///
/// Numbers take seven bits a byte. Ids are mostly counted, so a text that is a number is written as the
/// distance from the one before it.
package struct ByteWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  var lastId = 0

  package init() {}

  /// The bytes of all that `body` puts.
  package static func bytes(of body: (inout ByteWriter) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes, body)
    return bytes
  }

  /// Appends all that `body` puts to `bytes`, to be read from where it begins.
  package static func append(to bytes: inout [UInt8], _ body: (inout ByteWriter) -> Void) {
    var writer = ByteWriter()
    swap(&writer.bytes, &bytes)
    body(&writer)
    swap(&writer.bytes, &bytes)
  }

  @inlinable
  package mutating func put<First: Packable>(_ first: First) { first.pack(into: &self) }

  // Not one method for any number of values, which the compiler does not specialize: it took three times as
  // long.

  @inlinable
  package mutating func put<First: Packable, Second: Packable>(_ first: First, _ second: Second) {
    first.pack(into: &self)
    second.pack(into: &self)
  }

  @inlinable
  package mutating func put<First: Packable, Second: Packable, Third: Packable>(
    _ first: First, _ second: Second, _ third: Third
  ) {
    put(first, second)
    third.pack(into: &self)
  }

  @inlinable
  package mutating func put<First: Packable, Second: Packable, Third: Packable, Fourth: Packable>(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
  ) {
    put(first, second)
    put(third, fourth)
  }

  package mutating func put(byte: UInt8) { bytes.append(byte) }

  package mutating func put(bytes more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Puts seven bits a byte, the lowest first.
  package mutating func put(unsigned: UInt64) {
    var rest = unsigned
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Puts a number from 0; a reader refuses any other.
  package mutating func put(number: Int) { put(unsigned: UInt64(bitPattern: Int64(number))) }

  /// Puts all bytes of a number, the lowest first.
  @inlinable
  package mutating func put(fixed number: some FixedWidthInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      put(byte: UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
